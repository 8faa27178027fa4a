import type { OutlineEntry } from '../../../../answer/structure-results.ts'
import { groupBy } from '../../../../base/group-by.ts'
import type { Aspect } from '../../aspect.ts'
import { definitionCall, flowCall, outlineCall, readCall, referencesCall } from '../../calls.ts'
import { at, bold, inert, item, nameFor, placesOf } from '../../cite.ts'
import type { Call } from '../../conversation.ts'
import { linesBetween } from '../../evidence/lines-between.ts'
import type { Findings } from '../../findings.ts'
import { asksOptions } from '../../question/asked-options.ts'
import { askedScreenFields } from '../../question/asked-screen-fields.ts'
import { asksTypedTransaction } from '../../question/asks-typed-transaction.ts'
import { partsOf } from '../../question/parts.ts'
import type { Question } from '../../question/question.ts'
import { asksRecordKey } from '../../question/record-key.ts'
import type { Quote } from '../../quote.ts'
import type { Subject } from '../../subjects.ts'
import { asksNoMoreThan } from '../telling-words.ts'
import { chosenOptions } from './chosen-option.ts'
import { legendCalls, legendQuotes, testedItems } from './key-answers.ts'
import { askedKeys, type Branch, branchesOf, type ChosenLink, pathsOf } from './key-branches.ts'
import { keyTextsIn, onScreen } from './key-names.ts'
import { transferBehind } from './key-targets.ts'
import { copiesTesting, keyCalls, keyTestCalls, keyTestQuotes } from './key-tests.ts'
import { optionTexts } from './option-texts.ts'
import { ownKeyCalls } from './own-keys.ts'
import { isScreenThing, mapsOf, screenProgramCalls, screenPrograms } from './screen-programs.ts'
import { asksWhatIsShown, shownCalls, shownItems } from './shown-on-key.ts'
import { testedKeyCalls } from './tested-keys.ts'

const mostItems = 12
const mostTargets = 4
const mostBodies = 2
const bodyLines = 14
const longestInner = 80
const branch = { before: 3, after: 8 } as const
const asksKeys =
  /\b(?:(?<!\b(?:i|we|you|they|one|to|users?|clerks?) )keys?(?! in\b)|typ(?:ing|ed)|(?:(?:i|you|we|they|to|must|can|should|users|clerks) type|(?:who|one|(?<!\b(?:which|what|many|different|valid|all|possible) )(?:user|clerk)|somebody|someone|he|she) types)\b(?! to (?:start|run|call|invoke|launch|begin)\b)|enter(?:s|ing)|pick(?:s|ing)?|p?f[ -]?k?\d{1,2}|pf ?keys?|function keys?|press(?:e[ds]|ing)?|hits?|options?|choices?|choos\w+|selects?)\b/i
/** What a question for keys may say beside that. */
const keyWord = /^(?:screens?|maps?|panels?|programs?|handled?|tests?|tested|support\w*|available|valid|allowed|works?|used?|there)$/i
/** What a program does on each key, or for each option of its menu. */
export const keysAspect: Aspect = {
  name: 'keys',
  asks: ({ bare, text }, subject) =>
    !asksOptions(text) &&
    !asksTypedTransaction.test(text) &&
    // What is typed into a field is no key.
    (asksKeys.test(bare) || chosenOptions({ bare }).length > 0) &&
    isScreenThing(subject) &&
    askedScreenFields({ bare })?.trait === undefined &&
    !asksRecordKey(bare),
  calls: (question, subject, findings) => {
    const programs = screenPrograms(subject, findings)
    return [
      ...screenProgramCalls(subject),
      ...ownKeyCalls(pathsOf(programs, findings), findings),
      ...programs.flatMap((name) => [flowCall(name), referencesCall(name, 'callees')]),
      ...(asksShownOnOne(question) ? programs.flatMap((name) => shownOf(shownCalls, branchesOf(question, name, findings), findings)) : []),
      ...mapsOf(subject, findings).map(outlineCall),
      ...programs.flatMap((name) => bodyCalls(branchesOf(question, name, findings))),
      ...keyCalls(askedKeys(question.text)),
      ...keyTestCalls(askedKeys(question.text), testingPaths(question, programs, findings), findings),
      ...(asksAllKeys(question) ? testedKeyCalls(pathsOf(programs, findings), findings) : []),
      ...legendCalls(mapsOf(subject, findings), findings),
      ...programs.flatMap((name) => startedBy(branchesOf(question, name, findings)).map((started) => referencesCall(started, 'callees'))),
    ]
  },
  draft: (question, subject, findings) => {
    const texts = chosenOptions(question).length > 0 ? optionTexts(subject, findings) : keyTexts(subject, findings)
    const programs = screenPrograms(subject, findings)
    const branches = programs.flatMap((name) => branchesOf(question, name, findings))
    const tests = keyTestQuotes(askedKeys(question.text), testingPaths(question, programs, findings), findings)
    const all = asksAllKeys(question) ? testedItems(pathsOf(programs, findings), branches, texts, findings) : undefined
    if (branches.length + tests.length + (all?.items.length ?? 0) === 0) return undefined
    const told = branches.slice(0, mostItems).map((one) => branchItem(findings, one, texts, isDoneOtherwise(one, branches, findings)))
    const shown = asksShownOnOne(question) ? shownOf(shownItems, branches, findings).map((one) => `  ${one}`) : []
    const lead = [...told, ...shown, ...(all?.items ?? [])]
    const bodies = isForOne(question)
      ? branches.slice(0, mostBodies).flatMap((one) => [...branchQuote(one, findings), ...bodyQuote(one, findings)])
      : []
    const isWhole = all !== undefined && subject.named && asksNoMoreThan(question, findings, [asksKeys, keyWord])
    const isOneOption = branches.length > 0 && chosenOptions(question).length > 0 && partsOf(question.text).length === 1
    const legend = isWhole ? legendQuotes(mapsOf(subject, findings), findings) : []
    return {
      lead,
      quotes: [...tests, ...(all?.quotes ?? []), ...legend, ...bodies],
      ...(isWhole || isOneOption ? { whole: true, alone: true } : {}),
    }
  },
}

function testingPaths({ text }: Question, programs: readonly string[], findings: Findings): readonly string[] {
  return [...new Set([...pathsOf(programs, findings), ...copiesTesting(askedKeys(text), programs, findings)])]
}

/** The transactions that a branch goes on with. */
function startedBy(branches: readonly Branch[]): readonly string[] {
  const links = branches.slice(0, mostItems).flatMap(({ links: [first] }) => first ?? [])
  return links.filter(({ kindOfTarget }) => kindOfTarget === 'transaction').map(({ target }) => target)
}

/** Options of a menu are no keys, and of one key nobody wants to know the others. */
function asksAllKeys(question: Question): boolean {
  return (
    !isForOne(question) &&
    (/\b(?:keys?|pf ?keys?|press(?:e[ds]|ing)?|hits?)\b/i.test(question.bare) || !/\b(?:options?|choices?)\b/i.test(question.bare))
  )
}

/** Of a key that is asked for alone also what people are shown then. */
function asksShownOnOne(question: Question): boolean {
  return isForOne(question) && asksWhatIsShown(question.bare)
}

function shownOf<Shown>(
  shown: (branches: readonly Branch[], own: readonly Quote[], findings: Findings) => readonly Shown[],
  branches: readonly Branch[],
  findings: Findings,
): readonly Shown[] {
  return shown(
    branches,
    branches.slice(0, mostBodies).flatMap((one) => branchQuote(one, findings)),
    findings,
  )
}

function isForOne({ text, bare }: Question): boolean {
  return askedKeys(text).length > 0 || chosenOptions({ bare }).length > 0
}

/** Whether another program that shows the screen does something else on the same key: then it has to be said whose it is. */
function isDoneOtherwise(branch: Branch, branches: readonly Branch[], findings: Findings): boolean {
  const doneBy = ({ program, links }: Branch) =>
    links.map((link) => `${link.target} ${transferBehind(program, link, link.target, findings)?.to.name ?? ''}`).join()
  return branches.some((one) => one.program !== branch.program && one.choice === branch.choice && doneBy(one) !== doneBy(branch))
}

export function branchItem(
  findings: Findings,
  { program, choice, key, links }: Branch,
  texts: ReadonlyMap<string, string>,
  isOfOne = false,
): string {
  const shown = [...links.slice(0, mostTargets - 1), ...outFirst(links.slice(mostTargets - 1)).slice(0, 1)]
  const places = shown.map(at)
  const said = `${key === undefined ? '' : ` (${key})`}${onScreen(key ?? choice, texts)}${isOfOne ? ` in ${inert(program)}` : ''}`
  const [first] = shown
  const started = first?.kindOfTarget === 'transaction' ? findings.referencesOf(first.target, 'callees') : []
  const run = started.find(({ to }) => to.kind === 'program')
  const runs = run === undefined ? '' : `; transaction ${bold(run.from.name)} runs ${bold(run.to.name)}`
  const all = run === undefined ? places : [...places, at(run)]
  const named = new Set(shown.map(({ target }) => target))
  const goesTo = shown
    .map((link) => transferBehind(program, link, link.target, findings))
    .map((to) => (to !== undefined && named.has(to.to.name) ? undefined : to))
  const cited = [...all, ...goesTo.flatMap((one) => (one === undefined ? [] : placesOf(one)))]
  const targetOf = (link: ChosenLink) => {
    const to = goesTo[shown.indexOf(link)]
    const does = to?.kind === 'xctl' ? 'goes to' : 'calls'
    return `${nameFor(findings, link.target, cited)}${to === undefined ? '' : `, which ${does} ${nameFor(findings, to.to.name, cited)}`}`
  }
  // One statement that may lead to several is not several statements.
  const targets = [...groupBy(shown, ({ path, line }) => `${path}:${line}`).values()].map((same) => {
    const words = same.map((link) => `${verbOf(link)} ${targetOf(link)}`)
    return `${words.join(' or ')}${same.slice(0, 1).map(whereText).join('')}`
  })
  return item(
    findings,
    `${choice.replaceAll('`', "'")}${said} → ${targets.join(', then ')}${links.length > shown.length ? ' …' : ''}${runs}`,
    cited,
  )
}

function verbOf({ does, kind }: ChosenLink): string {
  return /^(?:GO TO|HANDLE AID)/.test(does ?? '') ? 'GO TO' : (does?.split(' ')[0] ?? kind)
}

/** What has to hold beside the key. */
function whereText({ choice, condition = '' }: ChosenLink): string {
  const parts = condition.split(', ')
  const key = parts.findLastIndex((part) => !part.startsWith('else of') && part.includes(choice))
  const inner = parts.slice(key + 1).join(', ')
  if (key < 0 || inner === '' || inner.length > longestInner || inner.includes('`')) return ''
  return inner.startsWith('else of ') ? ` (else of ${inert(inner.slice(8))})` : ` (if ${inert(inner)})`
}

const outOfProgram: ReadonlySet<string> = new Set(['program', 'transaction'])

/** Where control goes in the end tells more than what it passes. */
function outFirst(links: readonly ChosenLink[]): readonly ChosenLink[] {
  const leaves = ({ kindOfTarget }: ChosenLink) => Number(outOfProgram.has(kindOfTarget))
  return links.toSorted((a, b) => leaves(b) - leaves(a))
}

function keyTexts(subject: Subject, findings: Findings): ReadonlyMap<string, string> {
  const entries = mapsOf(subject, findings).flatMap((name) => findings.outlinedMembers(name))
  const messages = entries.flatMap(({ entries: all }): readonly OutlineEntry[] => all).filter(({ kind }) => kind === 'message')
  return keyTextsIn(messages.map(({ name }) => name))
}

/** A key that is asked for alone is worth the lines of its branch, and of the paragraph that is performed first. */
function bodyCalls(branches: readonly Branch[]): readonly Call[] {
  return branches.slice(0, mostBodies).flatMap(({ program, links: [first] }) => {
    if (first === undefined) return []
    const body =
      first.kindOfTarget === 'paragraph' || first.kindOfTarget === 'section' ? [definitionCall(`${program}.${first.target}`)] : []
    return [readCall(first.path, first.line - branch.before, first.line + branch.after), ...body]
  })
}

function branchQuote({ links: [first] }: Branch, findings: Findings): readonly Quote[] {
  if (first === undefined) return []
  const lines = findings.linesOf(first.path)
  const shown: string[] = []
  let start = first.line
  while (start > first.line - branch.before && lines.has(start - 1) && !isChoice(lines.get(start))) start--
  for (let line = start; line <= first.line + branch.after && lines.has(line); line++) {
    if (line > first.line && isChoice(lines.get(line))) break
    shown.push(lines.get(line) ?? '')
  }
  return shown.length === 0 ? [] : [{ source: { kind: 'code', path: first.path }, startLine: start, lines: shown }]
}

function isChoice(line = ''): boolean {
  return /^.{0,6}\s*(?:WHEN|END-EVALUATE)\b/i.test(line)
}

function bodyQuote({ program, links: [first] }: Branch, findings: Findings): readonly Quote[] {
  if (first === undefined) return []
  const [body] = findings.definitionsOf(`${program}.${first.target}`)
  if (body === undefined) return []
  const last = Math.min(body.endLine, body.startLine + bodyLines - 1)
  const shown = linesBetween(findings.linesOf(body.path), body.startLine, last)
  return shown.length === 0 ? [] : [{ source: { kind: 'code', path: body.path }, startLine: body.startLine, lines: shown }]
}
