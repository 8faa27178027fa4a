/** What a terminal could obey, or not show, and JSON leaves as it is. */
const unsafe = /[\u007f-\u009f\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff]|[\u{E0000}-\u{E007F}]/gu

/** A value as one line of JSON that is safe for a terminal and loses nothing: control characters of any sort are escaped. */
export function jsonLine(value: unknown): string {
  return JSON.stringify(value).replace(unsafe, escaped)
}

function escaped(text: string): string {
  return Array.from({ length: text.length }, (_, i) => `\\u${text.charCodeAt(i).toString(16).padStart(4, '0')}`).join('')
}
