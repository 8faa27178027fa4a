import { distinctBy } from '../../../../base/distinct-by.ts'
import { escapeRegex } from '../../../../base/escape-regex.ts'
import type { Aspect } from '../../aspect.ts'
import { linesCall, readCall } from '../../calls.ts'
import { at, item } from '../../cite.ts'
import type { Call } from '../../conversation.ts'
import { quoteAround, readAround } from '../../evidence/around-place.ts'
import type { Room } from '../../evidence/block-around.ts'
import { isDocument } from '../../evidence/is-document.ts'
import { lineText } from '../../evidence/line-text.ts'
import type { Findings, FoundLine } from '../../findings.ts'
import { askedNewNumber } from '../../question/asked-new-number.ts'
import { besideOf, wordPattern } from '../../question/word-pattern.ts'
import { code } from '../../quote.ts'

const mostFound = 60
const mostItems = 6
const mostQuoted = 3
const mostNear = 4
const longest = 90
/** A paragraph that finds the next number may do more before it. */
const paragraphLines = 150
const mostParagraphs = 3
const ofSum = { before: 8, after: 4, most: 12 } as const
const ofColumn = { before: 1, after: 2, most: 4 } as const
/** Where a name beside a counter tells whose it is: the paragraph over it, what takes its value. */
const counterRoom = { before: 5, after: 12, most: 14 } as const

const counters = String.raw`\bGET\s+D?COUNTER\s*\(`

/** How what is new gets its number: what counts it up, takes it from a counter, a sequence or an identity column. */
export const newNumbersAspect: Aspect = {
  name: 'new numbers',
  exact: true,
  asks: ({ names, bare }) => names.length === 0 && askedNewNumber(bare) !== undefined,
  calls: ({ bare }, _, findings) => {
    const words = askedNewNumber(bare)
    if (words === undefined) return []
    return [
      ...searches(words),
      ...findings.codeLinesFound(linesCall(counters, mostFound)).map((line) => readAround(line, counterRoom)),
      ...headsOf(words, findings).map(({ path, line }) => readCall(path, line, line + paragraphLines)),
      ...makersOf(words, findings).map(({ line, room }) => readAround(line, room)),
    ]
  },
  draft: ({ bare }, _, findings) => {
    const words = askedNewNumber(bare)
    if (words === undefined || searches(words).some((call) => findings.resultOf(call) === undefined)) return undefined
    const makers = makersOf(words, findings)
    if (makers.length > 0)
      return {
        lead: makers
          .slice(0, mostItems)
          .map(({ line, how }) => item(findings, `${how}: ${code(lineText(line.text, longest))}`, [at(line)])),
        quotes: makers.slice(0, mostQuoted).map(({ line, room }) => quoteAround(line, room, findings)),
        alone: true,
      }
    // Of what the code does not name so it says nothing.
    if (findings.codeLinesFound(linesCall(numberOf(words), mostFound)).length === 0) return undefined
    const said = `no line found makes a new ${words.join(' ')} number: none adds 1 to what is named so, and no counter, sequence or identity column gives one`
    const givers = findings
      .codeLinesFound(linesCall(givingTo(words), mostFound))
      .filter((line) => !isDocument(line.path) && !figurative.test(line.text) && !ofScreen.test(targetOf(line)))
      .toSorted((one, other) => targetOf(one).length - targetOf(other).length)
      .slice(0, mostNear)
    return {
      lead: [],
      quotes: [],
      nothing: {
        said,
        instead: givers.map((line) => item(findings, `only put there: ${code(lineText(line.text, longest))}`, [at(line)])),
        decides: true,
      },
    }
  },
}

const figurative = /\bMOVE\s+(?:SPACES?|ZERO(?:S|ES)?|LOW-VALUES?|HIGH-VALUES?|[-+]?\d+)\s/i
/** Length, output, attribute … of a field of a symbolic map. */
const ofScreen = /(?:NUM|NO|NBR|NR|ID)[LOAFCPHV]$/i

function targetOf({ text }: FoundLine): string {
  return /\bTO\s+([\w-]+)/i.exec(text)?.[1] ?? text
}

interface Maker {
  readonly line: FoundLine
  readonly how: string
  readonly room: Room
}

function searches(words: readonly string[]): readonly Call[] {
  return [adding(words), giving(words), counters, head(words), numberOf(words), givingTo(words)].map((pattern) =>
    linesCall(pattern, mostFound),
  )
}

/** A name for its number, from its own word on: a search takes no longer pattern than that of few such names. */
function numberOf(words: readonly string[]): string {
  return `(?:${['number', 'id'].map((noun) => besideOf([...words, noun])).join('|')})`
}

/** What may add one to it. */
function adding(words: readonly string[]): string {
  return String.raw`(?:\bADD\s|\bCOMPUTE\s|\bMAX\s*\(|\bAP\s|\+).*${numberOf(words)}|${numberOf(words)}.*\+`
}

/** That one is added to it, and not to something else beside it. */
function addsOneTo(words: readonly string[]): RegExp {
  const name = String.raw`[\w-]{0,40}${numberOf(words)}[\w-]{0,20}`
  const forms = [
    String.raw`\bADD\s+\+?0*1\s+TO\s+${name}`,
    String.raw`\bCOMPUTE\s+${name}[^=]*=[^=]*\+\s*0*1\b`,
    String.raw`\bCOMPUTE\s+[\w-]+\s*=\s*${name}\s*\+\s*0*1\b`,
    String.raw`\bMAX\s*\(\s*${name}`,
    String.raw`\bAP\s+${name},=P'1'`,
    String.raw`${name}\s*(?:\+\+|\+=\s*1\b|=\s*[\w.-]+\s*\+\s*1\b)`,
  ]
  return new RegExp(forms.join('|'), 'i')
}

function giving(words: readonly string[]): string {
  return String.raw`${numberOf(words)}[\w-]*\s.*\b(?:GENERATED\s+(?:ALWAYS|BY\s+DEFAULT)|AUTO_?INCREMENT|SERIAL|IDENTITY_VAL_LOCAL|NEXT\s?VAL)|\bNEXT\s+VALUE\s+FOR\s+[\w-]*${numberOf(words)}`
}

/** `MOVE … TO CUST-ID`, where nothing makes a number of its own. */
function givingTo(words: readonly string[]): string {
  return String.raw`\bMOVE\s+[\w-]+\s+(?:OF\s+[\w-]+\s+|IN\s+[\w-]+\s+)?TO\s+[\w-]{0,40}${numberOf(words)}`
}

/** The head of a paragraph that says that it finds a new one. */
function head(words: readonly string[]): string {
  const thing = words.map(wordPattern).join(String.raw`[\w-]*`)
  return String.raw`^.{0,11}(?:[\w-]*[-_])?(?:FIND|GET|OBTAIN|ASSIGN|GENERATE|ALLOCATE|SET|CREATE|DETERMINE)[-_](?:THE[-_])?(?:NEXT|NEW|LAST)[-_]${thing}[\w-]*(?:\s+SECTION)?\s*\.\s*$`
}

function headsOf(words: readonly string[], findings: Findings): readonly FoundLine[] {
  return findings.codeLinesFound(linesCall(head(words), mostFound)).slice(0, mostParagraphs)
}

function makersOf(words: readonly string[], findings: Findings): readonly Maker[] {
  const found = (pattern: string) => findings.codeLinesFound(linesCall(pattern, mostFound)).filter(({ path }) => !isDocument(path))
  const name = new RegExp(numberOf(words), 'i')
  const counting = found(counters).filter(({ path, line }) => {
    const lines = findings.linesOf(path)
    for (let one = line - counterRoom.before; one <= line + counterRoom.after; one++) if (name.test(lines.get(one) ?? '')) return true
    return false
  })
  const adds = addsOneTo(words)
  const added = found(adding(words)).filter(({ text }) => adds.test(text))
  const all: readonly Maker[] = [
    ...counting.map((line) => ({ line, how: 'taken from a named counter of CICS', room: counterRoom })),
    ...found(giving(words)).map((line) => ({
      line,
      how: /IDENTITY_VAL/i.test(line.text) ? 'read back as DB2 gave it' : 'given by the database',
      room: ofColumn,
    })),
    ...headsOf(words, findings).flatMap((one) => addedBelow(one, findings)),
    ...added.map((line) => ({ line, how: /\bMAX\s*\(/i.test(line.text) ? 'from the highest there is' : 'counted up', room: ofSum })),
  ]
  return distinctBy(all, ({ line }) => `${line.path} ${line.line}`)
}

const addsOne =
  /\bADD\s+\+?0*1\s+TO\s+(?<to>[\w-]*(?:NUM|NUMBER|NBR|NO|ID|VALUE|SEQ|LAST|NEXT)[\w-]*)|\bCOMPUTE\s+(?<to2>[\w-]+)[^=]*=.*\+\s*0*1\b/i
const countsSomething = /COUNT|CNT|SUB|IDX|INDEX|TOTAL|LINE|PAGE/i
const otherHead = /^.{7}[A-Z\d][\w-]*(?:\s+SECTION)?\s*\.\s*$/i

/** Where it adds one in the paragraphs under its head. */
function addedBelow({ path, line, text }: FoundLine, findings: Findings): readonly Maker[] {
  const lines = findings.linesOf(path)
  const name = /([\w-]+)(?:\s+SECTION)?\s*\.\s*$/i.exec(text)?.[1] ?? ''
  const isSection = new RegExp(String.raw`${escapeRegex(name)}\s+SECTION`, 'i').test(text)
  const found: Maker[] = []
  for (let next = line + 1; next <= line + paragraphLines && lines.has(next); next++) {
    const said = lines.get(next) ?? ''
    if (otherHead.test(said) && (!isSection || /\sSECTION\b/i.test(said))) break
    const groups = /^.{6}[*/]/.test(said) ? undefined : addsOne.exec(said)?.groups
    const to = groups?.to ?? groups?.to2
    if (to !== undefined && !countsSomething.test(to))
      found.push({ line: { path, line: next, text: said }, how: `counted up in ${name}`, room: ofSum })
  }
  return found
}
