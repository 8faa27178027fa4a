import { lexisOf } from './lexis-of.ts'

/** Marks that begin a comment in most languages; a language's own rule is asked too, as a comment of Fortran begins with a letter. */
const common = /^(?:.{6}[*/]|\s*(?:\*|\/\*|\/\/|#|!|--|;))/

/** Whether a line of that language is nothing but a comment, as far as the line alone tells. */
export function commentLines(language: string): (line: string) => boolean {
  const { commentLine } = lexisOf(language)
  if (commentLine === undefined) return (line) => common.test(line)
  const own = new RegExp(`^(?:${commentLine.source})`, commentLine.flags.replace('y', ''))
  return (line) => common.test(line) || own.test(line)
}
