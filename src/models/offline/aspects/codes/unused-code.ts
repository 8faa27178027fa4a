import { escapeRegex } from '../../../../base/escape-regex.ts'
import { patternCall } from '../../absence.ts'
import type { Aspect } from '../../aspect.ts'
import { at, inert, item } from '../../cite.ts'
import { isComment } from '../../evidence/comment-lines.ts'
import { isDocument } from '../../evidence/is-document.ts'
import type { FoundLine } from '../../findings.ts'

const mostShown = 3
/** `message AB012`, `error AB-12E`. */
const asks =
  /\b(?:messages?|codes?|errors?|warnings?|abends?)\s+["']?([A-Z]{1,6}-?\d{2,5}[A-Z]?)\b|\b([A-Z]{1,6}-?\d{2,5}[A-Z]?)["']?\s+(?:message|code|error|warning)\b/
const notUsed = String.raw`\W{0,3}\s*(?:(?:is|are|was|currently|now)\s+)*(?:not\s+(?:yet\s+|currently\s+)?(?:used|in\s+use|defined|assigned)|unused|unassigned|no\s+longer\s+used|reserved|spare)\b`

/** That a message or code which a question asks for is not used: it stands in nothing but comments, and one of these says so. */
export const unusedCodeAspect: Aspect = {
  name: 'unused code',
  asks: ({ text }) => codeAsked(text) !== undefined,
  calls: ({ text }) => {
    const asked = codeAsked(text)
    return asked === undefined ? [] : [linesOf(asked)]
  },
  draft: ({ text }, _, findings) => {
    const asked = codeAsked(text)
    if (asked === undefined) return undefined
    const lines = findings.linesFound(linesOf(asked))
    const said = lines.filter((line) => new RegExp(`${escapeRegex(asked)}${notUsed}`, 'i').test(line.text))
    if (said.length === 0 || !lines.every(isSpeaking)) return undefined
    const instead = said.slice(0, mostShown).map((line) => item(findings, 'what is said of it', [at(line)]))
    return {
      lead: [],
      quotes: [],
      nothing: { said: `${inert(asked)} is not used: it stands only in comments, which say so`, instead, decides: true },
    }
  },
}

function codeAsked(text: string): string | undefined {
  const found = asks.exec(text)
  return found?.[1] ?? found?.[2]
}

function linesOf(asked: string) {
  return patternCall(`(?:^|[^A-Za-z0-9_-])${escapeRegex(asked)}(?:[^A-Za-z0-9_-]|$)`)
}

function isSpeaking({ path, text }: FoundLine): boolean {
  return isComment(text) || isDocument(path)
}
