import { definitionCall } from './calls.ts'
import type { Call } from './conversation.ts'
import type { Findings } from './findings.ts'
import { type Question, questionOf, withNames } from './question/question.ts'

interface Spoken {
  readonly said: string
  /** `RECORD.FIELD`. */
  readonly name: string
}

const field = '(?:field|item|component|element|member)'
const noun = '(?:(?:record|structure|copybook|include file|table|entry)\\s+)?'

const named = String.raw`(?<record>[a-z]\w*)(?![\w-])`
const word = String.raw`(?<word>[a-z]\w*)`
const inside = String.raw`\s+(?:of|in|inside|within)\s+(?:the\s+)?${noun}`
const forms = [
  String.raw`\bthe\s+${word}\s+${field}${inside}${named}`,
  String.raw`\b(?:the\s+)?${field}\s+${word}${inside}${named}`,
  String.raw`(?<![\w-])${named}['\u2019]s\s+${word}\s+${field}\b`,
].map((form) => new RegExp(form, 'i'))

/** `the sender field in RECORD`, `the field sender of RECORD`, `RECORD's sender field`, where the field is called by a word of English. */
function spokenOf({ text, names }: Question): readonly Spoken[] {
  return forms.flatMap((form) => {
    const { 0: said = '', groups } = form.exec(text) ?? {}
    const { word: part = '', record = '' } = groups ?? {}
    return said === '' || names.includes(part) ? [] : [{ said, name: `${record}.${part}` }]
  })
}

/** Whether what is named beside has a field called by such a word. */
export function fieldCalls(question: Question): readonly Call[] {
  return spokenOf(question).map(({ name }) => definitionCall(name))
}

/** The same question on the field of the record, where the record has it. */
export function withFieldOfRecord(question: Question, findings: Findings): Question {
  const meant = spokenOf(question).find(({ name }) =>
    findings.definitionsOf(name).some(({ kind }) => kind === 'field' || kind === 'record'),
  )
  if (meant === undefined) return question
  return withNames(questionOf(question.text.replace(meant.said, () => `the field ${meant.name}`)), [meant.name])
}
