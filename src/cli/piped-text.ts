import type { Readable } from 'node:stream'
import { limits } from '../base/limits.ts'

/** How long an open but silent stdin is listened to when there is a question already: shells and CI systems leave pipes open (user-wishes 10). */
const graceMs = 300

/**
 * All text from stdin, at most `limits.questionBytes`; undefined when `mayBeSilent` and nothing came within the grace time.
 */
export function readPipedText(stdin: Readable, { mayBeSilent }: { readonly mayBeSilent: boolean }): Promise<string | undefined> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    let bytes = 0
    const timer = mayBeSilent ? setTimeout(() => finish(undefined), graceMs) : undefined
    const finish = (text: string | undefined) => {
      clearTimeout(timer)
      stdin.off('data', onData)
      // An open pipe must not keep the process alive.
      stdin.pause()
      if (text === undefined || bytes > limits.questionBytes) stdin.destroy()
      resolve(text)
    }
    const onData = (chunk: Buffer | string) => {
      clearTimeout(timer)
      const data = typeof chunk === 'string' ? Buffer.from(chunk) : chunk
      chunks.push(data)
      bytes += data.length
      if (bytes > limits.questionBytes) finish(Buffer.concat(chunks).toString('utf8'))
    }
    stdin.on('data', onData)
    stdin.once('end', () => finish(Buffer.concat(chunks).toString('utf8')))
    stdin.once('error', reject)
  })
}
