import { distinctBy } from '../../../../base/distinct-by.ts'
import { searchCall } from '../../absence.ts'
import type { Aspect } from '../../aspect.ts'
import { readCall } from '../../calls.ts'
import type { Call } from '../../conversation.ts'
import { linesBetween } from '../../evidence/lines-between.ts'
import type { Findings, FoundLine, KnownLines } from '../../findings.ts'
import type { Question } from '../../question/question.ts'
import type { Quote } from '../../quote.ts'
import { isMakefile } from './make-rules.ts'

const asksMake = /\bmake ?files?\b|\bmake\b(?= (?:targets?|rules?|recipes?)\b)/i
const file = /^[\w./-]+\.[A-Za-z]\w{0,4}$/
const mostFiles = 3
const mostRecipes = 3
const mostLines = 14

/** What a makefile does to a file that a question names: the recipes whose commands name it, each from its target on. */
export const recipesAspect: Aspect = {
  name: 'recipes',
  asks: (question) => asksMake.test(question.text) && filesOf(question).length > 0,
  calls: (question, _, findings) => [
    ...searchCalls(question),
    ...commandsOf(question, findings).map(({ path, line }) => readCall(path, line - mostLines, line + mostLines)),
  ],
  draft: (question, _, findings) => {
    const recipes = distinctBy(
      commandsOf(question, findings).flatMap((command) => recipeOf(command, findings) ?? []),
      ({ startLine }) => String(startLine),
    )
    return recipes.length === 0 ? undefined : { lead: [], first: recipes.slice(0, mostRecipes), quotes: [] }
  },
}

function filesOf({ names }: Question): readonly string[] {
  return names.filter((name) => file.test(name) && !isMakefile(name)).slice(0, mostFiles)
}

function searchCalls(question: Question): readonly Call[] {
  return filesOf(question).map(searchCall)
}

/** Lines of recipes, which begin with a tab. */
function commandsOf(question: Question, findings: Findings): readonly FoundLine[] {
  return searchCalls(question)
    .flatMap((call) => findings.linesFound(call))
    .filter(({ path, text }) => isMakefile(path) && text.startsWith('\t'))
}

function recipeOf({ path, line }: FoundLine, findings: Findings): Quote | undefined {
  const lines = findings.linesOf(path)
  const startLine = targetAbove(lines, line)
  if (startLine === undefined) return undefined
  let endLine = line
  while (endLine - startLine + 1 < mostLines && lines.get(endLine + 1)?.startsWith('\t') === true) endLine++
  return { source: { kind: 'code', path }, startLine, lines: linesBetween(lines, startLine, endLine) }
}

function targetAbove(lines: KnownLines, line: number): number | undefined {
  for (let at = line; at > line - mostLines && lines.has(at); at--) {
    const text = lines.get(at) ?? ''
    if (/^[^\s#][^=]*:(?!=)/.test(text)) return at
    if (text !== '' && !text.startsWith('\t') && !text.startsWith('#')) return undefined
  }
  return undefined
}
