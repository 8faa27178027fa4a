import { distinctBy } from '../../../../base/distinct-by.ts'
import { escapeRegex } from '../../../../base/escape-regex.ts'
import { bareFileName } from '../../../../base/file-name.ts'
import type { Aspect, Draft } from '../../aspect.ts'
import { definitionCall, linesCall, readCall } from '../../calls.ts'
import { at, inert, item, nameFor } from '../../cite.ts'
import type { Call } from '../../conversation.ts'
import { quoteLines } from '../../evidence/around-place.ts'
import { fieldNames } from '../../evidence/asked-field.ts'
import { type Branch, choiceBranches, choicesCall } from '../../evidence/choice-branches.ts'
import { fieldLiterals, isSameValue, literalsCall } from '../../evidence/field-literals.ts'
import type { Findings, FoundLine, Place } from '../../findings.ts'
import { askedLiterals } from '../../question/asked-literals.ts'
import type { Question } from '../../question/question.ts'
import type { Subject } from '../../subjects.ts'

const asksValues =
  /\b(?:values|codes|settings|letters|options|choices|functions)\b|\b(?:possible|valid|allowed|legal|each)\s+(?:value|code|setting|letter)\b/i
const fieldKinds: ReadonlySet<string> = new Set(['field', 'symbol'])
const mostFound = 40
const mostChoices = 4
const mostCopies = 2
/** Lines of a choice that are read: branches may be long. */
const choiceLines = 140
const mostBranches = 12
const mostNames = 12

/** What a program does for each value of a field that a question names, where it tells them apart in one choice: `which values of F does P understand`. */
export const fieldChoicesAspect: Aspect = {
  name: 'field choices',
  asks: (question, subject) => isOfField(question, subject) || fieldNames(question, subject).length > 0,
  calls: (question, asked, findings) => {
    const subject = fieldOf(question, asked, findings)
    if (subject === undefined) return fieldNames(question, asked).map(choicesCall)
    return [
      choicesCall(subject.name),
      // Elsewhere it may be set to more values than one choice has branches.
      literalsCall(subject.name),
      copiesCall(subject.name),
      ...copiedTo(question, subject, findings).map(choicesCall),
      ...choicesFound(question, subject, findings).map(({ path, line }) => readCall(path, line, line + choiceLines)),
      ...namesToExplain(question, subject, findings).map(definitionCall),
    ]
  },
  draft: (question, asked, findings) => {
    const subject = fieldOf(question, asked, findings)
    if (subject === undefined) return undefined
    const [choice] = choicesFound(question, subject, findings)
    if (choice === undefined) return undefined
    const branches = branchesAt(choice, findings)
    const copy = copyOf(question, subject, choice, findings)
    const values = askedLiterals(question, subject.name)?.values ?? []
    if (values.length > 0) return ofValues(values, branches, choice, findings, copy)
    if (!isTold(branches, question, subject, findings)) return undefined
    const items = branches.slice(0, mostBranches).map((branch) => branchItem(branch, choice.path, findings))
    const more = branches.length > mostBranches ? [`And ${branches.length - mostBranches} other branches.`] : []
    return { lead: [...copy, ...items, ...more], quotes: [] }
  },
}

function isOfField({ bare }: Question, { kinds, named }: Subject): boolean {
  return named && fieldKinds.has(kinds[0] ?? '') && asksValues.test(bare)
}

/** The subject itself, or the variable that is asked for and that structures do not know. */
function fieldOf(question: Question, subject: Subject, findings: Findings): Subject | undefined {
  if (isOfField(question, subject)) return subject
  const name = fieldNames(question, subject).find((one) => findings.codeLinesFound(choicesCall(one)).length > 0)
  return name === undefined ? undefined : { ...subject, name }
}

const mostQuoted = 9

/** What the branch of each value does; of values that have none, what is done with all others. */
function ofValues(
  values: readonly string[],
  branches: readonly Branch[],
  { path }: Place,
  findings: Findings,
  copy: readonly string[],
): Draft | undefined {
  const own = branches.filter((branch) => branch.values.some((one) => values.some((value) => isSameValue(one, value))))
  const chosen = own.length > 0 ? own : branches.filter((branch) => branch.values.includes('OTHER'))
  if (chosen.length === 0) return undefined
  const quotes = chosen.map(({ startLine, endLine }) => {
    const next = branches.find((branch) => branch.startLine > startLine)?.startLine ?? endLine + 1
    return quoteLines({ path, startLine, endLine: Math.max(endLine, next - 1) }, findings, mostQuoted)
  })
  return { lead: [...copy, ...chosen.map((branch) => branchItem(branch, path, findings))], quotes }
}

/** Elsewhere a field may be given more values than a choice has branches; one that sets a text for each says what they mean. */
function isTold(branches: readonly Branch[], question: Question, { name }: Subject, findings: Findings): boolean {
  return branches.length > 1 && worthOf(branches) >= new Set(fieldLiterals(question, name, findings).map(({ value }) => value)).size
}

const text = /(['"])[^'"]*[A-Za-z]{3}[^'"]*\1/

function worthOf(branches: readonly Branch[]): number {
  return branches.length + branches.filter(({ does }) => text.test(does)).length
}

/** What the field is handed on to as it is. */
function copiesCall(name: string): Call {
  const exact = String.raw`(?:[\w$#@]+\.)*${escapeRegex(name)}`
  return linesCall(String.raw`\bMOVE\s+${exact}(?:\s+(?:OF|IN)\s+[\w-]+)?\s+TO\s+[\w-]+|^\s*[\w$#@.]+\s*=\s*${exact}\s*;`, mostFound)
}

const target = /\bTO\s+([\w-]+)|^\s*(?:[\w$#@]+\.)*([\w$#@]+)\s*=/i

function copiesFound(question: Question, { name }: Subject, findings: Findings): readonly (FoundLine & { readonly target: string })[] {
  return inNamed(question, findings.codeLinesFound(copiesCall(name))).flatMap((line) => {
    const [, cobol, pli] = target.exec(line.text) ?? []
    const to = cobol ?? pli
    return to === undefined ? [] : [{ ...line, target: to }]
  })
}

function copiedTo(question: Question, subject: Subject, findings: Findings): readonly string[] {
  return distinctBy(copiesFound(question, subject, findings), ({ target: to }) => to.toUpperCase())
    .map(({ target: to }) => to)
    .slice(0, mostCopies)
}

/** Where a question names members, only what stands in them. */
function inNamed({ names }: Question, lines: readonly FoundLine[]): readonly FoundLine[] {
  const named = new Set(names.map((name) => name.toUpperCase()))
  const own = lines.filter(({ path }) => named.has(bareFileName(path).toUpperCase()))
  return own.length > 0 ? own : lines
}

/** Choices by the field itself before those by what it is handed on to, in the same member; of those that were read the one that tells most first. */
function choicesFound(question: Question, subject: Subject, findings: Findings): readonly FoundLine[] {
  const own = inNamed(question, findings.codeLinesFound(choicesCall(subject.name)))
  const copies = copiesFound(question, subject, findings)
  const through = copiedTo(question, subject, findings).flatMap((name) =>
    findings.codeLinesFound(choicesCall(name)).filter(({ path }) => copies.some((copy) => copy.path === path)),
  )
  const worth = (one: FoundLine) => worthOf(branchesAt(one, findings))
  return [own, through].flatMap((some) => some.slice(0, mostChoices).toSorted((a, b) => worth(b) - worth(a))).slice(0, mostChoices)
}

function branchesAt({ path, line }: FoundLine, findings: Findings): readonly Branch[] {
  return choiceBranches(findings.linesOf(path), line, choiceLines)
}

const isName = /^[A-Z@#$][\w@#$-]*$/i

function namesToExplain(question: Question, subject: Subject, findings: Findings): readonly string[] {
  const values = choicesFound(question, subject, findings).flatMap((choice) =>
    branchesAt(choice, findings).flatMap((branch) => branch.values),
  )
  return [...new Set(values.filter((value) => isName.test(value) && value !== 'OTHER'))].slice(0, mostNames)
}

/** `WORK is set to FIELD`, where the choice is made by that. */
function copyOf(question: Question, subject: Subject, choice: FoundLine, findings: Findings): readonly string[] {
  const copy = copiesFound(question, subject, findings).find(
    (one) => one.path === choice.path && new RegExp(String.raw`(?<![\w-])${escapeRegex(one.target)}(?![\w-])`, 'i').test(choice.text),
  )
  if (copy === undefined) return []
  const places = [copy, choice].map(at)
  const [set = places[0], asked = places[0]] = places
  if (set === undefined || asked === undefined) return []
  return [
    item(
      findings,
      `${nameFor(findings, subject.name, [set])} is put into ${nameFor(findings, copy.target, [set])}, by which the program chooses`,
      [set, asked],
    ),
  ]
}

function branchItem({ startLine, endLine, values, does }: Branch, path: string, findings: Findings): string {
  const constants = values.map((value) => (isName.test(value) ? constantOf(value, findings) : undefined))
  const said = values.map((value, i) => `${inert(value)}${constants[i] === undefined ? '' : ` (${constants[i].value})`}`)
  const shown = values.includes('OTHER') ? 'anything else' : said.join(', ')
  const places = [
    { path, startLine, endLine: findings.isShown(path, startLine, endLine) ? endLine : startLine },
    ...constants.flatMap((constant) => (constant === undefined ? [] : [at(constant)])),
  ]
  return item(findings, `${shown}${does === '' ? '' : `: ${does.replaceAll('`', "'")}`}`, places)
}

interface Constant extends Place {
  readonly value: string
}

/** What a name stands for that is declared with one value. */
function constantOf(name: string, findings: Findings): Constant | undefined {
  for (const { detail = '', path, startLine } of findings.definitionsOf(name)) {
    const value = /\b(?:VALUES?|INIT(?:IAL)?)\s*(?:\(|IS\b|ARE\b)?\s*('[^']*'|"[^"]*"|[+-]?\d[\d.]*)/i.exec(detail)?.[1]
    if (value !== undefined) return { value: value.replaceAll('`', "'"), path, line: startLine }
  }
  return undefined
}
