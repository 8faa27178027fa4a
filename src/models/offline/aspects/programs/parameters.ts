import { escapeRegex } from '../../../../base/escape-regex.ts'
import { patternCall } from '../../absence.ts'
import type { Aspect } from '../../aspect.ts'
import { readCall } from '../../calls.ts'
import type { Call } from '../../conversation.ts'
import { isComment, isIdle } from '../../evidence/comment-lines.ts'
import { isCobol } from '../../evidence/is-cobol.ts'
import { linesBetween } from '../../evidence/lines-between.ts'
import { ownLines } from '../../evidence/own-lines.ts'
import type { Findings, KnownLines, Place } from '../../findings.ts'
import type { Quote } from '../../quote.ts'
import type { Subject } from '../../subjects.ts'
import { asksNoMoreThan } from '../telling-words.ts'

const asksParameters = /\b(?:parameters?|parms?|arguments?|operands?|symbolics?)\b/i
const takers: ReadonlySet<string> = new Set(['program', 'proc', 'entry', 'symbol', 'macro', 'paragraph'])
/** A statement that says what is handed over, by language: JCL and CLIST, REXX, COBOL, PL/I, Fortran. */
const statements = [
  String.raw`^//\S*\s+PROC\b`,
  String.raw`^\s*PROC\s+\d`,
  String.raw`^\s*(?:PARSE\s+(?:UPPER\s+)?ARG|ARG)\b`,
  String.raw`\bPROCEDURE\s+DIVISION\s+USING\b`,
  String.raw`:\s*PROC(?:EDURE)?\s*\(`,
  String.raw`^\s*\S*\s*(?:SUBROUTINE|FUNCTION)\s+\w+\s*\(`,
].join('|')
const mostLines = 9
const mostPrototype = 24
/** What a program of COBOL is handed: a program under CICS says it here alone. */
const linkage = String.raw`\bLINKAGE\s+SECTION\b`
const mostOfLinkage = 16
const word = /^(?:parameters?|parms?|arguments?|expects?|takes?|gets?|handed|passed|needs?|receives?|accepts?|input)$/i

/** The statement by which a program, exec, procedure or macro takes its parameters, where the question asks for those. */
export const parametersAspect: Aspect = {
  name: 'parameters',
  asks: ({ bare }, { named, kinds, paths }) => named && paths.length > 0 && asksParameters.test(bare) && takers.has(kinds[0] ?? ''),
  calls: (_, subject, findings) => {
    const place = takesAt(subject, findings)
    const most = isMacro(subject) ? mostPrototype : mostLines
    const linked = linkageAt(subject, findings)
    return [
      ...searchesFor(subject),
      ...linkageCalls(subject),
      ...(place === undefined ? [] : [readCall(place.path, place.line, place.line + most)]),
      ...(linked === undefined ? [] : [readCall(linked.path, linked.line, linked.line + mostOfLinkage)]),
    ]
  },
  draft: (question, subject, findings) => {
    const place = takesAt(subject, findings)
    const linked = linkageQuote(subject, findings)
    if (place === undefined) {
      if (linked.length === 0) return undefined
      const isAll = asksNoMoreThan(question, findings, [word])
      return { lead: [], ...(isAll ? { first: linked, whole: true, quotes: [] } : { quotes: linked }) }
    }
    const known = findings.linesOf(place.path)
    const lines = isMacro(subject) ? prototypeAt(place.line, known) : statementAt(place.line, known)
    const quote: Quote = { source: { kind: 'code', path: place.path }, startLine: place.line, lines }
    return lines.length === 0 ? undefined : { lead: [], quotes: [quote, ...linked] }
  },
}

function linkageCalls({ kinds: [kind], paths: [path = ''] }: Subject): readonly Call[] {
  return kind === 'program' && isCobol(path) ? [patternCall(linkage, path)] : []
}

function linkageAt(subject: Subject, findings: Findings): Place | undefined {
  return linkageCalls(subject).flatMap((call) => ownLines(call, subject, findings))[0]
}

/** The section from its head to the procedure division, as far as there is room. */
function linkageQuote(subject: Subject, findings: Findings): readonly Quote[] {
  const place = linkageAt(subject, findings)
  if (place === undefined) return []
  const known = findings.linesOf(place.path)
  let last = place.line
  while (last - place.line < mostOfLinkage && known.has(last + 1) && !/\bPROCEDURE\s+DIVISION\b/i.test(known.get(last + 1) ?? '')) last++
  while (last > place.line && isIdle(known.get(last) ?? '')) last--
  const lines = linesBetween(known, place.line, last)
  return lines.length < 2 ? [] : [{ source: { kind: 'code', path: place.path }, startLine: place.line, lines }]
}

function isMacro({ kinds: [kind] }: Subject): boolean {
  return kind === 'macro'
}

function searchesFor(subject: Subject): readonly Call[] {
  const [path] = subject.paths
  if (path === undefined) return []
  return [isMacro(subject) ? prototypeCall(subject.name, path) : patternCall(statements, path)]
}

/** Comments may stand between MACRO and the prototype. */
function prototypeCall(name: string, path: string): Call {
  return patternCall(String.raw`^(?:&\S+)?\s+${escapeRegex(name)}(?:\s|$)`, path)
}

/** The first such statement of the subject's own lines; of a macro the prototype below MACRO. */
function takesAt(subject: Subject, findings: Findings): Place | undefined {
  return searchesFor(subject).flatMap((call) => ownLines(call, subject, findings))[0]
}

/** The prototype of a macro with the comments behind it, which tell what its parameters are. */
function prototypeAt(line: number, lines: KnownLines): readonly string[] {
  let last = line
  while (last - line < mostPrototype && lines.has(last + 1) && goesOn(lines.get(last) ?? '')) last++
  let said = last
  for (let at = last + 1; at - line < mostPrototype && isComment(lines.get(at) ?? ''); at++)
    if (/\p{L}/u.test(lines.get(at) ?? '')) said = at
  return linesBetween(lines, line, said)
}

/** Up to the end of the statement: a card of JCL that does not go on, a full stop, a semicolon or the bracket that closes the list. */
function statementAt(line: number, lines: KnownLines): readonly string[] {
  let last = line
  while (last - line < mostLines - 1 && lines.has(last + 1) && goesOn(lines.get(last) ?? '')) last++
  return linesBetween(lines, line, last)
}

function goesOn(line: string): boolean {
  const text = line.slice(0, 71).trimEnd()
  if (/^\/\//.test(text)) return /,(?:\s.*)?$/.test(text.replace(/(?<=,)\s+\S.*$/, '')) || /^\/\/\*/.test(text)
  return line.charAt(71).trim() !== '' || /[,(+-]$/.test(text) || (/\bUSING\b/i.test(text) && !text.endsWith('.'))
}
