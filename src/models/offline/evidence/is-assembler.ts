import type { Findings } from '../findings.ts'

const assembler = /\.(?:asm|hlasm|mlc|alc|bal|mac|s)$/i
/** Members of a library are often kept under their names alone. */
const untold = /(?:^|\/)[^/.]+$|\.(?:txt|src|source)$/i

/** By the language that the index knows of it, where that was told; else by the name of the file. */
export function isAssembler(path: string, findings: Findings): boolean {
  const language = findings.languageOf(path)
  return language === undefined ? assembler.test(path) : language === 'Assembler'
}

/** Where nothing was found out yet: by the name of the file, also one that tells no language. */
export function mayBeAssembler(path: string): boolean {
  return assembler.test(path) || untold.test(path)
}
