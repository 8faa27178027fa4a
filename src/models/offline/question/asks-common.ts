import type { Question } from './question.ts'

const common =
  /\bcommon\s+(?=[A-Z][A-Z\d]+\b)|\bcommon\s*(?:blocks?|areas?|storage|\/)|\bCOMMONs?\b|\b(?:which|what|the|of) commons\b|\bblock\s+\/\w+\/|\/\w+\/\s+(?:common|block)|\bthe [A-Z][A-Z\d]+ block\b/
/** `users of /OVENS/`; a path has more than one name. */
const slashed = /(?<![\w/.)])\/\s*[A-Z][A-Z\d]*\s*\/(?![\w/])/

/** Whether a question speaks of COMMON blocks of Fortran. */
export function asksCommon({ text }: Pick<Question, 'text'>): boolean {
  return common.test(text) || slashed.test(text)
}

/** Whether what is in a block is asked for, and not who has it. */
export function asksContents({ text }: Pick<Question, 'text'>): boolean {
  return (
    /\b(?:contents?|contains?|holds?|layout|laid out|made (?:up )?of|inside|stored|(?:consists?|comprises?)|make up|(?:what|which) (?:variables|fields|constants|members|items|arrays|names)|(?:variables|fields|members|items) (?:of|in)|what is in)\b/i.test(
      text,
    ) &&
    !/\b(?:which|what|in which) (?:sub)?(?:routines?|programs?|modules?|functions?)\b|\bwho\b|\b(?:which|what) common(?: blocks?)? (?:has|have|contains?|holds?|is|are|does|do)\b/i.test(
      text,
    )
  )
}
