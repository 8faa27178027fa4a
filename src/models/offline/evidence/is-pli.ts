import type { Findings } from '../findings.ts'
import { isLibraryMember } from './library-member.ts'

const pli = /\.(?:pli|pl1|plinc|pl)$/i
const heads = /\b(?:PROC|PROCEDURE)\b/i
const assigns = /^\s*[A-Z@#$][\w@#$.]*(?:\([^=;]*\))?\s*=[^=;]+;/i

/** By the language that the index knows of it, where that was told; else by the name of the file, or by its lines where that tells nothing. */
export function isPli(path: string, findings: Findings): boolean {
  const language = findings.languageOf(path)
  // A job may hold the source that it hands to a compiler or puts into a library.
  if (language?.startsWith('JCL') === true) return [...findings.linesOf(path).values()].some((line) => assigns.test(line))
  if (language !== undefined) return language === 'PL/I'
  if (pli.test(path)) return true
  return isLibraryMember(path) && [...findings.linesOf(path).values()].some((line) => heads.test(line) && /:/.test(line))
}
