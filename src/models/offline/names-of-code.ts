import type { LocatedName, LocatedWord } from '../../answer/located.ts'
import { sameName } from '../../answer/name-match.ts'
import { escapeRegex } from '../../base/escape-regex.ts'
import { bareFileName } from '../../base/file-name.ts'
import { asksRoutine, isDoneByAsked, wordsAsRoutines, wordsSpokenOf } from '../../base/words/asks-routine.ts'
import { isCoined } from '../../base/words/is-coined.ts'
import { locateCall } from './calls.ts'
import type { Findings } from './findings.ts'
import { isOf } from './located-owners.ts'
import { isShortRoutine } from './named-subjects.ts'
import { kindSaidOf } from './question/noun-of-name.ts'
import { type Question, withNames } from './question/question.ts'
import { isTradeWord } from './question/trade-words.ts'
import type { WantedKind } from './question/wanted-kinds.ts'

/** Data names, programs and paragraphs as free COBOL and other languages write them. */
const joined = /^[a-z][a-z0-9]*(?:-[a-z0-9]+)+$/i
/** What is called, run or copied. */
const routines: ReadonlySet<string> = new Set(['program', 'entry', 'symbol', 'macro', 'copybook', 'job', 'proc'])
/** What such a noun may mean besides: a routine inside a program. */
const routineKinds: ReadonlySet<WantedKind> = new Set(['program', 'proc', 'paragraph'])
const parts: ReadonlySet<string> = new Set(['paragraph', 'section'])
/** What else may be asked about a word that is all of the rest. */
const isAll = (text: string, word: string) =>
  new RegExp(String.raw`^\W*(?:the )?(?:${asksRoutine})\s+${escapeRegex(word)}(?:\s+(?:do|for))?\W*$`, 'i').test(text)
/** What is spoken of as a program is, where it stands in a member of its name and hardly any other speaks of it: most programs are called by words of English. */
function isSpokenOf({ word, units }: LocatedName, text: string, words: readonly LocatedWord[]): boolean {
  const own = units.some(({ kind, path }) => kind === 'program' && path !== undefined && sameName(bareFileName(path), word))
  const weight = words.find((one) => sameName(one.word, word))?.weight ?? 0
  return own && weight >= rareWeight && wordsSpokenOf(text).includes(word)
}

/** Of a word in a handful of units. */
const rareWeight = 0.6

/** `use both TLOG and LOGREC`: short words in capitals are names where they stand in one row with a name. */
function isBesideName({ word, units }: LocatedName, { text, names }: Question): boolean {
  if (!/^[A-Z]{3,4}$/.test(word) || !units.some(({ kind }) => inRow.has(kind)) || isTradeWord(word)) return false
  const others = names.map(escapeRegex).join('|')
  const row = String.raw`,?\s+(?:and|or|nor|but\s+not|without)\s+(?:the\s+)?`
  return others !== '' && new RegExp(String.raw`\b${word}${row}(?:${others})(?![\w-])|(?<![\w-])(?:${others})${row}${word}\b`).test(text)
}

/** `how long is CTL`, `which fields does the DSECT CTL have`: control blocks have short names, and are data of that name where a layout is asked for. */
function isLaidOut({ word, units }: LocatedName, { text }: Question): boolean {
  if (!/^[A-Z@#$][A-Z0-9@#$]{1,3}$/.test(word) || !units.some(({ kind, name }) => dataKinds.has(kind) && sameName(name, word))) return false
  const of = escapeRegex(word)
  const form = new RegExp(
    String.raw`${layout}\s+(?:the\s+)?(?:${block}\s+)?${of}(?![\w-])|\b${block}\s+${of}(?![\w-])|(?<![\w-])${of}\s+${block}\b`,
    'i',
  )
  return form.test(text)
}

const dataKinds: ReadonlySet<string> = new Set(['record', 'field'])
const layout = String.raw`\b(?:how\s+(?:long|big|large)\s+(?:is|are)|(?:length|size|layout|offsets?(?:\s+\S+)?|fields?|bytes?)\s+(?:of|in|into|does|has))`
const block = '(?:dsect|dummy section|control block|block|record|structure|area|table entry)'

const inRow: ReadonlySet<string> = new Set([...routines, 'file', 'dataset', 'table', 'segment', 'queue', 'container', 'transaction'])

/** `record.field`, as PL/I writes it: that field, or one that the record does not have. */
function isQualified({ word, units, record }: LocatedName): boolean {
  const isField = word.includes('.') && units.length > 0 && units.every(({ kind }) => dataKinds.has(kind))
  return record !== undefined || isField
}

/** What joins words of English: `end-of-day`, `sign-on`, `re-read`. */
const joining =
  /-(?:of|to|the|by|in|and|or|an?|per|for|on|off|up|out|back|down|over|only|time|like|based|related|specific|level|wide)(?:-|$)|^(?:re|pre|post|non|sub|co|e|x|multi|semi|self|so|up|on|off|in|out|end|real|read)-/

/** A question with the names in small letters that the code turned out to have. Only the code tells them from words of English. */
export function withNamesOfCode(question: Question, findings: Findings): Question {
  const located = findings.located(locateCall(question.text))
  const known = (located?.names ?? []).filter((name) => {
    const { word, units, members, mentions } = name
    const isPlain = word === word.toLowerCase()
    if (isQualified(name)) return true
    // Rules for names have to read it as one: `does OVEN call RISE`.
    if (isShortRoutine(name, question) || isBesideName(name, question) || isLaidOut(name, question)) return true
    // What is called and defined elsewhere is known by its calls, and a member by its name, whatever the program in it is called.
    if (isPlain && units.length === 0 && mentions + members.length > 0 && wordsAsRoutines(question.text).includes(word)) return true
    if (units.length === 0 || !(isPlain || joined.test(word)) || (isPlain && isDoneByAsked(question.text, word))) return false
    const said = kindSaidOf(question.text, word)
    const isSaid = said !== undefined && units.some(({ kind }) => isOf(said, kind) || (routineKinds.has(said) && parts.has(kind)))
    const isPlaced = isAll(question.text, word) || isCoined(word) || wordsAsRoutines(question.text).includes(word)
    const isAsked = isPlain && isPlaced && units.some(({ kind }) => routines.has(kind))
    return (
      isSaid ||
      isAsked ||
      (isPlain && isSpokenOf(name, question.text, located?.words ?? [])) ||
      (joined.test(word) && !joining.test(word.toLowerCase()))
    )
  })
  return withNames(
    question,
    known.map(({ word }) => word),
  )
}
