import { linesCall, readCall } from '../calls.ts'
import type { Lines } from '../cite.ts'
import type { Call } from '../conversation.ts'
import type { Findings } from '../findings.ts'
import { wordPattern } from '../question/word-pattern.ts'
import { commentText } from './comment-lines.ts'

const mostFound = 40
const mostRead = 8
/** Lines below the one that says what the values are of. */
const mostBelow = 12
/** Two may stand in a sentence by chance. */
const fewest = 3
const meaning = /(?:^|[\s,;(])['"]?[A-Z0-9]{1,4}['"]?\s*(?:=|:|\s-\s)\s*['"]?[A-Za-z][\w-]*/g
const row = /^\s*\(?['"]?[A-Z0-9]{1,3}['"]?\s*(?:[).:=]|\s-\s|\s{2,})\s*[A-Za-z]/

/** For comments that have all the words: two in either order, more in that of the question. */
function saidOfCall(words: readonly string[]): Call {
  const [one = '', other = '', ...rest] = words.map(wordPattern)
  const comment = String.raw`^(?:.{6}[*/]|//\*|\s*(?:\*|/\*|--|!|#)|[Cc*]\s)`
  const orders =
    rest.length > 0
      ? [[one, other, ...rest]]
      : [
          [one, other],
          [other, one],
        ]
  return linesCall(orders.map((order) => `${comment}.*${order.join('.*')}`).join('|'), mostFound)
}

export function listedMeaningsCalls(words: readonly string[], findings: Findings): readonly Call[] {
  const found = findings.linesFound(saidOfCall(words)).slice(0, mostRead)
  return [saidOfCall(words), ...found.map(({ path, line }) => readCall(path, line, line + mostBelow))]
}

/** The comment that lists most values and what they mean, at or below a line with all the words: `TYPE OF CONTRACT`, `1=FIXED PRICE, 2=COST PLUS, 3=NONE`. */
export function listedMeanings(words: readonly string[], findings: Findings): Lines | undefined {
  const lists = findings
    .linesFound(saidOfCall(words))
    .slice(0, mostRead)
    .flatMap(({ path, line }) => {
      const lines = findings.linesOf(path)
      let meanings = 0
      let last = line
      for (let at = line; at <= line + mostBelow; at++) {
        const text = commentText(lines.get(at) ?? '')
        if (text === undefined) break
        const said = Math.max([...text.matchAll(meaning)].length, row.test(text) ? 1 : 0)
        if (said === 0 && meanings > 0) break
        meanings += said
        if (said > 0) last = at
      }
      return meanings < fewest ? [] : [{ path, startLine: line, endLine: last, meanings }]
    })
  return lists.toSorted((a, b) => b.meanings - a.meanings)[0]
}
