import { sanitize } from '../../base/sanitize.ts'

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

/** Text for an element or a quoted attribute: sanitised, and nothing in it is read as HTML. */
export function escapeHtml(text: string): string {
  return sanitize(text).replace(/[&<>"']/g, (character) => entities[character] ?? '')
}
