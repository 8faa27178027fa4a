import { onTestFinished } from 'vitest'
import { httpError, textReply } from '../../support/open-ai-replies.ts'
import { type Reply, startProviderServer } from '../../support/provider-server.ts'
import { sample } from '../../support/run-program.ts'

/** A provider that keeps every question waiting until the test says so. */
export async function slowProvider() {
  const waiting: (() => void)[] = []
  const wakes: (() => void)[] = []
  const reply: Reply = async (response, request) => {
    for (const wake of wakes.splice(0)) wake()
    await new Promise<void>((resolve) => waiting.push(resolve))
    await textReply('It is so.')(response, request)
  }
  const server = await startProviderServer(...Array.from({ length: 50 }, () => reply))
  onTestFinished(() => server.close())
  return {
    server,
    args: [...sample, '--provider', 'openai', '--base-url', server.baseUrl, '--model', 'm'],
    env: { OPENAI_API_KEY: 'test-key-of-the-batch' },
    /** Back when so many questions have reached it. */
    async asked(count: number): Promise<void> {
      while (server.requests.length < count) await new Promise<void>((resolve) => wakes.push(resolve))
    },
    answerAll(): void {
      for (const answer of waiting.splice(0)) answer()
    },
  }
}

/** A provider that is asked too often once and then answers. */
export async function limitingProvider(seconds: number) {
  const limited = httpError(429, 'Too many requests.', { 'retry-after': String(seconds) })
  const server = await startProviderServer(limited, ...Array.from({ length: 50 }, () => textReply('It is so.')))
  onTestFinished(() => server.close())
  return {
    server,
    args: [...sample, '--provider', 'openai', '--base-url', server.baseUrl, '--model', 'm'],
    env: { OPENAI_API_KEY: 'test-key-of-the-batch' },
  }
}
