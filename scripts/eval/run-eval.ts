import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inLanes } from '../../test/support/in-lanes.ts'
import { askProgram, type ProgramSettings } from './ask-program.ts'
import { type Question, readQuestions } from './question.ts'
import { resultsPage } from './results-page.ts'
import { measure, type Score, scoreReply } from './score.ts'
import { scoreRow } from './score-row.ts'

export interface EvalOptions {
  readonly provider: string
  readonly model?: string | undefined
  /** Only the first so many questions. */
  readonly limit?: number | undefined
  /** Only the question with this id. */
  readonly only?: string | undefined
  /** Where each answer goes with what it lacks, as JSON lines. */
  readonly dump?: string | undefined
  readonly lanes: number
}

const offline = 'offline'

/** Asks the built program, prints the measures, and writes them down when all questions were asked. */
export async function runEval(options: EvalOptions, say: (line: string) => void): Promise<void> {
  const all = readQuestions()
  const questions = all.filter(({ id }) => options.only === undefined || id === options.only).slice(0, options.limit)
  if (questions.length === 0) throw new Error(`There is no question ${options.only ?? ''} in evals/questions.jsonl.`)
  say(announcement(questions.length, options))

  const { scores, model } = await askAll(questions, options)
  say(JSON.stringify(measure(scores)))
  if (options.dump !== undefined) writeFileSync(options.dump, scores.map((score) => `${JSON.stringify(scoreRow(score))}\n`).join(''))
  if (questions.length < all.length) return say('Only a part of the questions was asked: nothing is written down.')
  const page = options.provider === offline ? 'evals/RESULTS.md' : `evals/RESULTS-${options.provider}.md`
  writeFileSync(page, resultsPage(scores, options.provider === offline ? 'the offline model' : `${options.provider}, ${model}`))
  say(`Written: ${page}`)
}

function announcement(count: number, { provider, model }: EvalOptions): string {
  const what = count === 1 ? '1 question' : `${count} questions`
  if (provider === offline) return `Asking the offline model ${what}.`
  return `Asking ${provider} (${model ?? 'its default model'}) ${what}, each with several requests. The provider may charge for them.`
}

async function askAll(questions: readonly Question[], options: EvalOptions): Promise<{ scores: Score[]; model: string | undefined }> {
  const home = mkdtempSync(join(tmpdir(), 'codewhisper-eval-'))
  try {
    const settings = { provider: options.provider, model: options.model, ...surroundings(options.provider, home) }
    const ask = async (question: Question) => ({ question, reply: await askProgram(question.question, settings) })
    const [first, ...rest] = questions
    // Alone, as it also fills the cache, and says whether the program can run at all.
    const replies = [...(first ? [await ask(first)] : []), ...(await inLanes(rest, options.lanes, ask))]
    return {
      scores: replies.map(({ question, reply }) => scoreReply(question, reply)),
      model: replies.find(({ reply }) => reply.document?.model)?.reply.document?.model,
    }
  } finally {
    rmSync(home, { recursive: true })
  }
}

/** The offline model's figures depend on nothing of the user's; a provider is asked with the key and the settings that the user has for it. */
function surroundings(provider: string, home: string): Pick<ProgramSettings, 'env' | 'cwd'> {
  if (provider !== offline) return { env: process.env, cwd: process.cwd() }
  return { env: { PATH: process.env.PATH, CODEWHISPER_HOME: home }, cwd: home }
}
