import { escapeRegex } from '../../../base/escape-regex.ts'

const parts = String.raw`(?:paragraphs?|sections?|(?:inner |internal )?procedures?)(?:\s+(?:and|or)\s+(?:paragraphs?|sections?|procedures?))?`
const program = String.raw`(?:(?:the\s+)?(?:program|module)\s+)?`

/** Whether all paragraphs, sections or procedures of a program are asked for: `which paragraphs does X have`, `which sections are in X`, `list the paragraphs of X`. */
export function namesParts(text: string, name: string): boolean {
  const named = escapeRegex(name)
  const forms = [
    String.raw`(?:which|what)\s+${parts}\s+(?:does|do|has|have)\s+${program}${named}(?:\s+(?:have|contain|consist of|define|hold))?`,
    String.raw`(?:which|what)\s+${parts}\s+(?:are|is)\s+(?:there\s+)?(?:in|of)\s+${program}${named}`,
    String.raw`(?:list|show|name|give me|what are)\s+(?:me\s+)?(?:all\s+)?(?:the\s+)?${parts}\s+(?:of|in)\s+${program}${named}`,
  ]
  return new RegExp(String.raw`^\W*(?:${forms.join('|')})\W*$`, 'i').test(text)
}
