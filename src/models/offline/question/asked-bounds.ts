const asks =
  /\b(?:between (?:which|what|how) |(?:ranges?|bounds?|limits?)\b|how (?:large|big|high|low|small|long|great|far) (?:can|may|must|could|is|are)\b|(?:minimum|maximum|lowest|highest|smallest|largest|greatest)\b|(?:limited|clamped|held|kept|capped|restricted|forced|cut off|truncated) (?:to|between|within|above|below|at)\b)/i
const phrase = String.raw`(?:the\s+|an?\s+)?((?:[a-z-]+\s+){0,2}?[a-z-]+)`
const ends = String.raw`(?=\s+(?:in|for|of|on|by|when|while|under|that|which|be|get|go|and|or)\b|\s*[?,.;]|$)`
const phrases = [
  new RegExp(
    String.raw`\b(?:is|are)\s+${phrase}\s+(?:kept|held|limited|clamped|capped|restricted|forced|bounded|allowed|cut off|truncated)\b`,
    'i',
  ),
  new RegExp(
    String.raw`\b(?:ranges?|bounds?|limits?|minimum|maximum|lowest|highest|smallest|largest|greatest|values?)\s+(?:values?\s+)?(?:of|for|on)\s+${phrase}${ends}`,
    'i',
  ),
  new RegExp(
    String.raw`\bhow (?:large|big|high|low|small|long|great|far) (?:can|may|must|could)\s+${phrase}\s+(?:be|get|become|go|grow)\b`,
    'i',
  ),
]
/** How many there may be is told by a constant or by a count (`counted-constants.ts`, `limits.ts`). */
const ofCount = /^(?:number|amount|count|size|length)\b/i

/** Whether a question asks between which values something is kept. */
export function asksBounds(bare: string): boolean {
  return asks.test(bare)
}

/** What is kept between values, in words; undefined where it is named or counted. */
export function boundedThing(bare: string): readonly string[] | undefined {
  if (!asks.test(bare)) return undefined
  const found = phrases.map((one) => one.exec(bare)?.[1]).find((one) => one !== undefined && !ofCount.test(one))
  return found?.toLowerCase().split(/\s+/)
}

/** Which of both ends it asks for; undefined for both. */
export function askedEnd(bare: string): 'upper' | 'lower' | undefined {
  const upper = /\b(?:large|big|high|long|great|far|maximum|highest|largest|greatest|upper|above|at most)\b/i.test(bare)
  const lower = /\b(?:low|small|minimum|lowest|smallest|least|lower|below)\b/i.test(bare)
  return upper === lower ? undefined : upper ? 'upper' : 'lower'
}
