import { ask } from '../../src/app/ask.ts'
import type { App } from '../../src/app/create-app.ts'
import { sampleApp } from './sample-app.ts'

/** What the offline model answers about the sample; the app is made for the first question and serves all. */
export function sampleAnswers(): (question: string) => Promise<string> {
  let app: Promise<App> | undefined
  return async (question) => {
    app ??= sampleApp()
    return (await ask(await app, question)).answer
  }
}
