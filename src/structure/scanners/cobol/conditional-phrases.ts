import type { TokenRun } from './token-run.ts'
import { TokenClass } from './token-run.ts'

export type PhraseKind = 'END' | 'INVALID' | 'EXCEPTION' | 'OVERFLOW' | 'SIZE' | 'EOP'

/** `[NOT] AT END` and the like: the statements behind it are done on that condition only. */
export interface Phrase {
  readonly kind: PhraseKind
  readonly from: number
  readonly to: number
}

/** Last words of the phrases (IBM Enterprise COBOL Language Reference, "Conditional statements"; DATA is of RECEIVE in older compilers). */
const lastWords = new Map<string, PhraseKind>([
  ['END', 'END'],
  ['DATA', 'END'],
  ['INVALID', 'INVALID'],
  ['KEY', 'INVALID'],
  ['EXCEPTION', 'EXCEPTION'],
  ['ESCAPE', 'EXCEPTION'],
  ['OVERFLOW', 'OVERFLOW'],
  ['ERROR', 'SIZE'],
  ['END-OF-PAGE', 'EOP'],
  ['EOP', 'EOP'],
])

const words = new Set([...lastWords.keys(), 'NOT', 'AT', 'ON', 'SIZE', 'NO'])
const mostWords = 4

const takers: Record<PhraseKind, ReadonlySet<string>> = {
  END: new Set(['READ', 'RETURN', 'SEARCH', 'RECEIVE']),
  INVALID: new Set(['READ', 'WRITE', 'REWRITE', 'DELETE', 'START']),
  EXCEPTION: new Set(['CALL', 'ACCEPT', 'DISPLAY', 'XML', 'JSON', 'INVOKE', 'CHAIN']),
  OVERFLOW: new Set(['STRING', 'UNSTRING', 'CALL']),
  SIZE: new Set(['ADD', 'SUBTRACT', 'MULTIPLY', 'DIVIDE', 'COMPUTE']),
  EOP: new Set(['WRITE']),
}

export function takesPhrase(verb: string, kind: PhraseKind): boolean {
  return takers[kind].has(verb)
}

/** The phrase that stands right before a statement. A `KEY` of `KEY IS X` does not: its name follows. */
export function phraseBefore(run: TokenRun, at: number): Phrase | undefined {
  const before = run.classAt(at - 1)
  if (before !== TokenClass.keyword && before !== TokenClass.name) return undefined
  const kind = lastWords.get(run.textAt(at - 1))
  if (kind === undefined) return undefined
  let from = at - 1
  while (at - from < mostWords && run.classAt(from - 1) >= TokenClass.keyword && words.has(run.textAt(from - 1))) from--
  const isWhole = kind !== 'INVALID' || run.isWord(at - 1, 'INVALID') || run.isWord(at - 2, 'INVALID')
  return isWhole ? { kind, from, to: at } : undefined
}
