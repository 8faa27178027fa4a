import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { createApp } from '../../src/app/create-app.ts'
import { configDisk } from '../../src/config/config-disk.ts'
import { resolveConfig } from '../../src/config/resolve-config.ts'
import { askApp } from './ask-app.ts'
import { readQuestions } from './question.ts'
import { type Score, scoreReply } from './score.ts'

export { measure } from './score.ts'
export { scoreRow } from './score-row.ts'

/** The offline model's answers to the questions of a file about the code in `dir`, with no skills, held against their truth. The index is built anew. */
export async function scoreSet(questions: string, dir: string): Promise<Score[]> {
  const home = mkdtempSync(join(tmpdir(), 'codewhisper-set-'))
  try {
    const flags = { codeDirs: [resolve(dir)], skillsDirs: [home], provider: 'offline' }
    const app = await createApp(resolveConfig({ flags, env: { CODEWHISPER_HOME: home }, cwd: home, disk: configDisk }))
    const scores: Score[] = []
    for (const question of readQuestions(questions)) scores.push(scoreReply(question, await askApp(app, question.question)))
    return scores
  } finally {
    rmSync(home, { recursive: true, force: true })
  }
}
