import { count } from '../base/text.ts'
import type { How, SourcePlace, UnitName } from './structure.ts'
import type { Definition, FieldLayout, OutlineEntry, Reference, Subject, Through } from './structure-results.ts'

/** `paragraph 1000-READ of LEDGER`, `message "NO SUCH METER" of LEDGER`. */
export function unitWords({ kind, name, of }: Pick<UnitName, 'name' | 'of'> & { readonly kind: string }): string {
  return `${kind} ${kind === 'message' ? `"${name}"` : name}${of === undefined ? '' : ` of ${of}`}`
}

/** `path:line`, the form that editors understand. */
export function placeText({ path, line }: SourcePlace): string {
  return `${path}:${line}`
}

export function linesText({
  path,
  startLine,
  endLine,
}: {
  readonly path: string
  readonly startLine: number
  readonly endLine: number
}): string {
  return `${path}:${lineRange({ startLine, endLine })}`
}

export function lineRange({ startLine, endLine }: { readonly startLine: number; readonly endLine: number }): string {
  return endLine > startLine ? `${startLine}-${endLine}` : `${startLine}`
}

/** What is asked about, with where it is defined. */
export function subjectWords({ unit, definitions }: Subject): string {
  const places = definitions.slice(0, 3).map(placeText)
  const more = definitions.length > places.length ? [`${definitions.length - places.length} more`] : []
  return `${unitWords(unit)} (${places.length === 0 ? 'not defined here' : [...places, ...more].join(', ')})`
}

/** How control comes to a paragraph that nobody jumps to. */
export function aboveWords(above: UnitName & SourcePlace & { readonly perhaps?: boolean }): string {
  if (above.kind === 'program') return `${above.name} begins here.`
  return `Falls through from ${unitWords(above)} (${placeText(above)})${above.perhaps === true ? ' where that is not performed' : ''}.`
}

/** What a reference begins in, down to the paragraph or step. */
export function fromWords({ from, within, step }: Reference): string {
  const inside = within ?? (step === undefined || from.kind === 'step' ? undefined : `step ${step}`)
  return inside === undefined ? unitWords(from) : `${unitWords(from)}, ${inside}`
}

/** What a reference does: `sql UPDATE`, `perform A THRU B`, `dataset read, DD SYSUT1 SHR`. */
export function doesWords({ kind, verb, op, dd, disp, thru, to, through }: Reference): string {
  if (kind === 'field-read' || kind === 'field-write') return verb ?? ''
  const how = verb ?? op ?? ''
  const what = [
    kind,
    how.toLowerCase() === kind ? '' : how,
    thru !== undefined && through?.kind !== 'thru' ? `${to.name} THRU ${thru}` : '',
  ]
  const given = dd === undefined ? '' : [`DD ${dd}`, disp ?? ''].filter((part) => part !== '').join(' ')
  return [what.filter((part) => part !== '').join(' '), given].filter((part) => part !== '').join(', ')
}

/** What nobody expects to find in the code is not said to be absent. */
const expectedInCode = new Set(['program', 'copybook', 'proc', 'transaction', 'paragraph', 'section'])

/** Followed by the operand. */
const knownBy: Record<Exclude<How, 'literal'>, string> = {
  value: 'VALUE of',
  move: 'moved to',
  set88: 'condition of',
  group: 'moved to the group of',
  table: 'table behind',
  symbolic: 'from',
  launcher: 'by',
}

/** How it is known who is meant, and what is not certain about it; empty for a name that simply stands there. */
export function howWords({ kind, how, operand, via, complete, inRepo, system, through, to }: Reference): string {
  const awaited = kind === 'triggers' && operand !== undefined
  const found = awaited ? `by ${operand}, set` : how === 'literal' ? '' : operand === undefined ? how : `${knownBy[how]} ${operand}`
  const at = via === undefined ? '' : `${how === 'literal' && !awaited ? 'copied at' : 'at'} ${placeText(via)}`
  const absent = inRepo || !expectedInCode.has(to.kind) ? '' : system ? 'of the system' : 'not in the code'
  return [
    through ? throughWords(through) : '',
    [found, at].filter((part) => part !== '').join(' '),
    complete ? '' : 'others possible',
    absent,
  ]
    .filter((part) => part !== '')
    .join('; ')
}

function throughWords({ kind, name }: Through): string {
  switch (kind) {
    case 'thru':
      return `in ${name}`
    case 'section':
      return `in section ${name}`
    case 'group':
      return `through group ${name}`
    case 'condition':
      return `by condition ${name}`
    case 'redefines':
      return `through ${name}, which redefines it`
    case 'file':
      return `as ${name}, which is written to its place in the file`
    case 'dd':
    case 'item':
      return `as ${name}`
  }
}

/** Picture, place in the record and programs of a data item; of anything else what its language says of it. */
export function definitionDetail({ detail = '', field }: Definition): string {
  if (!field) return detail
  const groups = field.groups.length > 1 ? [`in ${field.groups.slice(0, -1).join(' in ')}`] : []
  const isRecord = field.groups.length === 0
  const programs =
    field.programs.length === 0
      ? []
      : [
          `${isRecord ? '' : 'record '}used by ${field.programs.length > 3 ? count(field.programs.length, 'program') : field.programs.join(', ')}`,
        ]
  const place = placeWords(field, detail)
  return [detail, ...(place === '' ? [] : [place]), ...groups, ...programs].join('; ')
}

/** Offset and length; nothing where neither is known. */
function placeWords({ offset, length, level }: FieldLayout, detail = ''): string {
  if (length === 0 && offset === null) return ''
  return `${offset === null ? 'offset not fixed' : `offset ${offset}`}, ${level === 88 ? count(length, 'byte') : lengthWords(length, detail)}`
}

/** Of a DSECT that macros lay out the assembler alone knows the length; none is fixed where an extent is open. */
export function lengthWords(length: number, detail = ''): string {
  return length > 0 ? count(length, 'byte') : detail.endsWith('DSECT') ? 'length not known' : 'length not fixed'
}

/** An entry of an outline: a data item with level and offset, a step with what it runs, a unit with its comment. */
export function entryWords({ kind, name, detail, field, runs, comment }: OutlineEntry): string {
  if (field) {
    const [level = '', ...rest] = (detail ?? '').split(' ')
    const place = placeWords(field, detail)
    return [`${level} ${name}`, ...(rest.length > 0 ? [rest.join(' ')] : []), ...(place === '' ? [] : [`(${place})`])].join(' ')
  }
  const running = runs
    ?.map((run) => `${run.kind === 'proc' ? 'proc ' : ''}${run.name}${run.how === 'literal' ? '' : ` (${run.how})`}`)
    .join(', ')
  const said = running === undefined ? detail : `runs ${running}`
  const remark = comment === undefined ? '' : ` [comment ${lineRange(comment)}]`
  return `${kind} ${name}${said === undefined ? '' : `: ${said}`}${remark}`
}
