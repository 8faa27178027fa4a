import type { Definition } from '../../../../answer/structure-results.ts'
import { distinctBy } from '../../../../base/distinct-by.ts'
import { count } from '../../../../base/text.ts'
import type { Aspect } from '../../aspect.ts'
import { everyCall, outlineCall } from '../../calls.ts'
import { at, item, nameFor } from '../../cite.ts'
import { isInLanguage, languagesCall } from '../../evidence/in-language.ts'
import type { Findings } from '../../findings.ts'
import { languageWanted } from '../../question/language-wanted.ts'

const mostItems = 20
/** Whether anything is written in a language, and what: by what the index knows of the files. */
export const programsInLanguageAspect: Aspect = {
  name: 'programs in language',
  exact: true,
  asks: (question) => languageWanted(question) !== undefined,
  calls: () => [outlineCall(), languagesCall, everyCall('program'), everyCall('macro'), everyCall('job')],
  draft: (question, _, findings) => {
    const said = languageWanted(question)
    const overview = findings.structure(outlineCall(), 'overview')
    if (said === undefined || overview === undefined) return undefined
    const own = overview.languages.filter((one) => one.language === said)
    const members = own.reduce((sum, one) => sum + one.members, 0)
    const inJobs = members === 0 ? sourcesInJobs(findings) : []
    if (inJobs.length > 0)
      return {
        lead: [`No file is ${said} as a whole. Jobs hold sources, whose language is not told here:`, ...listed(inJobs, findings)],
        quotes: [],
        alone: true,
      }
    if (members === 0) return { lead: [], quotes: [], nothing: { said: `no file of the code is known to be ${said}`, decides: true } }
    const found = inLanguage(said, findings)
    const verdict = /^\W*(?:is|are|do|does)\b/i.test(question.text) ? 'Yes: ' : ''
    const lines = own.reduce((sum, one) => sum + one.lines, 0)
    const head = `${verdict}${count(members, 'file')} with ${count(lines, 'line')} ${members === 1 ? 'is' : 'are'} ${said}${found.length === 0 ? '.' : ':'}`
    return { lead: [head, ...listed(found, findings)], quotes: [], alone: true }
  },
}

function defined(kind: 'program' | 'macro' | 'job', findings: Findings): readonly Definition[] {
  return findings.structure(everyCall(kind), 'where')?.definitions ?? []
}

function listed(units: readonly Definition[], findings: Findings): readonly string[] {
  const items = units.slice(0, mostItems).map(({ kind, name, path, startLine }) => {
    const places = [at({ path, line: startLine })]
    return item(findings, `${kind} ${nameFor(findings, name, places)}`, places)
  })
  const others = units.slice(mostItems).map(({ name }) => name)
  return [...items, ...(others.length === 0 ? [] : [`Also ${others.join(', ')}.`])]
}

/** What a job hands to a compiler or puts into a library stands in a file of jobs. */
function sourcesInJobs(findings: Findings): readonly Definition[] {
  const jobs = new Set(defined('job', findings).map(({ path }) => path))
  return [...defined('program', findings), ...defined('macro', findings)].filter(({ path }) => jobs.has(path))
}

function inLanguage(said: string, findings: Findings): readonly Definition[] {
  const all = [...defined('program', findings), ...defined('macro', findings)]
  return distinctBy(
    all.filter(({ path }) => isInLanguage(path, said, findings)),
    ({ name, path }) => `${name} ${path}`,
  )
}
