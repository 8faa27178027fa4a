import { notFoundMark } from '../answer/not-found-mark.ts'

/** What models that think aloud put before their reply, where the server does not set it apart. */
const thoughts = /^\s*<think(?:ing)?>[\s\S]*?<\/think(?:ing)?>\s*/

/** A model's reply, and whether it says that the evidence holds an answer. */
export function readReply(text: string): { readonly found: boolean; readonly reply: string } {
  const said = text.replace(thoughts, '')
  const mark = notFoundMark.exec(said)
  return mark ? { found: false, reply: said.slice(mark[0].length) } : { found: true, reply: said }
}
