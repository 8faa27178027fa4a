/** What is done, as a verb of third person, what one says of it that is done, and its nouns. */
const deeds: readonly (readonly [does: string, done: string, nouns: string])[] = [
  ['calculates', 'calculated', 'calculations?|calculating'],
  ['computes', 'computed', 'computations?|computing'],
  ['validates', 'validated', 'validations?|validating'],
  ['verifies', 'verified', 'verifications?|verifying'],
  // `credit checking` may be of credits or of another thing.
  ['checks', 'checked', '(?!)'],
  ['deletes', 'deleted', 'deletions?|deleting'],
  ['removes', 'removed', 'removals?|removing'],
  ['creates', 'created', 'creations?|creating'],
  ['adds', 'added', 'additions?|adding'],
  ['updates', 'updated', 'updating'],
  ['produces', 'produced', 'production|producing'],
  ['prints', 'printed', 'printing'],
  ['posts', 'posted', 'postings?'],
  ['parses', 'parsed', 'parsing'],
  ['downloads', 'downloaded', 'downloading'],
]
const kinds = '(?:program|module|routine|subroutine|section|paragraph|job|transaction|macro|function|procedure|script|utility|code)'
const thing = String.raw`(?<thing>(?!(?:the|an?)\b)[a-z][a-z-]*(?:\s+[a-z][a-z-]*){0,2})`
const article = String.raw`(?<article>(?:the\s+|an?\s+)?)`
const asker = String.raw`(?<who>who|what|which\s+(?:[a-z]+\s+)?${kinds}s?)`
const duty = String.raw`(?:does|handles|performs|carries\s+out|takes\s+care\s+of|is\s+(?:responsible\s+for|in\s+charge\s+of))`
const at = String.raw`(?:done|performed|handled|carried\s+out|implemented|coded|located|made|found)`
const someone = '(?:I|we|you|one)'
/** `Where is a fee calculation?` */
const endsIt = String.raw`\W*$`

/** `production` of `produces`. */
const shortestStem = 4

/** Of one deed, with the letters that all its words begin with: only few questions have them, and a pattern costs most when it is used first. */
const ways: readonly { readonly stem: string; readonly of: readonly (readonly [RegExp, string])[] }[] = deeds.map(
  ([does, done, nouns]) => ({
    stem: stemOf(does, done),
    of: [
      // `which program is responsible for fee calculation`, `who does the calculation of the fee`
      [String.raw`^${asker}\s+${duty}\s+(?:the\s+)?${thing}\s+(?:${nouns})${endsIt}`, `$<who> ${does} $<thing>`],
      [String.raw`^${asker}\s+${duty}\s+(?:the\s+)?(?:${nouns})\s+of\s+${article}${thing}${endsIt}`, `$<who> ${does} $<article>$<thing>`],
      [
        String.raw`^${asker}\s+is\s+(?:responsible\s+for|in\s+charge\s+of)\s+(?:${nouns})\s+${article}${thing}${endsIt}`,
        `$<who> ${does} $<article>$<thing>`,
      ],
      // `fee calculation - which program`
      [String.raw`^(?:the\s+)?${thing}\s+(?:${nouns})\s*[-:,]+\s*${asker}${endsIt}`, `$<who> ${does} $<thing>`],
      [String.raw`^(?:the\s+)?${thing}\s+(?:${nouns})(?:\s+(?:program|code|logic|routine))?${endsIt}`, `which program ${does} $<thing>`],
      // `where is the fee calculation done`, `where can I find the fee calculation`
      [String.raw`^where\s+(?:is|are)\s+(?:the\s+)?${thing}\s+(?:${nouns})(?:\s+${at})?${endsIt}`, `where is $<thing> ${done}`],
      [
        String.raw`^where\s+(?:is|are)\s+the\s+(?:${nouns})\s+of\s+${article}${thing}\s+${at}${endsIt}`,
        `where is $<article>$<thing> ${done}`,
      ],
      [
        String.raw`^where\s+(?:can|do|could)\s+${someone}\s+find\s+(?:the\s+)?${thing}\s+(?:${nouns})${endsIt}`,
        `where is $<thing> ${done}`,
      ],
      // `by which program is a fee calculated`, `fees are calculated by which program`
      [String.raw`^by\s+${asker}\s+(?:is|are)\s+${article}${thing}\s+${done}${endsIt}`, `$<who> ${does} $<article>$<thing>`],
      [String.raw`^${article}${thing}\s+(?:is|are)\s+${done}\s+by\s+${asker}${endsIt}`, `$<who> ${does} $<article>$<thing>`],
    ].map(([pattern = '', plain = '']) => [new RegExp(pattern, 'i'), plain] as const),
  }),
)

function stemOf(does: string, done: string): string {
  let length = 0
  while (length < does.length && does[length] === done[length]) length++
  return does.slice(0, Math.min(length, shortestStem))
}

/** `Is there something that removes a fee?`, `I need the code that …` */
const wanted =
  /^(?:is\s+there\s+(?:something|anything|some\s+code|any\s+code)|(?:I|we)\s+(?:need|want|am\s+looking\s+for|are\s+looking\s+for)\s+the\s+(?:code|program|routine|module))\s+(?:that|which)\s+(?=[a-z]+s\b)/i
const logon = String.raw`(?:sign|log)(?:-|\s)?(?:on|in)`
/** `Which program handles the sign on?`: of two words the first would be found in others. */
const users = String.raw`(?:(?:the|an?)\s+)?users?`
const logons: readonly (readonly [RegExp, string])[] = [
  [new RegExp(String.raw`^${asker}\s+${duty}\s+(?:the\s+)?(?:user\s+)?${logon}${endsIt}`, 'i'), '$<who> does the login'],
  [new RegExp(String.raw`^where\s+is\s+(?:the\s+)?(?:user\s+)?${logon}(?:\s+${at})?${endsIt}`, 'i'), 'where is the login done'],
  [
    new RegExp(String.raw`^${asker}\s+(?:authenticates\s+${users}|(?:signs|logs)\s+${users}\s+(?:on|in))${endsIt}`, 'i'),
    '$<who> does the login',
  ],
  [
    new RegExp(String.raw`^where\s+(?:is|are)\s+${users}\s+(?:authenticated|(?:signed|logged)\s+(?:on|in))${endsIt}`, 'i'),
    'where is the login done',
  ],
  [new RegExp(String.raw`^(?:the\s+)?(?:user\s+)?${logon}\s+program${endsIt}`, 'i'), 'which program does the login'],
]

const formulas: readonly (readonly [RegExp, string])[] = [
  String.raw`^(?:what|which)\s+(?:is\s+the\s+)?formula\s+(?:is\s+used\s+)?(?:for|of)\s+${article}${thing}${endsIt}`,
  String.raw`^(?:the\s+)?formula\s+(?:for|of)\s+${article}${thing}${endsIt}`,
  String.raw`^by\s+(?:what|which)\s+formula\s+(?:is|are)\s+${article}${thing}\s+(?:calculated|computed)${endsIt}`,
].map((pattern) => [new RegExp(pattern, 'i'), 'how is $<article>$<thing> calculated'])

/** Who does something described, asked by a noun or in passive, as it is asked by a verb: `which program calculates interest`. */
export function plainDeeds(text: string): string {
  const bare = text.trim().replace(/^[A-Z](?=[a-z])/, (first) => first.toLowerCase())
  const known = [
    ...(/\b(?:sign|log|auth)/.test(bare) ? logons : []),
    ...(bare.includes('formula') ? formulas : []),
    ...ways.flatMap(({ stem, of }) => (bare.includes(stem) ? of : [])),
  ]
  for (const [way, plain] of known) {
    if (!way.test(bare)) continue
    const said = bare.replace(way, plain)
    return `${said.charAt(0).toUpperCase()}${said.slice(1)}?`
  }
  return text.replace(wanted, 'Which program ')
}
