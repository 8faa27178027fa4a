import { isAccess } from '../../../../answer/access.ts'
import type { Reference } from '../../../../answer/structure-results.ts'
import { groupBy } from '../../../../base/group-by.ts'
import { searchCall } from '../../absence.ts'
import type { Aspect } from '../../aspect.ts'
import { ownersCall, referencesCall } from '../../calls.ts'
import { at, item, nameFor } from '../../cite.ts'
import type { Findings } from '../../findings.ts'
import { locatedOwners } from '../../located-owners.ts'
import { askedDirection } from '../../question/asked-direction.ts'
import type { Question } from '../../question/question.ts'
import { code } from '../../quote.ts'
import type { Subject } from '../../subjects.ts'

const asksOutside = /\bdd ?names?\b|\b(?:which|what) dds?\b|\bexternal (?:file|data ?set) ?names?\b|\bexternal files?\b/i
/** What is done where a name is wrong or not there is another question. */
const asksCase =
  /^\W*(?:what happens|why)\b|\b(?:an?|bad|invalid|wrong|blank|empty|unknown|missing|without|no)\s+(?:[a-z]+\s+)?dd ?names?\b|\bdd ?names?\s+(?:is|are)\s+(?:not|bad|invalid|wrong|blank|empty|unknown|missing)\b/i
/** Programs that are looked at: the one that the words fit best may have no files at all, and only be called by the one that has. */
const mostPrograms = 3
const mostFiles = 14

/** The names that a program's files have outside, by which a job has to give them to it, with what is done to each. */
export const filesByDdAspect: Aspect = {
  name: 'files by DD',
  asks: ({ bare }, { kinds: [kind] }) => kind === 'program' && asksOutside.test(bare) && !asksCase.test(bare),
  calls: (question, subject, findings) => {
    const programs = programsFor(question, subject, findings)
    const [files = []] = programs.map((program) => filesOf(program, question, findings)).filter(({ length }) => length > 0)
    return [...programs.map((name) => referencesCall(name, 'callees')), ...files.slice(0, mostFiles).map(([name]) => searchCall(name))]
  },
  draft: (question, subject, findings) => {
    for (const program of programsFor(question, subject, findings)) {
      const files = filesOf(program, question, findings)
      if (files.length === 0) continue
      const items = files.slice(0, mostFiles).map(([name, references]) => fileItem(name, references, findings))
      const whole = subject.named && !/\band (?:what|which|who|where|how|when|why)\b/i.test(question.bare)
      return { lead: [`${code(program)} works with files of these names outside:`, ...items], whole, quotes: [] }
    }
    return undefined
  },
}

function programsFor(question: Question, subject: Subject, findings: Findings): readonly string[] {
  if (subject.named) return [subject.name]
  const located = findings.located(ownersCall(question.text))
  const others = located === undefined ? [] : locatedOwners(['program'], located).filter(({ kinds: [kind] }) => kind === 'program')
  return [...new Set([subject.name, ...others.map(({ name }) => name)])].slice(0, mostPrograms)
}

type NamedFile = readonly [string, readonly Reference[]]

/** Those that it reads where its input is asked for, and those that it writes where its output is; all where that leaves none. */
function filesOf(program: string, { bare }: Question, findings: Findings): readonly NamedFile[] {
  const all = allFilesOf(program, findings)
  const direction = askedDirection(bare)
  if (direction === undefined) return all
  const meant = all.filter(([, references]) => references.some((reference) => isAccess(reference, direction)))
  return meant.length > 0 ? meant : all
}

function allFilesOf(program: string, findings: Findings): readonly NamedFile[] {
  const references = findings.referencesOf(program, 'callees').filter(({ kind, to, from }) => {
    return kind === 'file' && to.kind === 'file' && from.kind === 'program'
  })
  return [...groupBy(references, ({ to }) => to.name)]
}

/** Where the program gives the file that name, and what is done to it, without what prepares and ends that where there is more. */
function fileItem(name: string, references: readonly Reference[], findings: Findings): string {
  const done = references.filter(({ op = '' }) => !/^(?:open|close)/.test(op))
  const shown = done.length > 0 ? done : references
  const named = findings.codeLinesFound(searchCall(name)).find(({ path }) => path === shown[0]?.path)
  const places = [...(named === undefined ? [] : [at(named)]), ...shown.slice(0, 1).map(at)]
  const does = [...new Set(shown.flatMap(({ op, verb }) => op ?? verb ?? []))].join(', ')
  return item(findings, `file ${nameFor(findings, name, places)}${does === '' ? '' : ` (${does})`}`, places)
}
