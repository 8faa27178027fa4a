/** Of an outcome it is asked when it arises, and not what is done for it. */
const ofOutcome = '(?<!\\b(?:return|reason|abend|error|status|exit|completion|condition|response|feedback|file|sql|message|reject)\\s)'
const noun = String.raw`(?:(?:function|action|request|operation|command|service)(?:\s+(?:code|type|id))?|${ofOutcome}(?:code|(?:record|transaction|call)\s+type))`
const code = String.raw`(?:["'](?<quoted>[^"'\s]{1,8})["']|(?<plain>[A-Z0-9]{1,8}))(?![\w-])`
/** `function code RETR of NAME`, `what does NAME do for request type D`. */
const forms = [
  new RegExp(
    String.raw`(?<![\w-])${noun}\s+(?:is\s+|of\s+|=\s*)?${code}\s+(?:of|in|to|for)\s+(?:the\s+)?(?:program\s+|module\s+|routine\s+)?(?<name>[\w@#$-]+)`,
  ),
  new RegExp(
    String.raw`(?<name>[\w@#$-]+)\s+do(?:es)?\s+(?:for|on|with|when|if)\s+(?:the\s+|it is given\s+)?${noun}\s+(?:is\s+|of\s+|=\s*)?${code}`,
  ),
]

/** The code that tells a program which of its functions is wanted, where a question asks what the program of this name does for one. */
export function askedFunctionCode(text: string, name: string): string | undefined {
  for (const form of forms) {
    const found = form.exec(text)?.groups
    if (found?.name?.toUpperCase() === name.toUpperCase()) return found.quoted ?? found.plain
  }
  return undefined
}
