import { cardText, isIdentified } from '../../../base/card-identification.ts'
import { expandIndent } from '../../../base/expand-indent.ts'
import { saysSomething } from '../../../base/says-something.ts'
import { cutText } from '../../../base/text.ts'

const longestLine = 150
const number = /^\d{6}/
/** Columns 73 to 80 of a punched card: a number or an identification, for no reader's eyes. */
const mark = /^[A-Z0-9*]{0,8}\d{2,8}\s*$/
const isMarked = (line: string) => mark.test(line.slice(cardText)) || isIdentified(line)
const name = /^[A-Z][A-Z0-9]{1,7}$/

/**
 * Lines as a quotation shows them: without sequence numbers, the margin that all have and blanks that only align; lines of marks alone are left out.
 * Text inside quotation marks stays as it is.
 */
export function quotedText(lines: readonly string[]): string[] {
  const shown = withoutSequence(lines)
    .map(withoutNamespaces)
    .map((line) => narrowed(expandIndent(line.trimEnd())))
    .filter(saysSomething)
  const margin = Math.min(...shown.map((line) => /^ */.exec(line)?.[0].length ?? 0))
  return shown.map((line) => cutText(line.slice(Number.isFinite(margin) ? margin : 0), longestLine))
}

/** The beginning of a document and its namespaces say nothing of what it is about; on a long line they hide what does. */
function withoutNamespaces(line: string): string {
  if (line.length <= longestLine || !/^\s*</.test(line)) return line
  return line.replace(/^(\s*)<\?xml\b[^>]*\?>\s*(?=<)/, '$1').replace(/\s+xmlns(?::[\w.-]+)?=(?:"[^"]*"|'[^']*')/g, '')
}

/** Numbers in front and behind are taken away where most lines have them: a line put in later may have none. */
function withoutSequence(lines: readonly string[]): readonly string[] {
  const said = lines.filter((line) => line.trim() !== '')
  const numbered = isMost(said.filter((line) => number.test(line)).length, said.length)
  const long = said.filter((line) => line.length > cardText && line.slice(cardText).trim() !== '')
  const marked = isMost(long.filter(isMarked).length, long.length)
  const named = numbered ? nameOnAll(long.map((line) => line.slice(cardText).trim())) : undefined
  const isTagged = (line: string) => (marked && isMarked(line)) || (named !== undefined && line.slice(cardText).trim() === named)
  return lines.map((line) => {
    const body = isTagged(line) ? line.slice(0, cardText) : line
    return numbered && (number.test(body) || /^ {6}/.test(body)) ? body.slice(6) : body
  })
}

/** The name of the deck alone, on nearly every card of it. */
function nameOnAll(tags: readonly string[]): string | undefined {
  const [first = ''] = tags
  return tags.length > 1 && name.test(first) && isMost(tags.filter((tag) => tag === first).length, tags.length) ? first : undefined
}

/** One line as a quotation shows it; its numbers go only where it has one in front and a mark behind, as only cards do. */
export function quotedLine(line: string): string {
  const tag = line.slice(cardText)
  const isCard = number.test(line) && tag.length <= 9 && (mark.test(tag) || name.test(tag.trim()))
  return (isCard ? line.slice(6, cardText) : withoutNamespaces(line)).trim().replace(/\s+/g, ' ')
}

function isMost(some: number, all: number): boolean {
  return some > 0 && some >= all * 0.6
}

/** Runs of blanks as two, outside quotation marks and behind the indentation. */
function narrowed(line: string): string {
  const indent = /^\s*/.exec(line)?.[0] ?? ''
  const rest = line.slice(indent.length)
  return indent + rest.replace(/("[^"]*"|'[^']*')|[ \t]{3,}/g, (run, quoted?: string) => quoted ?? (run.length > 0 ? '  ' : run))
}
