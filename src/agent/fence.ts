import { randomBytes } from 'node:crypto'
import { cutText } from '../base/text.ts'

/** File text is data: it stands between marks that it cannot have known, so that it cannot pretend to end (security.md 1.7). */
export function fence(content: string): string {
  const mark = `data-${randomBytes(6).toString('hex')}`
  return `<${mark}>\n${content}\n</${mark}>`
}

const fenced = /^<(data-[0-9a-f]{12})>\n([\s\S]*)\n<\/\1>([\s\S]*)$/

/** Cuts a text to some `max` characters and adds `note`. Of a fenced text the inside is cut, and note and what followed stand behind the mark. */
export function cutFenced(text: string, max: number, note: string): string {
  const [, mark, inside, after = ''] = fenced.exec(text) ?? []
  if (mark === undefined || inside === undefined) return `${cutText(text, max)}\n${note}`
  return `<${mark}>\n${cutText(inside, max)}\n</${mark}>\n${note}${after}`
}
