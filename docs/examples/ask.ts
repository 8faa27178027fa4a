import { ask, createApp } from '@codewhisper/cli'

/** Asks one question about a codebase with the embedded model and gives the answer with its verified citations. */
export async function explain(codeDir: string, question: string): Promise<string> {
  const app = await createApp({ codeDirs: [codeDir], skillsDirs: [], provider: 'offline', env: {}, cwd: '.' })
  const answer = await ask(app, question, {
    onEvent(event) {
      if (event.type === 'tool_end') console.error(`${event.name}: ${event.summary}`)
    },
  })
  const sources = answer.citations.map((c) => `${c.path}:${c.startLine}-${c.endLine} ${c.status}`)
  return [answer.outcome, answer.answer, ...sources].join('\n')
}
