import { sanitize } from '../../base/sanitize.ts'
import { type Fence, openFence, readFenced } from '../../render/fence.ts'
import { neutralMarkdown } from '../../render/neutral-markdown.ts'

/**
 * An answer as the body of a page: neutral (security.md 1.7), its headings below the page's title, and no code block that a previewer draws or runs
 * where it should show it.
 */
export function answerBody(answer: string): string {
  const lines = neutralMarkdown(sanitize(answer)).trim().split('\n')
  return demoted(lines.map((text, i, all) => ({ text, above: all[i - 1] ?? '' }))).join('\n')
}

interface Line {
  readonly text: string
  readonly above: string
}

const heading = /^(?: {0,3}>)* {0,3}(?:(?:[-*+]|\d{1,9}[.)]) {1,4})*(#{1,6})(?=[ \t]|$)/
const underline = /^(?: {0,3}>)* {0,3}=+[ \t]*$/

/** The first level is the title's: where an answer uses it, all its headings go down by one. */
function demoted(lines: readonly Line[]): string[] {
  let fence: Fence | undefined
  const kinds = lines.map(({ text }) => {
    const inside = fence && readFenced(fence, text)
    if (inside?.kind === 'code') return 'code'
    if (inside?.kind === 'close') {
      fence = undefined
      return 'code'
    }
    fence = openFence(text)
    return fence ? 'fence' : 'prose'
  })
  const isUnderline = ({ text, above }: Line) => underline.test(text) && /[^>\s]/.test(above)
  const tooHigh = lines.some((line, i) => kinds[i] === 'prose' && (isUnderline(line) || heading.exec(line.text)?.[1] === '#'))
  return lines.map((line, i) => {
    if (kinds[i] === 'fence') return shownCode(line.text)
    if (kinds[i] === 'code' || !tooHigh) return line.text
    if (isUnderline(line)) return line.text.replaceAll('=', '-')
    return line.text.replace(heading, (whole, marks: string) => (marks.length < 6 ? `${whole}#` : whole))
  })
}

// What GitHub and other previewers draw: https://docs.github.com/en/get-started/writing-on-github/working-with-advanced-formatting/creating-diagrams
const drawn = /^(?:mermaid|math|geojson|topojson|stl|plantuml|puml|dot|graphviz|svg|html|vega|vega-lite|abc|d2)$/i

/** The line that opens a code block, without a language that would have it drawn, or a directive such as `{image}`. */
function shownCode(line: string): string {
  const { info } = openFence(line) ?? { info: '' }
  const language = info.trim()
  if (language === '') return line
  const opener = line.slice(0, line.length - info.length)
  return /^[\w+#.-]+$/.test(language) && !drawn.test(language) ? `${opener}${language}` : `${opener}text`
}
