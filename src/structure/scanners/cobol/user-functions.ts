import type { ProcedureFacts, TokenRange } from './cobol-program.ts'
import type { TokenRun } from './token-run.ts'
import { type SplicedTokens, TokenKind } from './tokens.ts'

/** Of each function that a program declares in its REPOSITORY paragraph, the name outside: `FUNCTION F AS "x"`. Those of the language are left out. */
type UserFunctions = ReadonlyMap<string, string>

/** ISO/IEC 1989, "REPOSITORY paragraph": entries of one kind follow each other up to a period; `FUNCTION ALL INTRINSIC`, `FUNCTION A B INTRINSIC`. */
export function readUserFunctions(tokens: SplicedTokens, { from, to }: TokenRange): UserFunctions {
  const functions = new Map<string, string>()
  let at = from
  while (at < to && !isWord(tokens, at, 'REPOSITORY')) at++
  for (at += 2; at < to && tokens.kinds[at] !== TokenKind.period; ) {
    if (!isWord(tokens, at++, 'FUNCTION')) continue
    const named: [string, string][] = []
    for (; at < to && tokens.kinds[at] === TokenKind.word && !entryWords.has(textAt(tokens, at)); at++) {
      const name = textAt(tokens, at)
      const isRenamed = isWord(tokens, at + 1, 'AS') && tokens.kinds[at + 2] === TokenKind.literal
      named.push([name, isRenamed ? textAt(tokens, at + 2) : name])
      if (isRenamed) at += 2
    }
    if (!isWord(tokens, at, 'INTRINSIC')) for (const [name, outside] of named) functions.set(name, outside)
  }
  return functions
}

/** What ends the names of one entry: the next entry, or what the names are. */
const entryWords = new Set(['FUNCTION', 'INTRINSIC', 'PROGRAM', 'CLASS', 'INTERFACE', 'PROPERTY'])

/** Notes as calls where the statements invoke such functions: `FUNCTION F (X)`, or `F (X)`, as the declaration makes the word FUNCTION optional. */
export function noteFunctionCalls(run: TokenRun, functions: UserFunctions, facts: ProcedureFacts): void {
  if (functions.size === 0) return
  for (let at = run.from; at < run.end; at++) {
    const name = functions.get(run.textAt(at))
    if (name === undefined || !run.isWord(at, run.textAt(at))) continue
    if (!run.isWord(at - 1, 'FUNCTION') && run.textAt(at + 1) !== '(') continue
    const operand = { kind: 'literal', text: name, token: at, items: [], subscripted: false, partly: false } as const
    facts.targets.push({ edge: 'call', to: 'program', operand, token: at, verb: 'FUNCTION' })
  }
}

function textAt({ texts }: SplicedTokens, at: number): string {
  return texts[at] ?? ''
}

function isWord(tokens: SplicedTokens, at: number, text: string): boolean {
  return tokens.kinds[at] === TokenKind.word && textAt(tokens, at) === text
}
