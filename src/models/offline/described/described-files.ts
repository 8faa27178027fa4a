import type { LocatedWord } from '../../../answer/located.ts'
import { groupBy } from '../../../base/group-by.ts'
import { everyCall, locateCall } from '../calls.ts'
import type { Findings } from '../findings.ts'
import type { Question } from '../question/question.ts'
import { phraseBefore } from './phrase-before.ts'

const noun = /\b(?:files?|masters?|master files?|ksds|data ?sets?)\b/i
/** What any file may be called. */
const anyFile = /^(?:vsam|ksds|esds|rrds|sequential|indexed|flat|relative|input|output|main|whole|data|dat|file|master|cics|mvs)$/i
/** What stands in the name of a file beside what it holds. */
const rest =
  /^(?:FILES?|FIL|FLE|FL|DATA|DAT|DD|DS|DSN|VSAM|KSDS|ESDS|RRDS|MASTER|MAST|MSTR|MST|MAS|INPUT|INP|IN|OUTPUT|OUT|INF|OUTF|AIX|PATH|RECS?|TABLE|TBL|TAB|TB|T|SEG|I|O|F|S|\d|[-_.])*$/
/** A program, a job and the monitor each call a file by a name of their own. */
const mostFiles = 10
const shortestForm = 3
const shortestBeginning = 4

/** The words of `the customer file`, without those for the sort of file. */
export function fileWords({ text }: Question): readonly string[] {
  return phraseBefore(text, noun).filter((word) => !anyFile.test(word))
}

/** The files whose names say nothing but the words of `the customer file`, in full or as the code abbreviates them: not that of a day's customers. */
export function filesDescribed(question: Question, findings: Findings): readonly string[] {
  const forms = formsOfWords(fileWords(question), question, findings)
  if (forms.length === 0) return []
  const { definitions = [], mentions = [] } = findings.structure(everyCall('file'), 'where') ?? {}
  const prefix = prefixOfPrograms(findings)
  const names = [...definitions, ...mentions.filter(({ system }) => !system)].map(({ name }) => name)
  const called = [...new Set(names)].filter((name) => saysOnly(name.toUpperCase(), forms, prefix))
  return called.length > mostFiles ? [] : called
}

const prefixLetters = 3
const prefixShare = 0.5
const fewestPrograms = 4

/** Letters with which most programs of a system begin: they say of a file only that it is the system's. */
export function prefixOfPrograms(findings: Findings): string | undefined {
  const { definitions = [] } = findings.structure(everyCall('program'), 'where') ?? {}
  const names = [...new Set(definitions.map(({ name }) => name.toUpperCase()))]
  const [first] = [...groupBy(names, (name) => name.slice(0, prefixLetters))].toSorted(([, a], [, b]) => b.length - a.length)
  if (first === undefined || names.length < fewestPrograms) return undefined
  return first[1].length >= prefixShare * names.length ? first[0] : undefined
}

/** Each word of a phrase in full and as the code may abbreviate it, the longest first. */
export function formsOfWords(phrase: readonly string[], question: Question, findings: Findings): readonly (readonly string[])[] {
  const words: readonly LocatedWord[] = findings.located(locateCall(question.text))?.words ?? []
  return phrase.map((word) =>
    [...new Set([word, word.replace(/(?<=[^s])s$/, ''), ...(words.find((one) => one.word === word)?.forms ?? []), ...beginnings(word)])]
      .filter((form) => form.length >= shortestForm)
      .map((form) => form.toUpperCase())
      .toSorted((a, b) => b.length - a.length),
  )
}

/** `CUSTDAT` writes no part of its name by itself, so that nobody knows it for an abbreviation. */
function beginnings(word: string): readonly string[] {
  return Array.from({ length: Math.max(0, word.length - shortestBeginning) }, (_, more) => word.slice(0, shortestBeginning + more))
}

/** Whether a name in capitals says nothing but these words. */
export function saysOnly(name: string, forms: readonly (readonly string[])[], prefix?: string): boolean {
  let left = prefix !== undefined && name.startsWith(prefix) ? name.slice(prefix.length) : name
  for (const all of forms) {
    const found = all.find((form) => left.includes(form))
    if (found === undefined) return false
    left = left.replace(found, '-')
  }
  return rest.test(left)
}
