const fortran = /\.(?:f|for|f77|f90|f95|f03|f08|ftn|fpp|inc|fi|h|cmn|com|blk|cb|ins|\d{1,3})$|(?:^|\/)[^./]+$/i
const included = /\.(?:inc|fi|h|cmn|com|blk|cb|ins|f77)$/i

/** By the name of the file: source of Fortran, or what that may include; files that a tape only numbered may be any. */
export function isFortranFile(path: string): boolean {
  return fortran.test(path)
}

/** By the name of the file: what others include, and no source that is compiled by itself. */
export function isIncludeFile(path: string): boolean {
  return included.test(path) || !/\.\w+$/.test(path)
}

/** A line on which a statement of fixed-form Fortran goes on: whatever mark stands in column 6, it is no comment. */
export function goesOnInFortran(path: string, line: string): boolean {
  return isFortranFile(path) && /^ {5}[^\s0]/.test(line)
}

const fixedSource = /\.(?:f|for|f77|ftn|fpp)$/i

/**
 * The same of source alone, where nothing else can be meant: in a file that others include as well as C does, a star that stands there may begin a line of a
 * comment.
 */
export function goesOnInFixedSource(path: string, line: string): boolean {
  return fixedSource.test(path) && /^ {5}[^\s0]/.test(line)
}

/** A line of fixed-form Fortran that a letter in column 1 makes a comment, whatever letter of its author stands behind that: `cx    call heat`. */
export function isFixedComment(path: string, line: string): boolean {
  return /\.(?:f|for|f77|ftn)$/i.test(path) && /^[Cc][A-Za-z]{0,2}\s/.test(line)
}
