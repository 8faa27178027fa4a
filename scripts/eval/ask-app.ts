import { ask } from '../../src/app/ask.ts'
import type { App } from '../../src/app/create-app.ts'
import { answerDocument } from '../../src/render/answer-document.ts'
import { type Reply, readDocument } from './reply.ts'

/** Asks within this process what ask-program.ts asks a process of its own: the same document, without the start of a program. */
export async function askApp(app: App, question: string): Promise<Reply> {
  const started = performance.now()
  const answer = await ask(app, question)
  const ms = performance.now() - started
  return { document: readDocument(app.redact(JSON.stringify(answerDocument(answer)))), ms }
}
