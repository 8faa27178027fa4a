/** What stands before a code, a number or a type that a system tells things apart by. */
const noun = String.raw`(?:code|reason|number|no\.?|message|status|abend|failure|error|type|rule type|option|level|class|function|return code|alarm|exception|event|condition|trap|fault|sqlcode|(?:eib)?resp2?|reject(?:ed)?(?: with)?|with|warning|ticket|version)`
const code = String.raw`\b${noun}\s+["'(]?(-?[A-Z]{0,3}\d{2,5}[A-Z]?)\b(?!\.\d)`
/** Of five characters, of which some are letters: `SQLSTATE 40P01`. */
const sqlState = /\bsqlstates?\s+(?:of\s+|=\s*)?["'(]?((?=[A-Z]{0,4}\d)[\dA-Z]{5})\b/gi
const key = /^(?:PFK?|F|PA)\d{1,2}$/i
const inSentence = new RegExp(code, 'gi')
/** Completion codes as z/OS prints them: of the user in four decimal digits, of the system in three hexadecimal ones. */
const abend = /\b(?:U\d{4}|S[\dA-F]{3})\b/g

/** `abend code 999`: the same as U0999. */
const userAbend =
  /\babend(?:s|ed|ing)?\s+(?:with\s+)?(?:an?\s+|the\s+)?(?:user\s+)?(?:completion\s+)?(?:codes?\s+|number\s+)?(?:of\s+)?0*(\d{2,4})\b(?![.\w])/gi

/** Codes by which a question asks for something: `reason code 104`, `rejected with R12`, `U1041`. Keys of a terminal are none. */
export function codesIn(text: string): readonly string[] {
  const ended = [...text.matchAll(userAbend)].map((match) => `U${(match[1] ?? '').padStart(4, '0')}`)
  const rest = ended.length === 0 ? text : text.replace(userAbend, ' ')
  const named = [inSentence, sqlState].flatMap((form) => [...rest.matchAll(form)].map((match) => match[1] ?? ''))
  const found = [...ended, ...named, ...(rest.match(abend) ?? [])]
  return [...new Set(found.filter((one) => !key.test(one)))]
}

/** The number that a program ends with when it abends with a user's code: `1041` for `U1041`. */
export function numberOfAbend(code: string): string | undefined {
  return /^U0*(\d+)$/i.exec(code)?.[1]
}
