import matter from 'gray-matter'
import yaml from 'js-yaml'
import { limits } from '../base/limits.ts'
import { quoteColons } from './quote-colons.ts'
import type { SkillField } from './skill.ts'

export type FrontMatter =
  /** The text does not begin with `---`. */
  | { readonly kind: 'none' }
  | { readonly kind: 'bad'; readonly line: number; readonly reason: string; readonly hint: string }
  | {
      readonly kind: 'ok'
      readonly fields: readonly SkillField[]
      /** 1-based line after the closing `---`. */
      readonly bodyLine: number
      /** YAML rejected it until values with colons were quoted. */
      readonly recovered: boolean
    }

const maxFields = 64
const maxItems = 100
const maxValueChars = 4096

/**
 * The front matter at the beginning of a decoded file, given as its lines. Every value stays the string that was written. The opening line has to be
 * exactly `---`: gray-matter takes anything after it as the name of a language, and one of those it evaluates.
 */
export function parseFrontMatter(lines: readonly string[]): FrontMatter {
  const opening = lines[0]?.trimEnd() ?? ''
  if (!opening.startsWith('---')) return { kind: 'none' }
  if (opening !== '---')
    return bad(1, 'the first line begins with --- but holds more', 'Make the first line exactly ---; only YAML is read.')
  const closing = lines.findIndex((line, i) => i > 0 && line.startsWith('---'))
  if (closing < 0) return bad(1, 'the front matter is never closed', 'Add a line --- after the last field.')
  if (lines[closing]?.trimEnd() !== '---') {
    return bad(closing + 1, 'the closing line holds more than ---', 'Make the closing line exactly ---.')
  }
  const text = lines.slice(1, closing).join('\n')
  if (Buffer.byteLength(text) > limits.frontMatterBytes) {
    return bad(1, `the front matter is larger than ${limits.frontMatterBytes} bytes`, 'Move text into the body.')
  }
  return readFields(text, closing + 2)
}

function readFields(text: string, bodyLine: number): FrontMatter {
  let data: unknown
  let recovered = false
  try {
    data = parseYaml(text)
  } catch (error) {
    const problem = yamlProblem(error)
    try {
      data = parseYaml(quoteColons(text))
      recovered = true
    } catch {
      return problem
    }
  }
  if (typeof data !== 'object' || data === null || Array.isArray(data)) {
    return bad(2, 'the front matter is not a list of fields', 'Write it as lines of the form `name: value`.')
  }
  return { kind: 'ok', fields: fieldsOf(data), bodyLine, recovered }
}

function fieldsOf(data: object): SkillField[] {
  const fields: SkillField[] = []
  for (const [key, value] of Object.entries(data).slice(0, maxFields)) {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) fields.push(field(key, value))
    else for (const [name, item] of Object.entries(value).slice(0, maxFields)) fields.push(field(`${key}.${name}`, item))
  }
  return fields
}

function field(key: string, value: unknown): SkillField {
  return Array.isArray(value) ? { key, value: scalarText(value), list: true } : { key, value: scalarText(value) }
}

/**
 * Throws `YAMLException`, or `RangeError` for nesting without end. The options object also turns off gray-matter's cache, which returns an empty result
 * for an input that failed before; naming `javascript` replaces the engine that would evaluate it.
 */
function parseYaml(text: string): unknown {
  return matter(`---\n${text}\n---\n`, {
    language: 'yaml',
    engines: {
      yaml: (source) => yaml.safeLoad(source, { schema: yaml.FAILSAFE_SCHEMA }) as object,
      javascript: () => {
        throw new Error('front matter is data and is never evaluated')
      },
    },
  }).data
}

function yamlProblem(error: unknown): Extract<FrontMatter, { kind: 'bad' }> {
  if (error instanceof yaml.YAMLException) {
    // YAML counts from 0 and begins after the blank that gray-matter leaves in place of the opening line.
    const line = (error.mark?.line ?? 0) + 1
    return bad(Math.max(2, line), `the YAML cannot be read (${error.reason})`, 'Put the value on this line into quotes.')
  }
  if (error instanceof RangeError) return bad(2, 'the YAML is nested too deeply', 'Use plain `name: value` lines.')
  throw error
}

/** Only scalars are copied, up to a bound, and no deeper than a list's own items: aliases make small files into huge trees. */
function scalarText(value: unknown): string {
  if (typeof value === 'string') return value.slice(0, maxValueChars)
  if (!Array.isArray(value)) return ''
  let text = ''
  for (const item of value.slice(0, maxItems)) {
    if (typeof item !== 'string') continue
    if (text.length + item.length > maxValueChars) break
    text += text === '' ? item : `, ${item}`
  }
  return text
}

function bad(line: number, reason: string, hint: string): Extract<FrontMatter, { kind: 'bad' }> {
  return { kind: 'bad', line, reason, hint }
}
