import { escapeRegex } from '../../../base/escape-regex.ts'
import { locateCall } from '../calls.ts'
import type { Findings } from '../findings.ts'
import type { Question } from '../question/question.ts'
import type { Subject } from '../subjects.ts'

/** A program in which a question asks for something, and the members that it is written in. */
interface ProgramBeside {
  readonly name: string
  readonly paths: readonly string[]
  /** Whether a line is one of the program: a file may hold many. */
  holds(path: string, line: number): boolean
}

/** The programs that a question names beside the subject, `in PROG`: what other programs have of the same name is not asked for. */
export function programsBeside(question: Question, { name }: Subject, findings: Findings): readonly ProgramBeside[] {
  const names = findings.located(locateCall(question.text))?.names ?? []
  return names
    .filter(({ word }) => word !== name && (question.names.includes(word) || isCapital(word)) && isPlace(question.text, word))
    .flatMap((located) => {
      const programs = located.units.filter(({ kind }) => kind === 'program')
      const paths = [...new Set(programs.flatMap(({ path }) => path ?? []))]
      const holds = (path: string, line: number) =>
        programs.some((one) => one.path === path && (one.startLine ?? 0) <= line && line <= (one.endLine ?? Number.POSITIVE_INFINITY))
      return paths.length === 0 ? [] : [{ name: located.word, paths, holds }]
    })
}

/** Of `RECORD of PROG` the question itself names the record alone. */
function isCapital(word: string): boolean {
  return word.length > 2 && word === word.toUpperCase()
}

/** `in A`, `WORK of A`, `in A and B`, `in A compared with B`, `what does A set … to`. */
function isPlace(text: string, word: string): boolean {
  const before = String.raw`\b(?:in|inside|within|of|wh(?:at|ich)(?:\s+values?)?\s+(?:does|do|did)|(?:in|inside|within)\s+[\w-]+,?\s+(?:and|or|vs\.?|versus|(?:as\s+)?compared\s+(?:to|with)))`
  return new RegExp(String.raw`${before}\s+(?:the\s+)?(?:program\s+|module\s+)?${escapeRegex(word)}(?![\w-])`, 'i').test(text)
}
