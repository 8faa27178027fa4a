// The expressions and the cases they passed are those of security.md 1.6. One pass from left to right, so that a text in pieces is read as in one.
const strings = /(?:\x1b[\]PX^_]|[\x9d\x90\x98\x9e\x9f])[^\x07\x1b\x9c\n]*(?:\x07|\x1b\\|\x9c)?/u
const csi = /(?:\x1b\[|\x9b)[0-?]*[ -/]*[@-~]?/u
const escapes = /\x1b[ -/]*[0-~]?/u
const controls = /[\x00-\x08\x0b-\x1f\x7f-\x9f\u200b\u200e\u200f\u202a-\u202e\u2060-\u2064\u2066-\u206f\ufeff]|[\u{E0000}-\u{E007F}]/u
const unsafe = new RegExp([strings, csi, escapes, controls].map(({ source }) => source).join('|'), 'gu')

/**
 * Text that is safe to write to a terminal: no control sequences, no control characters but tab and newline, no bidirectional, zero-width or
 * tag characters. Every text from files, skills, models and providers passes through here; our own colours are added after it.
 */
export function sanitize(text: string): string {
  return text.replaceAll('\r\n', '\n').replace(unsafe, '')
}

/** `sanitize` for one line: newlines and tabs become spaces, so that a name or a message cannot break the layout. */
export function sanitizeLine(text: string): string {
  return sanitize(text).replace(/[\n\t]+/g, ' ')
}

/**
 * `sanitize` for text that arrives in pieces: a tail that may be the beginning of a sequence is held back until it is complete or the text has ended (then
 * it is dropped).
 */
export class StreamSanitizer {
  #held = ''

  push(chunk: string): string {
    const text = this.#held + chunk
    const start = unfinishedTail(text)
    this.#held = shortened(text.slice(start))
    return sanitize(text.slice(0, start))
  }

  end(): string {
    const rest = this.#held
    this.#held = ''
    return rest === '\r' ? '' : sanitize(rest)
  }
}

/** Where the text begins that cannot be judged yet: an open control sequence, a lone CR (perhaps of CRLF) or half a surrogate pair. */
function unfinishedTail(text: string): number {
  const opener =
    /(?:\x1b[\]PX^_]|[\x9d\x90\x98\x9e\x9f])[^\x07\x1b\x9c\n]*\x1b?$|(?:\x1b\[|\x9b)[0-?]*[ -/]*$|\x1b[ -/]*$|\r$|[\ud800-\udbff]$/.exec(
      text,
    )
  return opener ? opener.index : text.length
}

/** What is held back, without what will be dropped whatever comes: a sequence without end costs no memory. */
function shortened(held: string): string {
  const string = /^(?:\x1b[\]PX^_]|[\x9d\x90\x98\x9e\x9f])/.exec(held)?.[0]
  if (string !== undefined) return held.length > string.length && held.endsWith('\x1b') ? `${string}\x1b` : string
  return held.replace(/^(\x1b\[?|\x9b)[0-?]*([ -/]?)[ -/]*$/, '$1$2')
}
