import type { BodyResult, OutlineResult } from '../answer/structure-results.ts'
import { entryWords, lineRange, linesText, unitWords } from '../answer/structure-words.ts'
import { sanitizeLine } from '../base/sanitize.ts'
import { count, cutText } from '../base/text.ts'
import type { ListLook } from './definition-list.ts'
import { numberedCode } from './numbered-code.ts'

/** What stands in each member, with its lines in front and indented by what it stands in. */
export function outlineText({ members }: OutlineResult, { width, colors }: ListLook): string {
  return members
    .map(({ path, language, lines, entries }) => {
      const column = Math.max(0, ...entries.map((entry) => lineRange(entry).length))
      const rows = entries.flatMap((entry) => [
        [lineRange(entry), '  '.repeat(entry.depth) + entryWords(entry)],
        ...(entry.data ?? []).map(({ line, dd, dataset, disp }) => [
          String(line),
          `${'  '.repeat(entry.depth + 1)}${dd} ${dataset}${disp === undefined ? '' : ` ${disp}`}`,
        ]),
      ])
      const body = rows.map(([range = '', text = '']) => {
        const shown = cutText(sanitizeLine(text), Math.max(20, width - column - 2))
        return `${colors.cyan(range.padStart(column))}  ${shown}`.trimEnd()
      })
      return [colors.bold(sanitizeLine(`${path} (${language}, ${count(lines, 'line')})`)), ...body].map((line) => `${line}\n`).join('')
    })
    .join('\n')
}

/** The lines of each unit with their numbers. */
export function bodyText({ bodies }: BodyResult, look: ListLook): string {
  return bodies
    .map((body) => {
      const numbered = body.text === undefined ? [] : numberedCode(body.path, body.startLine, body.text, look)
      const title = `${linesText(body)} (${body.kind === 'member' ? 'file' : unitWords(body)})`
      return [look.colors.bold(sanitizeLine(title)), ...numbered].map((line) => `${line.trimEnd()}\n`).join('')
    })
    .join('\n')
}
