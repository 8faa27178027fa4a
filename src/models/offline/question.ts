import { phrases } from './abbreviations.ts'
import { passive, type Relation, relations } from './relations.ts'
import { stopWords } from './stop-words.ts'
import { escapeRegex, formsPattern, wordPattern } from './word-form.ts'

/** Something to look for, as the question names it. */
export interface Term {
  /** `name`: an identifier, member, file or quoted text, looked for as it stands. `number`: a code or a count. `word`: with its forms. */
  readonly kind: 'name' | 'number' | 'word'
  /** Letters, digits and the marks of names only, so that it can be shown in Markdown. */
  readonly label: string
  /** A regular expression for ripgrep, RE2 and JavaScript alike, to be used ignoring case. */
  readonly pattern: string
}

interface AskedRelation {
  readonly relation: Relation
  /** Whether the named thing does it (`what does X call`) or has it done to it (`who calls X`). */
  readonly nameIs: 'subject' | 'object'
}

/** What a question asks for, as far as its words tell. */
export interface Question {
  readonly text: string
  readonly names: readonly Term[]
  /** Numbers and words, in the order of the question. */
  readonly words: readonly Term[]
  /** Lines of the named file that it asks for, 1-based, inclusive. */
  readonly lines: { readonly start: number; readonly end: number } | undefined
  /** Only with a name. */
  readonly asked: AskedRelation | undefined
}

const mostNames = 4
const mostWords = 10
const longestName = 60
const longestWord = 40

/** Analyses `text`. When it names nothing and only points back (`and who calls that?`), the name of `earlier`, likeliest last, is taken. */
export function analyse(text: string, earlier: readonly string[] = []): Question {
  const { lines, rest } = takeLines(text)
  const own = takeNames(rest)
  const allWords = takeWords(own.rest)
  const pointsBack =
    own.names.length === 0 && allWords.length <= 2 && /\b(?:it|its|that|this|they|them|those|these|there|he|she)\b/i.test(text)
  const names = pointsBack ? namesBefore(earlier) : own.names
  const asked = askedRelation(text, names[0], pointsBack)
  // The verb of a relation is looked for as statements, not as a word.
  const words = asked === undefined ? allWords : allWords.filter((term) => !asked.relation.asked.test(term.label))
  return { text, names, words, lines, asked }
}

/** `lines 60-70`, `line 12`, `lines 5 to 9`. */
const lineRange = /\blines?\s+(\d{1,7})(?:\s*(?:-|–|to|through)\s*(\d{1,7}))?/i

function takeLines(text: string): { lines: Question['lines']; rest: string } {
  const match = lineRange.exec(text)
  if (!match) return { lines: undefined, rest: text }
  const start = Math.max(1, Number(match[1]))
  return { lines: { start, end: Math.max(start, Number(match[2] ?? start)) }, rest: text.replace(match[0], ' ') }
}

function namesBefore(earlier: readonly string[]): readonly Term[] {
  for (const text of earlier.toReversed()) {
    const { names } = takeNames(text)
    if (names.length > 0) return names.slice(0, 1)
  }
  return []
}

// What legacy names are made of, as `containsName` in `src/answer` counts them.
const nameEdges = { left: '(?:^|[^\\w@#$-])', right: '(?:[^\\w@#$-]|$)' }

/** A code of letters and digits, as messages, reasons and abends have them. */
export const codeShape = /^[A-Z]{1,4}\d{2,5}[A-Z]?$/

/** A pattern that matches the name and not a longer name that contains it; a code may also begin a literal, right before its text, and end the name of a field. */
function namePattern(name: string): string {
  const alone = `${nameEdges.left}${escapeRegex(name)}${nameEdges.right}`
  return codeShape.test(name) ? `${alone}|['"]${escapeRegex(name)}[A-Za-z]|[A-Za-z0-9][-_]${escapeRegex(name)}${nameEdges.right}` : alone
}

const quoted = /"([^"\n`]{2,60})"|`([^`\n]{2,60})`|(?<![\w'])'([^'\n`]{2,60})'(?!\w)/g

const nameStood = '\u0001'
/** `reason code R08`, `the program ABC`: what kind of thing a name is; the code need not say so. */
const kindBeforeName = new RegExp(
  `(?:\\b(?:abend|batch|cics|code|column|copybook|data set|dataset|error|fields?|files?|jobs?|map|mapset|members?|messages?|modules?|paragraph|proc|procedure|programs?|reason|records?|return|routine|screen|section|step|system|tables?|transactions?|user|variables?)\\s+)+${nameStood}`,
  'gi',
)

/** Takes quoted texts and tokens that are shaped like names out of the text; what is left are words. */
function takeNames(text: string): { names: readonly Term[]; rest: string } {
  const found = new Map<string, Term>()
  const add = (spelled: string) => {
    const wanted = spelled.trim()
    const label = wanted.replace(/[^\p{L}\p{N} .,_@#$&/+-]/gu, ' ')
    if (wanted.length < 2 || wanted.length > longestName || found.size >= mostNames) return
    found.set(wanted.toUpperCase(), { kind: 'name', label, pattern: namePattern(wanted) })
  }
  const unquoted = text.replace(quoted, (_, ...groups: (string | undefined)[]) => {
    add(groups.slice(0, 3).find((group) => group !== undefined) ?? '')
    return ` ${nameStood} `
  })
  const rest = unquoted.replace(/[\p{L}\p{N}@#$&][\p{L}\p{N}@#$&._/+-]*/gu, (token) => {
    const spelled = token.replace(/[._/+-]+$/, '')
    if (!isName(spelled)) return token
    add(spelled)
    return ` ${nameStood} `
  })
  return { names: [...found.values()], rest: rest.replace(kindBeforeName, ' ').replaceAll(nameStood, ' ') }
}

// Upper-case words that are vocabulary of the trade and no names: looked for like other words.
const vocabulary = new Set(
  `ABEND ASSEMBLER BATCH CICS COBOL COMMAREA COPY DATASET DFSORT DISPLAY ENTER EVALUATE FIELD HTML IDCAMS INCLUDE INSERT LINKAGE MOVE PERFORM RACF
   RETURN REWRITE SELECT SQLCA SQLCODE STEPLIB SYSIN SYSOUT SYSPRINT UPDATE VSAM DELETE WRITE READ COMPUTE SECTION JSON`.split(/\s+/),
)
const shortestNameOfLetters = 5

/** Whether a token looks like something a system calls its own: a member, a data name, a data set, a file, a message or abend code. */
function isName(token: string): boolean {
  // `e.g.` is no file, but `B.cbl` is.
  const fileName = /^[\w./-]*(?:\w\w\.(?:[A-Z][A-Z0-9]{0,4}|[a-z][a-z0-9]{0,4})|\w\.(?:[A-Z]{3,4}|[a-z]{3,4}))$/
  const abendCode = /^[SU]?\d[0-9A-F]{2,3}$/
  if (fileName.test(token) || /^[A-Za-z]\w*_\w+$/.test(token) || /^[a-z][a-z0-9]*[A-Z]\w*$/.test(token)) return true
  if (!/[A-Za-z]/.test(token) || /^P?FK?\d{1,2}$/i.test(token) || /^\d+(?:st|nd|rd|th|k|kb|mb|x)$/i.test(token)) return false
  if (abendCode.test(token) || (/^[A-Za-z0-9]{4,}$/.test(token) && /\d/.test(token))) return true
  if (!/^[A-Z0-9@#$&][A-Z0-9@#$&._-]*$/.test(token) || vocabulary.has(token)) return false
  return /[-_.@#$&]/.test(token) || codeShape.test(token) || token.length >= shortestNameOfLetters
}

function takeWords(text: string): readonly Term[] {
  const found = new Map<string, Term>()
  let rest = text.toLowerCase().replace(/[’']s?\b/g, '')
  for (const { words, forms } of phrases) {
    const spelled = new RegExp(`\\b${words.replaceAll(' ', '[ -]+')}s?\\b`, 'g')
    if (!spelled.test(rest)) continue
    rest = rest.replace(spelled, ' ')
    found.set(words, { kind: 'word', label: words, pattern: formsPattern(forms) })
  }
  for (const token of rest.match(/(?:(?<![\p{L}\p{N}])-)?\b[\p{L}\p{N}]+/gu) ?? []) {
    const word = token.replace(/^-(?!\d)/, '')
    const term = numberTerm(word) ?? keyTerm(word) ?? wordTerm(word)
    if (term !== undefined && found.size < mostWords) found.set(term.pattern, term)
  }
  return [...found.values()]
}

function numberTerm(word: string): Term | undefined {
  if (!/^-?\d{2,}$/.test(word)) return undefined
  const digits = word.replace('-', '').replace(/^0+(?=\d)/, '')
  return { kind: 'number', label: word, pattern: word.startsWith('-') ? `-0*${digits}\\b` : `\\b0*${digits}\\b` }
}

/** A function key: F5, PF5 and the names that CICS and programs give it (DFHPF5, PFK05). */
function keyTerm(word: string): Term | undefined {
  const digits = /^p?fk?0?(\d{1,2})$/.exec(word)?.[1]
  return digits === undefined ? undefined : { kind: 'word', label: word.toUpperCase(), pattern: `\\b(?:DFH)?P?FK?0?${digits}\\b` }
}

function wordTerm(word: string): Term | undefined {
  if (stopWords.has(word) || word.length < 2 || word.length > longestWord || /^\d+$/.test(word)) return undefined
  return { kind: 'word', label: word, pattern: /^[a-z0-9]+$/.test(word) ? wordPattern(word) : namePattern(word) }
}

/** What the question wants to know of its (first) name. The first verb of a relation counts: `who uses X and how is it copied` asks for uses. */
function askedRelation(text: string, name: Term | undefined, pointsBack: boolean): AskedRelation | undefined {
  const found = relations.map((relation) => ({ relation, at: relation.onlyObject ? -1 : text.search(relation.asked) }))
  const asked = found.filter(({ relation }) => relation.asked.test(text)).sort((a, b) => a.at - b.at)[0]
  if (name === undefined || asked === undefined) return undefined
  const nameAt = pointsBack ? text.search(/\b(?:it|that|this|they|them|those|these)\b/i) : text.indexOf(name.label)
  const isDoer = new RegExp(`\\b(?:does|did|do|can|will)\\s+(?:\\w+\\s+)?${escapeRegex(name.label)}\\b`, 'i').test(text)
  return { relation: asked.relation, nameIs: passive.test(text) || (asked.at < nameAt && !isDoer) ? 'object' : 'subject' }
}

/** A number long enough to be a code: it names something, and an answer without it would be about something else. */
export function isCode(term: Term): boolean {
  return term.kind === 'number' && term.label.replace('-', '').length >= 3
}
