import { sameName } from '../../../../answer/name-match.ts'
import type { ReferencesResult, SubjectReferences } from '../../../../answer/structure-results.ts'
import { readCall } from '../../calls.ts'
import { inert, item, moreItem, nameFor } from '../../cite.ts'
import type { Call } from '../../conversation.ts'
import type { Findings } from '../../findings.ts'
import type { Question } from '../../question/question.ts'
import { code } from '../../quote.ts'

const mostTold = 5

/** Reads the headers from under which control falls into paragraphs that no statement leads to. */
export function fallsIntoCalls({ subjects }: ReferencesResult): readonly Call[] {
  return subjects.slice(0, mostTold).flatMap(({ above }) => (above === undefined ? [] : [readCall(above.path, above.line, above.line)]))
}

/** How control comes to a paragraph that nothing performs: from what stands above it, or the program begins there. Of several programs those that the question names. */
export function fallsInto({ names }: Question, name: string, all: readonly SubjectReferences[], findings: Findings): readonly string[] {
  const subjects = all.filter(({ above }) => above !== undefined)
  const named = subjects.filter(({ unit }) => names.some((one) => sameName(one, unit.of ?? '')))
  const told = named.length > 0 ? named : subjects
  if (told.length === 0) return []
  const isSure = told.some(({ above }) => above?.perhaps !== true)
  return [
    `No statement performs ${code(name)} or goes to it; control ${isSure ? 'comes' : 'may come'} there by itself:`,
    ...told.slice(0, mostTold).flatMap(({ unit, above }) => {
      if (above === undefined) return []
      const place = { path: above.path, startLine: above.line, endLine: above.line }
      const from =
        above.kind === 'program'
          ? 'begins with it'
          : `${above.perhaps === true ? 'may fall' : 'falls'} into it from ${above.kind} ${nameFor(findings, above.name, [place])} above it`
      return [item(findings, `${inert(unit.of ?? 'the program')} ${from}`, [place])]
    }),
    ...moreItem(told.length - mostTold),
  ]
}
