import { distinctBy } from '../../../../base/distinct-by.ts'
import { escapeRegex } from '../../../../base/escape-regex.ts'
import { bareFileName } from '../../../../base/file-name.ts'
import type { Aspect } from '../../aspect.ts'
import { linesCall, readCall } from '../../calls.ts'
import { inert, item, moreItem } from '../../cite.ts'
import type { Call } from '../../conversation.ts'
import { linesToName, nameGiven } from '../../evidence/file-name-given.ts'
import { type FortranStatement, fortranStatementAt, listed } from '../../evidence/fortran-statement.ts'
import { allPlacesNamed, definingCalls, insideOf, isPlace, placesNamed, routinesBeside } from '../../evidence/named-places.ts'
import type { Findings, FoundLine } from '../../findings.ts'
import { isPlainlyAsked, thingsNamed } from '../../question/asked-attribute.ts'
import { askedOrder } from '../../question/asked-order.ts'
import type { Question } from '../../question/question.ts'
import { code } from '../../quote.ts'

const mostFound = 60
const mostRead = 16
const mostItems = 12
const mostPlaces = 3
const room = 6
const longestText = 160
const opens = String.raw`\bOPEN\s*\(`

/** The specifiers of OPEN by which it is asked, with what Fortran takes without them (Fortran 77 standard, 12.10.1). */
const specifiers: readonly { readonly name: string; readonly asked: RegExp; readonly byDefault?: string }[] = [
  { name: 'UNIT', asked: /\b(?:logical )?units?\b(?! \d)|\blun\b/i },
  { name: 'FILE', asked: /\b(?:which|what) files?\b|\bfile ?name\b/i },
  { name: 'STATUS', asked: /\bstatus\b/i, byDefault: 'UNKNOWN' },
  { name: 'ACCESS', asked: /\baccess\b|\b(?:direct|sequential)(?:ly)?\b/i, byDefault: 'SEQUENTIAL' },
  { name: 'FORM', asked: /\bform\b|\b(?:un)?formatted\b|\bbinary\b(?! (?:\w+ )?files?\b)/i },
  { name: 'RECL', asked: /\brecl\b|\brecord lengths?\b|\bhow long\b[^?]*\brecords?\b/i },
  { name: 'ACTION', asked: /\baction\b|\bread-?only\b/i },
  { name: 'BLANK', asked: /\bblank\b/i },
  { name: 'POSITION', asked: /\bposition\b|\bappend\b/i },
]
const asksOpen = /\b(?:open(?:s|ed|ing)?|OPEN)\b|\bunits?\b|\b(?:un)?formatted\b|\bRECL\b|\bdirect[- ]access\b/i

/** What an OPEN of Fortran says of a file: its unit, name, status, access, form, record length. */
export const openAttributesAspect: Aspect = {
  name: 'open attributes',
  exact: true,
  asks: (question) =>
    asksOpen.test(question.text) &&
    askedOrder(question) === undefined &&
    isPlainlyAsked(question) &&
    askedOf(question).length > 0 &&
    thingsNamed(question).length > 0,
  calls: (question, _, findings) => [
    ...definingCalls(question),
    ...(definingCalls(question).every((call) => findings.wasMade(call)) ? searches(question, findings) : []),
    ...linesFor(question, findings)
      .slice(0, mostRead)
      .map(({ path, line }) => readCall(path, line - linesToName, line + room)),
  ],
  draft: (question, _, findings) => {
    const told = statementsFor(question, findings)
    if (told.length === 0) return undefined
    return {
      lead: [...told.slice(0, mostItems).map((one) => itemOf(one, question, findings)), ...moreItem(told.length - mostItems)],
      quotes: [],
      alone: true,
      defines: true,
    }
  },
}

function askedOf({ text }: Question) {
  const bare = text.replace(/\bunit\s+\d+/gi, ' ')
  return specifiers.filter(({ name, asked }) => asked.test(name === 'UNIT' ? bare : text))
}

/** In the members of what is named; else where the file itself is. */
function searches(question: Question, findings: Findings): readonly Call[] {
  const places = allPlacesNamed(question, findings).slice(0, mostPlaces)
  if (places.length > 0) return places.map((path) => linesCall(opens, mostFound, path))
  return thingsNamed(question).map((name) => linesCall(`${opens}.*${escapeRegex(name)}`, mostFound))
}

function linesFor(question: Question, findings: Findings): readonly FoundLine[] {
  const found = searches(question, findings).flatMap((call) => findings.codeLinesFound(call))
  return insideOf(found, routinesBeside('', question, findings))
}

interface Opened {
  readonly path: string
  readonly statement: FortranStatement
  readonly given: ReadonlyMap<string, string>
}

/** Those that name the file, variable or unit that is asked about; all of a routine that alone is named. */
function statementsFor(question: Question, findings: Findings): readonly Opened[] {
  const all = distinctBy(
    linesFor(question, findings).flatMap(({ path, line }): readonly Opened[] => {
      const statement = fortranStatementAt(findings.linesOf(path), line)
      const list = statement === undefined ? null : /\bOPEN\s*\((.*)\)/i.exec(statement.text)
      return statement === undefined || list === null ? [] : [{ path, statement, given: specifiersIn(list[1] ?? '') }]
    }),
    ({ path, statement }) => `${path} ${statement.startLine}`,
  )
  const unit = /\bunit\s+(\w+)/i.exec(question.text)?.[1]?.toUpperCase()
  const onUnit = all.filter(({ given }) => unit !== undefined && given.get('UNIT')?.toUpperCase() === unit)
  if (onUnit.length > 0) return onUnit
  const things = thingsNamed(question).filter((name) => !isPlace(name, question) && placesNamed(name, question, findings).length === 0)
  const names = ({ statement }: Opened) =>
    things.some((name) => new RegExp(String.raw`(?<![\w])${escapeRegex(name)}(?![\w])`, 'i').test(statement.text))
  // Of a name that no OPEN has nothing is said.
  return things.length > 0 ? all.filter(names) : unit === undefined ? all : []
}

function specifiersIn(list: string): ReadonlyMap<string, string> {
  return new Map(
    listed(list).map((one, i): [string, string] => {
      const [, name = '', value = ''] = /^(\w+)\s*=\s*(.*)$/.exec(one) ?? []
      return name === '' && i === 0 ? ['UNIT', one] : [name.toUpperCase() === 'NEWUNIT' ? 'UNIT' : name.toUpperCase(), value]
    }),
  )
}

function itemOf({ path, statement, given }: Opened, question: Question, findings: Findings): string {
  const { startLine, endLine, text } = statement
  const asked = askedOf(question)
  const named = asked.some(({ name }) => name === 'FILE') ? nameGiven(given.get('FILE') ?? '', path, startLine, findings) : undefined
  const parts = asked.map(({ name, byDefault }) => {
    const value = given.get(name)
    if (value !== undefined) return `${name} ${value}`
    return byDefault === undefined ? `no ${name}` : `no ${name}, so ${byDefault}`
  })
  const by = named === undefined ? '' : `, named by ${code(named.text.trim())}`
  const said = startLine === endLine && text.length <= longestText ? `; ${code(text)}` : ` (${inert(text.slice(0, longestText))})`
  const place = { path, startLine: named?.line ?? startLine, endLine }
  return item(findings, `OPEN in ${inert(bareFileName(path))}: ${inert(parts.join(', '))}${by}${said}`, [place])
}
