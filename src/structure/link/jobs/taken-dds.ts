import type { Dd, DdEntry } from './dd-entry.ts'

/** What is behind a DD, with what its entries take from other DDs of the step by DDNAME in their place (z/OS MVS JCL Reference, "DDNAME parameter"). */
export function entriesOf(dd: Dd, dds: readonly Dd[]): readonly DdEntry[] {
  return dd.entries.flatMap((entry) =>
    entry.takes === undefined ? entry : (dds.find(({ name }) => name === entry.takes)?.entries ?? entry),
  )
}

/** The name under which a program opens a DD: that of the DD which takes it, else its own. */
export function openedAs(name: string, dds: readonly Dd[]): string {
  return dds.find(({ entries }) => entries.some(({ takes }) => takes === name))?.name ?? name
}
