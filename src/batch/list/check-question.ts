import { z } from 'zod'
import { limits } from '../../base/limits.ts'
import { grouped } from '../../base/text.ts'
import type { ListFault } from '../question-list.ts'
import { cleanLine, cleanText, quoted } from './clean-text.ts'
import type { DraftQuestion } from './draft-question.ts'
import type { defaultFields, questionFields } from './list-fields.ts'
import { unsafeBecause } from './page-files.ts'
import type { RawFields, RawList, RawQuestion } from './raw-list.ts'
import { isDeviceName } from './slug.ts'

/** Of a title, a heading and a tag. */
const titleChars = 300
const texts = z.union([z.string().transform((text) => [text]), z.array(z.string())])

/** What holds for the questions that say nothing of their own. */
export interface ListDefaults {
  readonly title: string | undefined
  readonly context: string | undefined
  readonly section: readonly string[]
  readonly tags: readonly string[]
}

export function listDefaults({ defaults }: RawList, faults: ListFault[]): ListDefaults {
  const fields = new FieldReader(defaults, faults)
  return { title: fields.title('title'), context: fields.context(), section: fields.section() ?? [], tags: fields.tags() ?? [] }
}

/** A question with its fields checked and the defaults filled in; undefined for one that asks nothing. All that is wrong with it is added to `faults`. */
export function draftQuestion(raw: RawQuestion, defaults: ListDefaults, faults: ListFault[]): DraftQuestion | undefined {
  const fields = new FieldReader(raw.fields, faults)
  const question = cleanLine(fields.text('question') ?? '')
  const context = fields.context() ?? defaults.context
  const draft = {
    line: raw.line,
    question,
    context,
    title: fields.title('title'),
    section: fields.section() ?? defaults.section,
    tags: fields.tags() ?? defaults.tags,
    id: fields.id(),
    file: fields.file(),
  }
  if (question === '') {
    if (!fields.isFaulty('question'))
      faults.push({ line: raw.line, message: 'There is no text to be asked here. Write a question, or leave it out.' })
    return undefined
  }
  const bytes = Buffer.byteLength(question) + Buffer.byteLength(context ?? '')
  if (bytes > limits.questionBytes) {
    const message = `This question has ${grouped(bytes)} bytes with its context; at most ${grouped(limits.questionBytes)} are taken.`
    faults.push({ line: raw.line, message })
  }
  return draft
}

type FieldName = (typeof questionFields)[number] | (typeof defaultFields)[number]

/** Reads fields one by one; undefined is what is not given, is empty, or is wrong, which is then among the faults. */
class FieldReader {
  readonly #fields: RawFields
  readonly #faults: ListFault[]
  readonly #faulty = new Set<string>()

  constructor(fields: RawFields, faults: ListFault[]) {
    this.#fields = fields
    this.#faults = faults
  }

  isFaulty(name: FieldName): boolean {
    return this.#faulty.has(name)
  }

  text(name: FieldName): string | undefined {
    const value = this.#value(name)
    if (value === undefined) return undefined
    const { data } = z.string().safeParse(value)
    return data === undefined ? this.#fault(name, `"${name}" has to be a text. Put a number or the like into quotes.`) : data
  }

  title(name: FieldName): string | undefined {
    const text = cleanLine(this.text(name) ?? '')
    return text === '' ? undefined : this.#short(name, text)
  }

  context(): string | undefined {
    return cleanText(this.text('context') ?? '') || undefined
  }

  /** From the outside in: several texts, or one with ` / ` between them. */
  section(): readonly string[] | undefined {
    return this.#texts('section', (text) => text.split(' / '))
  }

  /** Several texts, or one with commas, semicolons or bars between them. Each once. */
  tags(): readonly string[] | undefined {
    const tags = this.#texts('tags', (text) => text.split(/[,;|]/))
    return tags && [...new Set(tags)]
  }

  id(): string | undefined {
    const id = cleanLine(this.text('id') ?? '').toLowerCase()
    if (id === '') return undefined
    const isSafe = /^[a-z0-9][a-z0-9._-]{0,79}$/.test(id) && !id.endsWith('.') && !isDeviceName(id)
    if (isSafe) return id
    return this.#fault(
      'id',
      `${quoted(id)} can be no id. Take letters a-z, digits, dots, hyphens and underscores, 80 at most, no dot at an end.`,
    )
  }

  /** With `.md` at its end. */
  file(): string | undefined {
    const file = (this.text('file') ?? '').normalize('NFC').trim()
    if (file === '') return undefined
    const page = `${file.replace(/\.md$/i, '')}.md`
    const reason = unsafeBecause(page)
    return reason === undefined ? page : this.#fault('file', `${quoted(file)} can be no page: ${reason}.`)
  }

  #texts(name: FieldName, split: (text: string) => readonly string[]): readonly string[] | undefined {
    const value = this.#value(name)
    if (value === undefined) return undefined
    const { data } = texts.safeParse(value)
    if (data === undefined) return this.#fault(name, `"${name}" has to be a text or a list of texts.`)
    const parts = (typeof value === 'string' ? split(value) : data).map(cleanLine).filter((part) => part !== '')
    if (parts.length === 0) return undefined
    return parts.every((part) => this.#short(name, part) !== undefined) ? parts : undefined
  }

  #short(name: FieldName, text: string): string | undefined {
    if (text.length <= titleChars) return text
    return this.#fault(name, `"${name}" is longer than ${titleChars} characters: ${quoted(text)}.`)
  }

  #value(name: FieldName): unknown {
    const value = this.#fields.get(name)?.value
    return value === null || value === '' ? undefined : value
  }

  #fault(name: FieldName, message: string): undefined {
    this.#faulty.add(name)
    this.#faults.push({ line: this.#fields.get(name)?.line ?? null, message })
  }
}
