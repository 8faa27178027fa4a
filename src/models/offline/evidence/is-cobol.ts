import { isLibraryMember } from './library-member.ts'

const program = /\.(?:cbl|cob|cobol|pco|sqb)$/i
const copybook = /\.cpy$/i

/**
 * By the name of the file: a tool's evidence does not always tell the language. `pco` and `sqb` are for the precompilers of Oracle and DB2; a name alone may be
 * that of a program, whose statements no other language has.
 */
export function isCobolProgram(path: string): boolean {
  return program.test(path) || isLibraryMember(path)
}

export function isCobol(path: string): boolean {
  return isCobolProgram(path) || copybook.test(path)
}
