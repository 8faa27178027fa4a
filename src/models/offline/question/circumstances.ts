import { nameMark } from './name-mark.ts'

/**
 * `… when NAME is run with -x`: under what something happens, of which nothing is asked. Not `when is NAME run` and `tell me when NAME is run`, which ask for it.
 */
const circumstance =
  /(?<=[^\s,]\s)(?<!\b(?:and|or|but|where|exactly|know|knows|tell|tells|me|us|see|sees|show|shows|say|says|out|check|checks|tests?|decides?|determines?|explain|describe)\s)(?:when(?:ever)?|if|while|once|as soon as|unless|until)\s+(?!(?:is|are|was|were|does|do|did|will|would|can|could|has|have|must|should)\b)[^,?]*/gi

/** `apart from NAME, who …`: what is not meant. */
const exception = new RegExp(
  String.raw`\b(?:apart from|aside from|besides|except(?: for)?|other than|in addition to|instead of|rather than|unlike|not counting)\s+(?:[a-z]+\s+){0,3}?${nameMark}\b`,
  'gi',
)

/** `which X are used without NAME`: those are used, not that. */
const beside = /\b(?:is|are|was|were|be|been)\s+(?:[a-z]+\s+)?(?!linked\b)[a-z]+\s+(?:with|without)\s+(?:(?:the|an?)\s+)?(?:[a-z]+\s+)?$/i

/** A clause without the circumstances that it speaks of, at the same length. */
export function withoutCircumstances(clause: string): string {
  return clause.replace(circumstance, (found) => ' '.repeat(found.length))
}

/** Whether what stands at a place of a clause is only excepted from what is asked, or stands beside what it is asked of. */
export function isOnlyBeside(clause: string, at: number): boolean {
  return (
    beside.test(clause.slice(0, at)) ||
    [...clause.matchAll(exception)].some(({ index, 0: { length } }) => at >= index && at < index + length)
  )
}
