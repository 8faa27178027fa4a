import type { Definition } from '../../../../answer/structure-results.ts'
import { distinctBy } from '../../../../base/distinct-by.ts'
import { count } from '../../../../base/text.ts'
import type { Aspect } from '../../aspect.ts'
import { everyCall } from '../../calls.ts'
import { at, item, type Lines } from '../../cite.ts'
import type { Call } from '../../conversation.ts'
import type { Findings } from '../../findings.ts'
import { asksOverview } from '../../question/overview.ts'
import { askedTechnologies, type Technology } from '../../question/technologies.ts'
import { codeLines, filesWith, isSource, searchFor, withSource } from './technologies.ts'

const mostPrograms = 8
const mostPlaces = 2

/** Which monitors, databases and messaging the system uses: by the statements of its programs, each with how many have them. */
export const usedTechnologiesAspect: Aspect = {
  name: 'used technologies',
  exact: true,
  // An overview tells them itself.
  asks: (question, { kinds }) => kinds.includes('system') && askedTechnologies(question.text) !== undefined && !asksOverview(question),
  calls: (question) => technologyCalls(askedTechnologies(question.text) ?? []),
  draft: (question, _, findings) => {
    const lead = technologyItems(askedTechnologies(question.text) ?? [], findings)
    // A database may be reached by what no pattern here knows.
    return lead.length === 0 ? undefined : { lead, quotes: [], alone: true }
  },
}

export function technologyCalls(technologies: readonly Technology[]): readonly Call[] {
  return [everyCall('program'), ...technologies.map((technology) => searchFor(technology))]
}

/** A list item for each of them that is used, with the programs that do. */
export function technologyItems(technologies: readonly Technology[], findings: Findings): readonly string[] {
  const found = findings.structure(everyCall('program'), 'where')
  const programs = found === undefined ? [] : withSource(found)
  return technologies.flatMap((technology) => itemOf(technology, programs, findings))
}

function itemOf(technology: Technology, programs: readonly Definition[], findings: Findings): readonly string[] {
  const files = filesWith(technology, findings)
  const lines = distinctBy(
    codeLines(searchFor(technology), findings).filter(({ path }) => isSource(path)),
    ({ path }) => path,
  )
  if (files === undefined || lines.length === 0) return []
  const using = distinctBy(
    programs.filter(({ path }) => files.has(path)),
    ({ name }) => name,
  )
  const ofPrograms = lines.filter(({ path }) => using.some((program) => program.path === path))
  const places: readonly Lines[] = (ofPrograms.length > 0 ? ofPrograms : lines).slice(0, mostPlaces).map(at)
  const names = using.slice(0, mostPrograms).map(({ name }) => name)
  const users =
    using.length === 0
      ? `in ${count([...files].filter(isSource).length, 'file')}`
      : `in ${using.length} of ${count(distinctBy(programs, ({ name }) => name).length, 'program')}, ${names.join(', ')}${using.length > names.length ? ' …' : ''}`
  return [item(findings, `**${technology.name ?? technology.said}** ${users}`, places)]
}
