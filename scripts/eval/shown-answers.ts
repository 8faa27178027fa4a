import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { ask } from '../../src/app/ask.ts'
import { Conversation } from '../../src/app/conversation.ts'
import type { App } from '../../src/app/create-app.ts'
import { plainAnswer } from '../../src/render/plain-answer.ts'
import { sampleApp } from '../../test/support/sample-app.ts'
import { type Question, readQuestions } from './question.ts'

/** What is shown: a question of the evaluation, or the turns of one conversation. */
const shownSchema = z.array(
  z.union([z.strictObject({ id: z.string() }), z.strictObject({ kind: z.string(), turns: z.array(z.string()).nonempty() })]),
)

interface Shown {
  readonly kind: string
  readonly turns: readonly string[]
}

const introduction = `# Answers of the offline model

<!-- Written by npm run docs from evals/shown.json; npm run check compares. -->

What CodeWhisper says without a language model, over \`sample-code\` with the notes in \`skills\`. Each answer is shown as it is printed to a file or
pipe; lines quoted from the code stand with the file and line that they come from.
`

/** docs/offline-answers.md. One app answers all that the command would start anew for. */
export async function shownAnswers(all: readonly Shown[] = readShown()): Promise<string> {
  const app = await sampleApp()
  const parts: string[] = []
  for (const shown of all) parts.push(await section(app, shown))
  return [introduction, ...parts].join('\n')
}

export function readShown(path = 'evals/shown.json'): Shown[] {
  const questions = new Map(readQuestions().map((question) => [question.id, question]))
  return shownSchema
    .parse(JSON.parse(readFileSync(path, 'utf8')))
    .map((entry) => ('id' in entry ? shownQuestion(questions, entry.id) : entry))
}

function shownQuestion(questions: ReadonlyMap<string, Question>, id: string): Shown {
  const question = questions.get(id)
  if (!question) throw new Error(`evals/shown.json names ${id}, which evals/questions.jsonl does not have`)
  return { kind: question.kind, turns: [question.question] }
}

async function section(app: App, { kind, turns }: Shown): Promise<string> {
  const conversation = new Conversation()
  const parts: string[] = []
  for (const [at, question] of turns.entries()) {
    const answer = app.redact(plainAnswer(await ask(app, question, { conversation })))
    const command = at === 0 ? turnsInTerminal(turns) : ''
    parts.push(`## ${question}\n\n${at === 0 ? `Kind: ${kind.replaceAll('_', ' ')}.` : 'Asked after that.'}\n\n${command}${answer}`)
  }
  return parts.join('\n')
}

/** How to have this answered: by one command, or in a conversation. */
function turnsInTerminal(turns: readonly string[]): string {
  const program = 'codewhisper --code-dir sample-code --skills-dir skills --provider offline'
  const [only = '', ...more] = turns
  const lines = more.length === 0 ? [`${program} --query ${shellQuoted(only)}`] : [program, ...turns.map((turn) => `> ${turn}`)]
  return `\`\`\`text\n${lines.join('\n')}\n\`\`\`\n\n`
}

function shellQuoted(text: string): string {
  return /[$`"\\!]/.test(text) ? `'${text.replaceAll("'", "'\\''")}'` : `"${text}"`
}
