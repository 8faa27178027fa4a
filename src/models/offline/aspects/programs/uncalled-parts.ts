import { containsName, sameName } from '../../../../answer/name-match.ts'
import type { OutlineEntry } from '../../../../answer/structure-results.ts'
import { escapeRegex } from '../../../../base/escape-regex.ts'
import { limits } from '../../../../base/limits.ts'
import { count } from '../../../../base/text.ts'
import type { Aspect } from '../../aspect.ts'
import { outlineCall, readCall, referencesCall } from '../../calls.ts'
import { at, item, moreItem, nameFor } from '../../cite.ts'
import { codeText } from '../../evidence/code-text.ts'
import { withoutBlockRemarks } from '../../evidence/comment-lines.ts'
import { isAssembler } from '../../evidence/is-assembler.ts'
import { isCobol } from '../../evidence/is-cobol.ts'
import type { Findings } from '../../findings.ts'
import { askedUncalled } from '../../question/asked-uncalled.ts'
import { code } from '../../quote.ts'
import type { Subject } from '../../subjects.ts'

const mostItems = 20
const fewItems = 5
/** Of cards as many as one result of a tool may hold. */
const windowLines = Math.floor(limits.toolResultChars / 100)
/** Longer members are left alone: not all of their lines would be read. */
const mostLines = 15 * windowLines
/** Parts that other members may call as well; each is a query. */
const mostAsked = 25
const inner: ReadonlySet<string> = new Set(['paragraph', 'section', 'entry'])
const outer: ReadonlySet<string> = new Set(['program', 'symbol'])

/** Which parts of a program or member nothing calls: `which procedures of X are never called`. */
export const uncalledPartsAspect: Aspect = {
  name: 'uncalled-parts',
  asks: (question, { named }) => named && askedUncalled(question) !== undefined,
  calls: (question, subject, findings) => [
    outlineCall(subject.name),
    ...windowsOf(subject, findings),
    ...asked(partsOf(askedUncalled(question) ?? '', subject, findings), findings).map(({ name }) => referencesCall(name, 'callers')),
  ],
  draft: (question, subject, findings) => {
    const noun = (askedUncalled(question) ?? '').replace(/s$/, '')
    const parts = partsOf(noun, subject, findings)
    if (parts.length === 0 || !membersOf(subject, findings).every(({ path, lines }) => findings.isShown(path, 1, lines))) return undefined
    const left = parts.filter((part) => isAlone(part, findings) && !isDoneWithSection(part, subject, findings))
    const of = `of ${count(parts.length, noun)} in ${code(subject.name)}`
    const itemsOf = (some: readonly OutlineEntry[]) =>
      some.map(({ name, path, startLine }) => {
        const places = [at({ path, line: startLine })]
        return item(findings, nameFor(findings, name, places), places)
      })
    const withSection = parts.some((part) => isDoneWithSection(part, subject, findings)) ? ', or is done with its section' : ''
    if (left.length === 0) {
      const title = `Each ${of} is named by a statement beside its own${withSection}.`
      return { lead: [title, ...itemsOf(parts.slice(0, fewItems))], quotes: [], alone: true }
    }
    const where = parts.some(({ kind }) => outer.has(kind))
      ? 'by no other statement here, nor called from elsewhere'
      : 'by no other statement of it'
    const runsOn = parts.some(({ path }) => isCobol(path)) ? ' Control may still run into them from above.' : ''
    const items = itemsOf(left.slice(0, mostItems))
    return {
      lead: [
        `${left.length} ${of} ${left.length === 1 ? 'is' : 'are'} named ${where}.${runsOn}`,
        ...items,
        ...moreItem(left.length - items.length),
      ],
      quotes: [],
      alone: true,
    }
  },
}

function membersOf({ name, paths }: Subject, findings: Findings) {
  const members = findings.outlinedMembers(name)
  const own = members.filter(({ path }) => paths.includes(path))
  return (own.length > 0 ? own : members).slice(0, 1).filter(({ lines }) => lines <= mostLines)
}

/** Procedures are no labels, and the outline has no labels of assembler but those that are called; what a member holds alone is called from outside it. */
function partsOf(noun: string, subject: Subject, findings: Findings): readonly OutlineEntry[] {
  const all = membersOf(subject, findings).flatMap(({ entries }) => entries)
  const isOuter = all.filter(({ kind, depth }) => depth === 0 && outer.has(kind)).length > 1
  const isMeant = ({ kind, detail = '', depth, path }: OutlineEntry) =>
    inner.has(kind)
      ? !isAssembler(path, findings) && (/^(?:label|block)/.test(noun) || !/^label\b/.test(detail))
      : isOuter && outer.has(kind) && depth === 0
  return all.filter((part) => isMeant(part) && !sameName(part.name, subject.name) && !/\bOPTIONS\s*\(\s*MAIN\b/i.test(part.detail ?? ''))
}

function windowsOf(subject: Subject, findings: Findings) {
  return membersOf(subject, findings).flatMap(({ path, lines }) =>
    Array.from({ length: Math.ceil(lines / windowLines) }, (_, i) =>
      readCall(path, i * windowLines + 1, Math.min(lines, (i + 1) * windowLines)),
    ),
  )
}

/** Those of its own member that may be called from another one. */
function asked(parts: readonly OutlineEntry[], findings: Findings): readonly OutlineEntry[] {
  return parts.filter((part) => outer.has(part.kind) && isUnnamed(part, findings)).slice(0, mostAsked)
}

function isAlone(part: OutlineEntry, findings: Findings): boolean {
  if (!isUnnamed(part, findings)) return false
  if (!outer.has(part.kind)) return true
  const callers = findings.structure(referencesCall(part.name, 'callers'), 'callers')
  return callers?.subjects.every(({ references }) => references.length === 0) ?? false
}

/** A paragraph of COBOL is done with the section around it where a statement names that. */
function isDoneWithSection({ kind, path, startLine }: OutlineEntry, subject: Subject, findings: Findings): boolean {
  const entries = kind === 'paragraph' ? membersOf(subject, findings).flatMap((member) => member.entries) : []
  return entries.some(
    (one) =>
      one.kind === 'section' && one.path === path && one.startLine <= startLine && startLine <= one.endLine && !isUnnamed(one, findings),
  )
}

/** That it ends, or is declared, calls nothing. */
function isUnnamed({ name, path, startLine }: OutlineEntry, findings: Findings): boolean {
  const lines = findings.linesOf(path)
  if (lines.size === 0) return false
  const idle = new RegExp(
    String.raw`\bEND\s+${escapeRegex(name)}\b|(?<![\w$#@-])${escapeRegex(name)}\s+(?:(?:EXTERNAL|INTERNAL)\s+)?ENTRY\b`,
    'gi',
  )
  for (const [line, text] of lines) {
    if (line === startLine || !containsName(text, name)) continue
    const said = codeText(withoutBlockRemarks(text)).replace(idle, ' ')
    if (containsName(said, name)) return false
  }
  return true
}
