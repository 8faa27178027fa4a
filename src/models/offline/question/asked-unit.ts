import { keepLast } from '../../../base/keep-last.ts'
import type { Question } from './question.ts'

/** A unit of Fortran by its number, and what is asked of it: what reads it, what writes it, or all that is done with it. */
export interface AskedUnit {
  readonly number: string
  readonly deed: 'reads' | 'writes' | 'any'
}

const unit = String.raw`(?:the\s+)?(?:(?:logical|fortran|input|output|i\/o|file|tape|scratch|print)\s+)?(?:units?|tapes?|lun)\s*(?:numbers?\s+|no\.?\s*|#\s*)?(?<unit>[1-9]\d{0,2})(?![\w.])`
const who = String.raw`(?:who|what|(?:which|what)\s+(?:(?:sub)?routines?|subprograms?|programs?|functions?|modules?|members?|statements?|lines?|files?))`
const writing = '(?:writes?|written|printed|prints?|sent|goes|put|puts|output)'
const reading = '(?:reads?|gets?|taken|comes?|input)'
const any = '(?:uses?|used|opens?|opened|closes?|closed|rewinds?|touch(?:es)?|accesses|accessed|assigned|connected|works?)'

const ways: readonly (readonly [AskedUnit['deed'], string])[] = [
  ['writes', String.raw`${who}\s+(?:(?:is|are|gets?|does|do)\s+)?(?:all\s+)?${writing}\s+(?:\w+\s+)?(?:to|on|onto|into)\s+${unit}`],
  ['reads', String.raw`${who}\s+(?:(?:is|are|gets?|does|do)\s+)?(?:all\s+)?${reading}\s+(?:\w+\s+)?(?:from|off|on)?\s*${unit}`],
  ['any', String.raw`${who}\s+${any}\s+(?:to\s+|on\s+|with\s+)?${unit}`],
  ['any', String.raw`(?:where|by\s+(?:who|what|which\s+\w+))\s+is\s+${unit}\s+(?:written|read|${any})(?:\s+(?:to|from|by))?`],
  [
    'any',
    String.raw`what\s+(?:is|does)\s+${unit}(?:\s+(?:(?:used|good|there)(?:\s+for)?|for|do|get|gets|hold|holds|contain|contains|mean|means|stand\s+for))?`,
  ],
  ['any', String.raw`what\s+(?:is|are|stands?)\s+(?:on|in|kept\s+on)\s+${unit}`],
]

const patterns = ways.map(([deed, way]) => ({ deed, pattern: new RegExp(String.raw`^\W*${way}\W*$`, 'i') }))

/** The unit that a question asks for by its number and nothing else; undefined for any other question. */
export const askedUnit = keepLast(({ text }: Pick<Question, 'text'>): AskedUnit | undefined => {
  if (!/\b(?:units?|tapes?|lun)\b/i.test(text)) return undefined
  for (const { deed, pattern } of patterns) {
    const number = pattern.exec(text)?.groups?.unit
    if (number !== undefined) return { number, deed }
  }
  return undefined
})
