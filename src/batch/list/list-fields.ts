import type { Diagnostic } from '../../base/diagnostic.ts'
import { nearest } from '../../base/text.ts'
import type { ListFault } from '../question-list.ts'
import { cleanLine, quoted } from './clean-text.ts'
import type { RawField } from './raw-list.ts'

/** What a list can say of a question. */
export const questionFields = ['question', 'id', 'title', 'section', 'file', 'context', 'tags'] as const

/** What it can say of all of them. */
export const defaultFields = ['title', 'section', 'context', 'tags'] as const

/** In a list that CodeWhisper wrote it says so, and nothing of the questions. */
export const markerField = 'codewhisper'

/** Names of fields are read ignoring case. */
export function fieldName(key: string): string {
  return cleanLine(key).toLowerCase()
}

/** Adds a field; one that is there already is a fault. */
export function addField(fields: Map<string, RawField>, key: string, field: RawField, faults: ListFault[]): void {
  const name = fieldName(key)
  const earlier = fields.get(name)
  if (earlier === undefined) fields.set(name, field)
  else
    faults.push({ line: field.line, message: `${quoted(name)} stands here twice, first in line ${earlier.line}. Leave one of them out.` })
}

/** A field that is told once, since it means nothing here. */
export function unknownField(name: string, line: number, known: readonly string[]): Diagnostic {
  const [near] = nearest(name, known, 1)
  const hint = near === undefined ? `Known are ${known.join(', ')}.` : `Did you mean ${quoted(near)}?`
  return { level: 'warning', rule: 'unknown-field', message: `${quoted(name)} means nothing here and is left out. ${hint}`, line }
}
