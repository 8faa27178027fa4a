import type { Findings } from '../findings.ts'
import { isAssembler } from './is-assembler.ts'
import { isPli } from './is-pli.ts'
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

/** By the language that the index knows of it, where that was told; else by the name of the file, or by its lines where that tells nothing. */
export function isCobolSource(path: string, findings: Findings): boolean {
  const language = findings.languageOf(path)
  if (language !== undefined) return language.startsWith('COBOL')
  return isCobol(path) && !isAssembler(path, findings) && !isPli(path, findings)
}
