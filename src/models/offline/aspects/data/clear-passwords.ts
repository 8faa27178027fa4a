import { distinctBy } from '../../../../base/distinct-by.ts'
import type { Aspect } from '../../aspect.ts'
import { linesCall } from '../../calls.ts'
import { at, item } from '../../cite.ts'
import type { Call } from '../../conversation.ts'
import { isDocument } from '../../evidence/is-document.ts'
import { lineText } from '../../evidence/line-text.ts'
import type { Findings, FoundLine } from '../../findings.ts'
import { asksEncryptedPassword } from '../../question/asked-encrypted-password.ts'
import { code } from '../../quote.ts'

const mostFound = 100
const mostItems = 5
const longest = 90

/** What makes a text unreadable, by the names that are usual for it, and what hands a password to the security of the system, which keeps it hidden. */
const hiding = linesCall(
  String.raw`(?:EN|DE)CRYPT|CIPHER|CRYPTO|BCRYPT|SCRAMBL|OBFUSC|\bMD5\b|\bSHA-?(?:1|256|512)\b|HASH|\bCSNB[A-Z]{3}\b|\bCICS\s+(?:VERIFY|SIGNON|CHANGE\s+P(?:ASSWORD|HRASE))\b|\bRAC(?:ROUTE|INIT)\b`,
  mostFound,
)
const password = String.raw`(?:PASS-?WO?R?D|PSWD|[-_]PWD\b|[-_]PSW\b)`
const speaking = linesCall(password, mostFound)
const comparing = linesCall(
  String.raw`\b(?:IF|WHEN|AND|OR)\s.*${password}.*(?:=|\bEQUAL\b)|\b(?:IF|WHEN|AND|OR)\s.*(?:=|\bEQUAL\b).*${password}`,
  mostFound,
)
const storing = linesCall(String.raw`\bMOVE\s+[\w-]+\s+(?:OF\s+[\w-]+\s+)?TO\s+[\w-]*${password}`, mostFound)
const calls: readonly Call[] = [hiding, speaking, comparing, storing]

/** That nothing encrypts a password: by what it is compared and kept as it comes. */
export const clearPasswordsAspect: Aspect = {
  name: 'clear passwords',
  exact: true,
  asks: ({ names, bare }) => names.length === 0 && asksEncryptedPassword(bare),
  calls: () => calls,
  draft: (_, __, findings) => {
    if (calls.some((call) => findings.resultOf(call) === undefined)) return undefined
    // Where something is encrypted it may be the password; where none is spoken of nothing is known of it.
    if (linesOf(hiding, findings).some(({ text }) => !ofTables.test(text)) || linesOf(speaking, findings).length === 0) return undefined
    const items = [...itemsOf(comparing, 'compared as it is', findings), ...itemsOf(storing, 'put there as it is', findings)]
    // Of a password that only data and remarks speak of they may tell how it was made.
    if (items.length === 0) return undefined
    return {
      lead: ['No line of the code encrypts, hashes or scrambles anything: a password is compared and kept as it comes.', ...items],
      quotes: [],
      alone: true,
    }
  },
}

function linesOf(call: Call, findings: Findings): readonly FoundLine[] {
  return findings.codeLinesFound(call).filter(({ path }) => !isDocument(path))
}

const ofNothing = /\b(?:SPACES?|LOW-VALUES?|HIGH-VALUES?|ZERO(?:S|ES)?)\b|\bMOVE\s+[-+]?\d/i
/** Tables that are looked up by a hash hide nothing. */
const ofTables = /HASH-?_?(?:MAP|SET|TABLE|CODE|TOTAL)/i
const literals = /'[^']*'|"[^"]*"/g
const isPassword = new RegExp(password, 'i')

function itemsOf(call: Call, how: string, findings: Findings): readonly string[] {
  const lines = linesOf(call, findings).filter(({ text }) => !ofNothing.test(text) && isPassword.test(text.replaceAll(literals, ' ')))
  return distinctBy(lines, ({ path, text }) => `${path} ${text.trim()}`)
    .slice(0, mostItems)
    .map((line) => item(findings, `${how}: ${code(lineText(line.text, longest))}`, [at(line)]))
}
