import { distinctBy } from '../../../../base/distinct-by.ts'
import { escapeRegex } from '../../../../base/escape-regex.ts'
import { fileName } from '../../../../base/file-name.ts'
import { cutText } from '../../../../base/text.ts'
import { stopWords } from '../../../../base/words/stop-words.ts'
import { patternCall } from '../../absence.ts'
import type { Aspect } from '../../aspect.ts'
import { readCall } from '../../calls.ts'
import { inert, item, nameFor } from '../../cite.ts'
import type { Call } from '../../conversation.ts'
import type { Findings, FoundLine, KnownLines } from '../../findings.ts'
import type { Question } from '../../question/question.ts'

const asksMake = /\bmake ?files?\b|\bobject (?:files?|modules?)\b|\bmake (?:rules?|targets?)\b|\b\w+\.(?:o|obj)\b/i
const makefile = /^(?:gnu)?makefile(?:[._-].*)?$|\.(?:mk|mak)$/i
/** What the rule and its lists tell in full. */
const asksParts =
  /\b(?:which|what|list)\b[^?]*\b(?:objects?|files?|modules?|librar(?:y|ies))\b[^?]*\b(?:linked|made|built|needs?|depends?|go(?:es)? into)\b/i
const mostTargets = 12
const mostRules = 3
const mostVariables = 6
/** Lines of a statement that goes on. */
const mostLines = 16
const longest = 400

/** What a target of a makefile is made from: its rule, and the lists that the variables in it stand for. */
export const makeRulesAspect: Aspect = {
  name: 'make-rules',
  asks: (question) => asksMake.test(question.text),
  calls: (question, _, findings) => {
    const rules = rulesOf(question, findings)
    const variables = rules.flatMap((rule) => variablesOf(rule, findings))
    const given = rules.flatMap((rule) => givenIn(rule, findings))
    return [rulesCall(question), ...[...rules, ...given].map(({ path, line }) => readCall(path, line, line + mostLines)), ...variables]
  },
  draft: (question, _, findings) => {
    const rules = rulesOf(question, findings)
    if (rules.length === 0) return undefined
    const lead = rules.flatMap((rule) => {
      const { text, endLine } = statementAt(findings.linesOf(rule.path), rule.line)
      const places = [{ path: rule.path, startLine: rule.line, endLine }]
      const [target = '', needs = ''] = text.split(/\s*:{1,2}\s*(.*)/)
      // What is made from nothing is a list of commands (`recipes.ts`).
      if (needs === '') return []
      const title = `${nameFor(findings, target.trim(), places)} is made from ${inert(cutText(needs, longest))}`
      return [item(findings, title, places), ...givenIn(rule, findings).map((line) => givenItem(line, findings))]
    })
    return lead.length === 0 ? undefined : { lead, quotes: [], whole: asksParts.test(question.bare) }
  },
}

/** Whether a file has rules of make, in which a colon gives no value. */
export function isMakefile(path: string): boolean {
  return makefile.test(fileName(path))
}

/** Words of the question that may be targets; where it does not speak of make, its names alone. */
export function rulesCall({ text, names }: Question): Call {
  const words = asksMake.test(text) ? (text.match(/(?<![\w/.])[A-Za-z][\w+-]*(?:\.[A-Za-z]\w*)?(?![\w/])/g) ?? []) : names
  const targets = [...new Set(words)].filter((word) => word.length > 1 && !stopWords.has(word.toLowerCase()) && !makefile.test(word))
  return patternCall(String.raw`^(?:${targets.slice(0, mostTargets).map(escapeRegex).join('|') || '$^'})\s*::?(?:[^=:]|$)`)
}

/** Where the question names one file, the rules in that. */
export function rulesOf(question: Question, findings: Findings): readonly FoundLine[] {
  const found = findings.linesFound(rulesCall(question)).filter(({ path }) => isMakefile(path))
  const named = found.filter(({ path }) => question.text.includes(path))
  const rules = named.length > 0 ? named : found
  // An object of the same name only serves the program that is made of it.
  const programs = rules.filter(({ text }) => !/^[^:]*\.\w+\s*:/.test(text))
  return (programs.length > 0 ? programs : rules).slice(0, mostRules)
}

function variablesOf(rule: FoundLine, findings: Findings): readonly Call[] {
  const { text } = statementAt(findings.linesOf(rule.path), rule.line)
  const names = [...text.matchAll(/\$[({]([A-Za-z_]\w*)[)}]/g)].map((match) => match[1] ?? '')
  return [...new Set(names)].slice(0, mostVariables).map((name) => patternCall(String.raw`^${name}\s*(?:[:+?]|::)?=`, rule.path))
}

function givenIn(rule: FoundLine, findings: Findings): readonly FoundLine[] {
  return distinctBy(
    variablesOf(rule, findings).flatMap((call) => findings.linesFound(call)),
    ({ path, line }) => `${path} ${line}`,
  )
}

function givenItem({ path, line }: FoundLine, findings: Findings): string {
  const { text, endLine } = statementAt(findings.linesOf(path), line)
  const places = [{ path, startLine: line, endLine }]
  const [name = '', value = ''] = text.split(/\s*[:+?]*=\s*(.*)/)
  return item(findings, `${nameFor(findings, name, places)} is ${inert(cutText(value, longest))}`, places)
}

/** A statement with the lines that it goes on in. */
function statementAt(lines: KnownLines, line: number): { readonly text: string; readonly endLine: number } {
  let endLine = line
  while (endLine < line + mostLines && /\\\s*$/.test(lines.get(endLine) ?? '') && lines.has(endLine + 1)) endLine++
  const texts = Array.from({ length: endLine - line + 1 }, (_, i) => (lines.get(line + i) ?? '').replace(/\\\s*$/, ' ').trim())
  return { text: texts.join(' ').replace(/\s+/g, ' '), endLine }
}
