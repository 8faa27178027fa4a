import { distinctBy } from '../../../../base/distinct-by.ts'
import { escapeRegex } from '../../../../base/escape-regex.ts'
import type { Aspect } from '../../aspect.ts'
import { linesCall, readCall } from '../../calls.ts'
import { at, item, nameFor } from '../../cite.ts'
import type { Call } from '../../conversation.ts'
import { isComment } from '../../evidence/comment-lines.ts'
import { namesGiven } from '../../evidence/constant-settings.ts'
import { linesBetween } from '../../evidence/lines-between.ts'
import type { Findings, FoundLine } from '../../findings.ts'
import { partsOf } from '../../question/parts.ts'
import type { Subject } from '../../subjects.ts'

const asksValues =
  /\bvalues?\b.*\b(?:have|has|take|hold|stands?|means?|mean)\b|\b(?:what|which) (?:values|codes|settings|states|kinds|types)\b|\bstands? for\b|\bpossible values?\b/i
const fieldKinds: ReadonlySet<string> = new Set(['field', 'record', 'symbol', 'mention'])
const mostFound = 100
const mostNames = 12
/** Lines between constants that belong together: remarks stand between them. */
const nearest = 3
const mostQuoted = 20
const fewest = 2
/** What is said of a field as such: the rest of its name is what its values begin with. */
const ofAnyField =
  /[-_](?:types?|codes?|cd|stat(?:us|e)?|kinds?|modes?|ind(?:icator)?|flags?|switch|sw|id|no|num|number|class|level|options?|opt|reason|result|action|style)$/i
const leastStem = 3
const name = String.raw`([A-Z@#$_][\w@#$-]*)`

/** What the values of a field are called that a question names, where the code gives them names as constants. */
export const namedValuesAspect: Aspect = {
  name: 'named values',
  asks: ({ bare }, { named, kinds }) => named && fieldKinds.has(kinds[0] ?? '') && asksValues.test(bare),
  calls: (_, subject, findings) => {
    const constants = constantsCall(subject, findings)
    const group = groupOf(subject, findings)
    return [
      comparisonsCall(subject),
      ...(constants === undefined ? [] : [constants]),
      ...(group === undefined ? [] : [readCall(group.path, group.startLine - 1, group.endLine)]),
    ]
  },
  draft: ({ text }, subject, findings) => {
    const group = groupOf(subject, findings)
    if (group === undefined) return undefined
    const { path, startLine, endLine } = group
    const lines = findings.linesOf(path)
    const first = isComment(lines.get(startLine - 1) ?? '') ? startLine - 1 : startLine
    const shown = linesBetween(lines, first, Math.min(endLine, first + mostQuoted - 1))
    return {
      first: [{ source: { kind: 'code', path }, startLine: first, lines: shown }],
      lead: comparedItem(subject, group, findings),
      quotes: [],
      whole: partsOf(text).length === 1,
    }
  },
}

const operator = String.raw`\s*(?:\([^()]*\)\s*)?(?:(?:IS\s+)?(?:NOT\s+)?(?:EQUALS?(?:\s+TO)?\s|[^\w\s,;'"()]{1,2})|\.(?:EQ|NE)\.)\s*\(?`

/** What it is compared with, set to or tested for; of COBOL also what is moved to it, of assembler the second operand. */
function comparison(of: string): string {
  return [
    String.raw`(?:^|[^\w-])${of}${operator}${name}`,
    String.raw`\bMOVE\s+${name}\s+TO\s+${of}\b`,
    String.raw`\b${of}(?:[+][\w']+)?(?:\([^()]*\))?,${name}(?:\s|$)`,
  ].join('|')
}

function comparisonsCall({ name: field }: Subject): Call {
  return linesCall(comparison(escapeRegex(field)), mostFound)
}

/** Lines in which the field stands beside another name. */
function compared(subject: Subject, findings: Findings): readonly (FoundLine & { readonly other: string })[] {
  const stands = new RegExp(comparison(escapeRegex(subject.name)), 'i')
  return findings.codeLinesFound(comparisonsCall(subject)).flatMap((line) => {
    const other = stands
      .exec(line.text)
      ?.slice(1)
      .find((one) => one !== undefined)
    return other === undefined ? [] : [{ ...line, other }]
  })
}

/** `CURSE_` of CURSE_FLY; the name itself where it has no parts. */
function beginningOf(constant: string): string | undefined {
  const begin = /^[^-_]{2,}[-_]/.exec(constant)?.[0]
  return begin === undefined || /^(?:is|ws|lk|ls|fd|wk|the)[-_]$/i.test(begin) ? undefined : begin
}

function stemOf({ name: field }: Subject): string | undefined {
  const stem = field.replace(ofAnyField, '')
  return stem === field || stem.length < leastStem ? undefined : stem
}

/** One search for what the names that it is compared with, those that begin like them or end like two of them, and those that begin as its own name does are given as value. */
function constantsCall(subject: Subject, findings: Findings): Call | undefined {
  const others = distinctBy(
    compared(subject, findings).map(({ other }) => other.toUpperCase()),
    (other) => other,
  ).slice(0, mostNames)
  const stem = stemOf(subject)?.toUpperCase()
  const begins = new Set([...others.flatMap((other) => beginningOf(other) ?? []), ...(stem === undefined ? [] : [`${stem}_`, `${stem}-`])])
  const endings = others.map(ending).filter((one, i, all) => one !== '' && all.indexOf(one) < i)
  const rest = others.filter((other) => ![...begins].some((begin) => other.startsWith(begin)))
  const names = [
    ...rest.map(escapeRegex),
    ...[...begins].map((begin) => String.raw`${escapeRegex(begin)}[\w$#@-]+`),
    ...[...new Set(endings)].map((end) => String.raw`[\w$#@-]+${escapeRegex(end)}`),
  ]
  return names.length === 0 ? undefined : linesCall(constant(`(?:${names.join('|')})`), mostFound)
}

/** How the languages give names values: the same as in `settings`, in fewer signs, as a search takes only so many, and COBOL's. */
function constant(of: string): string {
  const before = String.raw`(?:^[0-9\s]*|\bPARAMETER\b.*[\s(,]|%\s*REPLACE\s+|#\s*define\s+|\b(?:DCL|DECLARE|CONST)\b.*[\s(])`
  const gives = String.raw`(?:\s+EQU\s+|\s+DC\s+[0-9]*[A-Z]{1,2}(?:L[0-9]+)?|\s+BY\s+|\s*=\s*|\s[^;,=]*\b(?:INIT|INITIAL|VALUES?)\s*(?:IS\s+)?\(?\s*|\s+)`
  return `${before}${of}${gives}(?:[-+]?[0-9.]|[XCB]?['"])`
}

interface Group {
  readonly path: string
  readonly startLine: number
  readonly endLine: number
  readonly names: readonly string[]
}

/** Constants that stand together: those that the field is compared with most, else those that begin as its name does. */
function groupOf(subject: Subject, findings: Findings): Group | undefined {
  const call = constantsCall(subject, findings)
  if (call === undefined) return undefined
  const others = new Set(compared(subject, findings).map(({ other }) => other.toUpperCase()))
  const stem = stemOf(subject)?.toUpperCase()
  const worth = ({ names }: Group) =>
    names.filter((one) => others.has(one.toUpperCase())).length +
    (stem !== undefined && names.every((one) => one.toUpperCase().startsWith(stem)) ? 0.5 : 0)
  const groups = togetherOf(findings.codeLinesFound(call)).filter((group) => new Set(group.names).size >= fewest && worth(group) > 0)
  return groups.toSorted((a, b) => worth(b) - worth(a))[0]
}

function togetherOf(lines: readonly FoundLine[]): readonly Group[] {
  const sorted = lines.toSorted((a, b) => (a.path === b.path ? a.line - b.line : a.path < b.path ? -1 : 1))
  const groups: Group[] = []
  for (const { path, line, text } of sorted) {
    const own = namesGiven(text)
    if (own.length === 0) continue
    const last = groups.at(-1)
    const goesOn = last?.path === path && line - last.endLine <= nearest && isAkin(own[0] ?? '', last.names[0] ?? '')
    if (goesOn && last !== undefined) groups[groups.length - 1] = { ...last, endLine: line, names: [...last.names, ...own] }
    else groups.push({ path, startLine: line, endLine: line, names: own })
  }
  return groups
}

/** Both begin or both end alike: `RED_LAMP` and `RED_BELL`, `NEVER_CHASE` and `ALWAYS_CHASE`; or neither has parts. */
function isAkin(one: string, other: string): boolean {
  return begin(one) === begin(other) || (ending(one) !== '' && ending(one) === ending(other))
}

function begin(constant: string): string {
  return (beginningOf(constant) ?? '').toUpperCase()
}

function ending(constant: string): string {
  return (/[-_][^-_]{3,}$/.exec(constant)?.[0] ?? '').toUpperCase()
}

/** One place in which the field has to do with them. */
function comparedItem(subject: Subject, { names }: Group, findings: Findings): readonly string[] {
  const own = new Set(names.map((one) => one.toUpperCase()))
  const [line] = compared(subject, findings).filter(({ other }) => own.has(other.toUpperCase()))
  if (line === undefined) return []
  const places = [at(line)]
  return [
    item(
      findings,
      `${nameFor(findings, subject.name, places)} is set to or compared with ${nameFor(findings, line.other, places)}`,
      places,
    ),
  ]
}
