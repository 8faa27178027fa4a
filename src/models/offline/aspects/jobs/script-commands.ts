import type { Aspect } from '../../aspect.ts'
import { readCall } from '../../calls.ts'
import { isComment } from '../../evidence/comment-lines.ts'
import { linesBetween } from '../../evidence/lines-between.ts'
import type { Findings } from '../../findings.ts'
import { asksPurpose } from '../../question/purpose.ts'
import type { Quote } from '../../quote.ts'
import type { Subject } from '../../subjects.ts'

const mostLines = 80
/** A script of more commands is told by the lines that fit the question. */
const mostCommands = 16
/** Between two commands of one quotation so many other lines may stand. */
const gap = 3
const script = /\.(?:sh|bash|ksh|bat|cmd|ps1)$/i
/** What only ends something or says nothing of what is done. */
const idle = /^(?:exit\b.*|(?:fi|done|esac|then|else|end|endif|@?echo off|[{}()]|set [-+][a-z]+)?\s*;?|rem\b.*|::.*)$/i

/** What a short script does is all of its commands: a comment above them tells less. */
export const scriptCommandsAspect: Aspect = {
  name: 'script commands',
  asks: (question, subject) => pathOf(subject) !== undefined && asksPurpose(question),
  calls: (_, subject) => {
    const path = pathOf(subject)
    return path === undefined ? [] : [readCall(path, 1, mostLines)]
  },
  draft: (_, subject, findings) => {
    const path = pathOf(subject)
    const quotes = path === undefined ? [] : commandsOf(path, findings)
    return quotes.length === 0 ? undefined : { lead: [], quotes }
  },
}

function pathOf({ named, paths }: Subject): string | undefined {
  return named ? paths.find((path) => script.test(path)) : undefined
}

function commandsOf(path: string, findings: Findings): readonly Quote[] {
  const known = findings.linesOf(path)
  if (known.has(mostLines)) return []
  const commands = [...known].filter(([, text]) => !isComment(text) && !idle.test(text.trim())).map(([line]) => line)
  if (commands.length > mostCommands) return []
  const runs: { from: number; to: number }[] = []
  for (const line of commands.toSorted((a, b) => a - b)) {
    const run = runs.at(-1)
    if (run !== undefined && line - run.to <= gap + 1) run.to = line
    else runs.push({ from: line, to: line })
  }
  return runs.map(({ from, to }) => ({ source: { kind: 'code', path }, startLine: from, lines: linesBetween(known, from, to) }))
}
