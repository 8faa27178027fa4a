import type { Diagnostic } from '../../base/diagnostic.ts'
import { distinctBy } from '../../base/distinct-by.ts'
import { groupBy } from '../../base/group-by.ts'
import { limits } from '../../base/limits.ts'
import { grouped } from '../../base/text.ts'
import type { ListedQuestion, ListFault, QuestionList } from '../question-list.ts'
import { draftQuestion, listDefaults } from './check-question.ts'
import { defaultFields, markerField, questionFields, unknownField } from './list-fields.ts'
import { pageFiles } from './page-files.ts'
import { type Identified, questionIds } from './question-ids.ts'
import type { RawList } from './raw-list.ts'

export type CheckedList = { readonly list: QuestionList } | { readonly faults: readonly ListFault[] }

/** Checks what a format has read, whatever the format: all faults of it, or the list with everything filled in. `name` is its title unless it has one. */
export function checkList(raw: RawList, name: string): CheckedList {
  const faults: ListFault[] = [...raw.faults]
  if (raw.questions.length > limits.listQuestions) {
    const line = raw.questions[limits.listQuestions]?.line ?? null
    return {
      faults: [...faults, { line, message: `There are more than ${grouped(limits.listQuestions)} questions. Make several lists of them.` }],
    }
  }
  const defaults = listDefaults(raw, faults)
  const drafts = raw.questions.flatMap((question) => draftQuestion(question, defaults, faults) ?? [])
  const { identified, notes, faults: ofIds } = questionIds(drafts)
  const { files, faults: ofFiles } = pageFiles(identified)
  faults.push(...ofIds, ...ofFiles)
  if (raw.questions.length === 0 && faults.length === 0) faults.push({ line: null, message: 'There are no questions in this list.' })
  if (faults.length > 0) return { faults: distinctBy(faults, (fault) => JSON.stringify(fault)).sort(byLine) }
  const questions = listedQuestions(identified, files)
  return { list: { title: defaults.title ?? name, questions, notes: [...raw.notes, ...unknownFields(raw), ...notes].sort(byLine) } }
}

/** Listings of one question differ by nothing but their section. */
function listedQuestions(identified: readonly Identified[], files: ReadonlyMap<string, string>): ListedQuestion[] {
  const groups = groupBy(identified, ({ id }) => id)
  const shared = new Map(
    [...groups].map(([id, group]) => {
      const drafts = group.map(({ draft }) => draft)
      const title = drafts.find((draft) => draft.title !== undefined)?.title
      return [id, { title, tags: [...new Set(drafts.flatMap(({ tags }) => tags))] }] as const
    }),
  )
  return identified.map(({ id, draft: { question, section, context } }) => ({
    id,
    question,
    title: shared.get(id)?.title ?? question,
    section,
    file: files.get(id) ?? '',
    context,
    tags: shared.get(id)?.tags ?? [],
  }))
}

/** Each once, where it stands first. */
function unknownFields({ defaults, questions }: RawList): Diagnostic[] {
  const ofList = [...defaults].filter(([name]) => name !== markerField && !defaultFields.some((known) => known === name))
  const ofQuestions = questions.flatMap(({ fields }) => [...fields].filter(([name]) => !questionFields.some((known) => known === name)))
  return [
    ...ofList.map(([name, { line }]) => unknownField(name, line, defaultFields)),
    ...distinctBy(ofQuestions, ([name]) => name).map(([name, { line }]) => unknownField(name, line, questionFields)),
  ]
}

function byLine(a: { readonly line?: number | null }, b: { readonly line?: number | null }): number {
  return (a.line ?? 0) - (b.line ?? 0)
}
