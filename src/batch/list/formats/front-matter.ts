import { limits } from '../../../base/limits.ts'
import { grouped } from '../../../base/text.ts'
import type { ListFault } from '../../question-list.ts'
import { addField } from '../list-fields.ts'
import type { RawField, RawFields } from '../raw-list.ts'
import { plainValue } from './located-value.ts'
import { readYaml } from './read-yaml.ts'

export interface FrontMatter {
  readonly fields: RawFields
  /** The text with blank lines in its place, so that all lines keep their numbers. */
  readonly body: string
  readonly faults: readonly ListFault[]
}

/** The YAML between two lines `---` at the very beginning of a text. */
export function frontMatter(text: string): FrontMatter {
  const lines = text.split('\n')
  if (lines[0]?.trimEnd() !== '---') return { fields: new Map(), body: text, faults: [] }
  const end = lines.findIndex((line, i) => i > 0 && line.trimEnd() === '---')
  if (end < 0) {
    return {
      fields: new Map(),
      body: '',
      faults: [{ line: 1, message: 'The front matter is never closed. Put a line --- behind its last field.' }],
    }
  }
  const body = '\n'.repeat(end + 1) + lines.slice(end + 1).join('\n')
  // The opening line is kept as a blank one: then the lines are right.
  return { body, ...fieldsOf(`\n${lines.slice(1, end).join('\n')}`) }
}

function fieldsOf(source: string): Omit<FrontMatter, 'body'> {
  if (Buffer.byteLength(source) > limits.frontMatterBytes) {
    const message = `The front matter is longer than ${grouped(limits.frontMatterBytes)} bytes. Give the questions a context of their own.`
    return { fields: new Map(), faults: [{ line: 1, message }] }
  }
  const read = readYaml(source)
  if ('faults' in read) return { fields: new Map(), faults: read.faults }
  const { value } = read
  const fields = new Map<string, RawField>()
  const faults: ListFault[] = []
  if (value.kind === 'map')
    for (const entry of value.entries) addField(fields, entry.key, { value: plainValue(entry.value), line: entry.line }, faults)
  else if (value.kind !== 'scalar' || value.value !== null)
    faults.push({ line: value.line, message: 'The front matter has to be lines of the form key: value.' })
  return { fields, faults }
}
