import { definitionPattern, isMember } from './definition.ts'
import type { Findings } from './findings.ts'
import { isComment, isProse } from './passages.ts'
import type { Question, Term } from './question.ts'

/** A line outside a name's own file on which the name stands. */
export interface Reference {
  readonly path: string
  readonly line: number
  readonly text: string
  /** The line is a statement of the relation that was asked for (any statement when none was), not a comment and not a definition. */
  readonly states: boolean
}

/** Where the question's first name is referred to: statements of the asked relation first, one per file before a second one of the same file. */
export function findReferences(question: Question, findings: Findings): Reference[] {
  const name = question.names[0]
  if (name === undefined) return []
  const regex = new RegExp(name.pattern, 'i')
  const states = statesRelation(name, question)
  const found: (Reference & { nth: number })[] = []
  for (const [path, lines] of findings.lines) {
    if (isMember(path, name.label)) continue
    const inFile = [...lines]
      .filter(([, text]) => regex.test(text))
      .map(([line, text]) => ({ path, line, text, states: states(text) && !isProse(path) }))
    inFile.sort((a, b) => Number(b.states) - Number(a.states) || a.line - b.line)
    found.push(...inFile.map((reference, nth) => ({ ...reference, nth })))
  }
  return found.sort((a, b) => Number(b.states) - Number(a.states) || a.nth - b.nth || comparePlaces(a, b))
}

function statesRelation(name: Term, { asked }: Question): (text: string) => boolean {
  if (asked === undefined) return (text) => !isComment(text)
  const definition = new RegExp(definitionPattern(name.label), 'i')
  return (text) => !isComment(text) && asked.relation.statement.test(text) && !definition.test(text)
}

function comparePlaces(a: Reference, b: Reference): number {
  return a.path === b.path ? a.line - b.line : a.path < b.path ? -1 : 1
}
