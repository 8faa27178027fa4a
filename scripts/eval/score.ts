import type { Question } from './question.ts'
import type { Reply } from './reply.ts'

/** How far into an answer its facts are looked for: who reads on after that has not been answered. */
const factsWithin = 3000

/** One reply held against its question. Of a question without an answer only `absentOk`, `broken` and `ms` count. */
export interface Score {
  readonly question: Question
  readonly readable: boolean
  readonly text: string
  readonly outcome: string | undefined
  readonly ms: number
  /** A gold file is cited by a citation that holds. */
  readonly file: boolean
  /** Such a citation overlaps gold lines. */
  readonly line: boolean
  /** Facts that the answer does not tell early enough. */
  readonly missingFacts: readonly string[]
  readonly absentOk: boolean
  readonly citations: number
  /** Citations that are neither verified nor corrected, as `path:start-end`. */
  readonly broken: readonly string[]
  /** Citations of code that hold, and those among them of gold files. */
  readonly codeCitations: number
  readonly inGold: number
}

export function scoreReply(question: Question, { document, ms }: Reply): Score {
  const all = document?.citations ?? []
  const holding = all.filter(({ status }) => status === 'verified' || status === 'corrected')
  const code = holding.filter(({ kind }) => kind !== 'skill')
  const inGold = code.filter(({ path }) => question.gold_files.includes(path))
  const text = document?.answer ?? ''
  const early = text.slice(0, factsWithin)
  return {
    question,
    readable: document !== undefined,
    text,
    outcome: document?.outcome,
    ms,
    file: inGold.length > 0,
    line: code.some((c) => question.gold_lines.some((g) => g.file === c.path && c.startLine <= g.end && c.endLine >= g.start)),
    missingFacts: question.facts.filter((fact) => !new RegExp(fact, 'i').test(early)),
    absentOk: document?.outcome === 'not_found',
    citations: all.length,
    broken: all.filter((citation) => !holding.includes(citation)).map((c) => `${c.path}:${c.startLine}-${c.endLine}`),
    codeCitations: code.length,
    inGold: inGold.length,
  }
}

export const measureNames = [
  'fileCited',
  'lineCited',
  'facts3000',
  'precision',
  'absentOk',
  'brokenCitations',
  'unreadable',
  'medianLength',
  'medianCitations',
  'medianMs',
  'slowestMs',
] as const

export type MeasureName = (typeof measureNames)[number]

/** Shares have three decimals; null where nothing is to be measured. */
export type Measures = Readonly<Record<MeasureName, number | null>>

/** The measures of a set of replies. `absentOk` is of the questions without an answer, all others but times and broken citations of those with one. */
export function measure(scores: readonly Score[]): Measures {
  const answerable = scores.filter(({ question }) => !question.absent)
  const absent = scores.filter(({ question }) => question.absent)
  const readable = answerable.filter((score) => score.readable)
  const times = scores.map(({ ms }) => Math.round(ms))
  const shareOf = (holds: (score: Score) => boolean) => share(readable.filter(holds).length, answerable.length)
  return {
    fileCited: shareOf(({ file }) => file),
    lineCited: shareOf(({ line }) => line),
    facts3000: shareOf(({ missingFacts }) => missingFacts.length === 0),
    precision: share(sum(answerable, 'inGold'), sum(answerable, 'codeCitations')),
    absentOk: share(absent.filter((score) => score.absentOk).length, absent.length),
    brokenCitations: scores.flatMap(({ broken }) => broken).length,
    unreadable: scores.filter((score) => !score.readable).length,
    medianLength: median(readable.map(({ text }) => text.length)),
    medianCitations: median(readable.map(({ citations }) => citations)),
    medianMs: median(times),
    slowestMs: times.length > 0 ? Math.max(...times) : null,
  }
}

/** What a reply lacks, in words; nothing when it is as it should be. */
export function shortcomings(score: Score): string[] {
  if (!score.readable) return ['no document that can be read']
  const { broken, question } = score
  const brokenOnes = broken.map((label) => `does not hold: \`${label}\``)
  if (question.absent) return score.absentOk ? brokenOnes : [`\`${score.outcome}\`, not \`not_found\``, ...brokenOnes]
  return [
    ...(score.file ? [] : ['no gold file cited']),
    ...(score.line ? [] : ['no gold line cited']),
    ...score.missingFacts.map((fact) => `not told: \`${fact}\``),
    ...brokenOnes,
  ]
}

function share(part: number, whole: number): number | null {
  return whole === 0 ? null : Number((part / whole).toFixed(3))
}

/** Of an even number the upper of the two in the middle. */
function median(values: readonly number[]): number | null {
  return [...values].sort((a, b) => a - b)[values.length >> 1] ?? null
}

function sum(scores: readonly Score[], key: 'codeCitations' | 'inGold'): number {
  return scores.reduce((total, score) => total + score[key], 0)
}
