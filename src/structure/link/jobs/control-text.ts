import type { SourcePlace } from '../../../answer/structure.ts'
import type { ControlCard, ControlInput } from '../../scanners/control-cards/control-card.ts'
import { readControlCards } from '../../scanners/control-cards/read-control-cards.ts'
import { dataSetName } from './data-set-name.ts'
import type { DdEntry } from './dd-entry.ts'
import type { ExpandedStep } from './expanded-step.ts'
import type { JobLibrary } from './job-library.ts'
import { entriesOf } from './taken-dds.ts'

/** A control statement, where it stands, and the DD that leads to it. */
export interface PlacedCard {
  readonly card: ControlCard
  readonly place: SourcePlace
  readonly entry: DdEntry
  /** A symbol that others set decided which member is read. */
  readonly open: boolean
}

export interface ControlText {
  readonly cards: readonly PlacedCard[]
  /** A DD whose text is not in the code. */
  readonly unknown: DdEntry | undefined
}

/** What a DD gives its program to read: data in the stream, or members of the code. */
export function controlText(step: ExpandedStep, dds: (name: string) => boolean, input: ControlInput, library: JobLibrary): ControlText {
  const cards: PlacedCard[] = []
  let unknown: DdEntry | undefined
  for (const dd of step.dds) {
    if (!dds(dd.name)) continue
    for (const entry of entriesOf(dd, step.dds)) {
      const { source, at } = entry
      if (source?.kind === 'in-stream') {
        for (const card of readControlCards(input, source.lines, source.startLine))
          cards.push({ card, place: { path: at.path, line: card.line }, entry, open: false })
      } else if (source?.kind === 'data set') {
        const found = memberCards(entry, source.name, step, library)
        if (found === undefined) unknown ??= entry
        else cards.push(...found)
      } else if (source !== undefined) unknown ??= entry
    }
  }
  return { cards, unknown }
}

function memberCards(
  entry: DdEntry,
  { text, written, open }: { text: string; written: string; open: boolean },
  step: ExpandedStep,
  library: JobLibrary,
): PlacedCard[] | undefined {
  const dataSet = dataSetName(text)
  if (dataSet?.member === undefined) return undefined
  const member = library.control(dataSet.member, { path: step.asking.path, libraries: [dataSet.name] })
  if (member === undefined) return undefined
  // Which library it is does not matter, as long as the member's name is fixed.
  const decidedOutside = open && (dataSetName(written)?.member ?? '&').includes('&')
  const cards = member.cards ?? tablesOf(member.references)
  return cards.map((card) => ({ card, place: { path: member.path, line: card.line }, entry, open: decidedOutside }))
}

/** A member of SQL has been read by itself. */
function tablesOf(
  references: readonly { readonly kind: string; readonly to: { readonly name: string }; readonly verb?: string; readonly line: number }[],
): ControlCard[] {
  return references.flatMap(({ kind, to, verb, line }): ControlCard[] =>
    kind === 'sql' ? [{ kind: 'sql-table', table: to.name, verb: verb ?? '', line }] : [],
  )
}
