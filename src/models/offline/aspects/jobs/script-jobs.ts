import { bareFileName } from '../../../../base/file-name.ts'
import type { Aspect } from '../../aspect.ts'
import { everyCall, readCall } from '../../calls.ts'
import { at, item, type Lines, nameFor } from '../../cite.ts'
import { isComment } from '../../evidence/comment-lines.ts'
import type { Findings } from '../../findings.ts'
import { code } from '../../quote.ts'
import type { Subject } from '../../subjects.ts'

const mostLines = 300
const mostJobs = 20
const fewestJobs = 2
/** Whatever may submit jobs in turn. */
export const script = /\.(?:sh|bash|ksh|bat|cmd|ps1|py|pl|rexx?|exec|clist|ya?ml|mk|groovy)$|(?:^|\/)makefile$/i
const asksJobs = /\b(?:submit\w*|jobs?|order|sequence|jcl)\b/i
/** A member of JCL, by its path or file; or what stands behind a command that submits. */
const named = /([A-Z0-9@#$_-]+)\.jcl\b|\bsub(?:mit)?\b\s+['"(]*(?:[\w./&$]*[/(])?([A-Z0-9@#$]{1,8})\b/gi

interface NamedJob {
  readonly name: string
  readonly place: Lines
}

/** The jobs that a script submits, in the order in which it names them. */
export const scriptJobsAspect: Aspect = {
  name: 'script jobs',
  asks: ({ bare }, subject) => asksJobs.test(bare) && pathOf(subject) !== undefined,
  calls: (_, subject) => {
    const path = pathOf(subject)
    return path === undefined ? [] : [everyCall('job'), readCall(path, 1, mostLines)]
  },
  draft: (_, subject, findings) => {
    const path = pathOf(subject)
    const jobs = path === undefined ? [] : jobsIn(path, findings)
    if (path === undefined || jobs.length < fewestJobs) return undefined
    const shown = jobs.slice(0, mostJobs)
    const title = `${code(path)} names these jobs, in this order: ${shown.map(({ name }) => name).join(', ')}.`
    return { lead: [title, ...shown.map(({ name, place }) => item(findings, nameFor(findings, name, [place]), [place]))], quotes: [] }
  },
}

function pathOf({ named: isNamed, paths }: Subject): string | undefined {
  return isNamed ? paths.find((path) => script.test(path)) : undefined
}

/** Only jobs that the code has: other words stand behind `submit` as well. */
function jobsIn(path: string, findings: Findings): readonly NamedJob[] {
  const all = findings.structure(everyCall('job'), 'where')?.definitions ?? []
  const known = new Set(all.flatMap((job) => [job.name.toUpperCase(), bareFileName(job.path).toUpperCase()]))
  return [...findings.linesOf(path)]
    .sort(([a], [b]) => a - b)
    .filter(([, text]) => !isComment(text))
    .flatMap(([line, text]) =>
      jobsOnLine(text)
        .filter((name) => known.has(name.toUpperCase()))
        .map((name) => ({ name, place: at({ path, line }) })),
    )
}

/** The names by which a line of a script may mean jobs. */
export function jobsOnLine(text: string): readonly string[] {
  return [...text.matchAll(named)].map(([, file, submitted]) => file ?? submitted ?? '')
}
