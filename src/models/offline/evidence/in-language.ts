import { filesCall } from '../calls.ts'
import type { Findings } from '../findings.ts'

/** So many files are looked at; of more the names alone tell. */
const mostFiles = 1000
/** Finds out in which languages the files are. */
export const languagesCall = filesCall('**/*', mostFiles)
const byName: Readonly<Record<string, RegExp>> = {
  COBOL: /\.(?:cbl|cob|cobol|pco|ccp|cpy)$/i,
  Assembler: /\.(?:asm|hlasm|mlc|alc|bal|mac|s)$/i,
  'PL/I': /\.(?:pli|pl1|plinc)$/i,
  Fortran: /\.(?:f|for|ftn|f77|f90|f95)$/i,
  REXX: /\.(?:rexx?|exec)$/i,
}

/** Whether a file is of a language: by what the index knows of it, else by its name. */
export function isInLanguage(path: string, language: string, findings: Findings): boolean {
  const known = languagesOf(findings).get(path)
  return known === undefined ? byName[language]?.test(path) === true : known.startsWith(language)
}

function languagesOf(findings: Findings): ReadonlyMap<string, string | undefined> {
  const evidence = findings.resultOf(languagesCall)?.evidence ?? []
  return new Map(evidence.flatMap((one) => (one.kind === 'file' ? [[one.path, one.language] as const] : [])))
}
