import { distinctBy } from '../../../../base/distinct-by.ts'
import { cutText } from '../../../../base/text.ts'
import { patternCall, searchCall } from '../../absence.ts'
import type { Aspect } from '../../aspect.ts'
import { readCall } from '../../calls.ts'
import { at, inert, item, nameFor } from '../../cite.ts'
import type { Call } from '../../conversation.ts'
import { linesBetween } from '../../evidence/lines-between.ts'
import type { Findings, FoundLine, KnownLines } from '../../findings.ts'
import type { Question } from '../../question/question.ts'
import type { Quote } from '../../quote.ts'
import { isMakefile, rulesCall, rulesOf } from './make-rules.ts'

const asksMake = /\bmake ?files?\b|\bmake\b(?= (?:targets?|rules?|recipes?)\b)/i
/** What may be a target of a makefile that is not called one. */
const asksTarget = /\b(?:tests?|targets?|builds?|checks?|runs?)\b/i
const file = /^[\w./-]+\.[A-Za-z]\w{0,4}$/
const mostFiles = 3
const mostRecipes = 3
const mostLines = 14
const longest = 200

/** `What does the target install do`: its commands, which also say what is done to a file of that name. */
const asksDoing = /\bwhat\b[^?]*\b(?:do|does|happens|done)\b/i
const asksTargets = /\b(?:which|what|list)\b[^?]*\btargets\b/i
const asksFlags = /\b(?:options?|flags?|switch(?:es)?)\b/i
const goesOn = /\band\s+(?:what|which|how|where|when|who)\b/i
const mostTargets = 14
const mostFlags = 6

const targetsCall = patternCall(String.raw`^[A-Za-z][A-Za-z0-9_./-]*\s*::?(?:[^=:]|$)`)
const flagsCall = patternCall(String.raw`^\s*\w*(?:FLAGS?|OPTS?|OPTIONS?)\w*\s*[:+?]?=`)

/** What the makefile does that a question speaks of: to a file, for a target; which targets it has and with which options it compiles. */
export const recipesAspect: Aspect = {
  name: 'recipes',
  asks: ({ text, names, bare }) => asksMake.test(text) || (names.length > 0 && asksTarget.test(bare) && asksDoing.test(bare)),
  calls: (question, _, findings) => [
    ...searchCalls(question),
    ...(asksDoing.test(question.bare) ? [rulesCall(question)] : []),
    ...(asksTargets.test(question.bare) ? [targetsCall] : []),
    ...(asksFlags.test(question.bare) ? [flagsCall] : []),
    ...commandsOf(question, findings).map(({ path, line }) => readCall(path, line - mostLines, line + mostLines)),
  ],
  draft: (question, _, findings) => {
    const recipes = distinctBy(
      commandsOf(question, findings).flatMap((command) => recipeOf(command, findings) ?? []),
      ({ startLine }) => String(startLine),
    )
    const targets = asksTargets.test(question.bare) ? linesOfMake(targetsCall, findings).slice(0, mostTargets) : []
    const flags = asksFlags.test(question.bare) ? linesOfMake(flagsCall, findings).slice(0, mostFlags) : []
    const lead = [
      ...targets.map((line) => item(findings, `target ${nameFor(findings, line.text.split(/\s*:/)[0] ?? '', [at(line)])}`, [at(line)])),
      ...flags.map((line) => item(findings, `${inert(cutText(line.text.trim(), longest))}`, [at(line)])),
    ]
    if (recipes.length + lead.length === 0) return undefined
    const isTarget = !asksMake.test(question.text) && recipes.length > 0
    return {
      lead,
      first: recipes.slice(0, mostRecipes),
      quotes: [],
      defines: isTarget,
      whole: lead.length > 0 && !goesOn.test(question.bare),
    }
  },
}

function linesOfMake(call: Call, findings: Findings): readonly FoundLine[] {
  return findings.linesFound(call).filter(({ path }) => isMakefile(path))
}

function filesOf({ names }: Question): readonly string[] {
  return names.filter((name) => file.test(name) && !isMakefile(name)).slice(0, mostFiles)
}

function searchCalls(question: Question): readonly Call[] {
  return filesOf(question).map(searchCall)
}

/** Lines of recipes, which begin with a tab, that name a file; and targets that need nothing. */
function commandsOf(question: Question, findings: Findings): readonly FoundLine[] {
  const naming = searchCalls(question).flatMap((call) => linesOfMake(call, findings).filter(({ text }) => text.startsWith('\t')))
  const targets = asksDoing.test(question.bare) ? rulesOf(question, findings).filter(({ text }) => /:\s*$/.test(text)) : []
  return [...naming, ...targets]
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
