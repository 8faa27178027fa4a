import type { Diagnostic } from '../../../base/diagnostic.ts'
import { groupBy } from '../../../base/group-by.ts'
import { cleanLine } from '../clean-text.ts'
import type { ListFormat, RawList, RawQuestion } from '../raw-list.ts'
import { frontMatter } from './front-matter.ts'
import { isComment, isHeading, isList, markdownBlocks, type PlacedToken, placedItems } from './markdown-blocks.ts'
import { type Found, itemQuestion } from './markdown-item.ts'

/** A heading with what stands below it up to the next one; the first has none. */
interface Section {
  readonly heading: { readonly depth: number; readonly text: string } | undefined
  readonly items: RawQuestion[]
  readonly paragraphs: RawQuestion[]
}

interface Reading extends Found {
  readonly sections: Section[]
  readonly passedOver: { readonly what: string; readonly line: number }[]
}

/**
 * Headings are sections, list items are questions. Paragraphs are questions where their section has no list items, and wherever they end in a question mark;
 * those that introduce the sections are not. The only heading of the first level is no section but the title of the list (unless the front matter has one),
 * where it comes first, and has sections and no questions directly below it.
 */
export const markdownList: ListFormat = {
  extensions: ['.md', '.markdown'],
  read(text) {
    const { fields: defaults, body, faults } = frontMatter(text)
    const read = markdownBlocks(body)
    if ('fault' in read) return { defaults, questions: [], notes: [], faults: [...faults, read.fault] }
    const reading: Reading = { sections: [sectionOf(undefined)], passedOver: [], notes: [], faults: [...faults] }
    for (const block of read.blocks) addBlock(block, reading)
    return listOf(reading, defaults)
  },
}

function addBlock({ token, line }: PlacedToken, reading: Reading): void {
  const section = reading.sections.at(-1)
  if (section === undefined || ['space', 'hr', 'def'].includes(token.type) || isComment(token)) return
  if (isHeading(token)) reading.sections.push(sectionOf({ depth: token.depth, text: cleanLine(token.text) }))
  else if (isList(token)) {
    for (const { item, line: at } of placedItems(token, line)) {
      const question = itemQuestion(item, at, reading)
      if (question) section.items.push(question)
      else reading.passedOver.push({ what: 'list item without a text', line: at })
    }
  } else if (token.type === 'paragraph' || token.type === 'text') {
    section.paragraphs.push({ line, fields: new Map([['question', { value: token.raw, line }]]) })
  } else reading.passedOver.push({ what: blockNames[token.type] ?? 'block', line })
}

const blockNames: Readonly<Record<string, string>> = { code: 'code block', blockquote: 'quotation', table: 'table', html: 'block of HTML' }

function listOf({ sections, passedOver, notes, faults }: Reading, given: RawList['defaults']): RawList {
  const title = titleOf(sections)
  const introduces = (section: Section) => section === title || (section.heading === undefined && sections.length > 1)
  const defaults = new Map(given)
  if (title?.heading && !defaults.has('title')) defaults.set('title', { value: title.heading.text, line: 1 })
  const around: { depth: number; text: string }[] = []
  const questions: RawQuestion[] = []
  for (const section of sections) {
    const { heading, items, paragraphs } = section
    if (heading && section !== title) {
      while ((around.at(-1)?.depth ?? 0) >= heading.depth) around.pop()
      around.push(heading)
    }
    const path = around.map(({ text }) => text)
    const isQuestion = (paragraph: RawQuestion) => isAsked(paragraph) || (items.length === 0 && !introduces(section))
    const asked = paragraphs.filter(isQuestion)
    const left = paragraphs.filter((paragraph) => !isQuestion(paragraph))
    for (const { line } of left) passedOver.push({ what: 'paragraph that is no question', line })
    const inOrder = [...items, ...asked].sort((a, b) => a.line - b.line)
    for (const question of inOrder) questions.push(inSection(question, path))
  }
  return { defaults, questions, notes: [...notes, ...passedOverNotes(passedOver)], faults }
}

function titleOf([above, first, ...others]: readonly Section[]): Section | undefined {
  if (first?.heading?.depth !== 1 || others.length === 0 || others.some(({ heading }) => heading?.depth === 1)) return undefined
  const asks = [above, first].some((section) => section && (section.items.length > 0 || section.paragraphs.some(isAsked)))
  return asks ? undefined : first
}

/** In the writing systems of the world, and with what may close behind the mark. */
function isAsked({ fields }: RawQuestion): boolean {
  return /[?？؟][\s"'”’»)\]*_`]*$/u.test(String(fields.get('question')?.value))
}

function inSection(question: RawQuestion, path: readonly string[]): RawQuestion {
  if (path.length === 0 || question.fields.has('section')) return question
  return { line: question.line, fields: new Map(question.fields).set('section', { value: path, line: question.line }) }
}

function sectionOf(heading: Section['heading']): Section {
  return { heading, items: [], paragraphs: [] }
}

/** One note for each kind of block, so that a long text is not told line by line. */
function passedOverNotes(passedOver: Reading['passedOver']): Diagnostic[] {
  return [...groupBy(passedOver, ({ what }) => what)].map(([what, blocks]) => {
    const lines = blocks.map(({ line }) => line)
    const first = lines[0] ?? 1
    const where = lines.length === 1 ? `line ${first}` : `lines ${lines.slice(0, 20).join(', ')}${lines.length > 20 ? ' …' : ''}`
    return { level: 'info', rule: 'passed-over', message: `Not asked: ${what} (${where}).`, line: first }
  })
}
