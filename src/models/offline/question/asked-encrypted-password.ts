import { keepLast } from '../../../base/keep-last.ts'

const password = String.raw`(?:the\s+|a\s+|our\s+)?(?:(?:user|customer|login|logon|sign-?on|admin|operator)(?:['\u2019]?s?)?\s+)?passwords?`
const kept = '(?:stored|kept|held|saved|written|compared|checked)'
const hidden = String.raw`(?:encrypted|hashed|scrambled|enciphered|in\s+(?:the\s+)?clear(?:\s*text)?|(?:in|as)\s+(?:plain|clear)\s*text|unencrypted)`
const where = String.raw`(?:\s+(?:anywhere|at\s+all|somewhere|here|in\s+(?:the|this)\s+(?:system|application|file|database|code)))?`
const forms = [
  String.raw`^\W*(?:is|are|how\s+(?:is|are))\s+${password}\s+(?:${kept}\s+)?(?:anywhere\s+)?${hidden}${where}\W*$`,
  String.raw`^\W*(?:does|do)\s+(?:the\s+(?:system|application|program|code)|it|we|any\s+program|anything|anybody)\s+(?:encrypt|hash|scramble)\s+${password}${where}\W*$`,
  String.raw`^\W*(?:who|what|where|(?:which|what)\s+(?:programs?|modules?))\s+(?:encrypts?|hash(?:es)?|scrambles?)\s+${password}${where}\W*$`,
].map((form) => new RegExp(form, 'i'))

/** Whether a question asks if passwords are kept or compared in a form that nobody can read. */
export const asksEncryptedPassword = keepLast(
  (bare: string): boolean => /passwords?\b/i.test(bare) && forms.some((form) => form.test(bare)),
)
