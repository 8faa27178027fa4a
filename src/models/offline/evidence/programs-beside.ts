import type { LocatedName } from '../../../answer/located.ts'
import { escapeRegex } from '../../../base/escape-regex.ts'
import { locateCall } from '../calls.ts'
import type { Findings } from '../findings.ts'
import type { Question } from '../question/question.ts'
import type { Subject } from '../subjects.ts'

/** A program in which a question asks for something, and the members that it is written in. */
interface ProgramBeside {
  readonly name: string
  readonly paths: readonly string[]
}

/** The programs that a question names beside the subject, `in PROG`: what other programs have of the same name is not asked for. */
export function programsBeside(question: Question, { name }: Subject, findings: Findings): readonly ProgramBeside[] {
  const names = findings.located(locateCall(question.text))?.names ?? []
  return names
    .filter(({ word }) => word !== name && question.names.includes(word) && isPlace(question.text, word))
    .flatMap((located) => {
      const paths = pathsOf(located)
      return paths.length === 0 ? [] : [{ name: located.word, paths }]
    })
}

/** `in A`, `in A and B`, `in A compared with B`, `what does A set … to`. */
function isPlace(text: string, word: string): boolean {
  const before = String.raw`\b(?:in|inside|within|wh(?:at|ich)(?:\s+values?)?\s+(?:does|do|did)|(?:in|inside|within)\s+[\w-]+,?\s+(?:and|or|vs\.?|versus|(?:as\s+)?compared\s+(?:to|with)))`
  return new RegExp(String.raw`${before}\s+(?:the\s+)?(?:program\s+|module\s+)?${escapeRegex(word)}(?![\w-])`, 'i').test(text)
}

function pathsOf({ units }: LocatedName): readonly string[] {
  return [...new Set(units.filter(({ kind }) => kind === 'program').flatMap(({ path }) => path ?? []))]
}
