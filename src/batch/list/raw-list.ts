import type { Diagnostic } from '../../base/diagnostic.ts'
import type { ListFault } from '../question-list.ts'

/** What a list says for one field, before anything is checked: a text, texts, or what has no place there. */
export interface RawField {
  readonly value: unknown
  /** 1-based, in the list's file. */
  readonly line: number
}

/** By the name of the field in lower case. */
export type RawFields = ReadonlyMap<string, RawField>

export interface RawQuestion {
  readonly line: number
  readonly fields: RawFields
}

/** What a format finds in a text. */
export interface RawList {
  /** `title` of the whole list, and `context`, `section` and `tags` of the questions that say nothing of their own. */
  readonly defaults: RawFields
  readonly questions: readonly RawQuestion[]
  readonly notes: readonly Diagnostic[]
  readonly faults: readonly ListFault[]
}

/** A kind of file that questions are listed in: one object, and one line in `list-formats.ts`. */
export interface ListFormat {
  /** Lower case, with the dot. */
  readonly extensions: readonly string[]
  /** Line ends are `\n`, and there is no byte order mark. Takes any text, throws nothing, and its time grows with the length of the text alone. */
  read(text: string): RawList
}

/** A list of which nothing but faults is known. */
export function faultyList(faults: readonly ListFault[]): RawList {
  return { defaults: new Map(), questions: [], notes: [], faults }
}
