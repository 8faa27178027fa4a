import { distinctBy } from '../../../../base/distinct-by.ts'
import { bareFileName } from '../../../../base/file-name.ts'
import { groupBy } from '../../../../base/group-by.ts'
import { count } from '../../../../base/text.ts'
import type { Aspect, Draft } from '../../aspect.ts'
import { at, inert, item, type Lines } from '../../cite.ts'
import { quoteFromCondition, readFromCondition } from '../../evidence/around-place.ts'
import { askedField, fieldNames } from '../../evidence/asked-field.ts'
import { isIdle } from '../../evidence/comment-lines.ts'
import { areAllShown, fieldLiterals, isSameValue, literalsCall, restOfUses } from '../../evidence/field-literals.ts'
import { isCobolProgram } from '../../evidence/is-cobol.ts'
import { leadingCondition } from '../../evidence/leading-condition.ts'
import type { LiteralUse } from '../../evidence/literal-uses.ts'
import type { Findings, KnownLines } from '../../findings.ts'
import { askedLiterals } from '../../question/asked-literals.ts'
import type { Question } from '../../question/question.ts'

const mostValues = 12
const mostNames = 4
const fewest = 2
const mostQuotes = 4
const below = 3
const room = { before: 1, after: 7, most: 10 } as const
const longest = 90

/** What is done where a field has a value that a question gives, and what gives it that: `what does 'U' in ACTION mean`. */
export const oneValueAspect: Aspect = {
  name: 'one value',
  asks: (question, subject) => fieldNames(question, subject).some((name) => valuesAsked(question, name).length > 0),
  calls: (question, subject, findings) => [
    ...fieldNames(question, subject).flatMap((name) => [literalsCall(name), ...restOfUses(name, findings)]),
    ...chosen(question, askedField(question, subject, findings), findings).flatMap((uses) =>
      placesOf(uses).map((use) => readFromCondition(use, room)),
    ),
  ],
  draft: (question, subject, findings) => {
    const name = askedField(question, subject, findings)
    const values = chosen(question, name, findings)
    if (name === undefined) return undefined
    if (values.length === 0) return noneOf(question, name, findings)
    return {
      lead: values.flatMap((uses) => [...placesOf(uses).map((use) => useItem(use, uses, findings)), ...otherPlaces(uses)]),
      quotes: values.flatMap(placesOf).map((use) => quoteFromCondition(use, room, findings)),
    }
  },
}

/** A value that nothing gives or asks for, and those that it has instead. */
function noneOf(question: Question, name: string, findings: Findings): Draft | undefined {
  const others = [...groupBy(fieldLiterals(question, name, findings), ({ value }) => value)]
  const asked = valuesAsked(question, name)
  if (asked.length === 0 || others.length < fewest || !areAllShown(name, findings)) return undefined
  const places = others.flatMap(([, [use]]) => (use === undefined ? [] : [at(use)])).slice(0, mostNames)
  const values = others.map(([value]) => inert(value)).slice(0, mostValues)
  const said = `No line that was found sets ${inert(name)} to ${asked.map(inert).join(', ')} or compares it with that; there are ${values.join(', ')}`
  return { lead: [item(findings, said, places)], quotes: [] }
}

function valuesAsked(question: Question, name: string): readonly string[] {
  return askedLiterals(question, name)?.values ?? []
}

/** The uses of each value that is asked for. */
function chosen(question: Question, name: string | undefined, findings: Findings): readonly (readonly LiteralUse[])[] {
  if (name === undefined) return []
  const asked = valuesAsked(question, name)
  const groups = asked.map((value) => fieldLiterals(question, name, findings).filter((use) => isSameValue(use.value, value)))
  return groups.filter(({ length }) => length > 0)
}

function isSet({ how }: LiteralUse): boolean {
  return how !== 'tested'
}

/** Settings by turns with tests, each statement once and of each member the first before its others. */
function placesOf(uses: readonly LiteralUse[]): readonly LiteralUse[] {
  const apart = (of: readonly LiteralUse[]) => {
    const firsts = distinctBy(of, ({ path }) => path)
    return [...firsts, ...of.filter((use) => !firsts.includes(use))]
  }
  const sets = apart(uses.filter(isSet))
  const tests = apart(uses.filter((use) => !isSet(use)))
  const most = Math.max(mostQuotes - sets.length, Math.min(tests.length, Math.ceil(mostQuotes / 2)))
  return [...tests.slice(0, most), ...sets].slice(0, mostQuotes)
}

function otherPlaces(uses: readonly LiteralUse[]): readonly string[] {
  const left = uses.length - placesOf(uses).length
  return left > 0 ? [`And ${count(left, 'other place')}.`] : []
}

/** One of the uses of a value that was asked for; the first of them also says where the others are. */
function useItem(use: LiteralUse, uses: readonly LiteralUse[], findings: Findings): string {
  const { text, places } = statementOf(use, findings)
  const where = use === placesOf(uses)[0] ? ` (${whereUsed(uses)})` : ''
  return item(findings, `${inert(use.value)}${where}: ${text} in ${inert(bareFileName(use.path))}`, places)
}

function whereUsed(uses: readonly LiteralUse[]): string {
  const where = [
    said('set in', uses.filter(isSet)),
    said(
      'tested in',
      uses.filter((use) => !isSet(use)),
    ),
  ]
  return where.flatMap((one) => one ?? []).join('; ')
}

function said(how: string, uses: readonly LiteralUse[]): string | undefined {
  const names = [...new Set(uses.map(({ path }) => bareFileName(path)))]
  if (names.length === 0) return undefined
  const more = names.length > mostNames ? ` and ${names.length - mostNames} more` : ''
  return `${how} ${names.slice(0, mostNames).map(inert).join(', ')}${more}`
}

interface Told {
  readonly text: string
  readonly places: readonly Lines[]
}

/** The statement: of COBOL with the condition that leads to a setting; what is done where a test holds, if it says nothing else. */
function statementOf(use: LiteralUse, findings: Findings): Told {
  const lines = findings.linesOf(use.path)
  const own = short(use.text)
  const condition = isSet(use) && isCobolProgram(use.path) ? leadingCondition(lines, use.line) : undefined
  if (condition === undefined || condition.startLine >= use.line) {
    const next = isSet(use) || !isBare.test(own) ? undefined : nextStatement(use, lines)
    return {
      text: inert(next === undefined ? own : `${own.replace(/\s+then$/i, '')}, then ${short(next.text)}`),
      places: [{ ...at(use), endLine: next?.line ?? use.line }],
    }
  }
  const asked = lastCondition(lines.get(condition.endLine) ?? '', lines.get(condition.startLine) ?? '')
  const places = [at(use), at({ path: use.path, line: asked === undefined ? condition.startLine : condition.endLine })]
  return {
    text: inert(`${own}, ${condition.isElse ? 'in the ELSE of' : 'under'} ${short(asked ?? lines.get(condition.startLine) ?? '')}`),
    places,
  }
}

/** A condition alone; what is done stands below. */
const isBare = /^(?:ELSE\s*)?(?:IF\b(?!\s*\()|WHEN\b).*['"\d]\)?$|^(?:ELSE\s*)?IF\b.*(?:\bTHEN|\bDO;?)$|^\S*\s*CL[CI]\w*\s/i

function nextStatement({ line }: LiteralUse, lines: KnownLines): { readonly text: string; readonly line: number } | undefined {
  for (let next = line + 1; next <= line + below && lines.has(next); next++) {
    const text = lines.get(next) ?? ''
    if (!isIdle(text)) return /^\s*(?:AND|OR)\b/i.test(text) ? undefined : { text, line: next }
  }
  return undefined
}

/** Of a command and the test of its outcome the test. */
function lastCondition(last: string, first: string): string | undefined {
  return /\b(?:IF|WHEN)\b/i.test(first) ? undefined : last
}

function short(line: string): string {
  const text = line
    .replace(/^\d{6}/, '')
    .replace(/\s+/g, ' ')
    .trim()
  return text.length <= longest ? text : `${text.slice(0, longest).replace(/\s+\S*$/, '')} …`
}
