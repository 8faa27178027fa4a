import { cutText } from '../base/text.ts'
import { type Passage, passagesOf, textOf } from './sections.ts'
import type { Skill } from './skill.ts'
import type { QueryTerm } from './skill-index.ts'

const maxPassageChars = 1200
const maxReasons = 6

type Tokenize = (text: string) => string[]

/**
 * Where the terms of a question stand in one skill: looked up once, then asked for reasons and for the best passage.
 */
export class MatchExplainer {
  readonly #skill: Skill
  readonly #terms: readonly QueryTerm[]
  readonly #positions: ReadonlyMap<string, number>
  readonly #tokenize: Tokenize
  /** For each line of the file, the positions in `terms` of those that it holds. */
  readonly #hits: readonly (readonly number[])[]

  constructor(skill: Skill, terms: readonly QueryTerm[], tokenize: Tokenize) {
    this.#skill = skill
    this.#terms = terms
    this.#positions = new Map(terms.map(({ term }, position) => [term, position]))
    this.#tokenize = tokenize
    this.#hits = skill.lines.map((line) => this.#hitsIn(line))
  }

  /** `term in field` for the terms that tell most, each with the most telling field it stands in. */
  reasons(): string[] {
    const { name, description, headings, fields } = this.#skill
    const places = [
      { field: 'name', hits: this.#hitsIn(name) },
      { field: 'description', hits: this.#hitsIn(description) },
      { field: 'headings', hits: headings.flatMap((heading) => this.#hitsIn(heading.text)) },
      ...fields.map(({ key, value }) => ({ field: key, hits: this.#hitsIn(`${key} ${value}`) })),
      { field: 'body', hits: this.#hits.slice(this.#skill.bodyLine - 1).flat() },
    ]
    const byWeight = this.#terms.map((of, position) => ({ ...of, position })).sort((a, b) => b.weight - a.weight)
    const reasons = byWeight.flatMap(({ asked, position }) => {
      const place = places.find(({ hits }) => hits.includes(position))
      return place === undefined ? [] : [`${asked.toLowerCase()} in ${place.field}`]
    })
    return [...new Set(reasons)].slice(0, maxReasons)
  }

  /** The passage that holds most of what was asked for, whole lines within a bound; of equals the first. The front matter when there is no body. */
  bestPassage(): Passage {
    let best: { passage: Passage; score: number } | undefined
    for (const section of passagesOf(this.#skill)) {
      const heading = this.#weigh(this.#hitsIn(section.heading ?? ''))
      for (const passage of windowsOf(this.#skill, section)) {
        const score = heading + this.#weigh(this.#hits.slice(passage.startLine - 1, passage.endLine).flat())
        if (best === undefined || score > best.score) best = { passage, score }
      }
    }
    return best?.passage ?? { heading: undefined, startLine: 1, endLine: this.#skill.bodyLine - 1 }
  }

  #hitsIn(text: string): number[] {
    const hits = new Set<number>()
    for (const term of this.#tokenize(text)) {
      const position = this.#positions.get(term)
      if (position !== undefined) hits.add(position)
    }
    return [...hits]
  }

  #weigh(hits: readonly number[]): number {
    let sum = 0
    for (const position of new Set(hits)) sum += this.#terms[position]?.weight ?? 0
    return sum
  }
}

/** The section cut at blank lines: each window is as long as the bound allows and begins a paragraph. */
function windowsOf(skill: Skill, section: Passage): Passage[] {
  const windows: Passage[] = []
  for (let start = section.startLine; start <= section.endLine; start++) {
    const beginsParagraph = start === section.startLine || (skill.lines[start - 2]?.trim() === '' && skill.lines[start - 1]?.trim() !== '')
    if (!beginsParagraph) continue
    const window = { ...section, startLine: start, endLine: fittingEnd(skill, start, section.endLine) }
    windows.push(window)
    if (window.endLine === section.endLine) break
  }
  return windows
}

function fittingEnd(skill: Skill, start: number, last: number): number {
  let chars = 0
  let end = start
  for (let line = start; line <= last; line++) {
    chars += (skill.lines[line - 1]?.length ?? 0) + 1
    if (chars > maxPassageChars && line > start) break
    end = line
  }
  return end
}

/** The text of a passage; a single line longer than the bound is cut. */
export function passageText(skill: Skill, passage: Passage): string {
  return passage.startLine === passage.endLine ? cutText(textOf(skill, passage), maxPassageChars) : textOf(skill, passage)
}
