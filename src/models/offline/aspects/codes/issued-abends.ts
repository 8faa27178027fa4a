import { escapeRegex } from '../../../../base/escape-regex.ts'
import { groupBy } from '../../../../base/group-by.ts'
import { count } from '../../../../base/text.ts'
import type { Aspect, Draft } from '../../aspect.ts'
import { flowCall, linesCall, readCall } from '../../calls.ts'
import { at, inert, item, type Lines, moreItem, nameFor } from '../../cite.ts'
import type { Call } from '../../conversation.ts'
import { codeText } from '../../evidence/code-text.ts'
import { conditionOver, underWords } from '../../evidence/condition-over.ts'
import { flowOf } from '../../evidence/control-events.ts'
import { abending, endingIn } from '../../evidence/ending-statements.ts'
import { isAssembler } from '../../evidence/is-assembler.ts'
import { isCobolSource } from '../../evidence/is-cobol.ts'
import { lineText } from '../../evidence/line-text.ts'
import { nodeAt } from '../../evidence/node-at.ts'
import { ownLines } from '../../evidence/own-lines.ts'
import type { Findings, FoundLine } from '../../findings.ts'
import { asksIssuedAbends } from '../../question/asked-issued-abends.ts'
import { code } from '../../quote.ts'
import type { Subject } from '../../subjects.ts'

const mostFound = 100
const mostItems = 14
const mostSets = 4
const mostPlaces = 3
const linesAbove = 70
/** Operands of a command or call that goes on in other lines. */
const linesBelow = 4
const longest = 70

/** Routines that end a program: those of the system as COBOL and PL/I call them, and what a shop names after the abend. */
const routines = String.raw`\bCALL\s+['"]?(?:CEE3ABD|CEE3AB2|ILBOABN0|PLIABN\w*|[A-Z0-9@#$-]*ABE?ND[A-Z0-9@#$-]*)\b`
const commands = String.raw`\bCICS\s+ABEND\b|^[\d\s]*ABEND\s+ABCODE\b`
const macros = String.raw`^(?:[A-Z@#$][\w@#$]*)?\s+(?:ABEND\s+(?:\d|\(|[A-Z@#$])|SVC\s+13\b)`
const statements = `${routines}|${commands}|${macros}`
const isRoutine = new RegExp(routines, 'i')
const isCommand = new RegExp(commands, 'i')
const handled = /\bABEND\s+(?:LABEL|PROGRAM|CANCEL|RESET)\b/i
const handling = String.raw`\bHANDLE\s+ABEND\b|^[\d\s]*ABEND\s+(?:LABEL|PROGRAM)\b`

/** With which abends a program ends itself: the codes of its commands, calls and macros for that; that it has none is an answer. */
export const issuedAbendsAspect: Aspect = {
  name: 'issued abends',
  exact: true,
  asks: ({ bare }, { named, kinds: [kind], paths }) =>
    named && (kind === 'program' || kind === 'symbol') && paths.length > 0 && asksIssuedAbends(bare),
  calls: (_, subject, findings) => {
    const found = abendsOf(subject, findings)
    return [
      searchFor(statements, subject),
      searchFor(handling, subject),
      searchFor(abending, subject),
      flowCall(subject.name),
      ...[...found, ...codedOf(subject, findings)]
        .slice(0, mostItems)
        .map(({ path, line }) => readCall(path, line - linesAbove, line + linesBelow)),
      ...found.flatMap((line) => setsCall(line, subject, findings)),
    ]
  },
  draft: (_, subject, findings) => {
    if (findings.resultOf(searchFor(statements, subject)) === undefined) return undefined
    const found = abendsOf(subject, findings)
    const told = new Set(found.flatMap((line) => [line, ...setsOf(line, subject, findings).map((set) => set.line)]).map(({ line }) => line))
    const coded = codedOf(subject, findings).filter(({ line }) => !told.has(line))
    if (found.length + coded.length === 0) return without(subject, findings)
    const items = [
      ...coded.map((line) => codedItem(line, findings)),
      ...(found.length === 0 ? [] : [titleFor(subject, found.length)]),
      ...found.map((line) => abendItem(line, subject, findings)),
    ]
    return {
      lead: [
        ...(coded.length > 0 ? [codedTitle(subject, coded.length)] : []),
        ...items.slice(0, mostItems),
        ...moreItem(items.length - mostItems),
      ],
      quotes: [],
      alone: true,
    }
  },
}

function titleFor({ name }: Subject, found: number): string {
  return `${code(name)} ends itself with an abend by ${count(found, 'statement')}:`
}

/** What it sets as the code of an abend, wherever that is carried out: by a paragraph, a routine of the shop or its caller. */
function codedOf(subject: Subject, findings: Findings): readonly FoundLine[] {
  return ownLines(searchFor(abending, subject), subject, findings).filter(({ text }) => endingIn(codeText(text))?.isAbend === true)
}

function codedTitle({ name }: Subject, found: number): string {
  return `${code(name)} sets the code of an abend in ${count(found, 'statement')}:`
}

function codedItem(found: FoundLine, findings: Findings): string {
  const condition = conditionOver(found.path, found.line, findings)
  const when = underWords(condition)
  const value = endingIn(codeText(found.text))?.value ?? ''
  return item(findings, `abend ${value}: ${code(lineText(found.text, longest))}${when}`, [condition?.lines ?? at(found)])
}

/** Other languages have other ways to end. */
function without(subject: Subject, findings: Findings): Draft | undefined {
  const [path = ''] = subject.paths
  if (!isCobolSource(path, findings) && !isAssembler(path, findings)) return undefined
  const handles = ownLines(searchFor(handling, subject), subject, findings).slice(0, mostPlaces)
  return {
    lead: [],
    quotes: [],
    nothing: {
      said: `no line of ${code(subject.name)} issues an abend: it has neither a command ABEND nor a call of a routine that ends a program`,
      instead: handles.map((line) => item(findings, `it only handles abends: ${code(lineText(line.text, longest))}`, [at(line)])),
      decides: true,
    },
  }
}

function searchFor(pattern: string, { paths: [path = ''] }: Subject): Call {
  return linesCall(pattern, mostFound, path)
}

function abendsOf(subject: Subject, findings: Findings): readonly FoundLine[] {
  return ownLines(searchFor(statements, subject), subject, findings).filter(({ text }) => !handled.test(text) || isCommand.test(text))
}

/** The statement from its line on, as far as its operands go. */
function statementOf({ path, line, text }: FoundLine, findings: Findings): string {
  const lines = findings.linesOf(path)
  const said = [codeText(text)]
  for (let next = line + 1; next <= line + linesBelow && !/\bEND-EXEC\b|[.;]\s*$/i.test(said.at(-1) ?? ''); next++) {
    const more = codeText(lines.get(next))
    // Another statement begins.
    if (!isCommand.test(text) && !/^(?:USING|BY|,|[\w-]+[,.]?$)/i.test(more)) break
    said.push(more)
  }
  return said.join(' ')
}

interface Given {
  /** As a literal, a number or the name of what holds it. */
  readonly operand?: string
  readonly isName: boolean
}

function givenBy(found: FoundLine, findings: Findings): Given {
  const statement = statementOf(found, findings)
  const operand = isRoutine.test(found.text)
    ? /\bUSING\s+(?:BY\s+(?:REFERENCE|CONTENT|VALUE)\s+)?([\w-]+)|\(\s*([\w-]+)/i
        .exec(statement)
        ?.slice(1)
        .find((one) => one !== undefined)
    : isCommand.test(found.text)
      ? /\bABCODE\s*\(\s*(['"]?[\w-]+['"]?)/i.exec(statement)?.[1]
      : /(?:^|\s)ABEND\s+\(?([\w@#$]+)/i.exec(statement)?.[1]
  return { ...(operand === undefined ? {} : { operand }), isName: operand !== undefined && !/^['"\d]/.test(operand) }
}

/** The lines that give a code to what the statement ends the program with. */
function setsCall(found: FoundLine, subject: Subject, findings: Findings): readonly Call[] {
  const { operand, isName } = givenBy(found, findings)
  return operand === undefined || !isName ? [] : [searchFor(String.raw`(?:^|[^\w-])${escapeRegex(operand)}(?:[^\w-]|$)`, subject)]
}

function setsOf(found: FoundLine, subject: Subject, findings: Findings): readonly { readonly line: FoundLine; readonly value: string }[] {
  const operand = givenBy(found, findings).operand ?? ''
  const sets = new RegExp(
    String.raw`\bMOVE\s+(\+?\d+|'[^']*'|"[^"]*"|[\w-]+)\s+TO\s+(?:[\w-]+[\s,]+)*${escapeRegex(operand)}(?![\w-])|(?<![\w-])${escapeRegex(operand)}\s[^.]*?\bVALUES?\s+(?:IS\s+)?(\+?\d+|'[^']*')`,
    'i',
  )
  return setsCall(found, subject, findings)
    .flatMap((call) => ownLines(call, subject, findings))
    .flatMap((line) => {
      const said = sets.exec(codeText(line.text))
      const value = said?.[1] ?? said?.[2]
      return value === undefined ? [] : [{ line, value: value.replace(/["'+]/g, '').trim() }]
    })
    .slice(0, mostSets)
}

function abendItem(found: FoundLine, subject: Subject, findings: Findings): string {
  const { operand, isName } = givenBy(found, findings)
  const sets = isName ? setsOf(found, subject, findings) : []
  const values = [...groupBy(sets, ({ value }) => value).keys()]
  const said =
    operand === undefined
      ? isRoutine.test(found.text)
        ? 'a routine for abends, handed no code'
        : 'abend without a code'
      : !isName
        ? `abend ${inert(operand.replace(/["']/g, ''))}`
        : values.length === 0
          ? `abend with the code in ${inert(operand)}`
          : `abend ${values.map(inert).join(', ')} (in ${inert(operand)})`
  const condition = conditionOver(found.path, found.line, findings)
  const when = underWords(condition)
  const own: Lines = condition?.lines ?? at(found)
  const { words, places } = ledTo(found, subject, findings)
  return item(findings, `${said}: ${code(lineText(found.text, longest))}${when}${words}`, [
    own,
    ...sets.map(({ line }) => at(line)),
    ...places,
  ])
}

/** Of a paragraph that ends the program, from how many places it is reached. */
function ledTo(found: FoundLine, { name }: Subject, findings: Findings): { readonly words: string; readonly places: readonly Lines[] } {
  const flow = flowOf(name, findings)
  const node = nodeAt(found, flow?.nodes ?? [])
  const links = (flow?.links ?? []).filter(({ to, kind, does = '' }) => to === node && kind !== 'falls' && !/^HANDLE\b/.test(does))
  if (flow === undefined || links.length === 0) return { words: '', places: [] }
  const places = links.slice(0, mostPlaces).map(at)
  const paragraph = nameFor(findings, flow.nodes[node]?.unit.name ?? '', places)
  return { words: `; in ${paragraph}, to which ${count(links.length, 'statement leads', 'statements lead')}`, places }
}
