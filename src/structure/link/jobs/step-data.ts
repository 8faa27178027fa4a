import { controlText, type PlacedCard } from './control-text.ts'
import { dataSetName, wholeName } from './data-set-name.ts'
import type { DdEntry } from './dd-entry.ts'
import { type ExpandedStep, placeOf } from './expanded-step.ts'
import { type JobFact, knownBy } from './job-fact.ts'
import type { JobLibrary } from './job-library.ts'
import { readsSql } from './launchers.ts'
import type { ProgramFiles } from './program-files.ts'
import type { ControlInput } from '../../scanners/control-cards/control-card.ts'
import type { Substituted } from './symbols.ts'
import { isLibrary, isListing, utilityUse } from './utility-dds.ts'

/** Who reads control statements, and from which DDs. */
const readers: readonly (readonly [program: RegExp, input: ControlInput, dds: RegExp])[] = [
  [/^IDCAMS$/, 'idcams', /^SYSIN$/],
  [/^(?:SORT|DFSORT|SYNCSORT|ICEMAN|ICETOOL|SYNCTOOL)$/, 'sort', /^(?:SYSIN|TOOLIN|SORTCNTL|DFSPARM|.{1,4}CNTL)$/],
  [/^(?:IEBCOPY|ADRDSSU)$/, 'copy', /^SYSIN$/],
  [/^DSNUTIL[BSUV]?$/, 'db2 utility', /^SYSIN$/],
]

export interface StepData {
  readonly step: ExpandedStep
  /** What the step runs, the launched programs and the one that EXEC names. */
  readonly programs: readonly string[]
  /** The job or procedure, whose own the temporary data sets are. */
  readonly unit: string
  readonly library: JobLibrary
  readonly files: ProgramFiles
  readonly referredTo: (written: string) => DdEntry | undefined
}

/** Data sets and tables that a step works on. */
export function dataFacts(data: StepData): JobFact[] {
  const { step, programs, library } = data
  const cards = readers.flatMap(([program, input, dds]) =>
    programs.some((name) => program.test(name)) ? controlText(step, (name) => dds.test(name), input, library).cards : [],
  )
  const sql = programs.some(readsSql) ? controlText(step, (name) => name === 'SYSIN', 'sql', library).cards : []
  const opOf = ddUse(data, cards)
  return [
    ...step.dds.flatMap(({ name, entries }) => (isLibrary(name) ? [] : entries.flatMap((entry) => entryFacts(data, name, entry, opOf)))),
    ...[...cards, ...sql].flatMap((card) => cardFact(card)),
  ]
}

/** What the step does with the data set of a DD. */
function ddUse({ programs, files }: StepData, cards: readonly PlacedCard[]): (dd: string, entry: DdEntry) => string | undefined {
  const byCard = new Map<string, string>()
  for (const { card } of cards) {
    if (card.kind !== 'data' || card.dd === undefined) continue
    const before = byCard.get(card.dd)
    byCard.set(card.dd, before === undefined || before === card.op ? card.op : 'update')
  }
  return (dd, entry) => {
    for (const program of programs) {
      const use = files.usesOf(program).get(dd) ?? byCard.get(dd) ?? (program === 'IEFBR14' ? allocation(entry.disp) : utilityUse(program, dd))
      if (use !== undefined) return use
    }
    return isListing(dd) ? 'write' : undefined
  }
}

/** A step that runs nothing creates and deletes by DISP alone. */
function allocation(disp: string | undefined): string | undefined {
  const [status, normal] = (disp ?? '')
    .replace(/[()]/g, '')
    .split(',')
    .map((word) => word.trim().toUpperCase())
  if (normal === 'DELETE' || normal === 'UNCATLG') return 'delete'
  return status === 'NEW' || status === '' || status === 'MOD' ? 'create' : undefined
}

function entryFacts(data: StepData, dd: string, entry: DdEntry, opOf: (dd: string, entry: DdEntry) => string | undefined): JobFact[] {
  const facts: JobFact[] = []
  const { source, disp, like } = entry
  const more = { dd, ...(disp === undefined ? {} : { disp }) }
  if (source !== undefined && source.kind !== 'in-stream') {
    const op = opOf(dd, entry)
    const named = source.kind === 'path' ? pathFact(source.name, entry) : dataSetFact(data, source.name, entry)
    const via = entry.replaces === undefined ? {} : { via: entry.replaces }
    if (named !== undefined) facts.push({ ...named, ...more, ...via, ...(op === undefined ? {} : { op }) })
  }
  const model = like === undefined ? undefined : dataSetFact(data, like, entry)
  if (model !== undefined) facts.push({ ...model, dd, op: 'model' })
  return facts
}

function pathFact(name: Substituted, entry: DdEntry): JobFact {
  return { kind: 'dataset', to: { kind: 'dataset', name: name.text }, ...whereIs(entry), ...knownBy(name) }
}

function dataSetFact({ unit, referredTo }: StepData, written: Substituted, entry: DdEntry): JobFact | undefined {
  let name = written
  if (written.text.startsWith('*.')) {
    const source = referredTo(written.text)?.source
    if (source?.kind !== 'data set') return undefined
    name = { ...source.name, open: source.name.open || written.open }
  }
  const dataSet = dataSetName(name.text)
  if (dataSet === undefined) return undefined
  const whole = wholeName(dataSet)
  // A symbol without text leaves a name with a hole.
  const missing = (name.missing && !dataSet.temporary) || /\(\)|\.\.|^\.|\.$/.test(name.text)
  return {
    kind: 'dataset',
    to: { kind: 'dataset', name: whole, ...(dataSet.temporary ? { of: unit } : {}) },
    ...whereIs(entry),
    ...knownBy({ ...name, missing, open: name.open && !dataSet.temporary }),
    ...(written.written.toUpperCase() === whole ? {} : { operand: written.written }),
  }
}

function cardFact({ card, place, entry, open }: PlacedCard): JobFact[] {
  const known = { how: 'launcher', via: place, open, ...whereIs(entry), dd: entry.statement.name.slice(entry.statement.name.lastIndexOf('.') + 1) } as const
  if (card.kind === 'sql-table') {
    return [{ kind: 'sql', to: { kind: 'table', name: card.table.toUpperCase() }, verb: card.verb, missing: card.table.includes('&'), ...known }]
  }
  if (card.kind !== 'data' || card.dataset === undefined) return []
  const dataSet = dataSetName(card.dataset)
  if (dataSet === undefined) return []
  return [{ kind: 'dataset', to: { kind: 'dataset', name: wholeName(dataSet) }, op: card.op, missing: card.dataset.includes('&'), ...known }]
}

function whereIs(entry: DdEntry): Pick<JobFact, 'place' | 'level' | 'includedAt'> {
  return { place: placeOf(entry), level: entry.level, ...(entry.includedAt === undefined ? {} : { includedAt: entry.includedAt }) }
}
