import { onTestFinished } from 'vitest'
import { textReply } from '../../support/open-ai-replies.ts'
import { type Reply, startProviderServer } from '../../support/provider-server.ts'
import { sample } from '../../support/run-program.ts'
import { type PtyOptions, PtyTerminal, patienceMs } from './pty-terminal.ts'

interface EchoOptions extends PtyOptions {
  /** Each question is answered when the test says so. */
  readonly slow?: boolean
}

/** A terminal whose model says `Fine.`, and what it was asked. */
export async function openEcho({ slow = false, ...options }: EchoOptions = {}) {
  const questions: string[] = []
  const wakes: (() => void)[] = []
  const replies: ((text: string) => void)[] = []
  const reply: Reply = async (response, request) => {
    questions.push(questionOf(request.body))
    for (const wake of wakes.splice(0)) wake()
    const text = slow ? await new Promise<string>((resolve) => replies.push(resolve)) : 'Fine.'
    await textReply(text)(response, request)
  }
  const server = await startProviderServer(...Array.from({ length: 20 }, () => reply))
  onTestFinished(() => server.close())
  const args = [...sample, '--provider', 'openai', '--base-url', server.baseUrl, '--model', 'm']
  const terminal = new PtyTerminal({ args, ...options, env: { OPENAI_API_KEY: 'test-key-of-the-echo', ...options.env } })
  await terminal.prompt()
  let taken = 0
  return {
    terminal,
    server,
    /** The next question, when it has reached the model. */
    async asked(): Promise<string | undefined> {
      while (questions.length <= taken) {
        await new Promise<void>((resolve, reject) => {
          const timer = setTimeout(() => reject(new Error(`nothing was asked. The screen:\n${terminal.screen()}`)), patienceMs)
          wakes.push(() => {
            clearTimeout(timer)
            resolve()
          })
        })
      }
      return questions[taken++]
    },
    /** Answers the question that waits longest. */
    async answer(text: string): Promise<void> {
      replies.shift()?.(text)
      await terminal.until(text)
    },
  }
}

function questionOf(body: { readonly messages: readonly { readonly role: string; readonly content: unknown }[] }): string {
  const { content } = body.messages.findLast(({ role }) => role === 'user') ?? {}
  return typeof content === 'string' ? content : JSON.stringify(content)
}
