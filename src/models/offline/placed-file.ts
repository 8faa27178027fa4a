import { patternCall } from './absence.ts'
import type { Call } from './conversation.ts'
import type { Findings } from './findings.ts'
import { placedFile } from './question/placed-file.ts'
import type { Question } from './question/question.ts'
import type { Subject } from './subjects.ts'

const mostLines = 60

/** For the lines of the file that a question names by its folder and its kind. */
export function placedFileCalls({ text }: Question): readonly Call[] {
  const file = placedFile(text)
  if (file === undefined) return []
  const { name, args } = patternCall(String.raw`\S`)
  // A glob without a slash would find it in any folder.
  const glob = file.folder === '' ? `{${file.glob},./${file.glob}}` : `{${file.folder}/${file.glob},**/${file.folder}/${file.glob}}`
  return [{ name, args: { ...args, glob, limit: mostLines } }]
}

/** `the oven Makefile`: the file of that kind in the folder of that name, if there is one. */
export function placedFileSubject(question: Question, findings: Findings): Subject | undefined {
  const paths = new Set(placedFileCalls(question).flatMap((call) => findings.linesFound(call).map(({ path }) => path)))
  const [path] = paths
  return path === undefined || paths.size > 1 ? undefined : { name: path, kinds: ['member'], paths: [path], named: true, score: 1 }
}
