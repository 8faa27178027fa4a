import type { Reference } from '../../../../answer/structure-results.ts'
import { distinctBy } from '../../../../base/distinct-by.ts'
import type { Aspect } from '../../aspect.ts'
import { referencesCall } from '../../calls.ts'
import { at, bold, item, nameFor, placesOf } from '../../cite.ts'
import type { Findings } from '../../findings.ts'
import { askedOwnFiles, asksDataSets } from '../../question/asked-own-files.ts'
import type { Question } from '../../question/question.ts'
import type { Subject } from '../../subjects.ts'
import { deedsInWords, doesOneOf, tellingDeeds } from './deeds.ts'
import { ownCallees } from './own-callees.ts'
import { ownDatasets, ownDatasetsCalls } from './own-datasets.ts'

const mostFiles = 8
const writing = ['write', 'update', 'delete'] as const

/** The files of the program that the words of a question led to, where it asks which it reads or writes: `which program settles the loaves, and which files does it take them from`. */
export const ownFilesAspect: Aspect = {
  name: 'own files',
  asks: (question, { named, kinds: [kind] }) => !named && kind === 'program' && askedOwnFiles(question) !== undefined,
  calls: (question, { name }, findings) => [
    referencesCall(name, 'callees'),
    ...(asksDataSets(question) ? ownDatasetsCalls(name, findings) : []),
  ],
  draft: (question, subject, findings) => {
    const files = filesOf(question, subject, findings)
    const names = distinctBy(files, ({ to }) => to.name)
    const said = deedsInWords(files, mostFiles)
    if (names.length === 0 || names.length > mostFiles || said === undefined) return undefined
    const given = asksDataSets(question) ? dataSetItems(subject.name, names, findings) : []
    return { lead: [item(findings, `${bold(subject.name)} ${said}`, names.flatMap(placesOf)), ...given], quotes: [] }
  },
}

function filesOf(question: Question, subject: Subject, findings: Findings): readonly Reference[] {
  const all = tellingDeeds(ownCallees(subject, findings).filter(({ kind }) => kind === 'file'))
  const asked = askedOwnFiles(question)
  const meant = all.filter((reference) => asked === 'any' || doesOneOf(reference, asked === 'read' ? ['read'] : writing))
  return meant.length > 0 ? meant : all
}

/** What steps that run the program give it as these files. */
function dataSetItems(program: string, files: readonly Reference[], findings: Findings): readonly string[] {
  const given = ownDatasets(program, files, findings).filter(({ kind }) => kind === 'dataset')
  return given.slice(0, mostFiles).map((one) => {
    const places = [at(one)]
    const dd = one.dd === undefined ? '' : `DD ${nameFor(findings, one.dd, places)} = `
    const of = one.from.of === undefined ? '' : ` of ${nameFor(findings, one.from.of, places)}`
    const where = `${one.from.kind} ${nameFor(findings, one.from.name, places)}${of}`
    return `  ${item(findings, `${dd}${nameFor(findings, one.to.name, places)} in ${where}`, places)}`
  })
}
