import type { Reference } from '../../../answer/structure-results.ts'
import { fileName } from '../../../base/file-name.ts'
import { item, nameFor, placesOf } from '../cite.ts'
import type { Findings } from '../findings.ts'

const longestCondition = 80

/** One who refers to the subject: who, by what statement, from where. */
export function callerItem(findings: Findings, reference: Reference): string {
  const { from, within, step, via, operand, how, thru } = reference
  const places = placesOf(reference)
  const copied = via !== undefined && how === 'literal' ? ` through ${fileName(reference.path)}` : ''
  const inside = within ?? step
  const where = inside === undefined ? '' : ` in ${nameFor(findings, inside, places)}`
  const by = operand === undefined || how === 'literal' ? '' : `, by ${nameFor(findings, operand, places)}`
  const what = `${statementWords(findings, reference)}${thru === undefined ? '' : ' THRU'}`
  return item(findings, `${kindWords(from.kind)}${nameFor(findings, from.name, places)} (${what}${where}${copied}${by})`, places)
}

/** One that the subject refers to. */
export function calleeItem(findings: Findings, reference: Reference): string {
  const { to, op, condition, system, inRepo, kind } = reference
  const places = placesOf(reference)
  const does = statementWords(findings, reference)
  const what = op === undefined || op === does ? does : `${does} ${op}`
  const outside =
    inRepo || (kind !== 'call' && kind !== 'link' && kind !== 'xctl') ? '' : system ? ', part of the system' : ', not in the code'
  const when = condition === undefined ? '' : `, when ${condition.replaceAll('`', "'").slice(0, longestCondition)}`
  return item(findings, `${kindWords(to.kind)}${nameFor(findings, to.name, places)} (${what}${outside}${when})`, places)
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
  if (kind === 'copy') return /\bINCLUDE\b/i.test(findings.linesOf(path).get(line) ?? '') ? 'INCLUDE' : 'COPY'
  const named = words[kind] ?? kind
  if (verb === undefined || verb === named) return named
  return kind === 'sql' || kind === 'dli' ? `${named} ${verb}` : verb
}
