import type { EntryPoint } from '../../../../answer/structure-results.ts'
import { escapeRegex } from '../../../../base/escape-regex.ts'
import { groupBy } from '../../../../base/group-by.ts'
import { patternCall } from '../../absence.ts'
import { readCall } from '../../calls.ts'
import { at, item, type Lines } from '../../cite.ts'
import type { Call } from '../../conversation.ts'
import type { Findings } from '../../findings.ts'
import { code } from '../../quote.ts'

/** So many names one search can look for. */
const mostNames = 60
const mostTexts = 2
const fewestJobs = 2
const mostLines = 400
/** An instruction, alone or as a step; what stands inside of a sentence may come before what the sentence names later. */
const instructed = String.raw`^\W*(?:(?:step\s+)?\d+\W+)?(?:then|next|now|finally|and|please)?\W*(?:run|submit|execute)\b(?!.*\b(?:after|before|until|unless)\b)`
const running = String.raw`\b(?:runs?|submits?|executes?)\b`

/** For the texts that tell somebody to run the jobs one after the other: notes on how to install, run books. */
export function toldOrderCalls(jobs: readonly EntryPoint[], findings: Findings): readonly Call[] {
  if (jobs.length < fewestJobs || jobs.length > mostNames) return []
  return [searchOf(jobs), ...textsOf(jobs, findings).map((path) => readCall(path, 1, mostLines))]
}

/** What they say, each text by itself: `1) Run LOADALL`, `2) Submit CHECK`. */
export function toldOrder(jobs: readonly EntryPoint[], findings: Findings): readonly string[] {
  if (jobs.length < fewestJobs || jobs.length > mostNames) return []
  return textsOf(jobs, findings).flatMap((path) => {
    const told = jobsTold(jobs, path, findings)
    if (told.length < fewestJobs) return []
    const names = told.map(({ name }) => name).join(', ')
    return [
      item(
        findings,
        `${code(path)} tells to run them in this order: ${names}`,
        told.map(({ place }) => place),
      ),
    ]
  })
}

function searchOf(jobs: readonly EntryPoint[]): Call {
  return patternCall(`${running}.*${nameOf(jobs)}`)
}

function nameOf(jobs: readonly EntryPoint[]): string {
  return String.raw`[^\w.@#$-](${jobs.map(({ name }) => escapeRegex(name)).join('|')})(?:[^\w@#$-]|$)`
}

/** Those that tell of most jobs first. */
function textsOf(jobs: readonly EntryPoint[], findings: Findings): readonly string[] {
  const own = new Set(jobs.map(({ path }) => path))
  const lines = findings.linesFound(searchOf(jobs)).filter(({ path }) => !own.has(path))
  return [...groupBy(lines, ({ path }) => path)]
    .filter(([, found]) => found.length >= fewestJobs)
    .toSorted(([, a], [, b]) => b.length - a.length)
    .slice(0, mostTexts)
    .map(([path]) => path)
}

interface Told {
  readonly name: string
  readonly place: Lines
}

/** Each where it is first said to be run. */
function jobsTold(jobs: readonly EntryPoint[], path: string, findings: Findings): readonly Told[] {
  const told = new Map<string, Told>()
  const says = new RegExp(`${instructed}.*?${nameOf(jobs)}`, 'i')
  for (const [line, text] of [...findings.linesOf(path)].sort(([a], [b]) => a - b)) {
    const name = says.exec(text)?.[1]?.toUpperCase()
    if (name !== undefined && !told.has(name)) told.set(name, { name, place: at({ path, line }) })
  }
  return [...told.values()]
}
