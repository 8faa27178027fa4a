/** Compilers and linkers of the languages that the product is for, as scripts and makefiles call them; without lookaround, as a search takes none. */
const compilers =
  'cobc|cob2?|cobol|ccbl|gfortran|g77|f77|f90|f95|ifort|ifx|xlf\\w*|pgf\\w+|flang|fort77|pli|pl1|iplic|gcc|clang|cc|c99|xlc|as|nasm|a390|z390|asma90|fpc|gnatmake|ld|ar'

/** What finds commands that compile or link; of one source where its name is given, as a pattern. */
export function compilerCommands(name?: string): string {
  const command = String.raw`^\s*@?(?:[\w./\\$(){}-]*/)?(?:${compilers})(?:\.exe)?\s`
  // Something is compiled: a word of English is followed by others.
  return name === undefined
    ? String.raw`${command}.*(?:\s-\w|\.\w{1,4}\b|\$)`
    : String.raw`${command}.*[\s/\\]${name}(?:\.\w{1,5})?(?:\s|$)`
}
