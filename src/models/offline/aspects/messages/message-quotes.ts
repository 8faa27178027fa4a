import type { Definition } from '../../../../answer/structure-results.ts'
import { linesNaming, searchCall } from '../../absence.ts'
import type { Lines } from '../../cite.ts'
import type { Call } from '../../conversation.ts'
import { quoteLines, readFromCondition } from '../../evidence/around-place.ts'
import { blockAround } from '../../evidence/block-around.ts'
import { branchCalls, branchQuotes } from '../../evidence/branches-to.ts'
import { isComment } from '../../evidence/comment-lines.ts'
import { fromCondition } from '../../evidence/from-condition.ts'
import type { Findings } from '../../findings.ts'
import type { Quote } from '../../quote.ts'

const room = { before: 8, after: 3, most: 12 } as const
/** Lines of a constant that is put together of several. */
const mostOfConstant = 8

/** How well a member fits, for constants that several members name. */
type Fit = (path: string) => number

const noFit: Fit = () => 0

/** A message, as far as its statement has to be known. */
type Given = Pick<Definition, 'detail' | 'path' | 'startLine' | 'endLine'>

/** What reads the statements that give these messages, and in assembler what leads to them. */
export function messageCalls(messages: readonly Given[], findings: Findings, fitting = noFit): readonly Call[] {
  return [
    ...messages.flatMap(({ detail }) => labelIn(detail)?.map(searchCall) ?? []),
    ...messages.flatMap((message) => [
      readFromCondition(
        { path: message.path, line: message.startLine },
        { ...room, after: message.endLine - message.startLine + room.after },
      ),
      ...usesOf(message, findings, fitting).flatMap((use) => [
        readFromCondition({ path: use.path, line: use.startLine }, room),
        ...branchCalls({ path: use.path, line: use.startLine }, findings),
      ]),
      ...branchCalls({ path: message.path, line: message.startLine }, findings),
    ]),
  ]
}

/** For each message the statement that gives it, what leads there, and its text. */
export function messageQuotes(messages: readonly Given[], findings: Findings, fitting = noFit): readonly Quote[] {
  return messages.flatMap((message) => {
    const uses = usesOf(message, findings, fitting)
    // Around a constant stand others.
    const text = uses.length === 0 ? given(message, findings) : [quoteLines(message, findings, mostOfConstant)]
    return [...uses.flatMap((use) => given(use, findings)), ...text].filter((quote) => quote.lines.length > 0)
  })
}

/** A statement that gives a message, and in assembler what leads to it. */
function given(lines: Lines, findings: Findings): readonly Quote[] {
  return [quoteOf(lines, findings), ...branchQuotes({ path: lines.path, line: lines.startLine }, findings)]
}

/** Of the constant or condition name that holds it. */
function labelIn(detail: string | undefined): readonly string[] | undefined {
  const constant = /^(?:VALUE OF|SET) (\S+)/.exec(detail ?? '')?.[1]
  return constant === undefined ? undefined : [constant]
}

const declares = /^.{0,6}\s*(?:88|77|[0-4]?\d)\s+\S/

/** The first statement that names the constant: in the member that defines it, else in the one that fits best. */
function usesOf({ detail, path, startLine }: Given, findings: Findings, fitting: Fit): readonly Lines[] {
  const lines = (labelIn(detail) ?? []).flatMap((constant) => linesNaming(constant, findings))
  const uses = lines.filter((line) => {
    const text = findings.linesOf(line.path).get(line.startLine) ?? ''
    return !(line.path === path && line.startLine === startLine) && !isComment(text) && !declares.test(text)
  })
  const own = uses.filter((line) => line.path === path)
  return (own.length > 0 ? own : uses.toSorted((a, b) => fitting(b.path) - fitting(a.path))).slice(0, 1)
}

/** From the condition on that it stands under, where that is near; else with what stands around it. */
function quoteOf({ path, startLine, endLine }: Lines, findings: Findings): Quote {
  const lines = findings.linesOf(path)
  const own = blockAround(lines, startLine, endLine, { ...room, before: 0 })
  const led = fromCondition(lines, own)
  return { source: { kind: 'code', path }, ...(led.startLine < own.startLine ? led : blockAround(lines, startLine, endLine, room)) }
}
