import { escapeRegex } from '../../../base/escape-regex.ts'
import { patternCall } from '../absence.ts'
import { readCall } from '../calls.ts'
import type { Call } from '../conversation.ts'
import type { Findings, FoundLine, KnownLines, Place } from '../findings.ts'
import type { Quote } from '../quote.ts'
import { isComment } from './comment-lines.ts'
import { isAssembler } from './is-assembler.ts'
import { isLabelled, labelOver } from './label-over.ts'
import { linesBetween } from './lines-between.ts'

const mostBranches = 2
/** Lines before a branch that are shown with it. */
const most = 9
const branch = /^\S*\s+(?:BC?|J|[BJ]N?[EHLZMOP]|BRC)\s/i

/** Where the assembler itself goes to within a macro. */
const sequenceSymbol = /^(\.[A-Z@#$_][A-Z0-9@#$_]*)\s+\S/i

/** Searches for the branches to the label that a line of assembler stands under, and reads what stands before them. None where the lines above it are not known. */
export function branchCalls(place: Place, findings: Findings): readonly Call[] {
  const search = branchSearch(place, findings)
  if (search === undefined) return []
  return [search, ...branchesIn(search, findings).map(({ path, line }) => readCall(path, line - most, line))]
}

/** The conditions under which a line of assembler is branched to, as they are written before the branch. */
export function branchQuotes(place: Place, findings: Findings): readonly Quote[] {
  const search = branchSearch(place, findings)
  if (search === undefined) return []
  return branchesIn(search, findings).map(({ path, line }) => ({
    source: { kind: 'code', path },
    ...withTested(findings.linesOf(path), line),
    lead: 'what leads there',
  }))
}

/** A branch with the statements above it since the last label, branch or remark of words: the test, and the command whose outcome is tested. */
function withTested(lines: KnownLines, line: number): { readonly startLine: number; readonly lines: readonly string[] } {
  let first = line
  // An AIF says its condition itself.
  if (/\sAIFB?\s/i.test(lines.get(line) ?? '')) return { startLine: line, lines: linesBetween(lines, line, line) }
  for (let at = line - 1; at >= line - most && lines.has(at); at--) {
    const text = lines.get(at) ?? ''
    if (branch.test(text) || (isComment(text) && /\p{L}/u.test(text))) break
    if (!isComment(text)) first = at
    if (isLabelled(text)) break
  }
  return { startLine: first, lines: linesBetween(lines, first, line) }
}

function branchSearch({ path, line }: Place, findings: Findings): Call | undefined {
  if (!isAssembler(path, findings)) return undefined
  const symbol = sequenceSymbol.exec(findings.linesOf(path).get(line) ?? '')?.[1]
  if (symbol !== undefined) return patternCall(String.raw`\sA(?:IF|GO)B?\s.*${escapeRegex(symbol)}(?:[\s,]|$)`, path)
  const name = labelOver(findings.linesOf(path), line)
  return name === undefined
    ? undefined
    : patternCall(String.raw`\s(?:B|J|BC|BRC|BCT|[BJ][A-Z]{1,4})\s+(?:\S+,)?${escapeRegex(name)}(?:\s|$)`, path)
}

function branchesIn(search: Call, findings: Findings): readonly FoundLine[] {
  return findings.codeLinesFound(search).slice(0, mostBranches)
}
