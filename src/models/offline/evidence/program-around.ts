import { sameName } from '../../../answer/name-match.ts'
import { bareFileName } from '../../../base/file-name.ts'
import { locateCall, outlineCall } from '../calls.ts'
import { inert } from '../cite.ts'
import type { Call } from '../conversation.ts'
import type { Findings } from '../findings.ts'
import type { Question } from '../question/question.ts'
import type { Quote } from '../quote.ts'

const mostMembers = 3

/** Looks up the programs of the members that fit a question best, where these are not called like their programs. */
export function programCalls({ text }: Question, findings: Findings): readonly Call[] {
  const units = findings.located(locateCall(text))?.units ?? []
  const others = units.flatMap(({ kind, name, owner, path }) => {
    const program = kind === 'program' ? name : owner?.kind === 'program' ? owner.name : undefined
    return program === undefined || sameName(program, bareFileName(path)) ? [] : [path]
  })
  return [...new Set(others)].slice(0, mostMembers).map(outlineCall)
}

/** The quotation with the program that its lines are of, where its member holds several: the citation does not say which. */
export function withProgram(quote: Quote, findings: Findings): Quote {
  if (quote.source.kind !== 'code') return quote
  const { path } = quote.source
  const { startLine, lines, lead } = quote
  const programs = findings
    .outlinedMembers(path)
    .flatMap(({ entries }) => entries.filter((entry) => entry.kind === 'program' && entry.path === path))
  const own = programs.find((one) => one.startLine <= startLine && one.endLine >= startLine + lines.length - 1)
  if (programs.length < 2 || own === undefined) return quote
  const isSaid = [lead ?? '', ...lines].some((text) => text.toUpperCase().includes(own.name.toUpperCase()))
  return isSaid ? quote : { ...quote, lead: lead === undefined ? `in ${inert(own.name)}` : `${lead} of ${inert(own.name)}` }
}
