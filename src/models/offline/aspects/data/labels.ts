import { distinctBy } from '../../../../base/distinct-by.ts'
import { labelCall, linesNaming, linesOfLabel, searchCall } from '../../absence.ts'
import type { Aspect } from '../../aspect.ts'
import { item, type Lines } from '../../cite.ts'
import { quoteAround, readAround } from '../../evidence/around-place.ts'
import { isComment } from '../../evidence/comment-lines.ts'
import { isDefinedName } from '../../evidence/known-names.ts'
import { quotedText } from '../../evidence/quoted-text.ts'
import type { Findings } from '../../findings.ts'
import type { Question } from '../../question/question.ts'
import { code } from '../../quote.ts'

const mostDefined = 3
const mostUses = 2
const room = { before: 3, after: 3, most: 7 } as const
const stores = /\s(?:ST\w*|MV\w+|ZAP|OI|NI|XC|XI)\s/i
const longestText = 100

/** A label of assembler outside DSECTs that a question names: the statement that defines it, and what stores into it or looks at it. */
export const labelsAspect: Aspect = {
  name: 'labels',
  asks: ({ names }, { named, paths }) => names.length > 0 && !(named && paths.length > 0),
  calls: (question, _, findings) => [
    ...labelsIn(question, findings).flatMap((name) => [labelCall(name), searchCall(name)]),
    ...labelsIn(question, findings)
      .filter((name) => linesOfLabel(name, findings).length > 0)
      .flatMap((name) => usesOf(name, findings).map(({ path, startLine: line }) => readAround({ path, line }, room))),
  ],
  draft: (question, _, findings) => {
    const labels = labelsIn(question, findings).filter((name) => linesOfLabel(name, findings).length > 0)
    if (labels.length === 0) return undefined
    return {
      lead: labels.flatMap((name) =>
        linesOfLabel(name, findings)
          .slice(0, mostDefined)
          .map((place) => statementItem(place, findings)),
      ),
      quotes: labels.flatMap((name) =>
        usesOf(name, findings).map(({ path, startLine: line }) => quoteAround({ path, line }, room, findings)),
      ),
    }
  },
}

/** Names of the question of which the structure knows nothing. */
function labelsIn(question: Question, findings: Findings): readonly string[] {
  return question.names.filter((name) => /^[A-Za-z@#$_][\w@#$]*$/.test(name) && !isDefinedName(name, question, findings))
}

/** Statements that store into it first. */
function usesOf(name: string, findings: Findings): readonly Lines[] {
  const defined = new Set(linesOfLabel(name, findings).map(({ path, startLine }) => `${path}:${startLine}`))
  const textOf = ({ path, startLine }: Lines) => findings.linesOf(path).get(startLine) ?? ''
  const uses = linesNaming(name, findings).filter((line) => !defined.has(`${line.path}:${line.startLine}`) && !isComment(textOf(line)))
  const storing = ({ path, startLine }: Lines) => (stores.test(textOf({ path, startLine, endLine: startLine })) ? 1 : 0)
  return distinctBy(
    uses.toSorted((a, b) => storing(b) - storing(a)),
    ({ path, startLine }) => `${path} ${startLine >> 3}`,
  ).slice(0, mostUses)
}

function statementItem(place: Lines, findings: Findings): string {
  const [text = ''] = quotedText([findings.linesOf(place.path).get(place.startLine) ?? ''])
  const shown = text.trim().replace(/\s+/g, ' ').slice(0, longestText)
  return item(findings, code(shown), [place])
}
