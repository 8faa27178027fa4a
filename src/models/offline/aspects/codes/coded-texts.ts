import { escapeRegex } from '../../../../base/escape-regex.ts'
import { bareFileName } from '../../../../base/file-name.ts'
import { groupBy } from '../../../../base/group-by.ts'
import { linesOfTextId, searchCall } from '../../absence.ts'
import type { Aspect } from '../../aspect.ts'
import { locateCall } from '../../calls.ts'
import { inert, item, type Lines } from '../../cite.ts'
import type { Findings } from '../../findings.ts'
import { codesIn } from '../../question/codes.ts'
import type { Question } from '../../question/question.ts'
import type { Subject } from '../../subjects.ts'

const mostTexts = 4
const mostPlaces = 4
/** A number alone is a code only in a member that is called after such, and long enough. */
const fewestDigits = 3
const ofMessages = /ERR|MSG|MESS|TEXT|TXT|REAS|STATUS|ABEND|ABND|SQL|CODE|CDE/i
const asksText = /\b(?:mean(?:s|ing|t)?|stands? for|texts?|messages?|description|described|wording|says?|explanation)\b/i

/** What a code means by a table that writes each code and its text as one literal: `'0012ACCOUNT NOT FOUND'`. */
export const codedTextsAspect: Aspect = {
  name: 'coded texts',
  exact: true,
  asks: ({ text, bare }) => asksText.test(bare) && codesOf(text).length > 0,
  calls: ({ text }) => codesOf(text).map(searchCall),
  draft: (question, subject, findings) => {
    const lead = codesOf(question.text).flatMap((code) => itemsOf(code, question, subject, findings))
    return lead.length === 0 ? undefined : { lead, quotes: [], alone: true }
  },
}

/** What a question calls a code, and what it writes as one. */
function codesOf(text: string): readonly string[] {
  const written = text.match(/(?<![\w.-])(?=\w{0,4}[A-Z]\w{0,4}\d\b)[A-Z\d]{3,8}(?![\w.-])/g) ?? []
  return [...new Set([...codesIn(text), ...written])]
}

function itemsOf(code: string, { text }: Question, { named, paths }: Subject, findings: Findings): readonly string[] {
  const isDefined = findings
    .located(locateCall(text))
    ?.names.some(({ word, units, members }) => word === code && units.length + members.length > 0)
  if (isDefined === true) return []
  const places = linesOfTextId(code, findings).flatMap((line) => textAt(line, code, findings).map((said) => ({ line, said })))
  const own = named ? places.filter(({ line }) => paths.includes(line.path)) : []
  // `'35NEW MEXICO'` is what no status 35 means.
  const ofCodes = /[A-Z]/i.test(code)
    ? places
    : places.filter(({ line }) => code.length >= fewestDigits && ofMessages.test(bareFileName(line.path)))
  return [...groupBy(own.length > 0 ? own : ofCodes, ({ said }) => said)].slice(0, mostTexts).map(([said, of]) =>
    item(
      findings,
      `${inert(code)}: “${inert(said)}”${of.length > mostPlaces ? ` (in ${of.length} places)` : ''}`,
      of.slice(0, mostPlaces).map(({ line }) => line),
    ),
  )
}

/** A declaration, or the line behind its VALUE. */
const ofTable = /^[\s\d]*['"]|\b(?:VALUES?|DC|INIT(?:IAL)?)\b/i

/** The text behind the code in one literal of a declaration; none where that is only a word. */
function textAt({ path, startLine }: Lines, code: string, findings: Findings): readonly string[] {
  const line = findings.linesOf(path).get(startLine) ?? ''
  if (!ofTable.test(line)) return []
  const [, said = ''] = new RegExp(String.raw`['"]${escapeRegex(code)}(?:\s*[:-]\s+|\s*)([A-Za-z][^'"]*)`, 'i').exec(line) ?? []
  return /\s/.test(said.trim()) ? [said.trim().replace(/\s+/g, ' ')] : []
}
