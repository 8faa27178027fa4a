const you = '(?:you|someone|somebody|anyone|anybody)'
const polite = `(?:can|could|would|will) ${you}(?: please)?|please`
const requests = '(?:tell|show|list|give|explain|describe|summari[sz]e|find|name|walk|compare|say)'
const greeting = String.raw`(?:(?:please|hi|hello|hey|ok(?:ay)?|well|so|now|also|quick question)\b[\s,:!.]*)*`
const asksOn = String.raw`(?=\s+(?:(?:in|by|from|under) )?(?:what|which|whom?|whose|where|when|why|how|if|whether)\b)`
const wish =
  "(?:i|we)(?:(?: would|['\u2019]d) (?:like|love)| want| need| have| am trying|['\u2019]m trying| are trying) to (?:know|understand|find out|learn|see)"
/** How people lead up to what they ask: it says nothing of that. */
const leadUp = new RegExp(
  String.raw`^\W*${greeting}(?:(?:(?:(?:${polite})\s+)?(?:tell|show|remind)\s+(?:me|us)(?: please)?|(?:do|does) ${you} (?:happen to )?(?:know|remember)|${wish}|(?:i|we)(?: am|['\u2019]m|['\u2019]re| are)? wonder(?:ing)?|any idea)${asksOn}|(?:${polite})(?=\s+${requests}\b))\s*`,
  'i',
)
const request = new RegExp(String.raw`^\W*(?:please\s+)?${requests}\b`, 'i')

const subject = String.raw`(?:(?:the|this|that|a|an|our|its) (?:[\w-]+ ){0,3}?)?[\w-]+`
const notVerb = String.raw`(?!(?:is|are|was|were|does|do|can|has|have)\b)`
/** `what X does`, `where the fee is computed`, `how X works`: as one asks it inside of another sentence. */
const insideOut: readonly (readonly [RegExp, string])[] = [
  [new RegExp(String.raw`^(what)\s+(${subject})\s+(does|do)(?=\W*$)`, 'i'), '$1 $3 $2 do'],
  [new RegExp(String.raw`^(what|where|when|why|how)\s+${notVerb}(${subject})\s+(is|are|was|were|can)\b`, 'i'), '$1 $3 $2'],
  [new RegExp(String.raw`^(how|where|why|when)\s+${notVerb}(${subject})\s+([a-z]{2,}[a-rt-z])s\b`, 'i'), '$1 does $2 $3'],
]

/** `Can you tell me what X does?` as `What does X do?`. */
export function withoutManners(text: string): string {
  const led = text.replace(leadUp, '')
  if (led === text || led === '') return text
  const plain = request.test(led) ? led : insideOut.reduce((rest, [inside, out]) => rest.replace(inside, out), led)
  return plain.charAt(0).toUpperCase() + plain.slice(1)
}
