import { type NameStrength, secretName } from './secret-name.ts'

// What stands for a value that is elsewhere: symbolic parameters of JCL, host variables, variables of shells, templates, prompts, what is
// already masked.
const symbolic =
  /^(?:&|:[A-Za-z_]|%[\w.-]{1,80}%|%[A-Za-z(]|\$[\w({]|[#@$]\{|\{\{|\{\w{1,40}\}$|<[\w .-]{0,80}>$|\?+$|\*|`|!(?:vault|secret|env|encrypted)\b|[$%:]?\[(?:masked|redacted)\]|ENC\()/
const path = /^(?:\/[A-Za-z][\w.-]{0,40}){2,}\/?$|^[A-Za-z]:\\/
const template = /\$\{|\{\{|\$\(|%[sd]|\{\d?\}/
const encoded = /^\{(?:xor|aes|base64)\}/i

// Words that follow a password's name and are no password: settings, types, figurative constants.
const words = new Set(
  (
    'no yes none null nil true false on off y n required optional prompt ask default unknown undefined hidden visible text string str char varchar ' +
    'varchar2 any object number boolean bool int integer binary byte bytes space spaces low-value low-values ' +
    'high-value high-values zero zeros zeroes quote quotes all nulls blank blanks empty self this expired noexpired interval nointerval not is must ' +
    'must-change void env stdin file pic picture value values function new in out input output ref'
  ).split(' '),
)
// The name of a field, an attribute or a variable, not what is in it.
const fieldNames = /^(?:password|passwd|pwd|passphrase|secret)$|^[A-Za-z]+(?:[-_.][A-Za-z]+)+$|^[a-z]+(?:[A-Z][a-z]*)+$/
const placeholder = /^your[-_ ]|\.\.\.$/i
const messageWords =
  /\b(?:pass(?:word|phrase|wort)?|pwd|enter|invalid|wrong|incorrect|missing|must|cannot|not|please|your|the|is|are|required|expired|type|user|change|error|failed|denied)\b/i

/** Whether a literal in the place of a password can be one: not blank, a placeholder, a variable, a label or a message. */
export function isSecretLiteral(literal: string, strength: NameStrength): boolean {
  const value = literal.trim()
  if (!isPlain(value) || isFieldName(value)) return false
  if (/[:?]$/.test(value) && messageWords.test(value)) return false
  if (/\s/.test(value) && messageWords.test(value)) return false
  return strength === 'strong' || looksRandom(value)
}

/**
 * Whether an unquoted word in the place of a password can be one. In `code` a word may be the name of a variable, so it must look like more
 * than a name; in `data` (job control, commands, settings) it is taken as it stands.
 */
export function isSecretWord(value: string, strength: NameStrength, place: 'data' | 'code'): boolean {
  if (!isPlain(value)) return false
  if (place === 'code') return looksRandom(value) && !secretName(value)
  return strength === 'strong' || looksRandom(value)
}

/** A letter together with a digit or a sign that no identifier has: what names of variables and words of prose mostly lack. */
function looksRandom(value: string): boolean {
  return value.length >= 4 && !/\s/.test(value) && /[A-Za-z]/.test(value) && /[\d!#$%^*+/~?@=]/.test(value)
}

/** `DB_PASSWORD` or `userPassword`: capitals without a separator are left out, as PASSWORD itself is a password that is used. */
function isFieldName(value: string): boolean {
  return value.length <= 80 && fieldNames.test(value) && secretName(value) !== undefined
}

function isPlain(value: string): boolean {
  if (value.length < 2 || !/[^\W_]/.test(value)) return false
  if (encoded.test(value)) return true
  if (symbolic.test(value) || template.test(value) || path.test(value) || placeholder.test(value) || words.has(value.toLowerCase()))
    return false
  return !isOneCharacterRepeated(value)
}

function isOneCharacterRepeated(value: string): boolean {
  for (let i = 1; i < value.length; i++) if (value[i] !== value[0]) return false
  return true
}
