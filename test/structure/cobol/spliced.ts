import { lexCobol } from '../../../src/structure/scanners/cobol/lex.ts'
import { findPrograms } from '../../../src/structure/scanners/cobol/program-ranges.ts'
import { CopyText, spliceCopies } from '../../../src/structure/scanners/cobol/splice.ts'
import type { CobolTokens, SplicedTokens } from '../../../src/structure/scanners/cobol/tokens.ts'

/** The tokens of a COBOL text; `copybooks` by upper-case name. */
export function tokensOf(text: string, copybooks: Readonly<Record<string, string>> = {}, path = 'TEST.cbl'): SplicedTokens {
  const members = new Map(Object.entries(copybooks).map(([name, copied]) => [name, new CopyText(`${name}.cpy`, lexCobol(copied))]))
  return spliceCopies(new CopyText(path, lexCobol(text)), ({ name }) => members.get(name))
}

export function programsOf(text: string, copybooks: Readonly<Record<string, string>> = {}) {
  const tokens = tokensOf(text, copybooks)
  return { tokens, programs: findPrograms(tokens, text.replace(/\n$/, '').split('\n').length, 'TEST') }
}

/** `line:text` of each token. */
export function shown(tokens: CobolTokens): string[] {
  return Array.from({ length: tokens.count }, (_, i) => `${tokens.lines[i]}:${tokens.texts[i]}`)
}

/** Lines in fixed format: each text behind seven blanks unless it begins with `|`, which stands for column 1. */
export function fixed(...lines: readonly string[]): string {
  return lines.map((line) => (line.startsWith('|') ? line.slice(1) : `       ${line}`)).join('\n')
}
