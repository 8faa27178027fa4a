import type { Definition } from '../../../../answer/structure-results.ts'
import { outlineCall, readCall, referencesCall } from '../../calls.ts'
import type { Call } from '../../conversation.ts'
import { phraseBefore } from '../../described/phrase-before.ts'
import type { Findings } from '../../findings.ts'
import type { Question } from '../../question/question.ts'
import type { Subject } from '../../subjects.ts'
import { tellingWords, tellsOf } from '../telling-words.ts'
import { type ScreenPart, screenParts } from './screen-layout.ts'
import { screenProgramCalls, screenPrograms } from './screen-programs.ts'

const mostMaps = 2
const mostLines = 400
/** So many fields are told where words alone choose them. */
const mostByWords = 3
/** Words that any field of a screen has. */
const ofAnyField =
  /^(?:fields?|screens?|maps?|panels?|page|input|type[ds]?|typing|enter\w*|user'?s?|hidden|shown?|keys?|placed?|appears?|stands?|has|have|many)$/i
const asksMessage = /\b(?:errors?|messages?)\b/i
/** What fields for messages are called on the maps of all systems. */
const ofMessage = /ERR|MSG|MESS/i
const screen = /\b(?:screens?|maps?|panels?)\b/i

/** For the maps of a screen, program or transaction, with all that is on them. */
export function mapCalls(subject: Subject, findings: Findings): readonly Call[] {
  return [
    ...screenProgramCalls(subject),
    ...screenPrograms(subject, findings).map((name) => referencesCall(name, 'callees')),
    ...mapsOf(subject, findings).flatMap((map) => [
      outlineCall(map),
      ...entriesOf(map, findings)
        .filter(({ kind, name }) => kind === 'map' && name === map)
        .map(({ path, startLine, endLine }) => readCall(path, startLine, Math.min(endLine, startLine + mostLines))),
    ]),
  ]
}

export function mapsOf(subject: Subject, findings: Findings): readonly string[] {
  const [kind] = subject.kinds
  if (kind === 'map') return [subject.name]
  const maps = screenPrograms(subject, findings).flatMap((name) =>
    findings.referencesOf(name, 'callees').filter(({ to }) => to.kind === 'map'),
  )
  return [...new Set(maps.map(({ to }) => to.name))].slice(0, mostMaps)
}

export function entriesOf(name: string, findings: Findings): readonly Definition[] {
  return findings.outlinedMembers(name).flatMap(({ entries }) => entries)
}

/** The fields of a map whose names or labels say most of the question's words; undefined where none says any. `beside`: words that say what is asked of them. */
export function fieldsByWords(
  map: string,
  fields: readonly ScreenPart[],
  question: Question,
  findings: Findings,
  beside: (word: string) => boolean = () => false,
): readonly ScreenPart[] | undefined {
  const parts = screenParts(entriesOf(map, findings), map)
  const ofScreen = phraseBefore(question.text, screen)
  const words = tellingWords(question, findings).filter(
    ({ word }) => !ofAnyField.test(word) && !ofScreen.includes(word.toLowerCase()) && !beside(word),
  )
  const weighed = fields.map((part) => ({ part, weight: tellsOf([part.field?.name ?? '', labelOf(part, parts) ?? ''], words) }))
  const most = Math.max(0, ...weighed.map(({ weight }) => weight))
  if (most === 0) {
    const forMessages = asksMessage.test(question.bare) ? fields.filter(({ field }) => ofMessage.test(field?.name ?? '')) : []
    return forMessages.length === 0 ? undefined : forMessages.slice(0, mostByWords)
  }
  return weighed
    .filter(({ weight }) => weight === most)
    .slice(0, mostByWords)
    .map(({ part }) => part)
}

/** The text before it in its row. */
export function labelOf({ row, column }: ScreenPart, parts: readonly ScreenPart[]): string | undefined {
  return parts.filter((part) => part.field === undefined && part.row === row && part.column < column).at(-1)?.text
}
