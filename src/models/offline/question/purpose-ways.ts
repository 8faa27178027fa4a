import { nameMark } from './name-mark.ts'
import { it } from './relation-ways.ts'

/** Other ways to ask what something is for or does. */
export const purposeWays: readonly (readonly [string, string])[] = [
  // `summarize what X does`, `what's X`, `how does X work`, `walk me through X`
  [
    String.raw`\b(?:summari[sz]e|recap|sum up|outline|present|introduce)\s+(?:to me\s+|for me\s+)?(?:what\s+)?${it}(?:\s+does)?(?=\W*$|,|\s+(?:and|in|for)\b)`,
    'what does $<it> do',
  ],
  [
    String.raw`\b(?:a\s+)?(?:short\s+|brief\s+|quick\s+)?(?:summary|description|explanation|walk-?through)\s+of\s+(?:what\s+)?${it}(?:\s+does)?(?=\W*$|,|\s+(?:and|in|for)\b)`,
    'what does $<it> do',
  ],
  [String.raw`^\W*(?:what['\u2019]?s|whats|who['\u2019]?s)\s+${it}(?=\W*$)`, 'what does $<it> do'],
  [String.raw`\b(?:walk|take|lead|guide)\s+me\s+through\s+${it}(?=\W*$|,|\s+(?:and|in)\b)`, 'what does $<it> do'],
  [String.raw`\bhow\s+does\s+${it}\s+work(?=\W*$|,|\s+and\b)`, 'what does $<it> do'],
  // `print the code of X`
  [
    String.raw`^\W*(?:print|show|display|list|open|give)(?:\s+(?:me|us))?\s+(?:the\s+)?(?:source|code|source\s+code|listing|text|contents?)\s+(?:of|for)\s+${it}(?=\W*$)`,
    'what does $<it> do',
  ],
  [
    String.raw`^\W*what\s+(?:is|are)\s+the\s+(?:program|module|routine|subroutine|macro|job|transaction|csect|member)\s+(?<it>${nameMark})\s+(?:used|needed|there|good|made|written)\s+for(?=\W*$)`,
    'what does $<it> do',
  ],
  [String.raw`^\W*(?:what|which)\s+role\s+does\s+${it}\s+(?:play|have)(?=\W*$)`, 'what does $<it> do'],
  [String.raw`^\W*what\s+does\s+${it}\s+take\s+care\s+of(?=\W*$)`, 'what does $<it> do'],
  [String.raw`^\W*what\s+is\s+${it}\s+responsible\s+for(?=\W*$)`, 'what does $<it> do'],
  // `X: what for`, `why do we have X`, `what is the point of X`, `what happens in X`
  [String.raw`^\W*${it}[-:,\s]*what(?:\s+is\s+it)?\s+for(?=\W*$)`, 'what does $<it> do'],
  [String.raw`^\W*why\s+(?:do|did)\s+(?:we|you|they|people)\s+(?:have|need|use|keep)\s+${it}(?=\W*$)`, 'what does $<it> do'],
  [String.raw`^\W*why\s+(?:is|was)\s+there\s+(?:an?\s+)?(?:[a-z]+\s+)?${it}(?=\W*$)`, 'what does $<it> do'],
  [
    String.raw`\bwhat\s+(?:is|are)\s+the\s+(?:point|idea|reason|intent(?:ion)?|sense)\s+(?:of|behind|for)\s+${it}(?=\W*$)`,
    'what does $<it> do',
  ],
  [
    String.raw`\bwhat\s+(?:happens|goes on|is going on|is done|takes place)\s+(?:in|inside|within)\s+${it}(?=\W*$|,|\s+and\b)`,
    'what does $<it> do',
  ],
  // `what does setting X to 1 do`
  [
    String.raw`^\W*what\s+(?:does|would|will)\s+(?:setting|switching|putting|changing)\s+${it}\s+(?:to|as|=)\s*(?<to>[\w'".+-]+)\s+(?:do|mean|change|cause|achieve)(?=\W*$)`,
    'what happens when $<it> is $<to>',
  ],
]
