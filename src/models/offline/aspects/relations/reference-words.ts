import type { Reference } from '../../../../answer/structure-results.ts'
import { fileName } from '../../../../base/file-name.ts'
import { everyCall } from '../../calls.ts'
import { item, type Lines, nameFor, placesOf } from '../../cite.ts'
import { innermost } from '../../evidence/nested-conditions.ts'
import type { Findings } from '../../findings.ts'
import { isFileOf, isHandedOver, isMacroCall, isStart } from './caller-words.ts'
import type { Under } from './reference-conditions.ts'
import { labelOfReference } from './reference-lines.ts'

/** Further places of one caller. */
const mostAgain = 3

/** Tells procedures from jobs: a step may be of either. */
export const proceduresCall = everyCall('proc')

/** One who refers to the subject: who, by what statement, from where. `again`: further statements by which the same one does so in the same way. */
export function callerItem(findings: Findings, reference: Reference, under?: Under, again: readonly Reference[] = []): string {
  const { from, within, step, via, operand, how, thru } = reference
  const shown = again.filter(({ path, line }) => findings.isShown(path, line, line)).slice(0, mostAgain)
  const places = under?.lines === undefined ? [...placesOf(reference), ...shown.flatMap(placesOf)] : [under.lines]
  const copied = via !== undefined && how === 'literal' ? ` through ${fileName(reference.path)}` : ''
  const inside = within ?? (from.kind === 'step' ? undefined : step)
  const label = labelOfReference(reference, findings)
  const where = `${inside === undefined ? '' : ` in ${nameFor(findings, inside, places)}`}${
    label === undefined || label === from.name || label === inside ? '' : ` at ${nameFor(findings, label, places)}`
  }`
  const by = operand === undefined || how === 'literal' ? '' : `, by ${nameFor(findings, operand, places)}`
  const what = isStart(reference)
    ? 'runs it'
    : isFileOf(reference)
      ? 'stands for it'
      : `${doingWords(findings, reference)}${thru === undefined ? '' : ' THRU'}`
  const who = `${kindWords(from.kind)}${nameFor(findings, from.name, places)}${ofJob(findings, reference, places)}`
  const rest = again.length - shown.length
  return item(findings, `${who} (${what}${where}${copied}${by}${whenWords(under?.text)}${rest > 0 ? `; ${rest} more` : ''})`, places)
}

/** One that runs what calls the subject: which of its callers that is has to be said. */
export function runnerItem(findings: Findings, reference: Reference): string {
  const { from, to } = reference
  const places = placesOf(reference)
  const who = `${kindWords(from.kind)}${nameFor(findings, from.name, places)}${ofJob(findings, reference, places)}`
  return item(findings, `${who} (runs ${nameFor(findings, to.name, places)})`, places)
}

function ofJob(findings: Findings, { from }: Reference, places: readonly Lines[]): string {
  if (from.kind !== 'step' || from.of === undefined) return ''
  const procedures = findings.structure(proceduresCall, 'where')?.definitions ?? []
  return ` of ${procedures.some(({ name }) => name === from.of) ? 'proc' : 'job'} ${nameFor(findings, from.of, places)}`
}

/** One that the subject refers to. */
export function calleeItem(findings: Findings, reference: Reference, under?: Under): string {
  const { to, condition, system, inRepo, kind } = reference
  const places = under?.lines === undefined ? placesOf(reference) : [under.lines]
  const isOutside = !inRepo && (kind === 'call' || kind === 'link' || kind === 'xctl' || (kind === 'copy' && !system))
  const outside = !isOutside ? '' : system ? ', part of the system' : ', not in the code'
  const when = whenWords(condition === undefined ? under?.text : innermost(condition))
  const what = isStart(reference)
    ? 'it runs it'
    : isNextInput(reference)
      ? `${reference.verb}: the next input starts it`
      : doingWords(findings, reference)
  return item(findings, `${kindWords(to.kind)}${nameFor(findings, to.name, places)} (${what}${outside}${when})`, places)
}

function whenWords(condition: string | undefined): string {
  return condition === undefined ? '' : `, when ${condition.replaceAll('`', "'")}`
}

/** Control goes back to the system; the transaction starts when the user presses a key. */
export function isNextInput({ verb = '' }: Reference): boolean {
  return /^RETURN TRANSID$/i.test(verb)
}

/** What is done: the verb as it stands; where the language has none, what it does. */
export function doingWords(findings: Findings, reference: Reference): string {
  const { kind, verb, op, dd } = reference
  if (verb !== undefined || words[kind] !== undefined) {
    const does = statementWords(findings, reference)
    return verb !== undefined || op === undefined ? does : `${does} ${op}`
  }
  return op ?? (dd === undefined ? kind : `DD ${dd}`)
}

/** A definition of a language of which no more is known needs no word for its kind. */
function kindWords(kind: string): string {
  return kind === 'symbol' ? '' : `${kind} `
}

const words: Partial<Record<Reference['kind'], string>> = {
  call: 'CALL',
  link: 'LINK',
  xctl: 'XCTL',
  start: 'START',
  copy: 'COPY',
  runs: 'runs it',
  'runs-proc': 'runs the proc',
  transaction: 'transaction',
  triggers: 'triggers',
  perform: 'PERFORM',
  goto: 'GO TO',
  sql: 'SQL',
  dli: 'DL/I',
}

/** The statement that refers, as the trade names it; of what puts a member in, as the line itself does it. */
function statementWords(findings: Findings, { kind, verb, path, line }: Reference): string {
  if (isMacroCall({ kind, verb })) return 'macro'
  if (isHandedOver({ kind, verb })) return 'entry handed over'
  if (kind === 'copy')
    return /^(?!.*\bCOPY\b).*?\b(INCLUDE|USE)\b/i.exec(findings.linesOf(path).get(line) ?? '')?.[1]?.toUpperCase() ?? 'COPY'
  const named = words[kind] ?? kind
  if (verb === undefined || verb === named) return named
  return kind === 'sql' || kind === 'dli' ? `${named} ${verb}` : verb
}
