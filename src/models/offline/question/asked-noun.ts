/** What is no attribute of one thing: `which jobs have class A` asks for the things. */
const thing =
  '(?:jobs?|steps?|programs?|modules?|routines?|transactions?|procs?|procedures?|members?|statements?|dds?|files?|data ?sets?|paragraphs?|reads?|writes?|uses?|users?|runs?|calls?|sets?|changes?|who)'
const between = String.raw`(?:\s+(?!${thing}\b)[\w/'-]+){0,3}?`

/** Whether a question asks for what one of these nouns stands for: `what is its region`, `which MSGCLASS does X have`, `does X have a COND`. */
export function asksNoun(bare: string, nouns: string): boolean {
  // Most questions have none of the nouns, and to make the whole pattern of each takes half a second in all.
  return new RegExp(nouns, 'i').test(bare) && patternOf(nouns).test(bare)
}

const made = new Map<string, RegExp>()

function patternOf(nouns: string): RegExp {
  const known = made.get(nouns)
  if (known !== undefined) return known
  const noun = String.raw`(?:${nouns})(?![\w-])`
  const ways = [
    String.raw`\b(?:what|which)(?:['\u2019]s)?(?:\s+(?:is|are|was|were))?(?:\s+(?:the|its|an?))?${between}\s+${noun}`,
    String.raw`^\W*(?:does|do|has|have|is|are)\b[^?]*\b(?:an?|any|the|its|with|by)\s+(?:[\w-]+\s+)?${noun}`,
    String.raw`^\W*(?:give|tell|show|find|name|list|state)\b(?:\s+me)?(?:\s+(?:the|all))?${between}\s+${noun}`,
    String.raw`^\W*(?:the\s+)?${noun}\s+(?:of|for|on|in)\b`,
    String.raw`\b(?:of|to)\s+(?:what|which)\s+${noun}`,
    // \`NAME REGION?\`
    String.raw`^\W*NAME(?:['\u2019]s)?[\s:,-]+(?:[\w-]+\s+){0,2}?${noun}\W*$`,
    String.raw`\bhow\s+(?:is|are)\s+(?:the\s+)?${between}\s*${noun}\s+(?:set|defined|specified|coded|given)\b`,
  ]
  const pattern = new RegExp(ways.join('|'), 'i')
  made.set(nouns, pattern)
  return pattern
}
