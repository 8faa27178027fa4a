import type { FlowLink, SubjectFlow } from '../../../../answer/structure-estate-results.ts'
import { cutText } from '../../../../base/text.ts'
import type { Aspect } from '../../aspect.ts'
import { flowCall, readCall } from '../../calls.ts'
import { at, inert, item, type Lines, moreItem, nameFor } from '../../cite.ts'
import { quoteAround } from '../../evidence/around-place.ts'
import { blockConditions } from '../../evidence/block-conditions.ts'
import { codeText } from '../../evidence/code-text.ts'
import { flowOf } from '../../evidence/control-events.ts'
import { isCobolSource } from '../../evidence/is-cobol.ts'
import { leadingCondition } from '../../evidence/leading-condition.ts'
import { lineText } from '../../evidence/line-text.ts'
import { whenWords } from '../../evidence/nested-conditions.ts'
import { statementLines, statementsCall } from '../../evidence/statement-lines.ts'
import type { Findings, FoundLine } from '../../findings.ts'
import { asksStops } from '../../question/asked-stops.ts'
import { code } from '../../quote.ts'
import { isRoutine, type Subject } from '../../subjects.ts'

const mostItems = 14
const mostQuoted = 3
const linesAbove = 60
/** Of a command of CICS that goes over several lines. */
const linesBelow = 4
const longest = 70
const longestCondition = 110
const room = { before: 10, after: 1, most: 12 } as const

/** Statements that end a program for a reason: abends of CICS and of assembler, STOP with a text or number, SIGNAL, a return code of an error. */
const stops = [
  String.raw`\bCICS\s+ABEND\b`,
  String.raw`^(?:\S+)?\s+ABEND\s+\S`,
  String.raw`\bERROR\s+STOP\b|^\s*(?:\d+\s+)?(?:IF\s*\(.*\)\s*)?STOP\s*['"(\d]`,
  String.raw`\bCALL\s+(?:ABORT|EXIT|USTOP|X?ERRMSG|\w*_?STOP)\b`,
  String.raw`\bSIGNAL\s+(?:ERROR|FINISH|CONDITION)\b|\bCALL\s+PLI(?:ABND\b|RETC\s*\(\s*[1-9])`,
  String.raw`\bMOVE\s+\+?(?:[4-9]|[1-9]\d+)\s+TO\s+\S*(?:RETURN-?CODE|RETCODE)\b`,
].join('|')
/** HANDLE ABEND of CICS, also in its second line, only says what is done then. */
const handles = /\bABEND\s+(?:LABEL|PROGRAM|CANCEL|RESET)\b/i
/** What is called to end a program: routines of the system, and those that are named so. */
const ending = /(?:^|[-_\d])(?:ABND|ABD(?![A-Z])|ABORT|FATAL|PANIC)|ABEND|^(?:ILBOABN0|PLIABND)$/i

/** On which conditions a program ends itself with an error: the statements that do it, and what calls them when. */
export const stopsAspect: Aspect = {
  name: 'stops',
  exact: true,
  asks: ({ bare }, subject) =>
    subject.named &&
    subject.paths.length > 0 &&
    (/^(?:program|entry|member)$/.test(subject.kinds[0] ?? '') || isRoutine(subject)) &&
    asksStops(bare),
  calls: (_, subject, findings) => [
    flowCall(subject.name),
    statementsCall(stops, subject),
    ...statementsOf(subject, findings).map(({ path, line }) => readCall(path, line - linesAbove, line + linesBelow)),
    ...leadingLinks(subject, findings)
      .slice(0, mostItems)
      .map(({ path, line }) => readCall(path, line - room.before, line + room.after)),
  ],
  draft: (_, subject, findings) => {
    const links = leadingLinks(subject, findings)
    const statements = statementsOf(subject, findings)
    if (links.length + statements.length === 0) return undefined
    const flow = flowOf(subject.name, findings)
    const items = [
      ...links.slice(0, mostItems).map((link) => linkItem(link, flow, findings)),
      ...statements.map((line) => statementItem(line, findings)),
    ]
    // Where no condition is known the lines around may tell it.
    const open = links.filter(({ condition }) => condition === undefined)
    const quotes = [...statements, ...open].slice(0, mostQuoted).map((line) => quoteAround(line, room, findings))
    const title = `What ends ${code(subject.name)} with an error, and when:`
    return { lead: [title, ...items, ...moreItem(links.length - mostItems)], quotes, alone: true }
  },
}

function statementsOf(subject: Subject, findings: Findings): readonly FoundLine[] {
  return statementLines(stops, subject, findings)
    .filter(({ text }) => !handles.test(text))
    .slice(0, mostItems)
}

/** Statements that lead to what ends a program, from where something else is done. */
function leadingLinks({ name }: Subject, findings: Findings): readonly FlowLink[] {
  const flow = flowOf(name, findings)
  const isEnding = (node: number) => ending.test(flow?.nodes[node]?.unit.name ?? '')
  const all = (flow?.links ?? []).filter(({ to, kind }) => kind !== 'falls' && isEnding(to))
  const from = all.filter(({ from: node, does = '' }) => !isEnding(node) && !/^HANDLE\b/.test(does))
  return from.length > 0 ? from : all
}

function linkItem({ path, line, from, to, does = '', condition }: FlowLink, flow: SubjectFlow | undefined, findings: Findings): string {
  const places = [at({ path, line })]
  const name = (node: number) => flow?.nodes[node]?.unit.name ?? ''
  const when = condition === undefined ? '' : `, ${whenWords(condition)}`
  return item(findings, `${nameFor(findings, name(to), places)} (${does} in ${nameFor(findings, name(from), places)}${when})`, places)
}

function statementItem({ path, line, text }: FoundLine, findings: Findings): string {
  const condition = conditionOver(path, line, findings)
  const places: readonly Lines[] = condition?.lines === undefined ? [at({ path, line })] : [condition.lines]
  const when = condition === undefined ? '' : `, under ${code(cutText(condition.text, longestCondition))}`
  return item(findings, `${code(lineText(text, longest))}${abendCode(path, line, findings)}${when}`, places)
}

/** The code of an abend of CICS that stands in a line below the command. */
function abendCode(path: string, line: number, findings: Findings): string {
  const lines = findings.linesOf(path)
  for (let next = line + 1; next <= line + linesBelow && lines.has(next); next++) {
    const text = lines.get(next) ?? ''
    const said = /\bABCODE\s*\(\s*['"]?([\w-]+)/i.exec(text)?.[1]
    if (said !== undefined) return ` with ABCODE ${inert(said)}`
    if (/\bEND-EXEC\b|;\s*$/i.test(text)) break
  }
  return ''
}

interface Over {
  readonly text: string
  readonly lines?: Lines
}

function conditionOver(path: string, line: number, findings: Findings): Over | undefined {
  const lines = findings.linesOf(path)
  if (isCobolSource(path, findings)) {
    const found = leadingCondition(lines, line)
    if (found === undefined) return undefined
    const texts: string[] = []
    for (let n = found.startLine; n <= found.endLine; n++) texts.push(codeText(lines.get(n)))
    return {
      text: texts.filter((text) => /^(?:ELSE|IF|WHEN|AND|OR|[(=<>])/i.test(text)).join(' '),
      lines: { path, startLine: found.startLine, endLine: line },
    }
  }
  const innermostBlock = blockConditions(lines, line).at(-1)
  return innermostBlock === undefined ? undefined : { text: innermostBlock.text }
}
