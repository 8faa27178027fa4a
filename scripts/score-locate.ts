import { readFileSync } from 'node:fs'
import type { LocatedUnit } from '../src/answer/located.ts'
import { createSandbox } from '../src/files/sandbox.ts'
import { createFileCache } from '../src/store/file-cache.ts'
import { openStructure } from '../src/structure/open-structure.ts'
import { type SearchSettings, searchSettings } from '../src/structure/retrieval/search-settings.ts'

/** A line of a question set, as `qa.mjs` reads it. */
interface Question {
  readonly id: string
  readonly question: string
  /** Words that a language model supposes in the code, for `locate`'s argument of that name. */
  readonly also?: readonly string[]
  readonly absent?: boolean
  readonly gold_files: readonly string[]
  readonly gold_lines: readonly { readonly file: string; readonly start: number; readonly end: number }[]
}

export interface SetScore {
  readonly set: string
  readonly questions: number
  /** Share of questions with a gold file among the files of the first 1, 5 and 10 units. */
  readonly file: readonly [number, number, number]
  /** Share with a gold line in one of the first 5 and 10 units. */
  readonly units: readonly [number, number]
  /** Share with a gold line in a passage of the first 5 and 10 units. */
  readonly lines: readonly [number, number]
  /** Mean reciprocal rank of the first unit with a gold line. */
  readonly mrr: number
  readonly medianMs: number
  readonly missed: readonly string[]
}

/** A question set over the code in `dir`, to be scored with several settings. */
export async function openSet(set: string, dir: string, cache: string): Promise<(settings?: Partial<SearchSettings>) => Promise<SetScore>> {
  const { sandbox } = await createSandbox({ codeDirs: [dir] })
  const structure = openStructure({ sandbox, cache: createFileCache(cache), key: `score-${set.replace(/[^a-z0-9]+/g, '-')}` })
  const questions = readQuestions(set).filter(({ absent }) => !absent)
  await structure.retrieval()
  await structure.saved()
  return (settings = {}) =>
    sandbox.withOneWalk(async () => {
      const asked: Asked[] = []
      for (const question of questions) {
        const start = performance.now()
        const { units } = await structure.locate(question.question, {
          limit: 10,
          also: question.also,
          settings: { ...searchSettings, ...settings },
        })
        asked.push({ question, units, ms: performance.now() - start })
      }
      return scoreOf(set, asked)
    })
}

interface Asked {
  readonly question: Question
  readonly units: readonly LocatedUnit[]
  readonly ms: number
}

function scoreOf(set: string, asked: readonly Asked[]): SetScore {
  const fileRanks = asked.map(({ question, units }) => units.findIndex(({ path }) => question.gold_files.includes(path)))
  const unitRanks = asked.map(({ question, units }) => units.findIndex((unit) => isGold(unit.path, unit, question)))
  const lineRanks = asked.map(({ question, units }) => units.findIndex((unit) => showsGold(unit, question)))
  const share = (n: number) => Number((n / Math.max(1, asked.length)).toFixed(3))
  const within = (ranks: readonly number[], most: number) => share(ranks.filter((rank) => rank >= 0 && rank < most).length)
  const times = asked.map(({ ms }) => ms).sort((a, b) => a - b)
  return {
    set,
    questions: asked.length,
    file: [within(fileRanks, 1), within(fileRanks, 5), within(fileRanks, 10)],
    units: [within(unitRanks, 5), within(unitRanks, 10)],
    lines: [within(lineRanks, 5), within(lineRanks, 10)],
    mrr: share(lineRanks.reduce((sum, rank) => sum + (rank < 0 ? 0 : 1 / (rank + 1)), 0)),
    medianMs: Math.round(times[Math.floor(times.length / 2)] ?? 0),
    missed: asked.flatMap(({ question }, i) => ((lineRanks[i] ?? -1) < 0 || (lineRanks[i] ?? -1) >= 5 ? [question.id] : [])),
  }
}

function showsGold({ path, passages }: LocatedUnit, question: Question): boolean {
  return passages.some((passage) => isGold(path, passage, question))
}

function isGold(
  path: string,
  { startLine, endLine }: { readonly startLine: number; readonly endLine: number },
  { gold_lines }: Question,
): boolean {
  return gold_lines.some(({ file, start, end }) => file === path && startLine <= end && endLine >= start)
}

function readQuestions(path: string): Question[] {
  return readFileSync(path, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Question)
}
