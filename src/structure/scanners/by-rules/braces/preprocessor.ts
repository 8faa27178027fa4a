import { CallForm, Qualifier } from '../call-sheet.ts'
import { namesIn } from '../read-names.ts'
import { type SourceTokens, TokenKind } from '../source-tokens.ts'
import type { SymbolSheet } from '../symbol-sheet.ts'
import type { BraceCalls } from './brace-calls.ts'

interface Reading {
  readonly tokens: SourceTokens
  readonly sheet: SymbolSheet
  readonly calls: BraceCalls
}

/** In the column of units: the member itself. */
const outside = -1

/** `#define name(…) …`: what stands in it is called by the macro. One without parameters is a constant. The directive is at `i` and ends before `end`. */
export function readMacro({ tokens, sheet, calls }: Reading, i: number, end: number): void {
  if (!tokens.is(i + 2, '(') || !tokens.isGlued(i + 2)) return
  const detail = `#define ${tokens.between(i + 1, end)}`
  const unit = sheet.begin({ kind: 'macro', name: tokens.value(i + 1), detail, startLine: tokens.line(i) })
  sheet.end(unit, tokens.line(end - 1))
  const parameters = namesIn(tokens, i + 2, tokens.behindGroup(i + 2, '(', ')', end))
  for (let at = i + 2; at < end; at++) calls.call(at, unit, parameters)
}

/** `#include "path"` and `#include <path>`. */
export function readInclude(tokens: SourceTokens, sheet: SymbolSheet, i: number, end: number): void {
  const isQuoted = tokens.kinds[i + 1] === TokenKind.text
  if (!isQuoted && !tokens.is(i + 1, '<')) return
  const path = isQuoted
    ? tokens.value(i + 1)
    : `<${
        tokens.text
          .slice(tokens.ends[i + 1], tokens.starts[end])
          .split('>')[0]
          ?.trim() ?? ''
      }`
  sheet.call(outside, path, tokens.line(i), Qualifier.none, CallForm.path)
}
