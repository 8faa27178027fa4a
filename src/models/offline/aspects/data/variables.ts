import { distinctBy } from '../../../../base/distinct-by.ts'
import { escapeRegex } from '../../../../base/escape-regex.ts'
import { bareFileName } from '../../../../base/file-name.ts'
import { glossOf, goesOnBelow } from '../../../../base/glossary.ts'
import { patternCall } from '../../absence.ts'
import type { Aspect } from '../../aspect.ts'
import { readCall } from '../../calls.ts'
import { at, item, nameFor } from '../../cite.ts'
import type { Call } from '../../conversation.ts'
import { quoteAround, readAround } from '../../evidence/around-place.ts'
import { asksDefault, defaultingCall, defaultingLines } from '../../evidence/defaulting-lines.ts'
import { isDefinedName, nearnessOf } from '../../evidence/known-names.ts'
import { lineText } from '../../evidence/line-text.ts'
import { linesBetween } from '../../evidence/lines-between.ts'
import { assignmentBehindIf } from '../../evidence/literal-uses.ts'
import { isOfValue, lastOfGloss, valueGlosses } from '../../evidence/value-glosses.ts'
import { type VariableLines, variableCalls, variableLines } from '../../evidence/variable-lines.ts'
import type { Findings, FoundLine } from '../../findings.ts'
import { askedVariables, asksWhereSet, namePattern } from '../../question/asked-variables.ts'
import type { Question } from '../../question/question.ts'
import { code, type Quote } from '../../quote.ts'
import { isRoutine, type Subject } from '../../subjects.ts'

const mostVariables = 2
const mostConstants = 3
const mostGlosses = 2
const mostAssignments = 4
const mostGlossLines = 8
const longestText = 120
const room = { before: 4, after: 4, most: 9 } as const

/**
 * What a data item is and where it gets its value, in languages of whose data the structure knows nothing: its constant, what comments say of it, its
 * declaration and the statements that set it, all searched for by line.
 */
export const variablesAspect: Aspect = {
  name: 'variables',
  asks: (question) => askedVariables(question).length > 0,
  calls: (question, subject, findings) => {
    const path = scopeOf(subject)
    return unknownVariables(question, findings).flatMap((name) => [
      ...variableCalls(name, path),
      ...(name.endsWith(')') ? variableCalls(arrayOf(name), undefined) : []),
      ...givingCalls(question, name),
      ...(asksDefault(question) ? [defaultingCall(name)] : []),
      ...variableLines(name, path, findings)
        .glosses.slice(0, mostGlosses)
        .map((gloss) => readCall(gloss.path, gloss.line, gloss.line + mostGlossLines - 1)),
      ...valueGlosses(variableLines(name, path, findings).glosses).map((gloss) =>
        readCall(gloss.path, gloss.line, gloss.line + mostGlossLines),
      ),
      ...settingLines(question, name, variableLines(name, path, findings), findings).map((line) => readAround(line, room)),
    ])
  },
  draft: (question, subject, findings) => {
    const path = scopeOf(subject)
    const told = unknownVariables(question, findings).map((name) => ({ name, lines: variableLines(name, path, findings) }))
    const lead = told.flatMap(({ name, lines }) => saidOf(question, name, lines, findings))
    const meant = told.flatMap(({ lines }) => [
      ...valueQuote(lines, findings),
      ...otherGlosses(lines).flatMap((gloss) => glossQuote(gloss, findings)),
    ])
    const quotes = told.flatMap(({ name, lines }) =>
      settingLines(question, name, lines, findings).map((line) => quoteAround(line, room, findings)),
    )
    if (lead.length + meant.length + quotes.length === 0) return undefined
    const isMeaning = asksMeaningOnly.test(question.text) && told.some(({ lines }) => lines.glosses.length > 0)
    const isFirst =
      isOnlyOf(question) &&
      !asksMore.test(question.text) &&
      told.some(({ name, lines }) => firstLines(question, name, lines, findings).length > 0)
    return {
      lead,
      quotes: [...meant, ...quotes],
      whole: isMeaning || isFirst || (isOnlyOf(question) && told.every(({ lines }) => isConstant(lines))),
    }
  },
}

/** `What does MODE mean`: what comments say of it is all of the answer. */
const asksMeaningOnly =
  /^\W*what (?:does|do|is|are) (?:the )?(?:(?:variable|flag|switch|option|field|array)s? )?\S+ (?:mean|control|hold|stand for|contain|represent)\W*$/i

const asksMore = /\b(?:and|or) (?:what|where|how|when)\b/i

/** A routine that is named is where its variables are. */
function scopeOf(subject: Subject): string | undefined {
  return subject.named && isRoutine(subject) ? subject.paths[0] : undefined
}

/** Those that the structure does not define: of a field or program it knows more than lines tell. */
function unknownVariables(question: Question, findings: Findings): readonly string[] {
  return askedVariables(question)
    .map((name) => (isToldAlone(name, findings) ? name : arrayOf(name)))
    .filter((name) => !isDefinedName(name, question, findings))
    .slice(0, mostVariables)
}

/** Of an element that no line speaks of what comments say of its array is true; a name without subscripts may be another's. */
function isToldAlone(name: string, findings: Findings): boolean {
  const { constants, glosses, assignments } = variableLines(name, undefined, findings)
  if (!name.endsWith(')') || constants.length + glosses.length + assignments.length > 0) return true
  const ofArray = variableLines(arrayOf(name), undefined, findings).glosses
  const subscripted = new RegExp(String.raw`\b${escapeRegex(arrayOf(name))}\s*\(`, 'i')
  return ofArray.length === 0 || !ofArray.every(({ text }) => subscripted.test(text))
}

function arrayOf(element: string): string {
  return element.replace(/\(.*/, '')
}

const fixes = /\b(?:PARAMETER|CONST|CONSTANT)\b|#\s*define\b/i

/** A value of DATA, and one in a list, is only the first where statements give others. */
function isConstant({ constants, assignments }: VariableLines): boolean {
  return constants.length > 0 && (assignments.length === 0 || constants.every(({ text }) => fixes.test(text)))
}

function saidOf(question: Question, name: string, lines: VariableLines, findings: Findings): readonly string[] {
  const { constants, glosses, declarations } = lines
  const kind = isConstant(lines) ? 'constant' : 'value given at first:'
  const first = firstLines(question, name, lines, findings)
  const given = first.map((line) => lineItem(isDefault(question, name, findings) ? 'default of' : 'set', name, line, findings))
  // Beside a default DATA of another member is of other data, or is only begun with.
  const begun = isDefault(question, name, findings) ? constants.filter(({ path }) => first.some((one) => one.path === path)) : constants
  const fixed = [...given, ...begun.slice(0, mostConstants).map((line) => lineItem(kind, name, line, findings))]
  const short = otherGlosses(lines).filter((gloss) => glossQuote(gloss, findings).length === 0)
  const meant = short.map((line) => {
    const places = [at(line)]
    return item(
      findings,
      `${nameFor(findings, name, places)} in ${bareFileName(line.path)}: ${code(lineText(line.says, longestText))}`,
      places,
    )
  })
  const declared =
    fixed.length + glosses.length > 0 ? [] : declarations.slice(0, 1).map((line) => lineItem('variable', name, line, findings))
  return [...fixed, ...meant, ...declared]
}

function isDefault(question: Question, name: string, findings: Findings): boolean {
  return asksDefault(question) && defaultingLines(name, findings).length > 0
}

/** Where its default or first value is asked for: what gives it one where it has none, else plain values, where no constant is declared; one of a member. */
function firstLines(
  question: Question,
  name: string,
  { constants, glosses, assignments }: VariableLines,
  findings: Findings,
): readonly FoundLine[] {
  if (isDefault(question, name, findings)) return defaultingLines(name, findings).slice(0, mostConstants)
  if (!asksDefault(question) && !/\binitial(?:ly|i[sz]\w+)?\b|\bat first\b/i.test(question.text)) return []
  if (constants.length > 0) return []
  const plain = assignments.filter(({ text }) => plainValue(name).test(text) && assignmentBehindIf(text) === undefined)
  const isTold = ({ path }: FoundLine) => glosses.some((gloss) => gloss.path === path)
  const first = [...plain.filter(isTold), ...plain.filter((line) => !isTold(line))]
  return distinctBy(first, ({ path }) => path).slice(0, mostConstants)
}

function plainValue(name: string): RegExp {
  return new RegExp(
    String.raw`${namePattern(name)}\s*(?:\([^=]*\))?\s*:?=\s*(?:[-+]?(?:\d+\.?\d*|\.\d+)(?:[ED][-+]?\d+)?|'[^']*'|"[^"]*"|\.(?:TRUE|FALSE)\.)\s*(?:[;!].*)?$`,
    'i',
  )
}

/** Without those that tell of one value each where these are told together. */
function otherGlosses({ glosses }: VariableLines): readonly (FoundLine & { readonly says: string })[] {
  const valued = valueGlosses(glosses)
  return valued.length > 0 ? glosses.filter((gloss) => !isOfValue(gloss)).slice(0, mostGlosses - 1) : glosses.slice(0, mostGlosses)
}

/** What comments say of each of its values, where they do so in one place. */
function valueQuote({ glosses }: VariableLines, findings: Findings): readonly Quote[] {
  const [first, ...others] = valueGlosses(glosses)
  if (first === undefined) return []
  const known = findings.linesOf(first.path)
  const lines = linesBetween(known, first.line, lastOfGloss(others.at(-1) ?? first, known))
  return [{ source: { kind: 'code', path: first.path }, startLine: first.line, lines }]
}

/** What a comment says of it in more than one line. */
function glossQuote({ path, line, text }: FoundLine, findings: Findings): readonly Quote[] {
  const gloss = glossOf(text)
  const known = findings.linesOf(path)
  let last = line
  while (gloss !== undefined && last < line + mostGlossLines - 1 && goesOnBelow(gloss, known.get(last + 1) ?? '')) last++
  return last === line ? [] : [{ source: { kind: 'code', path }, startLine: line, lines: linesBetween(known, line, last) }]
}

/** Of a constant there is nothing to tell beside its value and meaning. */
function isOnlyOf({ text }: Question): boolean {
  return !/\b(?:who|why|happens?|effects?|affects?|us(?:es?|ed|ing)|differ\w*|which (?:routines?|subroutines?|programs?|functions?))\b/i.test(
    text,
  )
}

function lineItem(kind: string, name: string, line: FoundLine, findings: Findings): string {
  const places = [at(line)]
  return item(
    findings,
    `${kind} ${nameFor(findings, name, places)} in ${bareFileName(line.path)}: ${code(lineText(line.text, longestText))}`,
    places,
  )
}

/** What is set to nothing is only begun. */
const begins = /=\s*[-+]?(?:0*\.?0*|'\s*'|"\s*")\s*(?:[!;].*)?$/

/** `where is CODE set to -14`: the statements that give it that value. */
function givingCalls({ text }: Question, name: string): readonly Call[] {
  if (!asksWhereSet({ text })) return []
  const value = new RegExp(
    String.raw`\b${escapeRegex(name)}\s*(?:\([^)]*\)\s*)?(?:(?:set|changed|assigned|given|value|values|to|of|the|equals?|=)\s+)*=?\s*(-?\d+)(?![\w.])`,
    'i',
  ).exec(text)?.[1]
  return value === undefined ? [] : [patternCall(String.raw`${namePattern(name)}\s*(?:\([^=]*\))?\s*:?=\s*${value}(?:\D|$)`)]
}

/** The statements that give it a value, those that compute one first, from the members that the question's words lead to; none where it is a constant. */
function settingLines(question: Question, name: string, lines: VariableLines, findings: Findings): readonly FoundLine[] {
  const { glosses, assignments } = lines
  const giving = givingCalls(question, name).flatMap((call) => findings.codeLinesFound(call))
  if (giving.length > 0) return giving.slice(0, mostAssignments)
  if (isConstant(lines) || firstLines(question, name, lines, findings).length > 0 || (glosses.length > 0 && !asksWhereSet(question)))
    return []
  const nearness = nearnessOf(question, findings)
  const rank = ({ path, text }: FoundLine) => (begins.test(text) ? 100 : 0) + nearness(path)
  return assignments.toSorted((a, b) => rank(a) - rank(b)).slice(0, mostAssignments)
}
