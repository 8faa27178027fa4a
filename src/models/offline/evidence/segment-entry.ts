import { bareFileName } from '../../../base/file-name.ts'

export interface SegmentEntry {
  readonly segment: string
  readonly entry: string
}

/** What `SEG$ENTRY` names: an entry, code or item of another segment, which has the name of its member (Multics PL/I Reference, "External names"). */
export function segmentEntry(name: string): SegmentEntry | undefined {
  const { segment, entry } = /^(?<segment>[A-Za-z]\w*)\$(?<entry>[A-Za-z]\w*)$/.exec(name)?.groups ?? {}
  return segment === undefined || entry === undefined ? undefined : { segment, entry }
}

/** Whether a file is the source of the segment. */
export function isSourceOf(path: string, { segment }: SegmentEntry): boolean {
  return bareFileName(path).toLowerCase() === segment.toLowerCase()
}
