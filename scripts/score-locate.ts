import { readFileSync } from 'node:fs'
import { createSandbox } from '../src/files/sandbox.ts'
import { createFileCache } from '../src/store/file-cache.ts'
import { openStructure } from '../src/structure/open-structure.ts'
import { allParts, type SearchParts } from '../src/structure/retrieval/search-options.ts'

/** A line of a question set, as `qa.mjs` reads it. */
interface Question {
  readonly id: string
  readonly question: string
  readonly absent?: boolean
  readonly gold_files: readonly string[]
  readonly gold_lines: readonly { readonly file: string; readonly start: number; readonly end: number }[]
}

export interface SetScore {
  readonly set: string
  readonly questions: number
  /** Share of questions with a gold file among the files of the first 1, 5 and 10 units. */
  readonly file: readonly [number, number, number]
  /** Share with a gold line in a passage of the first 5 and 10 units. */
  readonly lines: readonly [number, number]
  /** Mean reciprocal rank of the first unit with a gold line. */
  readonly mrr: number
  readonly medianMs: number
  readonly missed: readonly string[]
}

/** How well the retrieval does by itself on a question set over the code in `dir`. */
export async function scoreSet(set: string, dir: string, cache: string, parts: Partial<SearchParts> = {}): Promise<SetScore> {
  const { sandbox } = await createSandbox({ codeDirs: [dir] })
  const structure = openStructure({
    sandbox,
    cache: createFileCache(cache),
    key: `score-${set.replace(/[^a-z0-9]+/g, '-')}`,
    threads: 'none',
  })
  const questions = readQuestions(set).filter(({ absent }) => !absent)
  const file: [number, number, number] = [0, 0, 0]
  const lines: [number, number] = [0, 0]
  let reciprocal = 0
  const times: number[] = []
  const missed: string[] = []
  await sandbox.withOneWalk(async () => {
    await structure.retrieval()
    for (const { id, question, gold_files, gold_lines } of questions) {
      const start = performance.now()
      const { units } = await structure.locate(question, { limit: 10, parts: { ...allParts, ...parts } })
      times.push(performance.now() - start)
      const rank = units.findIndex(({ path }) => gold_files.includes(path))
      for (const [i, most] of [1, 5, 10].entries()) if (rank >= 0 && rank < most) file[i] = (file[i] ?? 0) + 1
      const lineRank = units.findIndex(({ path, passages }) =>
        passages.some((passage) =>
          gold_lines.some((gold) => gold.file === path && passage.startLine <= gold.end && passage.endLine >= gold.start),
        ),
      )
      for (const [i, most] of [5, 10].entries()) if (lineRank >= 0 && lineRank < most) lines[i] = (lines[i] ?? 0) + 1
      reciprocal += lineRank < 0 ? 0 : 1 / (lineRank + 1)
      if (lineRank < 0 || lineRank >= 5) missed.push(id)
    }
  })
  await structure.saved()
  const share = (n: number) => Number((n / Math.max(1, questions.length)).toFixed(3))
  return {
    set,
    questions: questions.length,
    file: [share(file[0]), share(file[1]), share(file[2])],
    lines: [share(lines[0]), share(lines[1])],
    mrr: share(reciprocal),
    medianMs: Math.round(times.sort((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0),
    missed,
  }
}

function readQuestions(path: string): Question[] {
  return readFileSync(path, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Question)
}
