import { sanitizeLine } from '../base/sanitize.ts'

/** Places in the code, one a line, as `/open` takes them. Each ends with a newline. */
export function placesList(places: readonly { readonly path: string; readonly startLine: number; readonly endLine: number }[]): string {
  return places
    .map(({ path, startLine, endLine }) => `  ${sanitizeLine(path)}:${startLine}${endLine > startLine ? `-${endLine}` : ''}\n`)
    .join('')
}
