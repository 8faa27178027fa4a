import type { Highlight } from '../../answer/highlight.ts'
import type { Excerpt, KeptCitation } from '../../answer/kept-answer.ts'
import { count } from '../../base/text.ts'
import { citationLabel } from '../citation-label.ts'
import { codeHtml } from './code-html.ts'
import { escapeHtml } from './escape-html.ts'

interface CitedCode {
  readonly id: string
  readonly citation: KeptCitation
  readonly excerpt: Excerpt
  /** Numbers of the questions whose answers cite it. */
  readonly turns: number[]
}

/** The lines that the answers of a page cite, each stretch once, in the order in which they are first cited. */
export class CitedCodeList {
  readonly #entries = new Map<string, CitedCode>()

  /** The id of the place on the page; undefined where there are no lines to show. */
  add(citation: KeptCitation, turn: number): string | undefined {
    const { excerpt } = citation
    if (excerpt === undefined) return undefined
    // The code may have changed between two questions: then the same place stands there twice.
    const key = `${citationLabel(citation)} ${citation.hash}`
    const entry = this.#entries.get(key) ?? { id: `code-${this.#entries.size + 1}`, citation, excerpt, turns: [] }
    this.#entries.set(key, entry)
    if (!entry.turns.includes(turn)) entry.turns.push(turn)
    return entry.id
  }

  get size(): number {
    return this.#entries.size
  }

  html(highlight: Highlight | undefined): string {
    return [...this.#entries.values()].map((entry) => figure(entry, highlight)).join('')
  }
}

function figure({ id, citation, excerpt, turns }: CitedCode, highlight: Highlight | undefined): string {
  const { kind, path, startLine, endLine } = citation
  const lines = codeHtml(excerpt.text.split('\n'), kind === 'code' ? [path] : [], highlight)
  const shown = lines.map((html, i) => {
    const number = excerpt.startLine + i
    const isCited = kind === 'skill' || (number >= startLine && number <= endLine)
    return `<span class="line${isCited ? ' cited' : ''}"><span class="number">${number}</span>${html}\n</span>`
  })
  const back = turns.map((turn) => `<a href="#question-${turn}">${turn}</a>`).join(', ')
  const left = excerpt.left > 0 ? `<p class="quiet">${count(excerpt.left, 'more line')} cited.</p>\n` : ''
  const title = `<code>${escapeHtml(citationLabel(citation))}</code> <span class="quiet">cited in answer ${back}</span>`
  return `<figure id="${id}">\n<figcaption>${title}</figcaption>\n<pre class="lines">${shown.join('')}</pre>\n${left}</figure>\n`
}
