// What our tools put before a line of source: `123| `, `123: `, and as other programs do, `path:123:`.
const prefix = /[ \t]{0,8}(?:[^\s:|]{1,200}:)?\d{1,7}[:|] ?/y

/** Where the line's own text begins: behind the line number that a tool wrote before it, if any. */
export function contentStart(text: string, lineStart: number): number {
  prefix.lastIndex = lineStart
  return prefix.test(text) ? prefix.lastIndex : lineStart
}
