import type { Findings } from './findings.ts'
import { isComment } from './passages.ts'
import type { Question } from './question.ts'
import { namedFiles } from './rank.ts'

/** A line in the file that a question names. */
export interface Statement {
  readonly path: string
  readonly line: number
  readonly text: string
}

/** What the named thing does to others: the distinct statements of the asked relation in its own file, in order. */
export function findStatements(question: Question, findings: Findings): Statement[] {
  const { asked } = question
  if (asked === undefined) return []
  const found = new Map<string, Statement>()
  for (const path of namedFiles(question, findings)) {
    for (const [line, text] of [...(findings.lines.get(path) ?? [])].sort(([a], [b]) => a - b)) {
      const said = text.trim().replace(/\s+/g, ' ').toUpperCase()
      if (asked.relation.statement.test(text) && !isComment(text) && !found.has(said)) found.set(said, { path, line, text })
    }
  }
  return [...found.values()]
}
