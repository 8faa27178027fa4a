import { spawn } from 'node:child_process'
import { resolve } from 'node:path'
import { type Reply, readDocument } from './reply.ts'

export interface ProgramSettings {
  readonly provider: string
  readonly model?: string | undefined
  readonly env: Readonly<Record<string, string | undefined>>
  readonly cwd: string
}

const couldNotRun = 2
const longest = 300_000

/**
 * Asks the built program one question about the sample. Throws what the program said when it could not run: the next question would end the same way.
 */
export async function askProgram(question: string, { provider, model, env, cwd }: ProgramSettings): Promise<Reply> {
  const sample = ['--code-dir', resolve('sample-code'), '--skills-dir', resolve('skills')]
  const who = ['--provider', provider, ...(model === undefined ? [] : ['--model', model])]
  const started = performance.now()
  const args = [resolve('dist/bin.js'), '--query', question, '--json', ...sample, ...who]
  const child = spawn(process.execPath, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'], timeout: longest })
  let stdout = ''
  let stderr = ''
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    stdout += text
  })
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    stderr += text
  })
  const code = await new Promise<number | null>((done) => child.on('close', done))
  if (code === couldNotRun) throw new Error(stderr.trim())
  return { document: readDocument(stdout), ms: performance.now() - started }
}
