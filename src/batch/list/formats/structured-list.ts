import type { ListFault } from '../../question-list.ts'
import { addField, fieldName } from '../list-fields.ts'
import { faultyList, type RawField, type RawFields, type RawList, type RawQuestion } from '../raw-list.ts'
import { type LocatedEntry, type LocatedValue, plainValue } from './located-value.ts'

/** A list as JSON and YAML hold it: questions, or a map of defaults with `questions`. */
export function structuredList(root: LocatedValue): RawList {
  if (root.kind === 'list') return listOf(root.items, [])
  if (root.kind === 'scalar')
    return faultyList([{ line: root.line, message: 'This has to be a list of questions, or a map with "questions".' }])
  const questions = root.entries.find(({ key }) => fieldName(key) === 'questions')
  if (questions === undefined)
    return faultyList([{ line: root.line, message: 'There is no "questions" here, which holds the list of questions.' }])
  if (questions.value.kind !== 'list') return faultyList([{ line: questions.value.line, message: '"questions" has to be a list.' }])
  return listOf(
    questions.value.items,
    root.entries.filter((entry) => entry !== questions),
  )
}

/** A text is a question, a map says more of one. */
export function structuredQuestion(value: LocatedValue, faults: ListFault[]): RawQuestion | undefined {
  if (value.kind === 'map') return { line: value.line, fields: fieldsOf(value.entries, faults) }
  const { line } = value
  if (value.kind === 'scalar' && typeof value.value === 'string')
    return { line, fields: new Map([['question', { value: value.value, line }]]) }
  faults.push({ line, message: 'A question has to be a text, or a map with "question".' })
  return undefined
}

function listOf(items: readonly LocatedValue[], defaults: readonly LocatedEntry[]): RawList {
  const faults: ListFault[] = []
  const questions = items.flatMap((item) => structuredQuestion(item, faults) ?? [])
  return { defaults: fieldsOf(defaults, faults), questions, notes: [], faults }
}

function fieldsOf(entries: readonly LocatedEntry[], faults: ListFault[]): RawFields {
  const fields = new Map<string, RawField>()
  for (const { key, line, value } of entries) addField(fields, key, { value: plainValue(value), line }, faults)
  return fields
}
