import type { UnitKind } from '../../../answer/structure.ts'
import type { Question } from './question.ts'

/** What two things have in common: copybooks, files, tables … or anything. */
export interface AskedShared {
  /** Empty for anything. */
  readonly kinds: readonly UnitKind[]
  /** In words, for what is not shared. */
  readonly noun: string
}

const noun =
  '(?<noun>files?|data ?sets?|copy ?books?|copy members?|tables?|programs?|subprograms?|subroutines?|routines?|modules?|queues?|maps?|screens?|segments?|transactions?|macros?)'
const two = String.raw`(?:the\s+)?(?:two\s+)?(?:programs?\s+|jobs?\s+|procs?\s+|modules?\s+)?NAME\s+and\s+(?:the\s+)?(?:programs?\s+|jobs?\s+|module\s+)?NAME(?:\s+(?:both|all))?`
const use =
  '(?:use|uses|read|write|update|access|copy|call|share|touch|work with|work on|run|refer to|reference|include|contain|have|rewrite|change|issue)'
const ways = [
  String.raw`^\W*(?:do|does|are|can)\s+${two}\s+${use}\s+(?:(?:any|some)\s+(?:of\s+)?)?(?:the\s+)?(?:same|common|any|shared)\s+(?:db2\s+|vsam\s+|sql\s+)?${noun}\W*$`,
  String.raw`^\W*do\s+${two}\s+(?:share|have)\s+(?:a|any)\s+(?:common\s+)?${noun}(?:\s+in common)?\W*$`,
  String.raw`^\W*(?:which|what)\s+(?:db2\s+|vsam\s+|sql\s+)?${noun}\s+(?:do|does|are|is)\s+(?:used\s+by\s+)?(?:both\s+)?${two}\s+(?:share|have in common|both ${use})\W*$`,
  String.raw`^\W*(?:which|what)\s+(?:db2\s+|vsam\s+|sql\s+)?${noun}\s+(?:(?:is|are)\s+)?(?:used|shared|read|written|updated|called|copied|accessed)?\s*(?:by|in)\s+both\s+${two}\W*$`,
  String.raw`^\W*(?:which|what)\s+(?:db2\s+|vsam\s+|sql\s+)?${noun}\s+(?:is|are)\s+(?:shared by|common to)\s+(?:both\s+)?${two}\W*$`,
  String.raw`^\W*what\s+do\s+${two}\s+(?:share|have in common)\W*$`,
  String.raw`^\W*(?:which|what)\s+(?:db2\s+|vsam\s+|sql\s+)?${noun}\s+do\s+both\s+${two}\s+${use}\W*$`,
].map((way) => new RegExp(way, 'i'))

const kindsOf: readonly (readonly [RegExp, readonly UnitKind[]])[] = [
  [/^(?:file|data)/i, ['file', 'dataset']],
  [/^copy/i, ['copybook']],
  [/^table/i, ['table']],
  [/^(?:program|sub|routine|module)/i, ['program', 'entry', 'symbol']],
  [/^queue/i, ['queue']],
  [/^(?:map|screen)/i, ['map', 'mapset']],
  [/^segment/i, ['segment']],
  [/^trans/i, ['transaction']],
  [/^macro/i, ['macro']],
]

/** Undefined for a question that asks for more, or of other than two things. */
export function askedShared({ bare, names }: Pick<Question, 'bare' | 'names'>): AskedShared | undefined {
  if (names.length !== 2 || !/\b(?:share[ds]?|same|common|both)\b/i.test(bare)) return undefined
  for (const way of ways) {
    const found = way.exec(bare)
    if (found === null) continue
    const said = found.groups?.noun ?? ''
    return { kinds: kindsOf.find(([is]) => is.test(said))?.[1] ?? [], noun: said === '' ? 'thing' : said.replace(/s$/i, '') }
  }
  return undefined
}
