import type { Aspect } from '../aspect.ts'
import { readCall } from '../calls.ts'
import { blockAround } from '../evidence/block-around.ts'
import { decisionBlocks } from '../evidence/decision-blocks.ts'
import { asksPurpose } from '../question/purpose.ts'
import type { Question } from '../question/question.ts'
import { askedRelations } from '../question/relation.ts'
import type { Subject } from '../subjects.ts'

/** A longer program decides so much that most of it has nothing to do with the question. */
const longest = 400
const mostBlocks = 4
const room = { before: 1, after: 3, most: 10 } as const
const withCode: ReadonlySet<string> = new Set(['program', 'entry', 'section', 'paragraph', 'symbol', 'macro'])

/** What a short routine decides, for where its words alone say little: code spells conditions in its own short names. */
export const decisionsAspect: Aspect = {
  name: 'decisions',
  asks: (question, subject) => bodyOf(subject) !== undefined && asksRule(question, subject),
  calls: (_, subject) => {
    const body = bodyOf(subject)
    return body === undefined ? [] : [readCall(body.path, body.startLine, body.endLine)]
  },
  draft: (_, subject, findings) => {
    const body = bodyOf(subject)
    if (body === undefined) return undefined
    const { path, startLine, endLine } = body
    const lines = findings.linesOf(path)
    const beside = decisionBlocks(lines, startLine, endLine)
      .slice(0, mostBlocks)
      .map((block) => ({
        source: { kind: 'code' as const, path },
        ...blockAround(lines, block.startLine, block.startLine + block.lines.length - 1, room),
      }))
    return beside.length === 0 ? undefined : { lead: [], quotes: [], beside }
  },
}

/** What it is for and who calls it is told without what it decides. */
function asksRule(question: Question, { name }: Subject): boolean {
  return !asksPurpose(question) && askedRelations(question, name).length === 0
}

function bodyOf({ named, kinds: [kind], paths: [path], startLine, endLine }: Subject) {
  if (!named || path === undefined || startLine === undefined || endLine === undefined) return undefined
  return withCode.has(kind ?? '') && endLine - startLine < longest ? { path, startLine, endLine } : undefined
}
