import type { UnitKind } from '../../../../answer/structure.ts'
import type { Mention } from '../../../../answer/structure-results.ts'
import { count } from '../../../../base/text.ts'
import type { Aspect } from '../../aspect.ts'
import { everyCall, outlineCall } from '../../calls.ts'
import { at, item, nameFor } from '../../cite.ts'
import type { Findings } from '../../findings.ts'
import { askedMissingSources } from '../../question/asked-missing-sources.ts'

const mostItems = 20
const mostNames = 40
const mostSystem = 12

/** What the code calls, copies or runs and does not hold, where a question asks which sources are missing. */
export const missingSourcesAspect: Aspect = {
  name: 'missing sources',
  asks: (question, { kinds }) => kinds.includes('system') && askedMissingSources(question) !== undefined,
  calls: (question) => {
    const kinds = askedMissingSources(question) ?? []
    return [...(kinds.includes('copybook') ? [...new Set([...kinds, 'program' as const])] : kinds).map(everyCall), outlineCall()]
  },
  draft: (question, _, findings) => {
    const kinds = askedMissingSources(question)
    if (kinds === undefined) return undefined
    const lead = kinds.flatMap((kind) => missingOf(kind, kinds.length === 1, findings))
    const none = kinds.length > 1 && lead.length === 0 ? ['Of all that is called, copied or run here the source is here.'] : []
    return lead.length + none.length === 0 ? undefined : { lead: [...none, ...lead, ...doubt(findings)], quotes: [], alone: true }
  },
}

/** `isAlone`: nothing else is asked for, so that none is an answer. */
function missingOf(kind: UnitKind, isAlone: boolean, findings: Findings): readonly string[] {
  const mentions = findings.structure(everyCall(kind), 'where')?.mentions
  if (mentions === undefined) return []
  const missing = mentions.filter(({ system }) => !system).toSorted((a, b) => b.references - a.references)
  const system = mentions.filter((one) => one.system)
  const provided = system.length === 0 ? [] : [`Part of the system, so no source of theirs is expected: ${namesOf(system, mostSystem)}.`]
  if (missing.length === 0) return isAlone ? [`No ${kind} that is used here is without source.`, ...provided] : []
  const head = `${count(missing.length, kind)} named in the code ${missing.length === 1 ? 'has' : 'have'} no source here: ${namesOf(missing, mostNames)}.`
  return [head, ...missing.slice(0, mostItems).map((one) => missingItem(one, findings)), ...(isAlone ? provided : [])]
}

function namesOf(mentions: readonly Mention[], most: number): string {
  const names = mentions.slice(0, most).map(({ name }) => name)
  return `${names.join(', ')}${mentions.length > most ? ` and ${mentions.length - most} more` : ''}`
}

function missingItem({ kind, name, references, first }: Mention, findings: Findings): string {
  const places = [at(first)]
  const programs = kind === 'copybook' ? (findings.structure(everyCall('program'), 'where')?.definitions ?? []) : []
  // A whole program is no copybook, so what copies it may mean another member.
  const other = programs.some((one) => one.name === name) ? '; a program of that name exists' : ''
  return item(findings, `${nameFor(findings, name, places)}${references > 1 ? `, ${count(references, 'reference')}` : ''}${other}`, places)
}

function doubt(findings: Findings): readonly string[] {
  const unresolved = findings.structure(outlineCall(), 'overview')?.unresolved ?? []
  const total = unresolved.reduce((sum, one) => sum + one.count, 0)
  return total === 0 ? [] : [`Of ${count(total, 'other reference')} the target is not known.`]
}
