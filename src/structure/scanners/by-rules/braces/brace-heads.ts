import type { SourceTokens } from '../source-tokens.ts'
import type { BraceGrammar } from './brace-grammar.ts'

/** What a `{` opens, by what stands before it. */
export type Head =
  | { readonly what: 'routine'; readonly name: string; readonly of?: string | undefined; readonly group: number; readonly hidden: boolean }
  | { readonly what: 'type'; readonly name: string; readonly bases: readonly string[] }
  /** More of a type: `impl Name {`. */
  | { readonly what: 'extension'; readonly name: string }
  /** `typedef struct {`: its name comes behind it. */
  | { readonly what: 'unnamed type' }
  | { readonly what: 'transparent' }
  | { readonly what: 'block' }

/** A bracket at the top of a head. */
interface Group {
  readonly open: number
  readonly behind: number
}

const block: Head = { what: 'block' }
const typeEnds = new Set(['extends', 'implements', 'final', 'permits', 'where', 'for', 'with', 'sealed', 'is'])
/** Of a head longer than this nothing is read: it is a table of data. */
const longestHead = 2000

/** Reads the tokens from `from` to before the `{` at `brace`. `inType`: it stands in a class. */
export function readHead(
  tokens: SourceTokens,
  { from, brace, inType }: { from: number; brace: number; inType: boolean },
  grammar: BraceGrammar,
  isKeyword: (word: string) => boolean,
): Head {
  if (brace - from > longestHead) return block
  const { groups, assignment } = scanHead(tokens, from, brace, grammar)
  const type = typeHead(tokens, from, brace, grammar)
  const plain = grammar.plainRoutines === 'everywhere' || (grammar.plainRoutines === 'in types' && inType)
  const usable = groups.filter(({ open }) => assignment === undefined || open < assignment)
  if (type && !(grammar.cFamily && usable.length > 0)) return type
  if (!plain || assignment !== undefined) return type ?? block
  const named = usable.flatMap((group) => namedBy(tokens, group, from, isKeyword) ?? [])
  const group = named.find(({ behind }) => mayPrecedeBody(tokens, behind, brace, grammar)) ?? named.at(-1)
  if (!group) return type ?? block
  const hidden = grammar.cFamily === true && !inType && hasWord(tokens, from, group.open, 'static')
  return { what: 'routine', name: group.name, of: group.of, group: group.open, hidden }
}

/** Brackets at the top, and where something is assigned. */
function scanHead(tokens: SourceTokens, from: number, to: number, { attributes }: BraceGrammar) {
  const groups: Group[] = []
  let assignment: number | undefined
  for (let i = from; i < to; i++) {
    if (tokens.is(i, '(')) {
      const behind = tokens.behindGroup(i, '(', ')', to)
      if (attributes?.has(tokens.word(i - 1)) !== true && !tokens.is(i - 2, '@')) groups.push({ open: i, behind })
      i = behind - 1
    } else if (tokens.is(i, '[')) i = tokens.behindGroup(i, '[', ']', to) - 1
    else if (tokens.is(i, '=') && assignment === undefined) {
      if (!isOperatorName(tokens, i)) assignment = i
    }
  }
  return { groups, assignment }
}

function isOperatorName(tokens: SourceTokens, i: number): boolean {
  for (let at = i; at > i - 4; at--) if (tokens.word(at) === 'operator') return true
  return false
}

function hasWord(tokens: SourceTokens, from: number, to: number, word: string): boolean {
  for (let i = from; i < to; i++) if (tokens.word(i) === word) return true
  return false
}

/** `class Name : Base`, behind any number of modifiers. */
function typeHead(tokens: SourceTokens, from: number, to: number, grammar: BraceGrammar): Head | undefined {
  for (let i = from; i < to; i++) {
    const word = tokens.word(i)
    if (tokens.is(i, '(')) {
      // Behind an annotation or attribute.
      if (grammar.attributes?.has(tokens.word(i - 1)) !== true && !tokens.is(i - 2, '@')) return undefined
      i = tokens.behindGroup(i, '(', ')', to) - 1
    } else if (tokens.is(i, '[')) i = tokens.behindGroup(i, '[', ']', to) - 1
    else if (tokens.is(i, '<')) i = behindAngles(tokens, i, to) - 1
    else if (tokens.is(i, '=')) return undefined
    else if (grammar.transparent?.has(word) && (grammar.cFamily !== true || word !== 'extern' || i === to - 2))
      return { what: 'transparent' }
    else if (word !== '' && grammar.types.has(word) && grammar.routines?.has(tokens.word(i + 1)) !== true)
      return namedType(tokens, { from, at: i, to }, grammar)
  }
  return undefined
}

function namedType(tokens: SourceTokens, { from, at, to }: { from: number; at: number; to: number }, grammar: BraceGrammar): Head {
  // `type Name struct {`
  if (tokens.word(from) === 'type' && at > from + 1) return { what: 'type', name: tokens.value(from + 1), bases: [] }
  let i = at + 1
  if (tokens.is(i, '<')) i = behindAngles(tokens, i, to)
  let name = ''
  for (; i < to && !typeEnds.has(tokens.word(i)); i++) {
    if (grammar.attributes?.has(tokens.word(i)) && tokens.is(i + 1, '(')) i = tokens.behindGroup(i + 1, '(', ')', to) - 1
    else if (tokens.is(i, '[')) i = tokens.behindGroup(i, '[', ']', to) - 1
    else if (tokens.isWord(i) && !grammar.types.has(tokens.word(i))) name = tokens.value(i)
    else if (!tokens.isWord(i) && !tokens.is(i, ':') && !tokens.is(i, '.')) break
    else if (tokens.is(i, ':') && !tokens.is(i + 1, ':') && !tokens.is(i - 1, ':')) break
  }
  const bases: string[] = []
  for (; i < to; i++) {
    if (tokens.is(i, '(')) i = tokens.behindGroup(i, '(', ')', to) - 1
    else if (tokens.is(i, '<')) i = behindAngles(tokens, i, to) - 1
    // An implementation of Rust is one of the type, not of the trait.
    else if (tokens.word(i) === 'for' && tokens.isWord(i + 1)) {
      bases.push(name)
      name = tokens.value(++i)
    } else if (tokens.isWord(i) && !typeEnds.has(tokens.word(i)) && !baseModifiers.has(tokens.word(i))) bases.push(tokens.value(i))
  }
  if (grammar.extensions?.has(tokens.word(at))) return { what: 'extension', name }
  return name === '' ? { what: 'unnamed type' } : { what: 'type', name, bases }
}

const baseModifiers = new Set(['public', 'private', 'protected', 'virtual', 'open', 'override'])

/** Behind `<…>`; right behind the sign when nothing near closes it. */
export function behindAngles(tokens: SourceTokens, from: number, to: number): number {
  let depth = 0
  for (let i = from; i < Math.min(to, from + 60); i++) {
    if (tokens.is(i, '<')) depth++
    else if (tokens.is(i, '>') && !tokens.is(i - 1, '-') && !tokens.is(i - 1, '=') && --depth === 0) return i + 1
  }
  return from + 1
}

/** The name that stands before a bracket, if one does. */
function namedBy(tokens: SourceTokens, { open, behind }: Group, from: number, isKeyword: (word: string) => boolean) {
  let at = open - 1
  for (let i = Math.max(from, open - 4); i < open; i++) {
    if (tokens.word(i) === 'operator')
      return { open, behind, name: tokens.between(i, open).replace(/\s(?=\W)/g, ''), of: qualifierOf(tokens, i, from) }
  }
  // Type parameters of a generic routine.
  if (tokens.is(at, '>')) {
    while (at > from && !tokens.is(at, '<')) at--
    at--
  }
  if (at < from || !tokens.isWord(at) || isKeyword(tokens.word(at))) return undefined
  const isDestructor = at > from && tokens.is(at - 1, '~')
  const start = isDestructor ? at - 1 : at
  return { open, behind, name: `${isDestructor ? '~' : ''}${tokens.value(at)}`, of: qualifierOf(tokens, start, from) }
}

function qualifierOf(tokens: SourceTokens, at: number, from: number): string | undefined {
  if (at - 3 < from || !tokens.is(at - 1, ':') || !tokens.is(at - 2, ':')) return undefined
  let i = at - 3
  if (tokens.is(i, '>')) {
    while (i > from && !tokens.is(i, '<')) i--
    i--
  }
  return tokens.isWord(i) ? tokens.value(i) : undefined
}

/** Whether a body may follow: nothing stands between, or what a language lets stand there. */
function mayPrecedeBody(tokens: SourceTokens, behind: number, brace: number, { afterParameters }: BraceGrammar): boolean {
  if (behind >= brace) return true
  if (tokens.isWord(behind)) return afterParameters?.has(tokens.word(behind)) === true
  return (tokens.is(behind, ':') && !tokens.is(behind + 1, ':')) || tokens.is(behind, '-') || tokens.is(behind, '&')
}
