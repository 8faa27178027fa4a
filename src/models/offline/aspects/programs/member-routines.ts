import { containsName, sameName } from '../../../../answer/name-match.ts'
import type { OutlineEntry } from '../../../../answer/structure-results.ts'
import { fileName } from '../../../../base/file-name.ts'
import type { Aspect } from '../../aspect.ts'
import { outlineCall } from '../../calls.ts'
import { at, item, nameFor } from '../../cite.ts'
import { isPli } from '../../evidence/is-pli.ts'
import type { Findings } from '../../findings.ts'
import { nameMark } from '../../question/name-mark.ts'
import { asksPurpose } from '../../question/purpose.ts'
import { code } from '../../quote.ts'
import type { Subject } from '../../subjects.ts'

const mostItems = 20
const mostNames = 40
/** One that a file holds is mostly the file's own. */
const fewest = 2
const asksMore = /\band\s+(?:what|which|how|where|when|who|why)\b/i
const noun = '(?:routines?|subroutines?|functions?|procedures?|programs?|entry (?:points?|names?)|entries|macros?|control sections?)'
const holds = '(?:contains?|holds?|have|has|defines?|consists? of|made up of|offers?|provides?|exports?|exposes?)'
const file = String.raw`(?:the\s+)?(?:(?:file|member|source|module|include)\s+)?${nameMark}(?:\s+(?:file|member|source|module|include))?`
const asks = new RegExp(
  String.raw`\b(?:which|what|list|how many)\b[^,?]*\b${noun}\s+(?:(?:does|do|is|are|has)\s+${file}\s+${holds}|(?:are|is|stand|stands)\s+(?:there\s+)?(?:(?:defined|contained|kept)\s+)?(?:in|of|to|into|inside|within)\s+${file}(?=\W*$|,|\s+and\b))|\b(?:list|what are)\b[^,?]*\b${noun}\s+(?:in|of)\s+${file}`,
  'i',
)
const asksEntries = /\bentry (?:points?|names?)\b|\bentries\b/i
/** Macros alone, and those that it defines: others it only uses. */
const asksMacros = new RegExp(
  String.raw`\b(?:which|what|list|how many)\b[^,?]*\bmacros?\s+(?:(?:does|do)\s+${file}\s+defines?\b|(?:that\s+)?(?:are|is)\s+(?:there\s+)?defined\s+(?:in|by|inside|within)\s+${file}(?=\W*$|,|\s+and\b))`,
  'i',
)
/** What PL/I calls a procedure may stand in another. */
const asksProcedures = /\bprocedures\b/i
const kinds: ReadonlySet<string> = new Set(['program', 'entry', 'symbol', 'macro', 'proc'])

/** Which routines a file holds that a question names, and by which names a program is entered. */
export const memberRoutinesAspect: Aspect = {
  name: 'member routines',
  asks: ({ bare }, subject) =>
    (asks.test(bare) || asksMacros.test(bare) || asksPurpose({ bare })) &&
    subject.named &&
    (isFile(subject) || asksMacros.test(bare) || (asks.test(bare) && (asksEntries.test(bare) || asksInner(bare, subject)))),
  calls: ({ bare }, subject) => [outlineCall(asksMacros.test(bare) ? memberOf(subject) : subject.name)],
  draft: ({ bare }, subject, findings) => {
    const ofMacros = asksMacros.test(bare)
    const isAsked = ofMacros || asks.test(bare)
    const isInner = isAsked && !ofMacros && asksInner(bare, subject)
    const found = ofMacros
      ? findings.outlinedMembers(memberOf(subject)).flatMap(({ entries }) => entries.filter(({ kind }) => kind === 'macro'))
      : isInner
        ? proceduresOf(subject, findings)
        : isAsked && asksEntries.test(bare)
          ? entriesOf(subject, findings)
          : routinesOf(subject, findings)
    if (found.length < (isAsked ? 1 : fewest)) return undefined
    const names = found.slice(0, mostNames).map(({ name }) => name)
    const more = found.length > names.length ? ` and ${found.length - names.length} more` : ''
    const items = found.slice(0, mostItems).map(({ name, path, startLine }) => {
      const places = [at({ path, line: startLine })]
      const isShown = containsName(findings.linesOf(path).get(startLine) ?? '', name)
      return item(findings, isShown ? nameFor(findings, name, places) : name, places)
    })
    const title = `${code(subject.name)} ${isAsked && asksEntries.test(bare) ? 'is entered at' : ofMacros ? 'defines' : 'holds'} ${names.join(', ')}${more}.`
    // Of what a file is for, which is told by its lines, it is a part.
    return isAsked ? { lead: [title, ...items], quotes: [], whole: !asksMore.test(bare) } : { lead: [title], quotes: [] }
  },
}

/** Macros stand outside of the program of their member. */
function memberOf({ name, paths: [path = name] }: Subject): string {
  return path
}

function isFile({ name, kinds: [kind], paths }: Subject): boolean {
  return kind === 'member' || paths.some((path) => sameName(fileName(path), name) || path === name)
}

function asksInner(bare: string, { kinds: [kind] }: Subject): boolean {
  return asksProcedures.test(bare) && kind === 'program'
}

/** Those inside a program; labels that are gone to are none. */
function proceduresOf({ name }: Subject, findings: Findings): readonly OutlineEntry[] {
  return findings
    .outlinedMembers(name)
    .flatMap(({ entries }) =>
      entries.filter(({ kind, path, detail }) => kind === 'paragraph' && detail !== 'label' && isPli(path, findings)),
    )
}

/** Of a script, which is a unit itself, those that it defines. */
function routinesOf({ name }: Subject, findings: Findings): readonly OutlineEntry[] {
  return findings.outlinedMembers(name).flatMap(({ path, entries }) => {
    const isWhole = (one: OutlineEntry) => one.depth === 0 && one.kind === 'symbol' && sameName(one.name, fileName(path))
    const depth = entries.some(isWhole) ? 1 : 0
    const found = entries.filter((one) => kinds.has(one.kind) && one.depth === depth && !isWhole(one))
    return found.length > 0 ? found : entries.filter((one) => kinds.has(one.kind) && one.depth === 0)
  })
}

/** An ENTRY stands anywhere in a program, whose own name is the first. */
function entriesOf({ name }: Subject, findings: Findings): readonly OutlineEntry[] {
  const entered: ReadonlySet<string> = new Set(['program', 'entry'])
  const members = findings.outlinedMembers(name)
  const found = members.flatMap(({ entries }) =>
    entries.filter(({ kind, depth }) => entered.has(kind) && (kind === 'entry' || depth === 0)),
  )
  return found.length > 0 ? found : members.flatMap(({ entries }) => entriesOfFortran(entries, name))
}

/** Of the routine of that name, or of each that has an ENTRY; those behind the head of a routine are its own up to its end. */
function entriesOfFortran(all: readonly OutlineEntry[], name: string): readonly OutlineEntry[] {
  const isEntry = ({ kind, detail = '' }: OutlineEntry) => kind === 'symbol' && /^entry\b/i.test(detail)
  const ofRoutine = (one: OutlineEntry) => {
    const own = all.filter((entry) => isEntry(entry) && one.startLine <= entry.startLine && entry.startLine <= one.endLine)
    return isEntry(one) || own.length === 0 ? [] : [one, ...own]
  }
  const routines = all.filter(({ kind }) => kind === 'symbol')
  const named = routines.filter((one) => sameName(one.name, name)).flatMap(ofRoutine)
  return named.length > 0 ? named : routines.flatMap(ofRoutine)
}
