import type { Findings } from '../findings.ts'
import { isLibraryMember } from './library-member.ts'

const pli = /\.(?:pli|pl1|plinc|pl)$/i
const heads = /\b(?:PROC|PROCEDURE)\b/i

/** By the language that the index knows of it, where that was told; else by the name of the file, or by its lines where that tells nothing. */
export function isPli(path: string, findings: Findings): boolean {
  const language = findings.languageOf(path)
  if (language !== undefined) return language === 'PL/I'
  if (pli.test(path)) return true
  return isLibraryMember(path) && [...findings.linesOf(path).values()].some((line) => heads.test(line) && /:/.test(line))
}
