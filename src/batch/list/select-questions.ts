import { AppError } from '../../base/app-error.ts'
import { distinctBy } from '../../base/distinct-by.ts'
import { nearest } from '../../base/text.ts'
import type { ListedQuestion, QuestionList } from '../question-list.ts'
import { quoted } from './clean-text.ts'

export interface Selection {
  /** Ids and sections, ignoring case; `*` stands for anything. A section is named by a heading or by all of them with ` / ` between. */
  readonly only?: readonly string[]
  readonly tags?: readonly string[]
  /** At least 1. */
  readonly limit?: number
}

/**
 * The questions that fit any of `only` and any of `tags`, each once, the first `limit` in the order of the list. Throws `AppError` usage for a name that fits
 * nothing, and where nothing is left.
 */
export function selectQuestions(list: QuestionList, { only = [], tags = [], limit }: Selection): readonly ListedQuestion[] {
  const { questions } = list
  refuseUnknown(only, questions.flatMap(namesOf), { what: 'question or section', flag: '--only' })
  refuseUnknown(
    tags,
    questions.flatMap((question) => question.tags),
    { what: 'tag', flag: '--tag' },
  )
  const selected = questions.filter((question) => fitsAny(only, namesOf(question)) && fitsAny(tags, question.tags))
  if (selected.length === 0) throw new AppError('usage', 'No question fits both --only and --tag.', { hint: 'Leave one of them out.' })
  return distinctBy(selected, ({ id }) => id).slice(0, limit)
}

function namesOf({ id, section }: ListedQuestion): readonly string[] {
  return [id, ...section, ...(section.length > 1 ? [section.join(' / ')] : [])]
}

function fitsAny(wanted: readonly string[], names: readonly string[]): boolean {
  return wanted.length === 0 || wanted.some((pattern) => names.some((name) => fits(pattern, name)))
}

/** Pieces between the stars are found one after the other, the first at the start and the last at the end: linear, whatever the pattern. */
function fits(pattern: string, name: string): boolean {
  const [head = '', ...pieces] = pattern.toLowerCase().split('*')
  const text = name.toLowerCase()
  const tail = pieces.pop()
  if (tail === undefined) return text === head
  if (!text.startsWith(head)) return false
  let at = head.length
  for (const piece of pieces) {
    const found = text.indexOf(piece, at)
    if (found < 0) return false
    at = found + piece.length
  }
  return text.length - tail.length >= at && text.endsWith(tail)
}

function refuseUnknown(wanted: readonly string[], names: readonly string[], { what, flag }: { what: string; flag: string }): void {
  const distinct = [...new Set(names)]
  const unknown = wanted.filter((pattern) => !distinct.some((name) => fits(pattern, name)))
  if (unknown.length === 0) return
  const near = [...new Set(unknown.flatMap((pattern) => nearest(pattern, distinct)))].slice(0, 5)
  const hint = near.length > 0 ? `Nearest: ${near.join(', ')}.` : 'Use --dry-run to see the list.'
  throw new AppError('usage', `${flag}: there is no ${what} ${unknown.map(quoted).join(', ')} in the list.`, { hint })
}
