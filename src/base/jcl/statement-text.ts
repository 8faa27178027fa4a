/** Last column of a statement's own text; 72 marks a continued comment, 73 to 80 hold sequence numbers (z/OS MVS JCL Reference, "JCL statement fields"). */
export const lastColumn = 71
const cardColumns = 80

/**
 * The part of a line that is JCL. Templates and hand-made files may run past the card; there the text goes on as far as it runs without a blank
 * over column 71, because nothing but the missing cut tells it from a sequence number.
 */
export function statementText(line: string): string {
  if (line.length <= lastColumn) return line
  if (line.length > cardColumns && isCode(line, lastColumn - 1) && isCode(line, lastColumn) && line.trimEnd().length > cardColumns)
    return line
  return line.slice(0, lastColumn)
}

/** Whether a comment goes on in the next line. */
export function isContinued(line: string): boolean {
  return isCode(line, lastColumn)
}

/** Index of the first character that is no blank, from `from` on; the length of the text when there is none. */
export function skipBlanks(text: string, from: number): number {
  let at = from
  while (at < text.length && text.charCodeAt(at) <= 32) at++
  return at
}

/** Where a field ends that may hold quoted blanks, and whether its last apostrophe is still open. `quoted`: it was open before `from`. */
export function fieldEnd(text: string, from: number, quoted = false): { readonly end: number; readonly quoted: boolean } {
  let open = quoted
  let at = from
  while (at < text.length) {
    const code = text.charCodeAt(at)
    if (code === 39) open = !open
    else if (!open && code <= 32) break
    else if (!open && (code === 60 || code === 123)) {
      at = placeholderEnd(text, at)
      continue
    }
    at++
  }
  return { end: at, quoted: open }
}

/** Longer ones are no names that somebody fills in. */
const placeholderChars = 60

/** The end of `{{ name }}` or `<name>`, whose blanks do not end a field; one further than `at` when it is neither. */
function placeholderEnd(text: string, at: number): number {
  const close = text.startsWith('{{', at) ? '}}' : text[at] === '<' ? '>' : undefined
  if (close === undefined) return at + 1
  const inside = text.slice(at + 1, at + placeholderChars)
  const end = inside.indexOf(close)
  return end < 0 || inside.slice(0, end).includes("'") ? at + 1 : at + 1 + end + close.length
}

/** Whether a line is a directive of Velocity, FreeMarker, Jinja, ERB, Mustache or an ISPF skeleton: those stand even between continuations. */
export function isTemplateLine(line: string): boolean {
  return /^(?:\s*(?:#[#a-z]|<\/?[#@%]|\{[%#]|\{\{[#/^])|\)[A-Z])/.test(line)
}

function isCode(line: string, index: number): boolean {
  return line.charCodeAt(index) > 32
}
