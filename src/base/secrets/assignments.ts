import { type NameStrength, secretName } from './secret-name.ts'
import { isSecretLiteral, isSecretWord } from './secret-value.ts'
import { bareWordAt, insideOf, leadsLine, literalAt, restOfCutLiteral, type SecretName, type Source } from './source.ts'
import type { Token } from './source-tokens.ts'
import type { Span } from './span.ts'

interface Place extends SecretName {
  readonly source: Source
}

// What stands between a name and its value. A type may stand between the two: `password: string = "x"`.
const connector =
  /[\])]?[ \t]{0,40}(?::[ \t]{0,4}[A-Za-z][\w.]{0,30}[ \t]{0,4}=(?=[ \t]{0,4}["'])|:=|=>|<-|={1,3}|!={1,2}|<>|[¬^~/\\]=|:|\b(?:IS[ \t]{1,8})?(?:NOT[ \t]{1,8})?(?:=|EQUALS?\b|EQ\b|NE\b)(?:[ \t]{1,8}TO\b)?)[ \t]{0,40}/iy
const attributeValue = /[ \t]{1,40}value[ \t]{0,8}=[ \t]{0,8}/iy
const settingCall = /(?:^|\.)(?:set|put|add|with)\w*$/i

/**
 * A value that is set to, compared with or passed under a name that says secret: settings, parameters of job control, JSON, YAML, XML,
 * connection strings and the assignments of programming languages.
 */
export function findAssignments(source: Source): Span[] {
  const spans: Span[] = []
  for (const name of source.names) {
    // What looks like a name inside a value is part of it, and no value is read twice.
    if (name.token.start < (spans.at(-1)?.end ?? 0)) continue
    const place = { ...name, source }
    spans.push(...(xmlElement(place) ?? keyAndValue(place) ?? assigned(place)))
  }
  return spans
}

function assigned(place: Place): Span[] {
  const { source, index, token, strength } = place
  connector.lastIndex = token.end
  const sign = connector.exec(source.text)?.[0]
  if (sign === undefined || token.end + sign.length > source.end) return []
  const at = token.end + sign.length
  const literal = literalAt(source, index + 1, at)
  if (literal) return quoted(literal, strength)
  const cut = restOfCutLiteral(source, at)
  if (cut) return isSecretLiteral(cut.value, strength) ? [{ start: cut.start, end: cut.end, rule: 'assignment' }] : []
  if (sign === '=') return source.text[at] === '(' ? list(place, at) : tight(place, at)
  if (sign.trim() === '=' || sign.trim() === ':=') return spaced(place, at)
  return sign.trim() === ':' && token.kind === 'word' ? afterColon(place, at) : []
}

function quoted(literal: Token, strength: NameStrength): Span[] {
  if (!isSecretLiteral(literal.text, strength)) return []
  return [insideOf(literal, 'assignment')]
}

/** `PASSWORD=(old,new)` of a JOB statement. */
function list({ source, token, strength }: Place, at: number): Span[] {
  if (token.text !== token.text.toUpperCase()) return []
  const inner = /^\(([^()\s]{1,100})\)/.exec(source.text.slice(at, Math.min(source.end, at + 104)))?.[1] ?? ''
  const spans: Span[] = []
  let start = at + 1
  for (const part of inner.split(',')) {
    if (isSecretWord(part, strength, 'data')) spans.push({ start, end: start + part.length, rule: 'assignment' })
    start += part.length + 1
  }
  return spans
}

/** `name=value`: job control, control cards, shells, properties, connection strings; but also named arguments in code. */
function tight(place: Place, at: number): Span[] {
  const { source, token, strength } = place
  const setting = leadsLine(source, place.index) && !source.embedded && source.text[token.start - 1] !== '/'
  const value = bareWordAt(source, at, setting ? 'blank' : 'delimiter')
  if (!value) return []
  const isName = /^[A-Za-z_][A-Za-z_.-]*$/.test(value.value)
  const behind = source.text[value.end] ?? ''
  const isCall = /^[A-Za-z_][\w.]*[[(]/.test(source.text.slice(at, Math.min(source.end, at + 80)))
  const isShouted = token.text === token.text.toUpperCase()
  const isArgument = isName && !isShouted && !source.embedded && /[,);]/.test(behind) && !/[;?&]/.test(source.text[token.start - 1] ?? '')
  if (isCall || isArgument || (isName && !isShouted && secretName(value.value))) return []
  return taken(value, isSecretWord(value.value, strength, 'data'))
}

/** `name = value` is a setting only where it is all of its line; even then a lone name may be a variable. */
function spaced({ source, index, strength }: Place, at: number): Span[] {
  const before = source.tokens[index - 1]
  const leads = leadsLine(source, index) || (before?.first && /^(?:export|set|declare)$/i.test(before.text))
  if (source.embedded || !leads) return []
  const value = bareWordAt(source, at, 'blank')
  if (!value || !endsLine(source, value.end)) return []
  return taken(value, !/[()[\]]/.test(value.value) && isSecretWord(value.value, strength, 'code'))
}

/** `name: value` of YAML. A key begins with a small letter; a label of a form or a word of prose mostly does not. */
function afterColon({ source, index, token, strength }: Place, at: number): Span[] {
  if (source.embedded || !leadsLine(source, index)) return []
  const value = bareWordAt(source, at, 'blank')
  if (!value || !endsLine(source, value.end)) return []
  const isKey = /^[a-z]/.test(token.text) && !(secretName(value.value) && !/\d/.test(value.value)) && !/[()[\]]/.test(value.value)
  return taken(value, isSecretWord(value.value, strength, isKey ? 'data' : 'code'))
}

/** Whether a line has nothing more, or no more than a comment. A comma or semicolon shows code, where bare words are variables. */
function endsLine(source: Source, at: number): boolean {
  return /^[ \t]{0,80}(?:[\r\n]|[ \t]#|$)/.test(source.text.slice(at, Math.min(source.end, at + 84)))
}

/** `<password>value</password>` */
function xmlElement({ source, index, token, strength }: Place): Span[] | undefined {
  const before = source.tokens[index - 1]
  if (token.kind !== 'word' || source.text[token.end] !== '>' || !before || !/^[<:]$/.test(before.text)) return undefined
  const start = token.end + 1
  const value = /^[^<>\r\n]{1,1000}(?=<\/)/.exec(source.text.slice(start, Math.min(source.end, start + 1002)))?.[0] ?? ''
  return taken({ start, end: start + value.length }, isSecretLiteral(value, strength))
}

/** `name="password" value="x"` and `put("password", "x")`. */
function keyAndValue({ source, index, token, strength }: Place): Span[] | undefined {
  if (token.kind !== 'literal') return undefined
  attributeValue.lastIndex = token.end
  if (attributeValue.test(source.text)) {
    const literal = literalAt(source, index + 1, attributeValue.lastIndex)
    return literal ? quoted(literal, strength) : undefined
  }
  const [call, open] = [source.tokens[index - 2], source.tokens[index - 1]]
  const [comma, literal] = [source.tokens[index + 1], source.tokens[index + 2]]
  if (comma?.text !== ',' || literal?.kind !== 'literal' || open?.text !== '(' || !settingCall.test(call?.text ?? '')) return undefined
  return quoted(literal, strength)
}

function taken({ start, end }: { start: number; end: number }, isSecret: boolean): Span[] {
  return isSecret ? [{ start, end, rule: 'assignment' }] : []
}
