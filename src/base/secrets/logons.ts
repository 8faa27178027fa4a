import { isSecretLiteral, isSecretWord } from './secret-value.ts'
import { bareWordAt, insideOf, literalAt, type Source } from './source.ts'
import type { Token } from './source-tokens.ts'
import type { Span } from './span.ts'

const rule = 'logon'
const tokensBack = 24
// Prose has these before a slash too, and goes on with words behind it.
const slashWords = /^(?:and|or|tcp|client|input|read|either|on|in|up)$/i
const logonGoesOn = /^(?:[/@][^\s]{0,80})?[ \t]{0,80}(?:[;"'\r\n]|[A-Z]{2,16}\(|[ \t]AS[ \t]|$)/i

/**
 * Passwords that follow a user and a keyword instead of a name of their own: `CONNECT TO db USER u USING 'p'` of Db2, `IDENTIFIED BY p`,
 * `CREATE USER u PASSWORD 'p'`, `LOGON u/p` of TSO, `CONNECT u/p` of SQL*Plus, `/SIGN ON u p` of IMS, `CESN USERID=u,PS=p` of CICS.
 */
export function findLogons(source: Source): Span[] {
  const spans: Span[] = []
  for (const [index, token] of source.tokens.entries()) {
    if (token.kind !== 'word') continue
    const found = using(source, index, token) ?? identifiedBy(source, index, token) ?? userPassword(source, index, token)
    spans.push(...(found ?? userSlashPassword(source, index, token) ?? signOn(source, index, token) ?? cesn(source, index, token) ?? []))
  }
  return spans
}

function using(source: Source, index: number, token: Token): Span[] | undefined {
  if (!/^USING$/i.test(token.text) || !wordBefore(source, index, /^USER$/i, 6) || !wordBefore(source, index, /^(?:CONNECT|ATTACH)$/i))
    return undefined
  return [...valueBehind(source, index), ...newPassword(source, index)]
}

/** `USING old NEW new CONFIRM new` */
function newPassword(source: Source, index: number): Span[] {
  return source.tokens
    .slice(index + 1, index + 10)
    .flatMap((token, i) => (token.kind === 'word' && /^(?:NEW|CONFIRM)$/i.test(token.text) ? valueBehind(source, index + 1 + i) : []))
}

function identifiedBy(source: Source, index: number, token: Token): Span[] | undefined {
  if (!/^BY$/i.test(token.text) || !/^IDENTIFIED$/i.test(source.tokens[index - 1]?.text ?? '')) return undefined
  if (!wordBefore(source, index, /^(?:CONNECT|CREATE|ALTER|GRANT|CONN)$/i)) return undefined
  const behind = source.tokens[index + 1]
  return valueBehind(source, /^(?:VALUES|PASSWORD)$/i.test(behind?.text ?? '') ? index + 1 : index)
}

function userPassword(source: Source, index: number, token: Token): Span[] | undefined {
  if (!/^(?:REMOTE_)?PASSWORD$/i.test(token.text) || source.tokens[index + 1]?.kind !== 'literal') return undefined
  if (!/_/.test(token.text) && !wordBefore(source, index, /^(?:USER|ROLE|LOGIN|MAPPING)$/i)) return undefined
  if (!wordBefore(source, index, /^(?:CREATE|ALTER|OPTIONS)$/i)) return undefined
  return valueBehind(source, index)
}

function userSlashPassword(source: Source, index: number, token: Token): Span[] | undefined {
  if (!/^(?:LOGON|CONNECT|CONN|SQLPLUS)$/i.test(token.text) || !token.first) return undefined
  const [user, slash] = [source.tokens[index + 1], source.tokens[index + 2]]
  if (user?.kind !== 'word' || slash?.text !== '/' || slash.start !== user.end || slashWords.test(user.text)) return undefined
  const spans: Span[] = []
  for (let at = slash.end; source.text[at - 1] === '/'; ) {
    const part = /^[^\s/@,;'"()]{1,64}/.exec(source.text.slice(at, Math.min(source.end, at + 64)))?.[0]
    if (!part) break
    if (isSecretWord(part, 'strong', 'data')) spans.push({ start: at, end: at + part.length, rule })
    at += part.length + 1
  }
  const behind = source.text.slice(spans.at(-1)?.end ?? slash.end, source.end).slice(0, 100)
  return logonGoesOn.test(behind) ? spans : undefined
}

function signOn(source: Source, index: number, token: Token): Span[] | undefined {
  const [slash, on, user] = [source.tokens[index - 1], source.tokens[index + 1], source.tokens[index + 2]]
  if (!/^SIGN$/i.test(token.text) || slash?.text !== '/' || slash.end !== token.start || !/^ON$/i.test(on?.text ?? '')) return undefined
  return user?.kind === 'word' ? valueBehind(source, index + 2) : undefined
}

function cesn(source: Source, index: number, token: Token): Span[] | undefined {
  const sign = source.tokens[index + 1]
  if (!/^(?:NEW)?PS$/i.test(token.text) || sign?.text !== '=' || !wordBefore(source, index, /^CES[NL]$/i)) return undefined
  return valueBehind(source, index + 1)
}

function valueBehind(source: Source, index: number): Span[] {
  const next = source.tokens[index + 1]
  if (!next) return []
  if (next.kind === 'newline') return source.tokens[index + 2]?.first ? valueBehind(source, index + 1) : []
  const literal = literalAt(source, index + 1, next.start)
  if (literal) return isSecretLiteral(literal.text, 'strong') ? [insideOf(literal, rule)] : []
  const word = bareWordAt(source, next.start)
  return word && isSecretWord(word.value, 'strong', 'data') ? [{ start: word.start, end: word.end, rule }] : []
}

/** Whether a word stands among the tokens before, in the same statement. */
function wordBefore(source: Source, index: number, expression: RegExp, most = tokensBack): boolean {
  for (let i = index - 1; i >= 0 && i >= index - most; i--) {
    const token = source.tokens[i]
    if (!token || token.text === ';') return false
    if (token.kind === 'word' && expression.test(token.text)) return true
  }
  return false
}
