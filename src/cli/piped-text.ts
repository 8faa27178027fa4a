import type { Readable } from 'node:stream'
import { limits } from '../base/limits.ts'

/**
 * How long stdin is listened to when there is a question already: shells and CI systems leave pipes open, so neither the first byte nor the end can
 * be waited for without a bound (user-wishes 10).
 */
const graceMs = { first: 500, next: 5000 } as const

export interface PipedTextOptions {
  /** The question that the text comes with; undefined when the text is the question and has to be waited for. */
  readonly question: string | undefined
  /** Told when less is used than may have been meant. */
  note(text: string): void
}

/** The text on stdin, as much as a question may hold beside `question`; empty when nothing came in time. */
export function readPipedText(stdin: Readable, { question, note }: PipedTextOptions): Promise<string> {
  // A few bytes are left for the words that introduce the text. A question that is too long is refused by `ask`.
  const room = question === undefined ? 2 * limits.questionBytes : Math.max(0, limits.questionBytes - Buffer.byteLength(question) - 100)
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    let bytes = 0
    let timer: NodeJS.Timeout | undefined
    const wait = (ms: number, told: string) => {
      clearTimeout(timer)
      if (question !== undefined) timer = setTimeout(() => finish(told), ms)
    }
    const finish = (told?: string) => {
      clearTimeout(timer)
      if (told !== undefined) note(told)
      stdin.removeAllListeners('data')
      // An open pipe must not keep the process alive.
      stdin.destroy()
      resolve(new TextDecoder().decode(Buffer.concat(chunks).subarray(0, room)).replace(/\ufffd$/, ''))
    }
    stdin.on('data', (data: Buffer | string) => {
      wait(graceMs.next, `Standard input is still open, but silent for ${graceMs.next / 1000} s: what came until then is used.`)
      chunks.push(typeof data === 'string' ? Buffer.from(data) : data)
      bytes += data.length
      if (bytes > room) finish(question === undefined ? undefined : `Of the text on standard input the first ${room} bytes are used.`)
    })
    stdin.once('end', () => finish())
    stdin.once('error', reject)
    wait(graceMs.first, `Standard input is open, but nothing came within ${graceMs.first / 1000} s: it is not used.`)
  })
}
