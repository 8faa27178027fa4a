import { Qualifier } from './call-sheet.ts'
import { type SourceTokens, TokenKind } from './source-tokens.ts'

const selves = new Set(['this', 'self', 'me', 'cls', '$this', 'static'])
const bases = new Set(['super', 'base', 'parent', 'mybase'])

/** What stands before a name and a point, an arrow or two colons; undefined when none of these does. */
export function qualifierBefore(tokens: SourceTokens, i: number): string | number | undefined {
  let at = i - 1
  if (tokens.is(at, '.')) at--
  else if (tokens.is(at, '>') && tokens.is(at - 1, '-') && tokens.isGlued(at)) at -= 2
  else if (tokens.is(at, ':') && tokens.is(at - 1, ':')) at -= 2
  else return undefined
  if (tokens.is(at, '?') || tokens.is(at, '!')) at--
  if (!tokens.isWord(at)) return Qualifier.unknown
  const name = tokens.value(at)
  if (selves.has(name.toLowerCase())) return Qualifier.self
  return bases.has(name.toLowerCase()) ? Qualifier.base : name
}

/** Names of parameters, as they are compared: the words before a comma, an end or a default; with `typed` also before the word AS. */
export function namesIn(tokens: SourceTokens, from: number, to: number, typed = false): Set<string> {
  const names = new Set<string>()
  for (let i = from; i < to; i++) {
    if (!tokens.isWord(i)) continue
    const isSign = tokens.kinds[i + 1] === TokenKind.sign && /[,)=:[]/.test(tokens.value(i + 1))
    if (isSign || (typed && tokens.word(i + 1) === 'as')) names.add(tokens.word(i))
  }
  return names
}
