import type { EdgeOp } from '../../../answer/structure.ts'
import type { ControlInput } from '../../scanners/control-cards/control-card.ts'
import { controlText, type PlacedCard } from './control-text.ts'
import { dataSetName, wholeName } from './data-set-name.ts'
import type { DdEntry } from './dd-entry.ts'
import type { ExpandedStep } from './expanded-step.ts'
import type { JobFact } from './job-fact.ts'
import type { JobLibrary } from './job-library.ts'
import { readsSql } from './launchers.ts'
import type { ProgramFiles } from './program-files.ts'
import type { Substituted } from './symbols.ts'
import { openedAs } from './taken-dds.ts'
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
    ...step.dds.flatMap(({ name, entries }) =>
      entries.flatMap((entry) =>
        entryFacts(data, name, entry, isLibrary(name) ? () => 'library' : (dd, one) => opOf(openedAs(dd, step.dds), one)),
      ),
    ),
    ...[...cards, ...sql].flatMap((card) => cardFact(card)),
  ]
}

/** What the step does with the data set of a DD. */
function ddUse({ programs, files }: StepData, cards: readonly PlacedCard[]): (dd: string, entry: DdEntry) => EdgeOp | undefined {
  const byCard = new Map<string, EdgeOp>()
  for (const { card } of cards) {
    if (card.kind !== 'data' || card.dd === undefined) continue
    const before = byCard.get(card.dd)
    byCard.set(card.dd, before === undefined || before === card.op ? card.op : 'update')
  }
  return (dd, entry) => {
    for (const program of programs) {
      const use = files.useOf(program, dd) ?? byCard.get(dd) ?? (program === 'IEFBR14' ? allocation(entry.disp) : utilityUse(program, dd))
      if (use !== undefined) return use
    }
    return isListing(dd) ? 'write' : undefined
  }
}

/** A step that runs nothing creates and deletes by DISP alone. */
function allocation(disp: string | undefined): EdgeOp | undefined {
  const [status, normal] = (disp ?? '')
    .replace(/[()]/g, '')
    .split(',')
    .map((word) => word.trim().toUpperCase())
  if (normal === 'DELETE' || normal === 'UNCATLG') return 'delete'
  return status === 'NEW' || status === '' || status === 'MOD' ? 'create' : undefined
}

function entryFacts(data: StepData, dd: string, entry: DdEntry, opOf: (dd: string, entry: DdEntry) => EdgeOp | undefined): JobFact[] {
  const { source, like } = entry
  const facts: JobFact[] = []
  if (source !== undefined && source.kind !== 'in-stream') {
    const fact = dataSetFact(data, source.name, entry, { isPath: source.kind === 'path', dd, op: opOf(dd, entry), disp: entry.disp })
    if (fact !== undefined) facts.push(fact)
  }
  const model = like === undefined ? undefined : dataSetFact(data, like, entry, { isPath: false, dd, op: 'model', disp: undefined })
  if (model !== undefined) facts.push(model)
  return facts
}

interface DdUse {
  readonly isPath: boolean
  readonly dd: string
  readonly op: EdgeOp | undefined
  readonly disp: string | undefined
}

function dataSetFact(
  { unit, referredTo }: StepData,
  written: Substituted,
  { at, replaces }: DdEntry,
  { isPath, dd, op, disp }: DdUse,
): JobFact | undefined {
  let name = written
  if (written.text.startsWith('*.')) {
    const source = referredTo(written.text)?.source
    if (source?.kind !== 'data set') return undefined
    name = { ...source.name, open: source.name.open || written.open }
  }
  const dataSet = isPath ? { name: name.text, temporary: false } : dataSetName(name.text)
  if (dataSet === undefined) return undefined
  // In a procedure that is read by itself, `&X` is a symbol that its caller sets.
  const temporary = dataSet.temporary && (name.text.startsWith('&&') || !name.open)
  const whole = temporary ? wholeName(dataSet).replace(/^&+/, '&&') : wholeName(dataSet)
  return {
    kind: 'dataset',
    to: temporary ? { kind: 'dataset', name: whole, of: unit } : { kind: 'dataset', name: whole },
    at,
    via: replaces,
    overrides: replaces,
    how: name.symbolic ? 'symbolic' : 'literal',
    open: name.open && !temporary,
    // A symbol without text leaves a name with a hole.
    missing: !temporary && (name.missing || (!isPath && /\(\)|\.\.|^\.|\.$/.test(name.text))),
    operand: written.written.toUpperCase() === whole.toUpperCase() ? undefined : written.written,
    op,
    dd,
    disp,
  }
}

function cardFact({ card, place, entry, open }: PlacedCard): JobFact[] {
  const { name } = entry.statement
  const known = { how: 'launcher', at: entry.at, via: place, open, dd: name.slice(name.lastIndexOf('.') + 1) } as const
  if (card.kind === 'sql-table') {
    return [
      { kind: 'sql', to: { kind: 'table', name: card.table.toUpperCase() }, verb: card.verb, missing: card.table.includes('&'), ...known },
    ]
  }
  if (card.kind !== 'data' || card.dataset === undefined) return []
  const dataSet = dataSetName(card.dataset)
  if (dataSet === undefined) return []
  return [
    { kind: 'dataset', to: { kind: 'dataset', name: wholeName(dataSet) }, op: card.op, missing: card.dataset.includes('&'), ...known },
  ]
}
