import { parseDocument } from 'yaml'
import type { ListFault } from '../question-list.ts'
import { scopeFaults } from './scope-faults.ts'
import type { Template, TemplateItem, TemplateSection, TemplateText } from './template.ts'

interface OpenItem {
  readonly question: { line: number; text: string }
  readonly nested: { line: number; text: string }[]
}

interface OpenSection {
  readonly level: number
  readonly title: TemplateText
  readonly items: OpenItem[]
  readonly sections: OpenSection[]
}

const heading = /^(#{1,6})\s+(.+?)(?:\s+#+)?\s*$/
const marker = '(?:[-*+]|\\d{1,9}[.)])'
const item = new RegExp(`^ ?${marker}\\s+(.+?)\\s*$`)
const nestedItem = new RegExp(`^\\s+${marker}\\s+(.+?)\\s*$`)
const needs = /^needs\s*:\s*(.*)$/i

/**
 * Reads a template: a question list in Markdown with placeholders. Of Markdown it knows front matter, headings, list items, items nested below them and
 * comments; anything else is a fault, since in a list it would be no question or a surprising one.
 */
export function readTemplate(text: string): { readonly template: Template } | { readonly faults: readonly ListFault[] } {
  const lines = text.replace(/^\ufeff/, '').split(/\r?\n/)
  const faults: ListFault[] = []
  const { frontMatter, start } = readFrontMatter(lines, faults)
  const root = readSections(lines, start, faults)
  faults.push(...scopeFaults(root))
  if (faults.length > 0) return { faults: faults.sort((a, b) => (a.line ?? 0) - (b.line ?? 0)) }
  return { template: { frontMatter, root } }
}

function readFrontMatter(lines: readonly string[], faults: ListFault[]): { frontMatter: string | undefined; start: number } {
  if (lines[0]?.trimEnd() !== '---') return { frontMatter: undefined, start: 0 }
  const end = lines.findIndex((line, index) => index > 0 && line.trimEnd() === '---')
  if (end < 0) {
    faults.push({ line: 1, message: 'The front matter has no end: a line of --- is missing.' })
    return { frontMatter: undefined, start: lines.length }
  }
  const frontMatter = lines.slice(1, end).join('\n')
  const [error] = parseDocument(frontMatter, { schema: 'failsafe' }).errors
  if (error)
    faults.push({ line: 1 + (error.linePos?.[0].line ?? 1), message: `The front matter is no YAML: ${error.message.split('\n')[0]}` })
  return { frontMatter, start: end + 1 }
}

function readSections(lines: readonly string[], start: number, faults: ListFault[]): TemplateSection {
  const root: OpenSection = { level: 0, title: { line: 0, text: '' }, items: [], sections: [] }
  const open = [root]
  let last: { text: string } | undefined
  let commented = false
  for (const [index, text] of lines.entries()) {
    if (index < start || text.trim() === '') continue
    const line = index + 1
    const section = open.at(-1) ?? root
    if (commented || /^\s*<!--/.test(text)) {
      commented = !text.includes('-->')
      continue
    }
    const [, marks, title] = heading.exec(text) ?? []
    if (marks !== undefined && title !== undefined) {
      last = undefined
      openSection(open, { level: marks.length, title: { line, text: title }, items: [], sections: [] })
      continue
    }
    const question = item.exec(text)?.[1]
    const nested = nestedItem.exec(text)?.[1]
    const above = section.items.at(-1)
    if (question !== undefined) {
      const added = { line, text: question }
      last = added
      section.items.push({ question: added, nested: [] })
    } else if (nested !== undefined && above !== undefined) {
      const added = { line, text: nested }
      last = added
      above.nested.push(added)
    } else if (/^\s/.test(text) && last !== undefined) last.text += ` ${text.trim()}`
    else
      faults.push({
        line,
        message: 'This is neither a heading nor a list item. Write questions as list items and notes as comments: <!-- … -->.',
      })
  }
  return closed(root)
}

function openSection(open: OpenSection[], section: OpenSection): void {
  while ((open.at(-1)?.level ?? 0) >= section.level) open.pop()
  open.at(-1)?.sections.push(section)
  open.push(section)
}

function closed({ level, title, items, sections }: OpenSection): TemplateSection {
  return { level, title, items: items.map(closedItem), sections: sections.map(closed) }
}

function closedItem({ question, nested }: OpenItem): TemplateItem {
  return {
    question,
    nested: nested.filter(({ text }) => !needs.test(text)),
    needs: nested.flatMap(({ line, text }) => {
      const wanted = needs.exec(text)?.[1]
      return wanted === undefined ? [] : wanted.split(',').map((one) => ({ line, text: one.trim() }))
    }),
  }
}
