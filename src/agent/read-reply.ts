import { notFoundMark } from '../answer/not-found-mark.ts'

/** A model's reply, and whether it says that the evidence holds an answer. */
export function readReply(text: string): { readonly found: boolean; readonly reply: string } {
  const mark = notFoundMark.exec(text)
  return mark ? { found: false, reply: text.slice(mark[0].length) } : { found: true, reply: text }
}
