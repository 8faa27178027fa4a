import type { FlowLink } from '../../../../answer/structure-estate-results.ts'
import { distinctBy } from '../../../../base/distinct-by.ts'
import { escapeRegex } from '../../../../base/escape-regex.ts'
import { patternCall } from '../../absence.ts'
import type { Aspect } from '../../aspect.ts'
import { definitionCall, flowCall, linesCall, readCall } from '../../calls.ts'
import { at, inert, item, nameFor } from '../../cite.ts'
import type { Call } from '../../conversation.ts'
import { quoteLines } from '../../evidence/around-place.ts'
import type { Findings, Place } from '../../findings.ts'
import { askedFunctionCode } from '../../question/asked-function-code.ts'
import { partsOf } from '../../question/parts.ts'
import type { Quote } from '../../quote.ts'
import type { Subject } from '../../subjects.ts'
import { isTurned } from '../screens/key-branches.ts'

const mostFound = 60
const mostBranches = 4
const mostBodies = 2
const bodyLines = 16
const branchLines = 10

/** What a program does for one of the codes by which it is told its function: the branch of that code, and what it performs. */
export const codeBranchAspect: Aspect = {
  name: 'code branch',
  asks: ({ text }, { named, kinds, name }) => named && kinds.includes('program') && askedFunctionCode(text, name) !== undefined,
  calls: ({ text }, subject, findings) => {
    const value = askedFunctionCode(text, subject.name)
    if (value === undefined) return []
    return [
      namesCall(value),
      flowCall(subject.name),
      whenCall(value, subject, findings),
      ...branchesOf(value, subject, findings)
        .slice(0, mostBodies)
        .map(({ target }) => definitionCall(`${subject.name}.${target}`)),
      ...whensOf(value, subject, findings).map(({ path, line }) => readCall(path, line, line + branchLines)),
    ]
  },
  draft: ({ text }, subject, findings) => {
    const value = askedFunctionCode(text, subject.name)
    if (value === undefined) return undefined
    const branches = branchesOf(value, subject, findings)
    const told = partsOf(text).length < 2 ? { whole: true, alone: true } : {}
    if (branches.length === 0) {
      const quotes = whensOf(value, subject, findings).map((when) => branchQuote(when, findings))
      return quotes.length === 0 ? undefined : { lead: [], first: quotes, quotes: [], ...told }
    }
    const lead = branches.slice(0, mostBranches).map((branch) => {
      const places = [at(branch)]
      const does = `${inert(branch.does ?? '')} ${nameFor(findings, branch.target, places)}`
      return item(findings, `${inert(value)} → ${does}, when ${inert(branch.condition ?? '')}`, places)
    })
    const bodies = branches
      .slice(0, mostBodies)
      .flatMap(({ target }) => findings.definitionsOf(`${subject.name}.${target}`).slice(0, 1))
      .map((body) => quoteLines(body, findings, bodyLines))
    return { lead, quotes: bodies.filter(({ lines }) => lines.length > 0), ...told }
  },
}

interface CodeBranch extends FlowLink {
  readonly target: string
}

/** For the condition names that stand for the code. */
function namesCall(value: string): Call {
  return linesCall(String.raw`\b88\s+[\w-]+\s+VALUES?\b.*['"]${escapeRegex(value)} *['"]`, mostFound)
}

/** What stands for the code in a condition: itself as a text, and condition names of the program or of copybooks. */
function spellings(value: string, { paths }: Subject, findings: Findings): string {
  const names = findings
    .codeLinesFound(namesCall(value))
    .filter(({ path }) => paths.includes(path) || findings.languageOf(path) === 'COBOL copybook')
    .flatMap(({ text }) => /\b88\s+([\w-]+)/.exec(text)?.[1] ?? [])
  const named = names.length === 0 ? '' : String.raw`|(?:^|[^\w-])(?:${[...new Set(names)].map(escapeRegex).join('|')})(?:[^\w-]|$)`
  return `(?:['"]${escapeRegex(value)} *['"]${named})`
}

function branchesOf(value: string, subject: Subject, findings: Findings): readonly CodeBranch[] {
  const code = new RegExp(spellings(value, subject, findings), 'i')
  const isOfCode = (part: string) => !part.startsWith('else of') && !isTurned(part) && code.test(part)
  const flows = (findings.structure(flowCall(subject.name), 'flow')?.subjects ?? []).filter(({ flow }) => flow === 'program')
  const found = flows.flatMap(({ nodes, links }) =>
    links.flatMap((link) => {
      const target = nodes[link.to]?.unit.name
      return target !== undefined && (link.condition ?? '').split(', ').some(isOfCode) ? [{ ...link, target }] : []
    }),
  )
  return distinctBy(found, ({ path, line }) => `${path}:${line}`)
}

/** A branch that performs nothing shows what it does. */
function whenCall(value: string, subject: Subject, findings: Findings): Call {
  return patternCall(String.raw`^.{6}.?\s*WHEN\b.*${spellings(value, subject, findings)}`, subject.paths[0])
}

function whensOf(value: string, subject: Subject, findings: Findings): readonly Place[] {
  if (branchesOf(value, subject, findings).length > 0) return []
  return findings.codeLinesFound(whenCall(value, subject, findings)).slice(0, mostBodies)
}

function branchQuote({ path, line }: Place, findings: Findings): Quote {
  const lines = findings.linesOf(path)
  let endLine = line
  while (endLine < line + branchLines && lines.has(endLine + 1) && !/^.{6}.?\s*(?:WHEN|END-EVALUATE)\b/i.test(lines.get(endLine + 1) ?? ''))
    endLine++
  return quoteLines({ path, startLine: line, endLine }, findings)
}
