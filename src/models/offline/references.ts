import { isMember } from './definition.ts'
import type { Findings } from './findings.ts'
import { isComment } from './passages.ts'
import type { Question } from './question.ts'

/** A line outside a name's own file on which the name stands. */
export interface Reference {
  readonly path: string
  readonly line: number
  readonly text: string
  /** The line is a statement of the relation that was asked for (any statement when none was). */
  readonly states: boolean
}

/** Where the question's first name is referred to: statements of the asked relation first, one per file before a second one of the same file. */
export function findReferences(question: Question, findings: Findings): Reference[] {
  const name = question.names[0]
  if (name === undefined) return []
  const regex = new RegExp(name.pattern, 'i')
  const statement = question.asked?.relation.statement
  const found: (Reference & { nth: number })[] = []
  for (const [path, lines] of findings.lines) {
    if (isMember(path, name.label)) continue
    const inFile = [...lines].filter(([, text]) => regex.test(text)).sort(([a], [b]) => a - b)
    const rated = inFile.map(([line, text]) => ({ path, line, text, states: !isComment(text) && (statement?.test(text) ?? true) }))
    rated.sort((a, b) => Number(b.states) - Number(a.states) || a.line - b.line)
    found.push(...rated.map((reference, nth) => ({ ...reference, nth })))
  }
  return found.sort((a, b) => Number(b.states) - Number(a.states) || a.nth - b.nth || (a.path < b.path ? -1 : a.path > b.path ? 1 : a.line - b.line))
}
