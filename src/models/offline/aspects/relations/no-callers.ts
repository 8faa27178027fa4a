import type { ReferencesResult } from '../../../../answer/structure-results.ts'
import { escapeRegex } from '../../../../base/escape-regex.ts'
import { linesNaming, linesOfTables, linesThatMayUse, namedItems } from '../../absence.ts'
import type { Draft } from '../../aspect.ts'
import { item, type Lines } from '../../cite.ts'
import { isComment } from '../../evidence/comment-lines.ts'
import { isMarkup } from '../../evidence/is-document.ts'
import { isListingOf } from '../../evidence/is-listing.ts'
import { linesRunningScript } from '../../evidence/script-runs.ts'
import type { Findings } from '../../findings.ts'
import type { Question } from '../../question/question.ts'
import type { AskedRelation } from '../../question/relation.ts'
import { asksYesOrNo } from '../../question/yes-or-no.ts'
import { code, plain } from '../../quote.ts'
import type { Subject } from '../../subjects.ts'
import { doneBy } from './caller-words.ts'
import { fromOutside } from './callers-in-scope.ts'
import { commentedCalls } from './commented-calls.ts'
import { fallsInto } from './falls-into.ts'
import { isJob, withoutOtherEntries } from './meant-references.ts'

/** What shares its name with a copybook may be called; that is put in by these alone. */
const copying = /\b(?:copy|include)\b|%INC/i

/** A macro is used where its name is the operation. */
function isUseOf(kind: Subject['kinds'][number] | undefined, name: string, line: string): boolean {
  if (kind === 'macro') return new RegExp(String.raw`^\S*\s+${escapeRegex(name)}(?:\s|$)`, 'i').test(line)
  return kind !== 'copybook' || copying.test(line)
}

/** `NEXTPGM DC CL8'NAME'`. Of COBOL the structure knows which values a CALL may get: one that none gets may say what the program itself is called. */
function holdsName(line: string, name: string): boolean {
  return !isComment(line) && new RegExp(String.raw`\bDC\s+\d*CL?\d*'${escapeRegex(name)} *'`, 'i').test(line)
}

function textAt({ path, startLine }: Lines, findings: Findings): string {
  return findings.linesOf(path).get(startLine) ?? ''
}

/** A question for yes or no is answered by no; any other has no answer, where nothing leads to the subject. */
export function noCallers(
  question: Question,
  subject: Subject,
  relation: AskedRelation,
  { subjects }: ReferencesResult,
  findings: Findings,
): Draft | undefined {
  const { name, named: isNamed, kinds, paths, startLine } = subject
  const [kind] = kinds
  // What a description led to may be another thing than was meant.
  if (!relation.sure || !isNamed || relation.name === 'changes') return undefined
  const unresolved = subjects.flatMap((one) => one.unresolved).length
  const own = isJob(subject) ? subjects.filter(({ unit }) => unit.kind === kind) : withoutOtherEntries(subjects, subject)
  const all = fromOutside(
    own.flatMap(({ references }) => references),
    subject,
  )
  const said =
    all.length > 0
      ? `nothing of the kind that was asked for leads to ${code(name)}; it is ${doneBy(
          all.filter(({ depth }) => depth === 1),
          relation,
        )}`
      : own.length > 0 && own.every(({ dead }) => dead === true)
        ? `no statement performs ${code(name)} or goes to it, and control does not fall into it: it is never reached`
        : `nothing in the code calls, runs, starts or copies ${code(name)}`
  const doubt = unresolved === 0 ? '' : `; of ${unresolved} other references the target is not known`
  const unsearched = findings.unsearched.map((notice) => ` ${plain(notice)}`).join('')
  // A text that speaks of it uses nothing.
  const named = linesNaming(name, findings).filter(({ path }) => !paths.includes(path) && !isMarkup(path) && !isListingOf(path, paths))
  const mayUse = [
    // A constant with the name of a program is there for a call of it.
    ...(kind === 'program' ? named.filter((line) => holdsName(textAt(line, findings), name)) : []),
    ...linesThatMayUse(named, findings).filter((line) => isUseOf(kind, name, textAt(line, findings))),
    ...(kind === 'copybook' || kind === 'macro' ? [] : linesOfTables(named, findings)),
  ]
  const running = all.length === 0 && relation.name !== 'copies' ? linesRunningScript(name, named, findings) : []
  if (running.length > 0) return { lead: [`${code(name)} is run here:`, ...namedItems(running, findings)], quotes: [] }
  if (all.length === 0 && mayUse.length > 0) return namedDraft(name, mayUse, findings)
  const fallen = all.length === 0 ? fallsInto(question, name, subjects, findings) : []
  if (fallen.length > 0) return { lead: fallen, quotes: [] }
  const [path] = paths
  const place = path === undefined || startLine === undefined ? [] : [{ path, startLine, endLine: startLine }]
  if (asksYesOrNo(question))
    return {
      lead: [
        item(findings, `No: ${said}${doubt}`, place),
        ...commentedCalls(name, findings),
        ...(unsearched === '' ? [] : [unsearched.trim()]),
      ],
      quotes: [],
    }
  return { lead: [], quotes: [], nothing: { said: `${said}${doubt}` } }
}

/** Lines that name the subject where the structure knows no statement: they are shown, and nothing is claimed. */
function namedDraft(name: string, lines: readonly Lines[], findings: Findings): Draft {
  return {
    lead: [`No statement that is understood leads to ${code(name)}, but these lines name it:`, ...namedItems(lines, findings)],
    quotes: [],
  }
}
