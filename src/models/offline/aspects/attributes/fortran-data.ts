import { distinctBy } from '../../../../base/distinct-by.ts'
import { escapeRegex } from '../../../../base/escape-regex.ts'
import { bareFileName } from '../../../../base/file-name.ts'
import { groupBy } from '../../../../base/group-by.ts'
import type { Aspect } from '../../aspect.ts'
import { linesCall, readCall } from '../../calls.ts'
import { inert, item, nameFor } from '../../cite.ts'
import type { Call } from '../../conversation.ts'
import { asksDefault, defaultingCall, defaultingLines } from '../../evidence/defaulting-lines.ts'
import { type SaidOfName, saidOfName } from '../../evidence/fortran-declarations.ts'
import { type FortranStatement, fortranStatementAt } from '../../evidence/fortran-statement.ts'
import { definingCalls, insideOf, placesNamed, routinesBeside, scopeOf, within } from '../../evidence/named-places.ts'
import type { Findings, FoundLine } from '../../findings.ts'
import { type Attribute, askedAttributes, thingsNamed } from '../../question/asked-attribute.ts'
import type { Question } from '../../question/question.ts'
import { code } from '../../quote.ts'

const mostFound = 40
const mostRead = 8
const mostItems = 6
const mostAlike = 4
const longestText = 100
const around = { above: 14, below: 6 } as const
const words =
  'INTEGER|REAL|LOGICAL|COMPLEX|BYTE|DOUBLE|CHARACTER|TYPE|CLASS|DIMENSION|ALLOCATABLE|PARAMETER|DATA|COMMON|EQUIVALENCE|SAVE|NAMELIST|INTENT|OPTIONAL'

type Kind = SaidOfName['kind']
/** Which COMMON block something is in is told beside its other members (`common-blocks.ts`). */
const sharing: readonly Kind[] = ['equivalence', 'save', 'namelist']
/** What answers an attribute. */
const kindsFor: Partial<Record<Attribute, readonly Kind[]>> = {
  type: ['type', 'constant'],
  length: ['type', 'dimension', 'constant'],
  precision: ['type'],
  initial: ['initial', 'constant'],
  // DATA gives a variable only its first one.
  value: ['constant'],
  bounds: ['type', 'dimension', 'common'],
  declaration: ['type', 'dimension', 'constant', 'initial', 'common', 'intent'],
  sharing,
  intent: ['intent', 'type'],
}

/** What the statements of Fortran declare of a variable: type, length, bounds, constant or first value, COMMON block, EQUIVALENCE, INTENT. */
export const fortranDataAspect: Aspect = {
  name: 'fortran data',
  exact: true,
  asks: (question) => kindsAsked(question).length > 0 && thingsNamed(question).length > 0,
  calls: (question, _, findings) => [
    ...definingCalls(question),
    ...(asksDefault(question) ? thingsNamed(question).map(defaultingCall) : []),
    ...(definingCalls(question).every((call) => findings.wasMade(call))
      ? thingsNamed(question).flatMap((name) => searchesFor(name, question, findings))
      : []),
    ...linesFor(question, findings)
      .slice(0, mostRead)
      .map(({ line: { path, line } }) => readCall(path, line - around.above, line + around.below)),
  ],
  draft: (question, _, findings) => {
    // What a statement gives where a test finds nothing given is the default, not what DATA begins with.
    if (asksDefault(question) && thingsNamed(question).some((name) => defaultingLines(name, findings).length > 0)) return undefined
    const kinds = kindsAsked(question)
    const said = declaredOf(question, findings)
    const ofKinds = said.filter((one) => kinds.includes(one.said.kind))
    const withBounds = ofKinds.filter((one) => hasBounds(one.said))
    const first = askedAttributes(question).includes('bounds') && withBounds.length > 0 ? withBounds : ofKinds
    const [name] = first.map((one) => one.name)
    // Of what several routines declare each has its own.
    const told = first.filter((one) => one.name === name).toSorted((a, b) => kinds.indexOf(a.said.kind) - kinds.indexOf(b.said.kind))
    const alike = [...groupBy(told, (one) => `${one.said.kind} ${one.said.text}`).values()]
    return told.length === 0
      ? undefined
      : { lead: alike.slice(0, mostItems).map((same) => itemOf(same, findings)), quotes: [], alone: true, defines: true }
  },
}

function hasBounds({ kind, text }: SaidOfName): boolean {
  return kind === 'type'
    ? / \(/.test(text) || /\bdimension\(/i.test(text)
    : kind === 'common'
      ? text.includes('bounds (')
      : text.includes('(')
}

function kindsAsked(question: Question): readonly Kind[] {
  return [...new Set(askedAttributes(question).flatMap((one) => kindsFor[one] ?? []))]
}

/** Lines of declarations that name it, and those that go on with one. */
function searchesFor(name: string, question: Question, findings: Findings): readonly Call[] {
  const of = String.raw`(?:^|[^\w$%])${escapeRegex(name)}(?:[^\w$%]|$)`
  const asked = kindsAsked(question).every((kind) => sharing.includes(kind)) ? 'EQUIVALENCE|NAMELIST|SAVE' : words
  const patterns = [String.raw`^\s*(?:${asked})\b.*${of}`, String.raw`^(?: {5}[^ 0]|\t[1-9]|\s*&).*${of}`]
  const scope = [...new Set(scopeOf(name, question, findings))].slice(0, 2)
  const paths = scope.length === 0 ? [undefined] : scope
  return paths.flatMap((path) => patterns.map((pattern) => linesCall(pattern, mostFound, path)))
}

interface NamedLine {
  readonly name: string
  readonly line: FoundLine
}

const ofFortran = /\.(?:f|for|f77|f90|f95|f03|f08|ftn|inc|fi|h|cmn|com|blk|cb)$/i
const goesOn = /^(?: {5}[^ 0]|\t[1-9]|\s*&)/

function linesFor(question: Question, findings: Findings): readonly NamedLine[] {
  return thingsNamed(question).flatMap((name) => {
    const scope = scopeOf(name, question, findings)
    const calls = searchesFor(name, question, findings)
    // A routine is no data of its own member.
    if (scope.length === 0 && placesNamed(name, question, findings).length > 0) return []
    const lines = within(
      calls.flatMap((call) => findings.codeLinesFound(call)),
      scope,
    ).filter(({ path }) => ofFortran.test(path))
    const found = insideOf(lines, routinesBeside(name, question, findings))
    const declares = ({ text }: FoundLine) => new RegExp(String.raw`^\s*(?:${words})\b`, 'i').test(text)
    // Continued lines are those of calls as well, but not in a member that is included.
    const continued = found.filter((line) => !declares(line) && goesOn.test(line.text))
    const isIncluded = ({ path }: FoundLine) => Number(!/\.(?:inc|fi|h|cmn|com|blk|cb|f77)$/i.test(path))
    return [...found.filter(declares), ...continued.toSorted((a, b) => isIncluded(a) - isIncluded(b))].map((line) => ({ name, line }))
  })
}

interface Declared {
  readonly name: string
  readonly path: string
  readonly statement: FortranStatement
  readonly said: SaidOfName
}

function declaredOf(question: Question, findings: Findings): readonly Declared[] {
  const all = linesFor(question, findings).flatMap(({ name, line: { path, line } }) => {
    const statement = fortranStatementAt(findings.linesOf(path), line)
    return statement === undefined ? [] : saidOfName(statement, name).map((said) => ({ name, path, statement, said }))
  })
  return distinctBy(all, ({ name, path, statement, said }) => `${name} ${path} ${statement.startLine} ${said.kind} ${said.text}`)
}

const saidAs: Readonly<Record<Kind, (text: string) => string>> = {
  type: (text) => text,
  dimension: (text) => `dimension ${text}`,
  constant: (text) => `constant ${text}`,
  initial: (text) => `first value ${text}`,
  common: (text) => `in ${text}`,
  equivalence: (text) => `shares storage: EQUIVALENCE ${text}`,
  save: () => 'SAVE',
  namelist: (text) => `in NAMELIST /${text}/`,
  intent: (text) => text,
}

/** What several members declare alike is told once. */
function itemOf(same: readonly Declared[], findings: Findings): string {
  const [first] = same
  if (first === undefined) return ''
  const { name, said } = first
  const members = [...new Set(same.map(({ path }) => bareFileName(path)))]
  const shown = same.slice(0, mostAlike)
  const places = shown.map(({ path, statement: { startLine, endLine } }) => ({ path, startLine, endLine }))
  const { startLine, endLine, text } = first.statement
  const isShort = startLine === endLine && text.length <= longestText
  const whole = isShort && shown.every((one) => one.statement.text === text) ? `; ${code(text)}` : ''
  const more = members.length > mostAlike ? ` and ${members.length - mostAlike} more` : ''
  const where = `${members.slice(0, mostAlike).map(inert).join(', ')}${more}`
  return item(
    findings,
    `${nameFor(findings, name, places)} in ${where}: ${inert(saidAs[said.kind](said.text).slice(0, 200))}${whole}`,
    places,
  )
}
