import { escapeRegex } from '../../../../base/escape-regex.ts'
import { mostHits, patternCall } from '../../absence.ts'
import type { Aspect } from '../../aspect.ts'
import { at, item } from '../../cite.ts'
import type { Call } from '../../conversation.ts'
import { isComment } from '../../evidence/comment-lines.ts'
import { isDocument } from '../../evidence/is-document.ts'
import type { Findings, FoundLine } from '../../findings.ts'
import { type AskedCode, askedCode } from '../../question/asked-code.ts'
import { code } from '../../quote.ts'

const mostShown = 6
/** What only gives a value a name: a condition of COBOL, a constant, an equate. */
const declarations = [
  /^.{0,6}\s*88\s+([\w-]+)/i,
  /\b(?:final|const|constexpr|static|enum|readonly)\b[^=]*\b(\w+)\s*=\s*["']/i,
  /^([A-Z$#@][\w$#@]*)\s+EQU\s/i,
  /\b(\w+)\s+char(?:acter)?\b[^;]*\b(?:static|constant)\b[^;]*\binit/i,
]
/** What compares, and gives nothing: no statement behind the condition stands on its line. */
const compares =
  /^.{0,6}\s*(?:ELSE\s+)?(?:IF|WHEN|UNTIL|EVALUATE|AND|OR|NOT)\b(?!.*\b(?:MOVE|SET)\b)|\breturn\b.*(?:equals\s*\(|[!=]=)|\bcase\b/i

/** That a code which somebody is asked to write or test is only declared: no statement does it with that, or with one of the names that it is given. */
export const onlyDeclaredCodeAspect: Aspect = {
  name: 'only-declared-code',
  asks: ({ text }) => askedCode(text) !== undefined,
  calls: ({ text }, _, findings) => {
    const asked = askedCode(text)
    return asked === undefined ? [] : [literalCall(asked), ...(declaredNames(asked, findings) ?? []).map(nameCall)]
  },
  draft: ({ text }, _, findings) => {
    const asked = askedCode(text)
    const names = asked && declaredNames(asked, findings)
    if (asked === undefined || names === undefined || !names.every((name) => isOnlyDeclared(name, asked, findings))) return undefined
    const instead = linesOf(literalCall(asked), findings)
      .slice(0, mostShown)
      .map((line) => item(findings, 'declared', [at(line)]))
    const said = `${code(asked.code)} is only declared: no statement gives it to anything${asked.isGiven ? '' : ' or tests it'}`
    return { lead: [], quotes: [], nothing: { said, instead, decides: true } }
  },
}

function literalCall({ code: value }: AskedCode): Call {
  return patternCall(String.raw`["']${escapeRegex(value)}\s*["']`)
}

function nameCall(name: string): Call {
  return patternCall(`(?:^|[^A-Za-z0-9_-])${escapeRegex(name)}(?:[^A-Za-z0-9_-]|$)`)
}

function linesOf(call: Call, findings: Findings): readonly FoundLine[] {
  return findings.linesFound(call).filter(({ path, text }) => !isDocument(path) && !isComment(text))
}

function nameDeclaredIn(text: string): string | undefined {
  return declarations.flatMap((one) => one.exec(text)?.[1] ?? [])[0]
}

function isIdle(text: string, { isGiven }: AskedCode): boolean {
  return nameDeclaredIn(text) !== undefined || (isGiven && compares.test(text))
}

/** The names that the code is declared under, where none of its lines does more with it; undefined where one may, or not all are known. */
function declaredNames(asked: AskedCode, findings: Findings): readonly string[] | undefined {
  const call = literalCall(asked)
  const lines = linesOf(call, findings)
  const names = [...new Set(lines.flatMap(({ text }) => nameDeclaredIn(text) ?? []))]
  if (names.length === 0 || findings.linesFound(call).length >= mostHits) return undefined
  return lines.every(({ text }) => isIdle(text, asked)) ? names : undefined
}

function isOnlyDeclared(name: string, asked: AskedCode, findings: Findings): boolean {
  const call = nameCall(name)
  if (findings.resultOf(call) === undefined || findings.linesFound(call).length >= mostHits) return false
  return linesOf(call, findings).every(({ text }) => isIdle(text, asked))
}
