import type { Definition } from '../../../../answer/structure-results.ts'
import { linesNaming, searchCall } from '../../absence.ts'
import { readCall } from '../../calls.ts'
import type { Lines } from '../../cite.ts'
import type { Call } from '../../conversation.ts'
import { quoteLines } from '../../evidence/around-place.ts'
import { blockAround } from '../../evidence/block-around.ts'
import { branchCalls, branchQuotes } from '../../evidence/branches-to.ts'
import { isComment } from '../../evidence/comment-lines.ts'
import type { Findings } from '../../findings.ts'
import type { Quote } from '../../quote.ts'

const room = { before: 8, after: 3, most: 12 } as const
/** Lines of a constant that is put together of several. */
const mostOfConstant = 8

/** What reads the statements that give these messages, and in assembler what leads to them. */
export function messageCalls(messages: readonly Definition[], findings: Findings): readonly Call[] {
  return [
    ...messages.flatMap(({ detail }) => labelIn(detail)?.map(searchCall) ?? []),
    ...messages.flatMap((message) => [
      ...(message.endLine > message.startLine ? [readCall(message.path, message.startLine, message.endLine)] : []),
      ...usesOf(message, findings).flatMap((use) => [
        readCall(use.path, use.startLine - room.before, use.startLine + room.after),
        ...branchCalls({ path: use.path, line: use.startLine }, findings),
      ]),
    ]),
  ]
}

/** For each message the statement that gives it, what leads there, and its text. */
export function messageQuotes(messages: readonly Definition[], findings: Findings): readonly Quote[] {
  return messages.flatMap((message) => {
    const uses = usesOf(message, findings)
    // Around a constant stand others.
    const text = uses.length === 0 ? quoteOf(message, findings) : quoteLines(message, findings, mostOfConstant)
    const given = uses.flatMap((use) => [quoteOf(use, findings), ...branchQuotes({ path: use.path, line: use.startLine }, findings)])
    return [...given, text].filter((quote) => quote.lines.length > 0)
  })
}

/** Of the constant that holds it. */
function labelIn(detail: string | undefined): readonly string[] | undefined {
  const constant = /^VALUE OF (\S+)/.exec(detail ?? '')?.[1]
  return constant === undefined ? undefined : [constant]
}

/** The first statement that names the constant, in the member that defines it. */
function usesOf({ detail, path, startLine }: Definition, findings: Findings): readonly Lines[] {
  const lines = (labelIn(detail) ?? []).flatMap((constant) => linesNaming(constant, findings))
  return lines
    .filter((line) => line.path === path && line.startLine !== startLine && !isComment(findings.linesOf(path).get(line.startLine) ?? ''))
    .slice(0, 1)
}

function quoteOf({ path, startLine, endLine }: Lines, findings: Findings): Quote {
  return { source: { kind: 'code', path }, ...blockAround(findings.linesOf(path), startLine, endLine, room) }
}
