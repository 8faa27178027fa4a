import type { Reference } from '../../../answer/structure-results.ts'
import { distinctBy } from '../../../base/distinct-by.ts'
import { groupBy } from '../../../base/group-by.ts'
import { count, cutText } from '../../../base/text.ts'
import { readCall } from '../calls.ts'
import { at, item, type Lines, nameFor } from '../cite.ts'
import type { Call } from '../conversation.ts'
import type { Findings, KnownLines } from '../findings.ts'
import { code } from '../quote.ts'
import { codeText } from './code-text.ts'
import { withoutBlockRemarks } from './comment-lines.ts'
import { isCobolProgram } from './is-cobol.ts'
import { isPli } from './is-pli.ts'
import { leadingCondition } from './leading-condition.ts'
import { lineText } from './line-text.ts'

const mostStatements = 12
const mostWithin = 3
/** Of more statements each is cited once. */
const fewStatements = 3
const mostPlaces = 3
const longest = 120
/** Lines that a statement may go on for. */
const mostLines = 4
/** References closer than this are read in one go. */
const near = 60
/** Lines above in which a condition may stand. */
const aboveRead = 30
const verb =
  /^(?:MOVE|COMPUTE|ADD|SUBTRACT|MULTIPLY|DIVIDE|SET|STRING|UNSTRING|ACCEPT|INITIALIZE|READ|RETURN|CALL|INSPECT|EXEC|PERFORM|DISPLAY|WRITE|REWRITE|GO|GOBACK|EXIT|CONTINUE|OPEN|CLOSE|EVALUATE|ON|NOT|AT|INVALID|IF|ELSE|WHEN|END-\w+)\b/i

/** Reads the statements of references whole: one that begins above or goes on below its line. */
export function readStatements(references: readonly Reference[]): readonly Call[] {
  const places = [...references].sort((a, b) => (a.path === b.path ? a.line - b.line : a.path < b.path ? -1 : 1))
  const runs: { path: string; first: number; last: number }[] = []
  for (const { path, line } of places) {
    const run = runs.at(-1)
    if (run?.path === path && line - run.last <= near) run.last = line
    else runs.push({ path, first: line, last: line })
  }
  return runs.slice(0, mostStatements).map(({ path, first, last }) => readCall(path, first - aboveRead, last + mostLines - 1))
}

/** The statements that change something, each text once, with the paragraphs that they stand in and, of one alone, what it stands under: `MOVE 8 TO X` in three of them. */
export function changingStatements(references: readonly Reference[], findings: Findings, whose = ''): readonly string[] {
  const places = distinctBy(references, ({ path, line }) => `${path} ${line}`)
  const byText = groupBy(places, ({ path, line }) =>
    isPli(path, findings) ? pliStatement(findings.linesOf(path), line) : statementText(findings.linesOf(path), line),
  )
  const groups = [...byText].filter(([text]) => text !== '')
  const each = groups.length > fewStatements ? 1 : mostPlaces
  const items = groups.slice(0, mostStatements).map(([text, all]) => {
    const shown = all.slice(0, each).map(at)
    const within = [...new Set(all.flatMap((one) => one.within ?? []))]
    const names = within.slice(0, mostWithin).map((one) => nameFor(findings, one, shown))
    const more = within.length > mostWithin ? ` and ${within.length - mostWithin} more` : ''
    const where = names.length === 0 ? '' : ` in ${names.join(', ')}${more}`
    const times = all.length > each ? ` (${count(all.length, 'place')})` : ''
    const [only] = all
    const condition = only === undefined || all.length > 1 ? undefined : conditionOf(only, findings)
    const under = condition === undefined ? '' : `, ${condition.isElse ? 'in the ELSE of' : 'under'} ${code(condition.text)}`
    return item(findings, `${whose}${code(text)}${where}${times}${under}`, withCondition(shown, condition?.line))
  })
  // Those that were not read are there all the same.
  const left = groups.slice(mostStatements).reduce((sum, [, all]) => sum + all.length, byText.get('')?.length ?? 0)
  return left > 0 && items.length > 0 ? [...items, `And ${count(left, 'other place')}.`] : items
}

/** With the line of the condition: as one piece where that stands right above, because `WHEN 13` names nothing that a check could hold it to. */
function withCondition(shown: readonly Lines[], line: number | undefined): readonly Lines[] {
  const [only] = shown
  if (line === undefined || only === undefined) return shown
  const isNear = line <= only.startLine && only.startLine - line <= nearCondition
  return isNear ? [{ ...only, startLine: line }] : [only, { ...only, startLine: line, endLine: line }]
}

const nearCondition = 3

/** What a command of COBOL meets. */
const outcome = /^(?:NOT\s+)?(?:(?:AT\s+)?END(?:-OF-PAGE)?|INVALID(?:\s+KEY)?|(?:ON\s+)?(?:SIZE\s+ERROR|EXCEPTION|OVERFLOW))$/i
const command = /^(?:READ|WRITE|REWRITE|DELETE|START|RETURN|CALL|COMPUTE|STRING|UNSTRING)\b/i
const mostAbove = 8

/** The outcome of a command under which a statement stands right there: `READ X-FILE … INVALID KEY`. */
function outcomeOver(lines: KnownLines, line: number) {
  for (let at = line - 1; at > line - mostAbove && lines.has(at); at--) {
    const text = codeText(lines.get(at))
    if (text.endsWith('.') || /^(?:END-|IF\b|ELSE\b|WHEN\b)/i.test(text)) return undefined
    if (!outcome.test(text)) continue
    for (let above = at - 1; above > at - mostAbove && lines.has(above); above--) {
      const begins = codeText(lines.get(above))
      if (begins.endsWith('.')) return undefined
      if (command.test(begins)) return { line: above, text: `${lineText(begins, longest)} … ${text}`.replaceAll('`', "'") }
    }
    return undefined
  }
  return undefined
}

/** The outcome, IF or WHEN of COBOL that a statement stands under, as far as a line says it. */
function conditionOf({ path, line }: Reference, findings: Findings) {
  const lines = findings.linesOf(path)
  const met = isCobolProgram(path) ? outcomeOver(lines, line) : undefined
  if (met !== undefined) return { path, ...met, isElse: false }
  const found = isCobolProgram(path) ? leadingCondition(lines, line) : undefined
  if (found === undefined || found.startLine >= line) return undefined
  const asked = /^(?:(?:ELSE\s+)?IF|WHEN)\b/i.test(codeText(lines.get(found.startLine))) ? found.startLine : found.endLine
  const text = lineText(lines.get(asked) ?? '', longest).replaceAll('`', "'")
  return text === '' ? undefined : { path, line: asked, text, isElse: found.isElse }
}

/** The statement that a line is of, from its verb on. */
function statementText(lines: KnownLines, line: number): string {
  const first = firstLine(lines, line)
  const texts = [lineText(lines.get(first) ?? '', longest)]
  for (let next = first + 1; next < Math.max(first, line) + mostLines && !texts.at(-1)?.endsWith('.'); next++) {
    const text = codeText(lines.get(next))
    if (text === '' || verb.test(text)) break
    texts.push(lineText(text, longest))
  }
  return cutText(texts.join(' ').replaceAll('`', "'").replace(/\.$/, ''), longest)
}

/** Where a statement begins that goes on in a line; that line itself where it is not known. */
function firstLine(lines: KnownLines, line: number): number {
  for (let at = line; at > line - mostAbove && lines.has(at); at--) {
    if (verb.test(codeText(lines.get(at)))) return at
    if (codeText(lines.get(at - 1)).endsWith('.')) return line
  }
  return line
}

/** Behind what a statement of PL/I begins; a blank line and a comment stand between two. */
const endsPli = /(?:[;:]|\b(?:then|else|otherwise|do)|\*\/)$/i

/** The statement of PL/I that a line is of, without what stands above it. */
function pliStatement(lines: KnownLines, line: number): string {
  const textOf = (at: number) => withoutBlockRemarks(codeText(lines.get(at))).trim()
  let first = line
  while (first > line - mostAbove && textOf(first - 1) !== '' && !endsPli.test(textOf(first - 1))) first--
  if (first === line - mostAbove) first = line
  const texts = [textOf(first)]
  for (let next = first + 1; next < line + mostLines && !(next > line && texts.at(-1)?.endsWith(';')); next++) {
    if (textOf(next) === '') break
    texts.push(textOf(next))
  }
  return cutText(
    texts
      .map((text) => lineText(text, longest))
      .join(' ')
      .replaceAll('`', "'")
      .replace(/;$/, ''),
    longest,
  )
}
