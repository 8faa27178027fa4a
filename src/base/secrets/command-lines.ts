import { isSecretLiteral, isSecretWord } from './secret-value.ts'
import { bareWordAt, insideOf, literalAt, type Source } from './source.ts'
import type { Span } from './span.ts'

const rule = 'command-line'
// A user and a password in one option, and the programs that take them so.
const userOption = /[ \t](?:-u|--user)[ =]{1,4}["']?[^\s:,'"]{1,64}[:,]([^\s'"]{1,128})/g
const userPrograms = /\b(?:curl|wget|lftp)\b[^\n]*$/
const passwordOption = /[ \t]-p[ \t]{0,8}["']?([^\s'"]{1,128})/g
const passwordPrograms = /\bsshpass[ \t]*$/
const programIsNear = 300

/** Values of options whose name says secret: `--password x`. */
export function findCommandLines(source: Source): Span[] {
  if (source.embedded) return []
  const spans: Span[] = []
  for (const { index, token, strength } of source.names) {
    const [first, second] = [source.tokens[index - 2], source.tokens[index - 1]]
    if (token.kind !== 'word' || second?.text !== '-' || first?.text !== '-' || !/[ \t]/.test(source.text[token.end] ?? '')) continue
    const next = source.tokens[index + 1]
    if (!next || next.kind === 'newline' || next.text === '-') continue
    const literal = literalAt(source, index + 1, next.start)
    const word = literal ? undefined : bareWordAt(source, next.start, 'blank')
    // In prose a word follows the option and more words follow that one; a mask stands for such a word.
    const goesOn = word && /^[ \t]{1,8}(?:[A-Za-z(]|\[(?:masked|redacted)\])/.test(source.text.slice(word.end, word.end + 20))
    if (literal && isSecretLiteral(literal.text, strength)) spans.push(insideOf(literal, rule))
    if (word && isSecretWord(word.value, strength, goesOn ? 'code' : 'data')) spans.push({ start: word.start, end: word.end, rule })
  }
  return spans
}

/** Values of options whose name says nothing, known by their program: `curl -u user:x`, `sshpass -p x`. */
export function findOptionValues(text: string): Span[] {
  return [...optionValues(text, userOption, userPrograms), ...optionValues(text, passwordOption, passwordPrograms)]
}

function optionValues(text: string, option: RegExp, programs: RegExp): Span[] {
  const spans: Span[] = []
  for (const match of text.matchAll(option)) {
    const value = match[1] ?? ''
    const end = match.index + match[0].length
    if (!isSecretWord(value, 'strong', 'data')) continue
    if (programs.test(text.slice(Math.max(0, match.index - programIsNear), match.index)))
      spans.push({ start: end - value.length, end, rule })
  }
  return spans
}
