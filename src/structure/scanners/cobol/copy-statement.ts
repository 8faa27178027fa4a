import { type Replacement, readReplacements } from './replacement.ts'
import { type CobolTokens, TokenFlag, TokenKind } from './tokens.ts'

/** A COPY statement, EXEC SQL INCLUDE, or REPLACE, in the tokens of one member. */
export type TextStatement =
  | {
      readonly kind: 'copy'
      readonly name: string
      /** The name as of a file, with its extension, where one is written. */
      readonly file?: string
      readonly library?: string
      readonly replacements: readonly Replacement[]
      /** Tokens `[from, to)` are the statement. */
      readonly from: number
      readonly to: number
    }
  | { readonly kind: 'replace'; readonly replacements: readonly Replacement[]; readonly from: number; readonly to: number }

const idmsNouns = new Set(['RECORD', 'FILE', 'MAP', 'SUBSCHEMA-CONTROL', 'SUBSCHEMA-BINDS', 'MAP-CONTROL', 'MAP-RECORDS', 'MODULE'])

/** Paragraphs of the identification division that hold text for people; a COPY in it is a word of that text (IBM Language Reference, "COPY statement"). */
const commentEntries = new Set(['AUTHOR', 'INSTALLATION', 'DATE-WRITTEN', 'DATE-COMPILED', 'SECURITY', 'REMARKS'])

/** All statements that change the text before it is compiled, in source order. */
export function findTextStatements(tokens: CobolTokens): TextStatement[] {
  const found: TextStatement[] = []
  let i = 0
  let inIdentification = false
  while (i < tokens.count) {
    const text = tokens.kinds[i] === TokenKind.word ? (tokens.texts[i] ?? '') : ''
    if (text === 'PROGRAM-ID') inIdentification = true
    else if (text === 'DIVISION') inIdentification = false
    else if (inIdentification && commentEntries.has(text) && tokens.kinds[i + 1] === TokenKind.period) {
      i = behindCommentEntry(tokens, i + 2)
      continue
    }
    const statement = text === '' ? undefined : statementAt(tokens, i)
    if (statement) found.push(statement)
    i = statement ? Math.max(statement.to, i + 1) : i + 1
  }
  return found
}

/** It ends where a line begins in area A. */
function behindCommentEntry(tokens: CobolTokens, at: number): number {
  while (at < tokens.count && ((tokens.flags[at] ?? 0) & TokenFlag.inAreaA) === 0) at++
  return at
}

function statementAt(tokens: CobolTokens, i: number): TextStatement | undefined {
  switch (tokens.texts[i]) {
    case 'COPY':
      return copyAt(tokens, i)
    case 'EXEC':
      return tokens.texts[i + 1] === 'SQL' && tokens.texts[i + 2] === 'INCLUDE' ? sqlIncludeAt(tokens, i) : undefined
    case 'REPLACE':
      return replaceAt(tokens, i)
    default:
      return undefined
  }
}

function isName(tokens: CobolTokens, i: number): boolean {
  const kind = tokens.kinds[i]
  return i < tokens.count && (kind === TokenKind.word || kind === TokenKind.literal || kind === TokenKind.number)
}

/** The member's name: upper case, without directory and extension when it was written as a file. */
function nameAt(tokens: CobolTokens, i: number): { name: string; file?: string } {
  const text = (tokens.texts[i] ?? '').trim().toUpperCase()
  if (tokens.kinds[i] !== TokenKind.literal) return { name: text }
  const file = text.replace(/^.*[\\/]/, '')
  const name = file.replace(/(?<=.)\.[^.]*$/, '')
  return name === file ? { name } : { name, file }
}

function copyAt(tokens: CobolTokens, at: number): TextStatement | undefined {
  let i = at + 1
  if (tokens.texts[i] === 'IDMS') {
    i++
    if (idmsNouns.has(tokens.texts[i] ?? '') && isName(tokens, i + 1)) i++
  }
  if (!isName(tokens, i)) return undefined
  const named = nameAt(tokens, i++)
  let library: string | undefined
  if ((tokens.texts[i] === 'OF' || tokens.texts[i] === 'IN') && isName(tokens, i + 1)) {
    library = nameAt(tokens, i + 1).name
    i += 2
  }
  if (tokens.texts[i] === 'SUPPRESS') i += tokens.texts[i + 1] === 'PRINTING' ? 2 : 1
  let replacements: readonly Replacement[] = []
  if (tokens.texts[i] === 'REPLACING') {
    const read = readReplacements(tokens, i + 1)
    replacements = read.replacements
    i = read.next
  }
  if (tokens.kinds[i] === TokenKind.period && i < tokens.count) i++
  return { kind: 'copy', ...named, ...(library === undefined ? {} : { library }), replacements, from: at, to: i }
}

function sqlIncludeAt(tokens: CobolTokens, at: number): TextStatement | undefined {
  if (!isName(tokens, at + 3)) return undefined
  const end = at + 4
  if (tokens.texts[end] !== 'END-EXEC') return undefined
  return { kind: 'copy', ...nameAt(tokens, at + 3), replacements: [], from: at, to: end + 1 }
}

function replaceAt(tokens: CobolTokens, at: number): TextStatement | undefined {
  const start = tokens.texts[at + 1] === 'ALSO' ? at + 2 : at + 1
  if (tokens.texts[start] === 'OFF' || (tokens.texts[start] === 'LAST' && tokens.texts[start + 1] === 'OFF')) {
    const end = tokens.texts[start] === 'LAST' ? start + 2 : start + 1
    return { kind: 'replace', replacements: [], from: at, to: tokens.kinds[end] === TokenKind.period ? end + 1 : end }
  }
  // REPLACE is also a word of FUNCTION-like clauses and of SQL; the statement begins with pseudo-text.
  if (tokens.texts[start] !== '==' && tokens.texts[start + 1] !== '==') return undefined
  const { replacements, next } = readReplacements(tokens, start)
  return { kind: 'replace', replacements, from: at, to: tokens.kinds[next] === TokenKind.period && next < tokens.count ? next + 1 : next }
}
