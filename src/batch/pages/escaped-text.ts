import { sanitizeLine } from '../../base/sanitize.ts'
import { cutText } from '../../base/text.ts'
import { neutralInline } from '../../render/neutral-inline.ts'

const longestTitle = 200
const codeSpan = '(?<!`)(`+)(?!`).*?(?<!`)\\1(?!`)'
const backslashes = new RegExp(`${codeSpan}|\\\\`, 'g')
const markup = new RegExp(`${codeSpan}|\\\\[!-/:-@[-\`{-~]|[*_~[\\]<>|$]|&(?=#?\\w+;)`, 'g')

/**
 * A text as one line of Markdown that reads as it is written, wherever it stands: at the start of a line, in a heading, a list item or the text of a
 * link. Code spans stay code; nothing else is markup.
 */
export function escapedText(text: string): string {
  const oneLine = sanitizeLine(text).replace(/\s+/g, ' ').trim()
  const escaped = (token: string) => (token.length > 1 ? token : `\\${token}`)
  return neutralInline(oneLine.replace(backslashes, escaped))
    .replace(markup, escaped)
    .replace(/^[-+=#:](?=$|[-+=#:\s])/, '\\$&')
    .replace(/^(\d{1,9})([.)])(?=$|\s)/, '$1\\$2')
    .replace(/(?<=^|\s)#+$/, '\\$&')
}

/** A title where it is shown: not longer than a reader takes in. Not escaped. */
export function shownTitle(title: string): string {
  return cutText(sanitizeLine(title).replace(/\s+/g, ' ').trim(), longestTitle)
}
