import { cutText } from '../../base/text.ts'

/** Lines longer than this push the boxes apart. */
const lineChars = 40
/** More at one arrow hide the arrow. */
const mostLabels = 3
/** What is said of one label; the rest is in the text of the answer. */
export const labelChars = 2 * lineChars

/** What stands at an arrow: short words side by side, longer ones below each other, each in lines that break between words. */
export function arrowLabel(labels: readonly string[]): string {
  const beside = labels.join(', ')
  if (beside.length <= lineChars && labels.every((label) => !/[\n ]/.test(label))) return beside
  const shown = labels.slice(0, mostLabels).map((label) => label.split('\n').map(wrapped).join('\n'))
  const more = labels.length > shown.length ? [`+${labels.length - shown.length}`] : []
  return [...shown, ...more].join('\n')
}

function wrapped(text: string): string {
  let line = ''
  const lines: string[] = []
  for (const word of cutText(text, labelChars).split(' ')) {
    if (line !== '' && line.length + 1 + word.length > lineChars) {
      lines.push(line)
      line = word
    } else line = line === '' ? word : `${line} ${word}`
  }
  return [...lines, line].join('\n')
}
