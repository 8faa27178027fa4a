import { escapeRegex } from '../../../../base/escape-regex.ts'
import { fileName } from '../../../../base/file-name.ts'
import { groupBy } from '../../../../base/group-by.ts'
import { count } from '../../../../base/text.ts'
import type { Aspect } from '../../aspect.ts'
import { everyCall, linesCall } from '../../calls.ts'
import { at, item, nameFor } from '../../cite.ts'
import type { Call } from '../../conversation.ts'
import { isComment } from '../../evidence/comment-lines.ts'
import { isScriptName } from '../../evidence/is-script.ts'
import type { Findings, FoundLine } from '../../findings.ts'
import { asksStartedPrograms } from '../../question/asked-started-programs.ts'
import type { Question } from '../../question/question.ts'
import type { Subject } from '../../subjects.ts'

const mostFound = 60
const mostPrograms = 20
const mostPlaces = 3
/** A pattern of more signs is none that a search takes. */
const longestPattern = 900
/** In a system of more programs nothing is searched so. */
const mostPatterns = 4
const shortestName = 3

/** Programs that a script starts through a function of its own: their names are its arguments. `run("REPORTS", args)`, `run_it "$DIR" "SETTLE" "$DAY"`. */
export const startedProgramsAspect: Aspect = {
  name: 'started programs',
  exact: true,
  asks: (question, subject) => pathOf(subject) !== undefined && asksStartedPrograms(question),
  calls: (_, subject, findings) => [everyCall('program'), ...searchCalls(subject, findings)],
  draft: (_: Question, subject, findings) => {
    const started = startedBy(subject, findings)
    if (started.size === 0) return undefined
    const path = pathOf(subject) ?? ''
    const names = [...started.keys()]
    const head = `${fileName(path)} starts ${count(names.length, 'program')}: ${names.join(', ')}.`
    const items = [...started].slice(0, mostPrograms).map(([name, lines]) => {
      const places = lines.slice(0, mostPlaces).map(at)
      return item(findings, nameFor(findings, name, places), places)
    })
    return { lead: [head, ...items], quotes: [], alone: true }
  },
}

function pathOf({ named, paths }: Subject): string | undefined {
  return named ? paths.find(isScriptName) : undefined
}

function programNames(findings: Findings): readonly string[] {
  const all = findings.structure(everyCall('program'), 'where')?.definitions ?? []
  const inCode = all.filter(({ path, name }) => !isScriptName(path) && name.length >= shortestName)
  return [...new Set(inCode.map(({ name }) => name))]
}

function searchCalls(subject: Subject, findings: Findings): readonly Call[] {
  const path = pathOf(subject)
  if (path === undefined) return []
  const patterns: string[] = []
  for (const name of programNames(findings).map(escapeRegex)) {
    const last = patterns.at(-1)
    if (last !== undefined && last.length + name.length < longestPattern) patterns[patterns.length - 1] = `${last}|${name}`
    else patterns.push(name)
  }
  if (patterns.length > mostPatterns) return []
  return patterns.map((names) => spelledCall(`["'/](?:${names})["' ]`, path))
}

/** Names are spelled in capitals: a search shows only so many lines of a member, and words of data are spelled like many of them. */
function spelledCall(pattern: string, path: string): Call {
  const { name, args } = linesCall(pattern, mostFound, path)
  return { name, args: { ...args, ignore_case: false } }
}

/** In the order in which they stand there. */
function startedBy(subject: Subject, findings: Findings): ReadonlyMap<string, readonly FoundLine[]> {
  const names = programNames(findings)
  const found = searchCalls(subject, findings).flatMap((call) => findings.linesFound(call))
  const starts = found.flatMap((line) => {
    const name = isComment(line.text) ? undefined : names.find((one) => startsIn(line.text, one))
    return name === undefined ? [] : [{ ...line, name }]
  })
  return groupBy(
    starts.toSorted((a, b) => a.line - b.line),
    ({ name }) => name,
  )
}

/** Commands that only speak of a program, ask for its file or handle that. */
const noStart =
  /^\s*(?:if\b|elif\b|while\b|\[|test\b|echo\b|printf\b|print\b|export\b|rm\b|cp\b|mv\b|ls\b|cobc\b|make\b|chmod\b|assert\w*|log\w*[.(]|\w+=)/i
const inText = /\b(?:print|log|logger|format|len|get|find|split|replace|append|join|raise|assert\w*)(?:\.\w+)?\s*\(\s*[^()]*$/i

function startsIn(text: string, name: string): boolean {
  const of = escapeRegex(name)
  const asArgument = new RegExp(String.raw`\w\(\s*(?:[\w.$]+\s*,\s*|(["'])[^"']*\1\s*,\s*){0,2}(["'])(?:[^"'\s]*/)?${of}\2\s*[,)]`).exec(
    text,
  )
  if (asArgument !== null) return !inText.test(text.slice(0, asArgument.index + 2))
  if (noStart.test(text) || /[()]/.test(text)) return false
  return (
    new RegExp(String.raw`^\s*(?:\w+\s+)?["']?[^\s"']*/${of}["']?(?:\s|$)`).test(text) ||
    new RegExp(String.raw`^\s*[\w.-]+(?:\s+["']?[^\s"']+["']?){0,2}\s+(["'])${of}\1(?:\s|$)`).test(text)
  )
}
