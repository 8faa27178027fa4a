import { keepLast } from '../../../base/keep-last.ts'

const kind =
  '(?:program(?:me)?|module|routine|subroutine|function|job|proc|procedure|script|transaction|screen|map|panel|copy ?book|table|macro|file|data ?set|queue|segment)'
/** Which things are in a language is asked otherwise. */
const before = String.raw`(?:(?!(?:that|which|who|of|in|for|with|other|more|cobol|assembler|assembly|hlasm|pl\/?i|fortran|rexx|java|python|c|c\+\+)\b)[\w/-]+\s+){0,2}?`
const there = String.raw`(?:(?:is|are)\s+there|(?:do|does|have)\s+(?:we|you|they|the\s+(?:system|application))\s+(?:have|got)|does\s+(?:the|this|our)\s+(?:system|application)\s+(?:have|contain))`
const some = String.raw`(?:such\s+)?(?:an?\s+|any\s+|some\s+)?`
/** Of what is kept as records. */
const things =
  '(?:(?:old |new |test )?(?:users?|customers?|clients?|accounts?|cards?|orders?|items?|policies|policy|employees?|transactions?|products?|claims?|payments?|records?))'
const doers = '(?:i|we|you|one|somebody|an? (?:user|operator|clerk)|users|operators)'
const verbOf: Readonly<Record<string, string>> = { deleted: 'deletes', removed: 'removes', added: 'adds', created: 'creates' }

type Way = readonly [RegExp, (groups: Readonly<Record<string, string | undefined>>) => string]

/** Whether there is one is answered by which there is, or by that there is none. */
const ways: readonly Way[] = [
  // `is there a program called X`, `does X exist`
  [
    new RegExp(String.raw`^\W*${there}\s+${some}${before}(?<kind>${kind})s?\s+(?:called|named)\s+(?<name>[\w$#@.-]+)\W*$`, 'i'),
    ({ kind: noun = '', name = '' }) => `Where is the ${noun} ${name} defined?`,
  ],
  [/^\W*[Dd]oes\s+(?<name>(?=[^\s?]*[A-Z\d])[A-Za-z][\w$#@-]*)\s+exist\W*$/, ({ name = '' }) => `Where is ${name} defined?`],
  // `is there a program that prints checks`, `do we have jobs which load tables`
  [
    new RegExp(
      String.raw`^\W*${there}\s+${some}(?<what>${before}${kind}s?)\s+(?:that|which)\s+(?!(?:we|you|i|they|the|it|is|are|no|not|does|do)\b)(?<does>[^?]+)\?*\W*$`,
      'i',
    ),
    ({ what = '', does = '' }) => `Which ${what} ${does.trim()}?`,
  ],
  [
    new RegExp(
      String.raw`^\W*${there}\s+(?:something|anything)\s+(?:that|which)\s+(?!(?:we|you|i|they|the|it|is|are|no|not|does|do)\b)(?<does>[^?]+)\?*\W*$`,
      'i',
    ),
    ({ does = '' }) => `Which program ${does.trim()}?`,
  ],
  // `is there a screen for adding users`
  [
    new RegExp(
      String.raw`^\W*${there}\s+${some}(?<what>${before}${kind})\s+for\s+(?!(?:this|that|it|them|each|every|all)\b)(?<use>[^?]+)\?*\W*$`,
      'i',
    ),
    ({ what = '', use = '' }) => `Which ${what} is for ${use.trim()}?`,
  ],
  // `are there any tables`
  [
    new RegExp(String.raw`^\W*${there}\s+${some}(?<what>${before}${kind})(?<s>s?)\W*$`, 'i'),
    ({ what = '' }) => `Which ${what}s are there?`,
  ],
  // `do any jobs use SORT`, `does any job use SORT`
  [
    /^\W*do(?:es)?\s+any\s+(?<what>(?:of\s+the\s+|of\s+our\s+)?jobs?)\s+(?<does>(?:use|run|call|execute|invoke)\s+[^?]+)\?*\W*$/i,
    ({ what = '', does = '' }) => `Which ${what.replace(/^of\s+(?:the|our)\s+/i, '').replace(/s?$/, 's')} ${does.trim()}?`,
  ],
  [
    /^\W*[Ii]s\s+(?<tool>[A-Z][A-Z\d]+)\s+(?:ever\s+)?(?:used|run|called)\s+(?:in|by)\s+any\s+jobs?\W*$/,
    ({ tool = '' }) => `Which jobs use ${tool}?`,
  ],
  // `can users be deleted`, `can a user delete an account`
  [
    new RegExp(
      String.raw`^\W*(?:can|may|could)\s+(?<what>(?:an?\s+|the\s+)?${things})\s+be\s+(?<done>deleted|removed|added|created)(?:\s+(?:here|(?:in|with)\s+(?:this|the)\s+(?:system|application)))?\W*$`,
      'i',
    ),
    ({ what = '', done = '' }) => `Which program ${verbOf[done.toLowerCase()] ?? done} ${what}?`,
  ],
  [
    new RegExp(
      String.raw`^\W*(?:can|may|could)\s+${doers}\s+(?<verb>delete|remove|add|create)\s+(?<what>(?:an?\s+|the\s+)?${things})\W*$`,
      'i',
    ),
    ({ verb = '', what = '' }) => `Which program ${verb}s ${what}?`,
  ],
  // `is A the same as B`
  [
    /^\W*(?:[Ii]s|[Aa]re)\s+(?<one>[A-Z][A-Z\d$#@-]*)\s+(?:(?:really|exactly)\s+)?(?:the\s+same(?:\s+thing)?\s+as|identical\s+(?:to|with)|equal\s+to|different\s+from|a\s+copy\s+of)\s+(?<two>[A-Z][A-Z\d$#@-]*)\W*$/,
    ({ one = '', two = '' }) => `What is the difference between ${one} and ${two}?`,
  ],
  [
    /^\W*[Aa]re\s+(?<one>[A-Z][A-Z\d$#@-]*)\s+and\s+(?<two>[A-Z][A-Z\d$#@-]*)\s+(?:(?:really|exactly)\s+)?(?:the\s+same(?:\s+thing)?|identical|different|copies)\W*$/,
    ({ one = '', two = '' }) => `What is the difference between ${one} and ${two}?`,
  ],
  // `does the keeper record have a phone number`: its layout tells, whatever the field is called
  [
    /^\W*(?:does|has)\s+the\s+(?<record>(?:[a-z]+\s+){1,2}?(?:record|segment|layout))\s+(?:have\s+|contain\s+|hold\s+|include\s+|carry\s+|store\s+)?(?:an?|any)\s+(?!fields?\b)[\w -]+?\W*$/i,
    ({ record = '' }) => `Which fields does the ${record} have?`,
  ],
  [
    /^\W*is\s+there\s+(?:an?|any)\s+(?!fields?\b)(?:[\w-]+\s+){1,3}?in\s+the\s+(?<record>(?:[a-z]+\s+){1,2}?(?:record|segment|layout))\W*$/i,
    ({ record = '' }) => `Which fields does the ${record} have?`,
  ],
  // `does the system send mails`
  [
    /^\W*(?:does|can)\s+(?:the|this|our)\s+(?:system|application|app|software)\s+(?<verb>send|print|encrypt|delete|calculate|compute|export|import|archive|purge|produce|generate|check|validate|post|charge)\s+(?!(?:it|them|that|this)\b)(?<what>[^?]+)\?*\W*$/i,
    ({ verb = '', what = '' }) => `Which program ${verb}s ${what.trim()}?`,
  ],
]

const mayAsk = /^\W*(?:is|are|do|does|has|have|can|may|could)\b/i
const longest = 160

/** What nobody does to something named is a No, and nothing that is not found. */
const doesToNamed =
  /\b(?:deletes?|removes?|updates?|rewrites?|changes?|inserts?|adds?|reads?|writes?|calls?|copies|copy)\b[^?]*(?<![\w-])[A-Z][A-Z\d#@$-]{2,}(?![a-z])/

/** `Is there a program that prints checks?` as `Which program prints checks?`; any other question as it stands. */
export const asWhich = keepLast((text: string): string => {
  if (text.length > longest || !mayAsk.test(text) || doesToNamed.test(text)) return text
  for (const [way, plain] of ways) {
    const groups = way.exec(text)?.groups
    if (groups !== undefined) return plain(groups)
  }
  return text
})
