/** Whether a line has more than marks: the mark of a comment of Fortran is a letter. */
export function saysSomething(line: string): boolean {
  return /[\p{L}\p{N}]/u.test(line) && !/^[cC][^\p{L}\p{N}]*$/u.test(line)
}
