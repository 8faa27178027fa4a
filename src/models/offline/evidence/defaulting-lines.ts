import { escapeRegex } from '../../../base/escape-regex.ts'
import { linesCall } from '../calls.ts'
import type { Call } from '../conversation.ts'
import type { Findings, FoundLine } from '../findings.ts'
import { assignmentBehindIf } from './literal-uses.ts'

const mostFound = 20

/** The search for statements that give data a value where a test finds that it has none: `IF (N .LE. 0) N = 5`. */
export function defaultingCall(name: string): Call {
  const of = escapeRegex(name)
  return linesCall(String.raw`\bIF\s*\(.*\b${of}\b\s*(?:\.(?:EQ|LE|LT)\.|==|<=?)\s*[-+'"0-9.].*\)\s*${of}\s*(?:\([^=]*\)\s*)?=`, mostFound)
}

export function defaultingLines(name: string, findings: Findings): readonly FoundLine[] {
  return findings.codeLinesFound(defaultingCall(name)).filter(({ text }) => {
    const split = assignmentBehindIf(text)
    if (split === undefined || !nothingGiven(name).test(text.slice(0, split))) return false
    // `IF (N .LT. 0) N = 0` keeps it within bounds.
    return new RegExp(String.raw`^\s*${escapeRegex(name)}\s*(?:\([^=]*\)\s*)?=(?!\s*[-+0.]*\s*$)`, 'i').test(text.slice(split))
  })
}

/** Zero, blank or, of what counts from one, less than one; any other number is a bound. */
function nothingGiven(name: string): RegExp {
  const zero = String.raw`[-+]?(?:0+\.?0*|\.0+)(?:[ED][-+]?\d+)?(?![\d.]\d)`
  return new RegExp(
    String.raw`\b${escapeRegex(name)}\b\s*(?:(?:\.(?:EQ|LE|LT)\.|==|<=?)\s*(?:${zero}|'\s*'|"\s*")|(?:\.LT\.|<)\s*1(?![\d.]))`,
    'i',
  )
}

/** Whether a question is on what a data item has where nobody gives it a value. */
export function asksDefault({ text }: { readonly text: string }): boolean {
  return /\bdefaults?\b/i.test(text)
}
