import type { KnownLines } from '../findings.ts'

/** Lines above in which a declaration may begin whose value stands in a line of its own. */
const mostAbove = 2

/** `05 NAME PIC … VALUE`, `88 NAME VALUE`; `DCL NAME … INIT(`; `NAME DC`, `NAME EQU`; `PARAMETER (NAME =`. */
const declarations: readonly RegExp[] = [
  /^(?:.{6})?\s*(?:0?[1-9]|[1-4]\d|66|77|88)\s+([A-Z0-9][\w$#@-]*)\b(?=.*\bVALUES?\b|(?:(?!\.\s*$).)*$)/i,
  /\b(?:DCL|DECLARE)\s+(?:\d+\s+)?([A-Z@#$][\w@#$]*)\b.*\bINIT/i,
  /^([A-Z@#$][\w@#$]*)\s+(?:DC|EQU)\s/i,
  /\bPARAMETER\s*\(\s*([A-Z]\w*)\s*=/i,
]

/** The name of the constant, condition or item whose declared value stands in a line; undefined where nothing is declared. */
export function declaredName(lines: KnownLines, line: number): string | undefined {
  for (let at = line; at >= line - mostAbove && lines.has(at); at--) {
    const text = lines.get(at) ?? ''
    if (at < line && /\.\s*$/.test(text)) return undefined
    const name = declarations.map((declaration) => declaration.exec(text)?.[1]).find((found) => found !== undefined)
    if (name !== undefined) return name.toUpperCase() === 'FILLER' ? undefined : name
  }
  return undefined
}
