const noun = '(?:jobs?|program|step|proc|procedure|module|routine|transaction|batch job|batch|run)'
/** What failed: a name in capitals, or any behind what it is. */
const it = String.raw`(?:(?:my|our|the|this|a|last night['\u2019]s|nightly)\s+)*(?:(?<kind>(?:step\s+[A-Z$#@][A-Z0-9$#@]*\s+(?:of|in)\s+(?:the\s+)?)?(?:${noun}\s+)?)(?<it>[A-Za-z$#@][\w$#@.-]*))`
const failed = String.raw`(?:(?:has|had|was|is|just|always|suddenly|keeps|got)\s+)*(?:abend(?:s|ed|ing)?|fail(?:s|ed|ing)?|end(?:s|ed|ing)?|stop(?:s|ped|ping)?|crash(?:es|ed|ing)?|terminat(?:es|ed|ing)|abort(?:s|ed|ing)?|died|dies|blew\s+up|bombed(?:\s+out)?|got|gets?|gave|gives?|returned|returns|came\s+back|shows?|is\s+in\s+error)`
const when = String.raw`(?:\s+(?:last night|tonight|today|yesterday|this morning|again|abnormally|at (?:night|\d+(?::\d+)?\s*(?:am|pm)?)|in production))*`
const how = String.raw`(?<how>(?:\s+[\w='()/-]+){0,7}?)`
const ask = String.raw`(?:why(?:\s+(?:is|was)\s+that)?|how\s+come|what\s+(?:happened|now|(?:is|was|went|can\s+be|could\s+be|might\s+be)\s+wrong|(?:does|did)\s+(?:it|that|this)\s+mean|(?:is|was|could\s+be|can\s+be|might\s+be)\s+the\s+(?:cause|reason|problem)|(?:should|do|can|must)\s+I\s+(?:check|do|look\s+at)|(?:can|could|would)\s+(?:cause|be\s+the\s+cause\s+of)\s+(?:it|that|this))|where\s+(?:do|should|can|must)\s+I\s+(?:look|start(?:\s+looking)?|begin)|help(?:\s+me)?|please\s+help)`
const pause = String.raw`\s*(?:[-.,;:\u2013\u2014!]+\s*|\s(?=why\b|what\b))(?:and\s+)?`
const forms = [
  // `JOB1 ended with RC 4, why?`
  String.raw`^${it}\s+${failed}${when}${how}${when}${pause}${ask}`,
  // `I got RC 8 from JOB1, why?`
  String.raw`^(?:I|we)\s+(?:got|get|see|saw|have|had)\s+(?:an?\s+)?${how.replace('\\s+', '\\s*')}\s+(?:in|from|on|for|of|out\s+of|when\s+running)\s+${it}${when}${pause}${ask}`,
  // `what does return code 4 of JOB1 mean`, `what is the cause of abend 999 in JOB1`
  String.raw`^what\s+(?:does|do|is|was|are)\s+(?:the\s+)?(?:(?:cause|reason)\s+(?:of|for)\s+)?(?:an?\s+|the\s+)?${how.replace('\\s+', '\\s*')}\s+(?:of|in|from|for|by)\s+${it}(?:\s+(?:mean|tell(?:\s+me)?|say|caused\s+by|about))?`,
].map((form) => new RegExp(String.raw`${form}[?.!\s]*$`, 'i'))
const isName = /^[A-Z$#@][A-Z0-9$#@.-]*$/
const ofUser = /^(?:U0*|0*)(\d{1,4})$/i
const returned = /\b(?:rc|cc|maxcc|max\s*cc|(?:return|condition|completion|exit)\s+codes?|with\s+code)\s*(?:=|of|was|is)?\s*0*(\d{1,5})$/i
const abended = /\b(?:abend|user|abend\s+code|U)\s*(?:=|of)?\s*0*(\d{1,4})$/i
const ofSystem = /\b(S[\dA-F]{3}|0C\d)$/i
/** What says no more than that something went wrong. */
const saysNothing = /^(?:(?:with|in|on|an?|the|by|an\s+error|error|abend|failure|problem|abnormally|bad|non-?zero|return\s+code)\s*)*$/i

/** Longer texts say more than that something failed. */
const longest = 140

/** That something failed, with whatever is asked of it, as the question for what made it do so: `JOB1 ended with RC 4, why?` as `Why did JOB1 end with return code 4?` */
export function plainFailures(text: string): string {
  const whole = text.trim()
  if (whole.length > longest) return text
  for (const form of forms) {
    const { kind = '', it: name = '', how: said = '' } = form.exec(whole)?.groups ?? {}
    if (kind === '' && !isName.test(name)) continue
    const end = endSaid(said.trim(), /\babend|crash|bomb|died|blew/i.test(whole))
    if (end !== undefined && (end !== 'abend' || /fail|abend|crash|abort|died|blew|bomb|error/i.test(whole)))
      return `Why did ${kind}${name} ${end}?`
  }
  return text
}

/** In one of four wordings; undefined where it ended with something else, or where a place is told: there is more to say of that. */
function endSaid(said: string, isAbend: boolean): string | undefined {
  if (/\b(?:lines?|offset|statement|address)\b/i.test(said)) return undefined
  const system = ofSystem.exec(said)?.[1]
  if (system !== undefined) return `abend with ${system.toUpperCase()}`
  const [last = ''] = said.split(/\s+/).slice(-1)
  const user = abended.exec(said)?.[1] ?? (isAbend || /^U/i.test(last) ? ofUser.exec(last)?.[1] : undefined)
  if (user !== undefined) return `end with abend ${user}`
  const code = returned.exec(said)?.[1]
  if (code !== undefined) return `end with return code ${code}`
  return saysNothing.test(said) ? 'abend' : undefined
}
