import { distinctBy } from '../../../base/distinct-by.ts'
import { escapeRegex } from '../../../base/escape-regex.ts'
import { patternCall } from '../absence.ts'
import { readCall } from '../calls.ts'
import type { Call } from '../conversation.ts'
import type { Findings, FoundLine } from '../findings.ts'
import type { Quote } from '../quote.ts'
import { linesBetween } from './lines-between.ts'
import { textsNamingCall } from './told-in-texts.ts'

/** What a script shows those who start it wrongly, or to its parser of options. */
const tells = String.raw`(?:^|[\s"'(])usage\s*:|\bdesc\w*\s*[=:]\s*\(?[rf]?["'].{20,}`
const usage = /(?:^|[\s"'(])usage\s*:/i
const mostUsage = 10
const mostOwn = 2
/** Texts that only tell what was changed. */
const ofChanges = /(?:change|history|release|news)[^/]*$/i
const mostOfTexts = 2
/** A line of a text with fewer words shows how it is started, or only names it. */
const fewestWords = 6
/** `name: sums the times` */
const fewestOfGloss = 2
const shown = 5
/** A line of a text that shows what is typed, or a row of a table. */
const shows = /^(?: {4}|\t|\s*[$#>|]\s)/
const called = /\b(?:script|tool|utility|command|program)\b/i

/** For what a script says of itself below its head, and what texts say of it. */
export function scriptCalls(path: string, name: string, findings: Findings): readonly Call[] {
  return [
    patternCall(tells, path),
    textsNamingCall(name),
    ...ownLines(path, findings).map(({ line }) => readCall(path, line, line + mostUsage - 1)),
    ...textLines(name, findings).map(({ path: text, line }) => readCall(text, line, line + shown - 1)),
  ]
}

/** What it shows as its usage or description, then the lines of texts that say what it does. */
export function scriptSays(path: string, name: string, findings: Findings): readonly Quote[] {
  const own = ownLines(path, findings).map(({ line, text }): Quote => {
    const isBlock = usage.test(text)
    return { source: { kind: 'code', path }, startLine: line, lines: isBlock ? usageFrom(path, line, findings) : [text] }
  })
  const told = textLines(name, findings).map(
    ({ path: text, line }): Quote => ({
      source: { kind: 'code', path: text },
      startLine: line,
      lines: paragraphFrom(text, line, findings),
    }),
  )
  return [...own, ...told].filter(({ lines }) => lines.length > 0)
}

function ownLines(path: string, findings: Findings): readonly FoundLine[] {
  return distinctBy(findings.codeLinesFound(patternCall(tells, path)), ({ text }) => String(usage.test(text))).slice(0, mostOwn)
}

/** `print "  -h  shows this\n"` line by line, up to what shows nothing. */
function usageFrom(path: string, line: number, findings: Findings): readonly string[] {
  const lines = linesBetween(findings.linesOf(path), line, line + mostUsage - 1)
  const end = lines.findIndex((text) => /^\s*(?:\}|return\b|exit\b|EOF\b|end\b|$)/i.test(text))
  return end < 0 ? lines : lines.slice(0, end)
}

/** Of the lines that name it those that are sentences, one a text: first what says by its beginning what that does. */
function textLines(name: string, findings: Findings): readonly FoundLine[] {
  const own = new RegExp(String.raw`^[\W_]*${escapeRegex(name)}\b\W*\s(?:is\b|[a-z]+s\b|-|:)`, 'i')
  const glossed = new RegExp(String.raw`${escapeRegex(name)}\W*(?:\s(?:is|-+)|:)\s`, 'i')
  const worth = (text: string) =>
    (own.test(text) ? 4 : 0) + (glossed.test(text) ? 2 : 0) + (called.test(text) ? 1 : 0) + (/:\s*$/.test(text) ? 1 : 0)
  const found = findings.linesFound(textsNamingCall(name)).flatMap((line) => {
    const text = line.text.replace(/\]\([^)]*\)/g, '')
    const words = text.replaceAll(name, ' ').match(/\p{L}{2,}/gu)?.length ?? 0
    return ofChanges.test(line.path) || shows.test(text) || words < (glossed.test(text) ? fewestOfGloss : fewestWords)
      ? []
      : [{ line, worth: worth(text) }]
  })
  const best = found.toSorted((a, b) => b.worth - a.worth).map(({ line }) => line)
  return distinctBy(best, ({ path }) => path).slice(0, mostOfTexts)
}

/** Up to the end of the sentence's paragraph; a list that it announces goes with it. */
function paragraphFrom(path: string, line: number, findings: Findings): readonly string[] {
  const lines = linesBetween(findings.linesOf(path), line, line + shown - 1)
  const end = lines.findIndex((text, i) => text.trim() === '' && !/:\s*$/.test(lines[i - 1] ?? ''))
  return end < 0 ? lines : lines.slice(0, end)
}
