import { type Fence, openFence, readFenced } from './fence.ts'
import { neutralInline } from './neutral-inline.ts'

/**
 * Markdown with nothing in it that a previewer would fetch, open or run: images, links, HTML and addresses become text (`neutralInline`). Fenced code
 * and inline code keep their text. Fences are written so that every reader sees them begin and end where this function does. Expects sanitised text;
 * applied twice it changes nothing more.
 */
export function neutralMarkdown(markdown: string): string {
  const out: string[] = []
  let prose: string[] = []
  let fence: Fence | undefined
  const endProse = () => {
    out.push(...neutralParagraphs(prose))
    prose = []
  }
  for (const line of withoutFrontMatter(markdown).split('\n')) {
    const fenced = fence && readFenced(fence, line)
    if (fence && fenced?.kind === 'code') {
      out.push(fencePrefix(fence) + fenced.text)
      continue
    }
    if (fence) out.push(...(fenced?.kind === 'close' ? [fencePrefix(fence) + fence.mark] : []))
    fence = fenced?.kind === 'close' ? undefined : openFence(line)
    if (fenced?.kind === 'close') continue
    if (!fence) {
      prose.push(line)
      continue
    }
    endProse()
    // Only after an empty line is a list marker or a deep indentation sure not to continue the paragraph above.
    if (/\S|.{4}/.test(fence.lead) && /[^>\s]/.test(out.at(-1) ?? '')) out.push('>'.repeat(fence.quotes))
    out.push(`${'> '.repeat(fence.quotes)}${fence.lead}${fence.mark}${fence.info}`)
  }
  if (fence) out.push(fencePrefix(fence) + fence.mark)
  endProse()
  return out.join('\n')
}

function fencePrefix({ quotes, lead }: Fence): string {
  return '> '.repeat(quotes) + ' '.repeat(lead.length)
}

/** A rule at the very beginning would be read as the start of front matter. */
function withoutFrontMatter(markdown: string): string {
  return markdown.replace(/^(?:\s*(?:-{3,}|\+{3,})[ \t]*(?:\n|$))+/, '')
}

/** Lines between empty ones belong together; a table among them divides its lines into cells before anything else is read. */
function* neutralParagraphs(lines: readonly string[]): Generator<string> {
  for (let from = 0; from < lines.length; ) {
    const end = lines.findIndex((line, i) => i >= from && line.trim() === '')
    const group = lines.slice(from, end === -1 ? lines.length : end)
    yield* group.some(isDelimiterRow) ? group.map(neutralRow) : regions(group).map((region) => neutralInline(region.join('\n')))
    if (end !== -1) yield ''
    from += group.length + 1
  }
}

/** `|---|:--:|`, also within quotes and lists. */
function isDelimiterRow(line: string): boolean {
  return /^[\s>]*[|:-][\s|:-]*$/.test(line) && line.includes('-') && /[|:]/.test(line)
}

/** Every pipe but an escaped one divides cells, also within backticks. */
function neutralRow(line: string): string {
  return line
    .split(/\|(?<=(?<!\\)(?:\\\\)*\|)/)
    .map(neutralInline)
    .join('|')
}

/** A heading, list item, quote or rule begins a new text: no code span goes on over its start. */
function regions(lines: readonly string[]): string[][] {
  const found: string[][] = []
  for (const line of lines) {
    const last = found.at(-1)
    if (!last || /^\s*(?:[-*+](?:\s|$)|\d{1,9}[.)](?:\s|$)|#{1,6}(?:\s|$)|>|[-=*_]{3,}\s*$)/.test(line)) found.push([line])
    else last.push(line)
  }
  return found
}
