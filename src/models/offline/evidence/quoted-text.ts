import { cutText } from '../../../base/text.ts'

const longestLine = 150
/** Columns 73 to 80 of a punched card: a number or an identification, for no reader's eyes. */
const cardText = 72

/**
 * Lines as a quotation shows them: without sequence numbers, the margin that all have and blanks that only align; lines of marks alone are left out.
 * Text inside quotation marks stays as it is.
 */
export function quotedText(lines: readonly string[]): string[] {
  const shown = withoutSequence(lines)
    .map((line) => narrowed(line.trimEnd()))
    .filter((line) => /[\p{L}\p{N}]/u.test(line))
  const margin = Math.min(...shown.map((line) => /^ */.exec(line)?.[0].length ?? 0))
  return shown.map((line) => cutText(line.slice(Number.isFinite(margin) ? margin : 0), longestLine))
}

function withoutSequence(lines: readonly string[]): readonly string[] {
  const said = lines.filter((line) => line.trim() !== '')
  const numbered = said.length > 0 && said.every((line) => /^\d{6}/.test(line))
  const long = said.filter((line) => line.length > cardText && line.slice(cardText).trim() !== '')
  const marked = long.length > 0 && long.every((line) => /^[A-Z0-9*]{0,8}\d{2,8}\s*$/.test(line.slice(cardText)))
  return lines.map((line) => line.slice(numbered ? 6 : 0, marked ? cardText : undefined))
}

/** Runs of blanks as two, outside quotation marks and behind the indentation. */
function narrowed(line: string): string {
  const indent = /^\s*/.exec(line)?.[0] ?? ''
  const rest = line.slice(indent.length)
  return indent + rest.replace(/("[^"]*"|'[^']*')|[ \t]{3,}/g, (run, quoted?: string) => quoted ?? (run.length > 0 ? '  ' : run))
}
