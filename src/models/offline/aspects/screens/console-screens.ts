import type { LocatedUnit } from '../../../../answer/located.ts'
import { cutText } from '../../../../base/text.ts'
import type { Aspect } from '../../aspect.ts'
import { definitionCall, locateCall, readCall } from '../../calls.ts'
import { at, inert, item, nameFor } from '../../cite.ts'
import type { Call } from '../../conversation.ts'
import { type ScreenEntry, screenEntries } from '../../evidence/screen-section.ts'
import { isTelling, standsIn, termsIn } from '../../evidence/told-words.ts'
import type { Findings } from '../../findings.ts'
import { askedScreenFields } from '../../question/asked-screen-fields.ts'
import type { Question } from '../../question/question.ts'
import type { Subject } from '../../subjects.ts'
import { sumOfWeights } from '../../sum-of-weights.ts'

const mostLooked = 5
const mostLines = 220
const mostFields = 10
const leastShare = 0.5
/** What such a question says of screens at all. */
const ofAsking =
  /^(?:screens?|panels?|dialogs?|forms?|fields?|shows?|shown|displays?|displayed|contains?|enter\w*|typ\w+|inputs?|asks?|asked|lets?|users?|stands?)$/i
const longestTexts = 900
const asksContents =
  /\b(?:what|which|list|show|describe)\b[^?]*\b(?:screens?|panels?|dialogs?|forms?)\b[^?]*\b(?:shows?|shown|displays?|displayed|looks?|contains?|contents?|consists?|labels?|titles?|enter(?:ed)?|typed?|input|ask(?:s|ed)?)\b|\b(?:what|which)\b[^?]*\b(?:stands?|shown|displayed|typed|entered|asked)\b[^?]*\b(?:on|into|in) (?:(?:the|that|this)\b[^?]*\b(?:screen|panel|dialog|form)\b|(?:the )?NAME\b)/i

/** What a screen of COBOL's SCREEN SECTION shows and takes: its texts, and the items that are shown or typed into. */
export const consoleScreensAspect: Aspect = {
  name: 'console screens',
  asks: ({ bare }) => asksContents.test(bare) || askedScreenFields({ bare }) !== undefined,
  calls: (question, subject, findings) => [
    recordsCall(question),
    ...recordsOf(question, subject, findings).flatMap((record) => {
      const begins = beginOf(record, findings)
      return [definitionCall(record.name), ...(begins === undefined ? [] : [readCall(record.path, begins, begins + mostLines)])]
    }),
  ],
  draft: (question, subject, findings) => {
    for (const record of recordsOf(question, subject, findings)) {
      const { path, name } = record
      const begins = beginOf(record, findings)
      const entries = begins === undefined ? [] : screenEntries(findings.linesOf(path), begins, begins + mostLines)
      const isOwn = subject.named && subject.paths.includes(path)
      if (entries.length === 0 || !(isOwn || isMeant(question, record, entries, findings))) continue
      const lines = entries.map(({ line }) => line)
      const range = { path, startLine: Math.min(...lines), endLine: Math.max(...lines) }
      const texts = entries.flatMap(({ text }) => (text === undefined ? [] : [`“${text.replaceAll('`', "'")}”`]))
      const shows =
        texts.length === 0 ? [] : [item(findings, `screen ${inert(name)} shows ${cutText(inert(texts.join(', ')), longestTexts)}`, [range])]
      const takes = fieldItem('takes input for', entries, path, findings, ['TO', 'USING'])
      const from = fieldItem('shows the values of', entries, path, findings, ['FROM'])
      return { lead: [...shows, ...takes, ...from], quotes: [] }
    }
    return undefined
  },
}

/** Screens are records to the structure. */
function recordsCall(question: Question): Call {
  return locateCall(question.text, { kinds: ['record'], limit: mostLooked })
}

/** Those in the members of what is named before others. */
function recordsOf(question: Question, { named, paths }: Subject, findings: Findings): readonly LocatedUnit[] {
  const units = findings.located(recordsCall(question))?.units ?? []
  const own = named ? units.filter(({ path }) => paths.includes(path)) : []
  return own.length > 0 ? own : units
}

/** Whether the name or the texts of a screen say most of what the question calls it: another screen would only seem an answer. */
function isMeant(question: Question, { name, path }: LocatedUnit, entries: readonly ScreenEntry[], findings: Findings): boolean {
  const words = findings.wordsOf(question)
  const telling = words.filter((word) => isTelling(word) && !ofAsking.test(word.word))
  const terms = termsIn([name, path, ...entries.map(({ text = '' }) => text)].join(' '))
  const said = telling.filter((word) => standsIn(word, terms))
  return said.length > 0 && sumOfWeights(said) >= leastShare * sumOfWeights(telling)
}

/** A long record is located in pieces. */
function beginOf({ name, path }: LocatedUnit, findings: Findings): number | undefined {
  return findings.definitionsOf(name).find((one) => one.path === path)?.startLine
}

function fieldItem(
  does: string,
  entries: readonly ScreenEntry[],
  path: string,
  findings: Findings,
  wanted: readonly string[],
): readonly string[] {
  const found = entries.flatMap(({ line, item: field }) =>
    field !== undefined && wanted.includes(field.does) ? [{ line, name: field.name, how: field.how }] : [],
  )
  const names = [...new Map(found.map((one) => [one.name.toUpperCase(), one])).values()].slice(0, mostFields)
  if (names.length === 0) return []
  const spelled = ({ name, line }: { readonly name: string; readonly line: number }) =>
    names.length === 1 ? nameFor(findings, name, [at({ path, line })]) : inert(name)
  const said = names.map((one) => `${spelled(one)}${one.how === undefined ? '' : ` (${one.how})`}`).join(', ')
  return [
    item(
      findings,
      `it ${does} ${said}`,
      names.map(({ line }) => at({ path, line })),
    ),
  ]
}
