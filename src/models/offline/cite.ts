import { containsName } from '../../answer/name-match.ts'
import type { Reference } from '../../answer/structure-results.ts'
import type { Findings } from './findings.ts'
import { code } from './quote.ts'

export interface Lines {
  readonly path: string
  readonly startLine: number
  readonly endLine: number
}

/** A citation in backticks; undefined for lines that no tool has shown, because nobody could check it. */
export function cite(findings: Findings, { path, startLine, endLine }: Lines): string | undefined {
  if (!findings.isShown(path, startLine, endLine)) return undefined
  return `\`${path}:${startLine}${endLine > startLine ? `-${endLine}` : ''}\``
}

/** A text with the citations of what was shown of `places`; it may hold names made by `nameFor` the same places. */
export function withCitations(findings: Findings, text: string, places: readonly Lines[]): string {
  const cites = [...new Set(places.map((place) => cite(findings, place)).filter((one) => one !== undefined))]
  return `${text}${cites.length > 0 ? `: ${cites.join(', ')}` : ''}`
}

/** The same as a list item. */
export function item(findings: Findings, text: string, places: readonly Lines[]): string {
  return `- ${withCitations(findings, text, places)}`
}

/** The last item of a list that leaves some out. */
export function moreItem(left: number): readonly string[] {
  return left > 0 ? [`- … and ${left} more`] : []
}

/**
 * A name as a sentence with citations of `places` may show it: in backticks where it stands in each of them, so that the check of the citations holds
 * them to it; else as it is, because some of the lines mean it without naming it.
 */
export function nameFor(findings: Findings, name: string, places: readonly Lines[]): string {
  const stands = places.every((place) => {
    const lines = findings.linesOf(place.path)
    for (let line = place.startLine; line <= place.endLine; line++) if (containsName(lines.get(line) ?? '', name)) return true
    return false
  })
  return stands ? code(name) : inert(name)
}

/** A name in bold; marks inside words are no markup. */
export function bold(name: string): string {
  return `**${inert(name)}**`
}

/** A name without marks of its own; marks inside words are no markup. */
export function inert(name: string): string {
  return name.replace(/[\\`*<>[\]]/g, '\\$&')
}

/** Where a reference stands, and what brought it there. */
export function placesOf(reference: Reference): readonly Lines[] {
  return [at(reference), ...(reference.via === undefined ? [] : [at(reference.via)])]
}

/** One line as the lines of a citation. */
export function at({ path, line }: { readonly path: string; readonly line: number }): Lines {
  return { path, startLine: line, endLine: line }
}
