import type { LocatedName } from '../../answer/located.ts'
import type { WhereResult } from '../../answer/structure-results.ts'
import { asksRoutine, isDoneByAsked, routineNouns, wordsAsRoutines, wordsSpokenOf } from '../../base/words/asks-routine.ts'
import { commonWords, kindWords } from '../../base/words/common-words.ts'
import { isCoined } from '../../base/words/is-coined.ts'
import { stopWords } from '../../base/words/stop-words.ts'
import { wordForm } from '../../base/words/word-form.ts'
import { memberName } from '../member-name.ts'
import { unitName } from '../unit-name.ts'
import type { CodeWords } from './code-words.ts'
import { termsOfWord } from './word-terms.ts'

const mostNames = 16
const mostUnits = 12
const quoted = /["'“”‘’`«»]([^"'“”‘’`«»\n]{2,80})["'“”‘’`«»]/g
const token = /[\p{L}\p{N}$#@_][\p{L}\p{N}$#@_./\\-]*/gu
/** Written as no English word is: with digits, hyphens between capitals, underscores; or all capitals. */
const codeLike = /^(?=.*[A-Z0-9])(?=.*[A-Z_])[A-Z0-9$#@_][A-Z0-9$#@_.-]+$|_|^\p{L}+\d|\p{Ll}\p{Lu}/u
/** Small letters joined by hyphens: a data name as free COBOL writes it, where the code has it, else words of a sentence. */
const joined = /^\p{Ll}+(?:-\p{Ll}+)+$/u
/** Where a word in small letters may be the name of a routine: `subroutine psolve`, `who calls psolve`, `what does psolve do`. */
const calledRoutine = new RegExp(
  String.raw`\b(?:${routineNouns}|${asksRoutine})\s+(?=(\p{Ll}[\p{Ll}\d]{2,})(?![\p{L}\p{N}_-]|\.\p{L}))`,
  'giu',
)
const pathLike = /[/\\]|\.[A-Za-z][A-Za-z0-9]{1,7}$/

/** What a name means, as the structure knows it. */
export type Where = (name: string) => WhereResult

/** Names that are near to one that means nothing. */
export type Nearest = (name: string) => readonly string[]

/** What a question names exactly: codes, names of units, quoted texts and paths, as the structure knows them. */
export function questionNames(question: string, where: Where, nearest: Nearest, code: CodeWords): LocatedName[] {
  const meant = [...candidates(question), ...programsSpokenOf(question, where)].filter((word) => isNameOf(word, where(word.text), code))
  const words = meant.slice(0, mostNames).map(({ text }) => text)
  return words.map((word) => {
    const { definitions, members, mentions } = where(word)
    const others = new Set(words.filter((other) => other !== word).flatMap((other) => where(other).definitions.map(({ path }) => path)))
    // Of many that bear the name, first those that stand in something else that is named.
    const sorted =
      definitions.length > mostUnits ? definitions.toSorted((a, b) => Number(others.has(b.path)) - Number(others.has(a.path))) : definitions
    const record = definitions.length + members.length + mentions.length > 0 ? undefined : recordOf(word, where)
    return {
      word,
      units: sorted.slice(0, mostUnits).map(({ path, startLine, endLine, detail, ...unit }) => ({
        ...unitName(unit),
        path,
        startLine,
        endLine,
        ...(detail === undefined ? {} : { detail }),
      })),
      members: members.map(({ path }) => path),
      mentions: mentions.reduce((sum, { references }) => sum + references, 0),
      nearest: definitions.length + members.length > 0 ? [] : nearest(word),
      ...(record === undefined ? {} : { record }),
    }
  })
}

/** Of `A.B` what is before the dot, where that is data. */
function recordOf(word: string, where: Where): string | undefined {
  const [, record] = /^([\p{L}_$#@][\w$#@-]*)\.[\p{L}_$#@.\w-]+$/u.exec(word) ?? []
  return record !== undefined && where(record).definitions.some(({ kind }) => kind === 'record' || kind === 'field') ? record : undefined
}

function isNameOf({ text, asCode, asRoutine }: Candidate, { definitions, members, mentions }: WhereResult, code: CodeWords): boolean {
  // A plain word that names nothing is a word.
  if (definitions.length + members.length + mentions.length === 0) return asCode && isMeant(text, code)
  // What English may have written is a name where something bears it, not where it only stands in a text.
  const isSame = ({ name }: { readonly name: string }) => name.toUpperCase() === text.toUpperCase()
  const isOfMember = ({ path }: { readonly path: string }) => memberName(path) === text.toUpperCase()
  return (
    !isEnglish(text) ||
    definitions.some(isSame) ||
    (asRoutine === true && (members.length > 0 || definitions.some(isOfMember) || mentions.some(isSame)))
  )
}

interface Candidate {
  readonly text: string
  readonly asCode: boolean
  /** The question speaks of it as of what is called: a routine of the system or of a library has its calls alone. */
  readonly asRoutine?: boolean
}

function candidates(question: string): Candidate[] {
  const found = new Map<string, Candidate>()
  const add = (text: string, asCode: boolean, asRoutine = false) => {
    const key = text.toUpperCase()
    const known = found.get(key)
    if (known === undefined || asCode || (asRoutine && !known.asCode)) found.set(key, { text, asCode, asRoutine })
  }
  for (const [, text = ''] of question.matchAll(quoted)) add(text.trim(), !/\s/.test(text.trim()))
  for (const match of question.slice(0, 8192).match(token) ?? []) {
    const text = match.replace(/[.\-/\\]+$/, '')
    if (text.length < 3) continue
    const asCode = codeLike.test(text) || pathLike.test(text)
    const mayBeName = !stopWords.has(text.toLowerCase()) && termsOfWord(text).length > 0 && (!isEnglish(text) || joined.test(text))
    if (asCode || mayBeName || isCoined(text)) add(text, asCode)
  }
  const called = [...question.matchAll(calledRoutine)].map(([, text = '']) => text)
  for (const text of [...called, ...wordsAsRoutines(question)])
    if (isTelling(text) && !isDoneByAsked(question, text)) add(text, false, true)
  return [...found.values()].sort((a, b) => Number(b.asCode) - Number(a.asCode))
}

/** Words of English that are programs in members of their own name, where a question speaks of them as of a thing. */
function programsSpokenOf(question: string, where: Where): Candidate[] {
  const isProgram = (word: string) =>
    where(word).definitions.some(({ kind, path }) => kind === 'program' && memberName(path) === word.toUpperCase())
  return [...new Set(wordsSpokenOf(question))].filter((word) => isTelling(word) && isProgram(word)).map((text) => ({ text, asCode: false }))
}

/** A word in small letters that is no name; what has none of a name's signs is one only when written in capitals. */
function isEnglish(text: string): boolean {
  return /^\p{Lu}?\p{Ll}+(?:[-'’]\p{Ll}+)*$/u.test(text)
}

function isTelling(text: string): boolean {
  const form = wordForm(text)
  return !stopWords.has(text) && !commonWords.has(form) && !kindWords.has(form)
}

/** Of a code that names nothing: whether it looks like a name somebody is looking for, and not like a number or a word in capitals. */
function isMeant(text: string, code: CodeWords): boolean {
  return /[\p{L}]/u.test(text) && (text.length >= 4 || code.has(text.toLowerCase()))
}
