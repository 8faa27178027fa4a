import { sameName } from '../../../../answer/name-match.ts'
import type { FlowLink, SubjectFlow } from '../../../../answer/structure-estate-results.ts'
import type { OutlineEntry } from '../../../../answer/structure-results.ts'
import { distinctBy } from '../../../../base/distinct-by.ts'
import { bareFileName } from '../../../../base/file-name.ts'
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
import type { Question } from '../../question/question.ts'
import { asksRecordKey } from '../../question/record-key.ts'
import type { Quote } from '../../quote.ts'
import type { Subject } from '../../subjects.ts'
import { asksNoMoreThan } from '../telling-words.ts'
import { chosenOptions } from './chosen-option.ts'
import { legendCalls, legendQuotes, testedItems } from './key-answers.ts'
import { consoleKey, isOneOfKeys, keyTextsIn, numberOf, onScreen } from './key-names.ts'
import { transferBehind } from './key-targets.ts'
import { keyTestCalls, keyTestQuotes } from './key-tests.ts'
import { ownKeyCalls, ownKeys } from './own-keys.ts'
import { isScreenThing, screenProgramCalls, screenPrograms } from './screen-programs.ts'
import { testedKeyCalls } from './tested-keys.ts'

const mostItems = 12
const mostTargets = 4
const mostBodies = 2
const bodyLines = 14
const longestInner = 80
const branch = { before: 3, after: 8 } as const
const asksKeys =
  /\b(?:(?<!\b(?:i|we|you|they|one|to|users?|clerks?) )keys?(?! in\b)|typ(?:ing|ed)|(?:(?:i|you|we|they|to|must|can|should|users|clerks) type|(?:who|one|(?<!\b(?:which|what|many|different|valid|all|possible) )(?:user|clerk)|somebody|someone|he|she) types)\b(?! to (?:start|run|call|invoke|launch|begin)\b)|enter(?:s|ing)|pick(?:s|ing)?|p?f[ -]?k?\d{1,2}|pf ?keys?|function keys?|press\w*|hits?|options?|choices?|choos\w+|selects?)\b/i
/** What a question for keys may say beside that. */
const keyWord = /^(?:screens?|maps?|panels?|programs?|handled?|tests?|tested|support\w*|available|valid|allowed|works?|used?|there)$/i
/** How programs name keys: by DFHAID, by copies of it, by 88-levels, by the constants of GnuCOBOL's `screenio`. */
const keyName = new RegExp(
  String.raw`\b(?:${consoleKey}|DFH(?:ENTER|CLEAR|PA\d|PF\d{1,2})|[A-Z0-9-]*(?:PFK?|PF-?KEY-?|PA)-?\d{1,2}|[A-Z0-9-]*(?<!RE)(?:ENTER|CLEAR)(?:-KEY)?)\b`,
  'gi',
)

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
      ...mapsOf(subject, findings).map(outlineCall),
      ...programs.flatMap((name) => bodyCalls(branchesOf(question, name, findings))),
      ...keyTestCalls(askedKeys(question.text), pathsOf(programs, findings), findings),
      ...(asksAllKeys(question) ? testedKeyCalls(pathsOf(programs, findings), findings) : []),
      ...legendCalls(mapsOf(subject, findings), findings),
      ...programs.flatMap((name) => startedBy(branchesOf(question, name, findings)).map((started) => referencesCall(started, 'callees'))),
    ]
  },
  draft: (question, subject, findings) => {
    const texts = keyTexts(subject, findings)
    const programs = screenPrograms(subject, findings)
    const branches = programs.flatMap((name) => branchesOf(question, name, findings))
    const tests = keyTestQuotes(askedKeys(question.text), pathsOf(programs, findings), findings)
    const all = asksAllKeys(question) ? testedItems(pathsOf(programs, findings), branches, texts, findings) : undefined
    if (branches.length + tests.length + (all?.items.length ?? 0) === 0) return undefined
    const lead = [...branches.slice(0, mostItems).map((one) => branchItem(findings, one, texts)), ...(all?.items ?? [])]
    const bodies = isForOne(question)
      ? branches.slice(0, mostBodies).flatMap((one) => [...branchQuote(one, findings), ...bodyQuote(one, findings)])
      : []
    const isWhole = all !== undefined && subject.named && asksNoMoreThan(question, findings, [asksKeys, keyWord])
    const legend = isWhole ? legendQuotes(mapsOf(subject, findings), findings) : []
    return { lead, quotes: [...tests, ...(all?.quotes ?? []), ...legend, ...bodies], ...(isWhole ? { whole: true } : {}) }
  },
}

/** The members of the programs: of several that define one, an expanded source among them, the one that is called like it. */
export function pathsOf(programs: readonly string[], findings: Findings): readonly string[] {
  const paths = programs.flatMap((name) => {
    const flows = findings.structure(flowCall(name), 'flow')?.subjects ?? []
    const all = flows.flatMap(({ definitions }) => definitions.map(({ path }) => path))
    const own = all.find((path) => sameName(bareFileName(path), name))
    return own === undefined ? all : [own]
  })
  return [...new Set(paths)]
}

/** The transactions that a branch goes on with. */
function startedBy(branches: readonly Branch[]): readonly string[] {
  const links = branches.slice(0, mostItems).flatMap(({ links: [first] }) => first ?? [])
  return links.filter(({ kindOfTarget }) => kindOfTarget === 'transaction').map(({ target }) => target)
}

interface ChosenLink extends FlowLink {
  readonly choice: string
  /** What key that is, where the program names it otherwise: `PF3`. */
  readonly key?: string
  readonly target: string
  readonly kindOfTarget: string
  /** Control comes here on this key alone; else the condition has other keys in it, or asks for more. */
  readonly alone: boolean
}

/** What control does while one key or option is in hand: most telling link first. */
export interface Branch {
  readonly program: string
  readonly choice: string
  readonly key?: string
  readonly links: readonly ChosenLink[]
}

export function branchesOf(question: Pick<Question, 'bare' | 'text'>, program: string, findings: Findings): readonly Branch[] {
  const flows = findings.structure(flowCall(program), 'flow')?.subjects ?? []
  const inProgram = flows.filter(({ flow }) => flow === 'program')
  const own = ownKeys(pathsOf([program], findings), findings)
  const conditions = inProgram.flatMap(({ links }) => links.flatMap(({ condition }) => condition ?? []))
  const links = inProgram
    .flatMap((flow) => chosenLinks(question, flow, own))
    .filter(({ choice, key }) => key !== undefined || isOneOfKeys(choice, conditions))
  return [...groupBy(links, ({ choice }) => choice)].map(([choice, all]) => ({
    program,
    choice,
    ...ownKeyOf(all),
    links: distinctBy(
      all.toSorted((a, b) => Number(b.alone) - Number(a.alone)),
      ({ target }) => target,
    ).sort((a, b) => rank(a) - rank(b) || a.line - b.line),
  }))
}

function ownKeyOf([first]: readonly ChosenLink[]): { readonly key?: string } {
  return first?.key === undefined ? {} : { key: first.key }
}

const outOfProgram: ReadonlySet<string> = new Set(['program', 'transaction'])

/** What is done on this key alone before what others share, and a jump to where the paragraph ends last. */
function rank({ alone, kind }: ChosenLink): number {
  return (alone ? 0 : 1) + (kind === 'goto' ? 2 : 0)
}

function chosenLinks(
  question: Pick<Question, 'bare' | 'text'>,
  { nodes, links }: SubjectFlow,
  own: ReadonlyMap<string, string>,
): readonly ChosenLink[] {
  return links.flatMap((link) => {
    const choice = choiceOf(question, link, own)
    const key = own.get(choice?.toUpperCase() ?? '')
    const node = nodes[link.to]
    const alone = !/\b(?:AND|OR)\b/i.test(link.condition ?? '')
    return choice === undefined || node === undefined
      ? []
      : [{ ...link, choice, ...(key === undefined ? {} : { key }), alone, target: node.unit.name, kindOfTarget: node.unit.kind }]
  })
}

/** The key or option that must have been chosen for control to come here, where it is one that the question asks for. */
function choiceOf(
  { bare, text }: Pick<Question, 'bare' | 'text'>,
  { condition = '' }: FlowLink,
  own: ReadonlyMap<string, string>,
): string | undefined {
  const parts = condition.split(', ').filter((part) => !part.startsWith('else of'))
  const options = chosenOptions({ bare })
  if (options.length > 0) {
    const isOption = (option: string) => new RegExp(String.raw`(?:WHEN|=|IS|TO)\s*['"]?0*${option}['"]?\s*$`, 'i')
    const option = options.find((one) => parts.some((part) => isOption(one).test(part)))
    return option === undefined ? undefined : `option ${option}`
  }
  const key = parts.toReversed().flatMap((part) => keyIn(part, own) ?? [])[0]
  if (key === undefined) return undefined
  const wanted = askedKeys(text)
  return wanted.length === 0 || wanted.includes(numberOf(own.get(key.toUpperCase()) ?? key) ?? '') ? key : undefined
}

/** The last comparison before a name, and whether it is turned round. A key behind another one shares its comparison: `NOT = DFHPF3 AND DFHPF4`. */
const comparison = /(\bNOT\s*)?(?:=|\bEQUALS?\b)(?:\s+TO\b)?[\s(]*(?:[\w-]+\s+(?:AND|OR)\s+)*$|<>\s*$/i

/** Whether any other key is meant: `NOT X-PFK03`, `NOT (EIBAID = DFHPF7 OR DFHPF8)`; of one that is compared also `EIBAID NOT = DFHENTER`. */
function isNegated(before: string, isCompared: boolean): boolean {
  const isInside = [...before.matchAll(/\bNOT\s*\(/gi)].some(({ index }) => isOpen(before.slice(index)))
  const last = isCompared ? comparison.exec(before) : null
  return isInside || /\bNOT\s*$/i.test(before) || (last !== null && (last[1] !== undefined || last[0].startsWith('<>')))
}

function isOpen(text: string): boolean {
  return (text.match(/\(/g) ?? []).length > (text.match(/\)/g) ?? []).length
}

/** The key that a condition asks for, as the program names it. */
function keyIn(condition: string, own: ReadonlyMap<string, string>): string | undefined {
  const names = [...condition.matchAll(/(?<![\w-])[A-Z][\w-]*/gi)].filter(([name]) => own.has(name.toUpperCase()))
  const keys = [...condition.matchAll(keyName)]
  const found =
    names.find(({ index }) => !isNegated(condition.slice(0, index), false)) ??
    keys.find(({ 0: name, index }) => !isNegated(condition.slice(0, index), /^DFH/i.test(name)))
  return found?.[0]
}

export function askedKeys(text: string): readonly string[] {
  return [...text.matchAll(/\bp?f[ -]?k?0?(\d{1,2})\b/gi)].flatMap((match) => match[1] ?? [])
}

/** Options of a menu are no keys, and of one key nobody wants to know the others. */
function asksAllKeys(question: Question): boolean {
  return (
    !isForOne(question) &&
    (/\b(?:keys?|pf ?keys?|press\w*|hits?)\b/i.test(question.bare) || !/\b(?:options?|choices?)\b/i.test(question.bare))
  )
}

function isForOne({ text, bare }: Question): boolean {
  return askedKeys(text).length > 0 || chosenOptions({ bare }).length > 0
}

export function branchItem(findings: Findings, { program, choice, key, links }: Branch, texts: ReadonlyMap<string, string>): string {
  const shown = [...links.slice(0, mostTargets - 1), ...outFirst(links.slice(mostTargets - 1)).slice(0, 1)]
  const places = shown.map(at)
  const said = `${key === undefined ? '' : ` (${key})`}${onScreen(key ?? choice, texts)}`
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
  return does?.startsWith('GO TO') === true ? 'GO TO' : (does?.split(' ')[0] ?? kind)
}

/** What has to hold beside the key. */
function whereText({ choice, condition = '' }: ChosenLink): string {
  const parts = condition.split(', ')
  const key = parts.findLastIndex((part) => !part.startsWith('else of') && part.includes(choice))
  const inner = parts.slice(key + 1).join(', ')
  if (key < 0 || inner === '' || inner.length > longestInner || inner.includes('`')) return ''
  return inner.startsWith('else of ') ? ` (else of ${inert(inner.slice(8))})` : ` (if ${inert(inner)})`
}

/** Where control goes in the end tells more than what it passes. */
function outFirst(links: readonly ChosenLink[]): readonly ChosenLink[] {
  const leaves = ({ kindOfTarget }: ChosenLink) => Number(outOfProgram.has(kindOfTarget))
  return links.toSorted((a, b) => leaves(b) - leaves(a))
}

function mapsOf(subject: Subject, findings: Findings): readonly string[] {
  if (subject.kinds[0] === 'map') return [subject.name]
  const maps = screenPrograms(subject, findings).flatMap((name) =>
    findings.referencesOf(name, 'callees').filter(({ to }) => to.kind === 'map'),
  )
  return [...new Set(maps.map(({ to }) => to.name))].slice(0, 2)
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
