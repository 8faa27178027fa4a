import { symbolicMapOf } from '../bms/symbolic-map.ts'
import { LineKind } from '../line-kinds.ts'
import { type LexedCobol, lexCobol } from './lex.ts'

/** A BMS member as the copybook that is made of it; its tokens stand at the lines of the macros. */
export function lexSymbolicMap(text: string, member: string): LexedCobol {
  const map = symbolicMapOf(text, member)
  const lexed = lexCobol(map.text)
  const lineKinds = new Uint8Array(map.lineCount).fill(LineKind.code)
  return { ...lexed, lines: lexed.lines.map((line) => map.lines[line - 1] ?? 1), lineCount: map.lineCount, lineKinds }
}
