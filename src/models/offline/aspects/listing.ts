import type { UnitKind } from '../../../answer/structure.ts'
import type { Definition, Mention, WhereResult } from '../../../answer/structure-results.ts'
import { distinctBy } from '../../../base/distinct-by.ts'
import { groupBy } from '../../../base/group-by.ts'
import { count } from '../../../base/text.ts'
import type { Aspect, Draft } from '../aspect.ts'
import { everyCall, outlineCall, readCall } from '../calls.ts'
import { at, inert, item, nameFor } from '../cite.ts'
import { purposeItem } from '../evidence/purpose-item.ts'
import type { Findings } from '../findings.ts'
import { headLines } from '../head-paragraphs.ts'
import { asksEachPurpose, listedKind } from '../question/listing.ts'
import type { Question } from '../question/question.ts'
import { listedMapCalls, mapItem } from './screens/listed-maps.ts'

const mostItems = 40
const mostCited = 20
/** So few more are told as well: an `also` with one name is no shorter. */
const fewMore = 5

/** All units of a kind, counted and named. */
export const listingAspect: Aspect = {
  name: 'listing',
  asks: (question, { kinds }) => kinds.includes('system') && listedKind(question) !== undefined,
  calls: (question, _, findings) => {
    const kind = listedKind(question)
    if (kind === 'map') {
      const maps = findings.structure(everyCall(kind), 'where')?.definitions ?? []
      return [everyCall(kind), ...(maps.length === 0 ? [] : listedMapCalls(maps, findings))]
    }
    const heads = kind === undefined ? [] : purposesOf(question, kind, findings)
    return kind === undefined
      ? []
      : [
          everyCall(kind),
          ...heads.map(({ path }) => readCall(path, 1, headLines)),
          ...(isStarted(kind) ? [outlineCall(), everyCall('program')] : []),
        ]
  },
  draft: (question, _, findings) => {
    const kind = listedKind(question)
    const result = kind === undefined ? undefined : findings.structure(everyCall(kind), 'where')
    if (kind === undefined || result === undefined) return undefined
    const draft = draftOf(kind, result, findings, startsOf(kind, findings))
    const told = purposesOf(question, kind, findings).map((unit) => purposeItem(unit, findings, result.definitions))
    return draft === undefined || told.length === 0 ? draft : { ...draft, lead: [draft.lead[0] ?? '', ...told, ...othersOf(kind, result)] }
  },
}

const mostTold = 20
/** Of a job its steps tell more than its first comment. */
const bodied: ReadonlySet<string> = new Set(['program', 'copybook', 'macro'])

/** The units of which it is asked what each is for. */
function purposesOf(question: Question, kind: UnitKind, findings: Findings): readonly Definition[] {
  if (!asksEachPurpose(question) || !bodied.has(kind)) return []
  const all = findings.structure(everyCall(kind), 'where')?.definitions ?? []
  return distinctBy(all, ({ name }) => name).slice(0, mostTold)
}

function othersOf(kind: UnitKind, { definitions }: WhereResult): readonly string[] {
  const left = [...new Set(definitions.map(({ name }) => name))].slice(mostTold)
  return left.length === 0
    ? []
    : [
        `And ${count(left.length, `more ${kind}`)}: ${left.slice(0, mostItems).map(inert).join(', ')}${left.length > mostItems ? ' …' : ''}.`,
      ]
}

function isStarted(kind: string): kind is 'job' | 'transaction' {
  return kind === 'job' || kind === 'transaction'
}

/** What jobs and transactions run, by their names. */
function startsOf(kind: string, findings: Findings): ReadonlyMap<string, readonly string[]> {
  const points = findings.structure(outlineCall(), 'overview')?.entryPoints
  if (points === undefined || !isStarted(kind)) return new Map()
  return new Map((kind === 'job' ? points.jobs : points.transactions).map(({ name, related }) => [name, related]))
}

const mostRelated = 4
const mostPlaces = 3

function draftOf(
  kind: string,
  { definitions, mentions }: WhereResult,
  findings: Findings,
  starts: ReadonlyMap<string, readonly string[]>,
): Draft | undefined {
  const keyOf = ({ name, of }: Definition) => `${name} ${of ?? ''}`
  const places = groupBy(definitions, keyOf)
  const units = distinctBy(definitions, keyOf)
  const named = mentions.filter(({ system }) => !system)
  if (units.length + named.length === 0) return { lead: [], quotes: [], nothing: { said: `no ${kind} is defined or named in the code` } }
  const only = named.length === 0 ? '' : `; ${count(named.length, 'other')} named and not defined here: ${namesOf(named)}`
  const repeated = definitions.length > units.length ? `, in ${count(definitions.length, 'place')}` : ''
  const head = `${count(units.length, kind)} defined in the code${repeated}${only}.`
  const programs = new Set(findings.structure(everyCall('program'), 'where')?.definitions.map(({ name }) => name))
  const startsOwn = (name: string) => starts.get(name)?.some((program) => programs.has(program)) === true
  // What starts no program that is here, a product brought along.
  const shown = units.toSorted((a, b) => Number(startsOwn(b.name)) - Number(startsOwn(a.name)))
  const cited = shown.length <= mostCited + fewMore ? shown.length : mostCited
  const items = shown
    .slice(0, cited)
    .map((unit) =>
      kind === 'map' ? mapItem(unit, findings) : unitItem(places.get(keyOf(unit)) ?? [unit], starts.get(unit.name), findings),
    )
  const rest = shown.slice(cited, mostItems + cited)
  const more =
    rest.length === 0
      ? []
      : [
          `Also ${rest.map(({ name }) => name).join(', ')}${units.length > cited + rest.length ? ` and ${units.length - cited - rest.length} more` : ''}.`,
        ]
  return { lead: [head, ...items, ...more], quotes: [] }
}

/** A name may be defined in several places. What a program is handed no list of programs asks for. */
function unitItem(definitions: readonly Definition[], related: readonly string[] | undefined, findings: Findings): string {
  const places = definitions.slice(0, mostPlaces).map(({ path, startLine }) => at({ path, line: startLine }))
  const [{ kind, name, detail } = { kind: undefined, name: '', detail: undefined }] = definitions
  const more = detail === undefined || kind === 'program' ? '' : ` ${shortened(detail.replaceAll('`', "'"))}`
  const often = definitions.length > mostPlaces ? ` in ${definitions.length} places` : ''
  return item(findings, `${nameFor(findings, name, places)}${often}${runsText(related)}${more}`, places)
}

const mostDetail = 60

/** Whole words of a long text. */
function shortened(text: string): string {
  return text.length <= mostDetail ? text : `${text.slice(0, mostDetail).replace(/\s+\S*$/, '')} …`
}

function runsText(related: readonly string[] = []): string {
  if (related.length === 0) return ''
  return ` (runs ${related.slice(0, mostRelated).join(', ')}${related.length > mostRelated ? ' …' : ''})`
}

function namesOf(mentions: readonly Mention[]): string {
  return mentions
    .slice(0, mostItems)
    .map(({ name }) => name)
    .join(', ')
}
