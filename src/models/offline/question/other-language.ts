/** Words of which nearly every English question has one, and no other language of Latin letters has as a word of its own. */
const english =
  /\b(?:what|which|whose|who|where|when|why|how|does|do|did|are|was|were|the|and|with|it|its|that|this|these|those|from|can|could|should|has|have|had|be|been|not|there|they|you|my|we|our|if|about|into|calls?|called|callers?|uses?|used|explain|describe|list|show|find|give|tell|purpose|meaning|values?|happens?|lines?|code)\b/i
/** Fewer small words are no sentence. */
const fewestWords = 2

/** Whether a question is put in another language than the rules on questions know. */
export function isOtherLanguage(text: string): boolean {
  const small = text.match(/(?<![\p{L}\p{N}_])\p{Ll}{2,}(?![\p{L}\p{N}_])/gu) ?? []
  return small.length >= fewestWords && !english.test(text)
}

/** What can be told of a thing whatever was asked of it, beside the words of the question, which may be those of the code. */
export function asAskedOf(name: string, text: string): string {
  return `What is ${name} for, and who uses ${name}? (${text.replace(/[?\s]+$/, '')})`
}
