import type { Reference } from '../../../../answer/structure-results.ts'
import { groupBy } from '../../../../base/group-by.ts'
import { searchCall } from '../../absence.ts'
import type { Aspect } from '../../aspect.ts'
import { ownersCall, referencesCall } from '../../calls.ts'
import { at, item, nameFor } from '../../cite.ts'
import { isComment } from '../../evidence/comment-lines.ts'
import type { Findings } from '../../findings.ts'
import { locatedOwners } from '../../located-owners.ts'
import type { Question } from '../../question/question.ts'
import { code } from '../../quote.ts'
import type { Subject } from '../../subjects.ts'

const asksOutside = /\bdd ?names?\b|\b(?:which|what) dds?\b|\bexternal (?:file|data ?set) ?names?\b|\bexternal files?\b/i
/** Programs that are looked at: the one that the words fit best may have no files at all, and only be called by the one that has. */
const mostPrograms = 3
const mostFiles = 10

/** The names that a program's files have outside, by which a job has to give them to it, with what is done to each, where the program is only described. */
export const filesByDdAspect: Aspect = {
  name: 'files by DD',
  asks: ({ bare }, { named, kinds: [kind] }) => !named && kind === 'program' && asksOutside.test(bare),
  calls: (question, subject, findings) => {
    const programs = programsFor(question, subject, findings)
    const [files = []] = programs.map((program) => filesOf(program, findings)).filter(({ length }) => length > 0)
    return [...programs.map((name) => referencesCall(name, 'callees')), ...files.slice(0, mostFiles).map(([name]) => searchCall(name))]
  },
  draft: (question, subject, findings) => {
    for (const program of programsFor(question, subject, findings)) {
      const files = filesOf(program, findings)
      if (files.length === 0) continue
      const items = files.slice(0, mostFiles).map(([name, references]) => fileItem(name, references, findings))
      return { lead: [`${code(program)} works with files of these names outside:`, ...items], quotes: [] }
    }
    return undefined
  },
}

function programsFor(question: Question, subject: Subject, findings: Findings): readonly string[] {
  const located = findings.located(ownersCall(question.text))
  const others = located === undefined ? [] : locatedOwners(['program'], located).filter(({ kinds: [kind] }) => kind === 'program')
  return [...new Set([subject.name, ...others.map(({ name }) => name)])].slice(0, mostPrograms)
}

function filesOf(program: string, findings: Findings): readonly (readonly [string, readonly Reference[]])[] {
  const references = findings.referencesOf(program, 'callees').filter(({ kind, to, from }) => {
    return kind === 'file' && to.kind === 'file' && from.kind === 'program'
  })
  return [...groupBy(references, ({ to }) => to.name)]
}

/** Where the program gives the file that name, and what is done to it, without what prepares and ends that where there is more. */
function fileItem(name: string, references: readonly Reference[], findings: Findings): string {
  const done = references.filter(({ op = '' }) => !/^(?:open|close)/.test(op))
  const shown = done.length > 0 ? done : references
  const named = findings.linesFound(searchCall(name)).find(({ path, text }) => path === shown[0]?.path && !isComment(text))
  const places = [...(named === undefined ? [] : [at(named)]), ...shown.slice(0, 1).map(at)]
  const does = [...new Set(shown.flatMap(({ op, verb }) => op ?? verb ?? []))].join(', ')
  return item(findings, `file ${nameFor(findings, name, places)}${does === '' ? '' : ` (${does})`}`, places)
}
