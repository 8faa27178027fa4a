import { escapeRegex } from '../../../../base/escape-regex.ts'
import { bareFileName } from '../../../../base/file-name.ts'
import { groupBy } from '../../../../base/group-by.ts'
import type { Aspect } from '../../aspect.ts'
import { linesCall } from '../../calls.ts'
import { at, item, moreItem, nameFor } from '../../cite.ts'
import type { Call } from '../../conversation.ts'
import { quoteAround, readAround } from '../../evidence/around-place.ts'
import { isFortranFile } from '../../evidence/is-fortran.ts'
import { isDefinedName } from '../../evidence/known-names.ts'
import type { Findings, FoundLine } from '../../findings.ts'
import type { Question } from '../../question/question.ts'

const mostFound = 100
const mostMembers = 8
const mostQuotes = 3
const mostLines = 4
const room = { before: 2, after: 3, most: 6 } as const
const name = '([A-Z][A-Z0-9_]{2,})'
/** `Where does X make a difference`, `what does X affect`, `which routines use X`. */
const asksUses = [
  new RegExp(
    String.raw`\b[Ww]here (?:does|do|is|are) (?:the )?(?:[a-z]+ ){0,2}${name}\b(?: [a-z]+)? (?:make a difference|matter|count|used|needed|tested|checked|enter|come in|play a (?:role|part)|have (?:an )?effect|taken into account)`,
  ),
  new RegExp(String.raw`\b[Ww]hat (?:does|do|is|are) (?:the )?(?:[a-z]+ ){0,2}${name}\b (?:affect|influence|change|used (?:in|by))`),
  new RegExp(
    String.raw`\b[Ww](?:hich|hat) (?:routines?|subroutines?|members?|modules?|statements?|places?|code) (?:[a-z]+ ){0,1}(?:uses?|tests?|reads?|needs?|checks?|depends? on|looks? at) (?:the )?(?:[a-z]+ ){0,2}${name}\b`,
  ),
]
const declares =
  /^\s*(?:COMMON|REAL|INTEGER|LOGICAL|DOUBLE|COMPLEX|CHARACTER|DIMENSION|EQUIVALENCE|NAMELIST|DATA|SAVE|EXTERNAL|SUBROUTINE|FUNCTION|PARAMETER|ENTRY|FORMAT)\b|^[^'"]*::/i
/** A list that goes on from above holds names alone. */
const isList = /^(?: {5}\S|\s*&)?[\w\s,()/*]*&?\s*$/

/** The statements of Fortran that use a variable, without the many that only declare it: a COMMON block is declared wherever one of its variables is used. */
export const variableUsesAspect: Aspect = {
  name: 'variable uses',
  exact: true,
  asks: (question) => askedUse(question) !== undefined,
  calls: (question, _, findings) => {
    const asked = askedUse(question)
    return asked === undefined ? [] : [usesCall(asked), ...chosen(asked, findings).map((line) => readAround(line, room))]
  },
  draft: (question, _, findings) => {
    const asked = askedUse(question)
    if (asked === undefined || isDefinedName(asked, question, findings)) return undefined
    const uses = usesOf(asked, findings)
    const members = [...groupBy(uses, ({ path }) => path)].slice(0, mostMembers)
    if (members.length === 0) return undefined
    const lead = members.map(([path, lines]) => {
      const places = lines.slice(0, mostLines).map(at)
      return item(findings, `${nameFor(findings, asked, places)} is used in ${bareFileName(path)}`, places)
    })
    const left = new Set(uses.map(({ path }) => path)).size - members.length
    return {
      lead: [...lead, ...moreItem(left)],
      quotes: chosen(asked, findings).map((line) => quoteAround(line, room, findings)),
      alone: true,
      defines: true,
    }
  },
}

function askedUse({ text }: Question): string | undefined {
  for (const pattern of asksUses) {
    const found = pattern.exec(text)?.[1]
    if (found !== undefined) return found
  }
  return undefined
}

/** Lines that do something: names alone, with commas between them, are declarations. */
function usesCall(variable: string): Call {
  const of = String.raw`\b${escapeRegex(variable)}\b`
  return linesCall(
    String.raw`^[^!]*(?:=|\bIF\b|\bCALL\b|\bWRITE\b|\bREAD\b|\.[A-Z]{2,3}\.|[-+]).*${of}|^[^!]*${of}.*(?:=|\.[A-Z]{2,3}\.|[-+])`,
    mostFound,
  )
}

function usesOf(variable: string, findings: Findings): readonly FoundLine[] {
  return findings
    .codeLinesFound(usesCall(variable))
    .filter(({ path, text }) => isFortranFile(path) && /\.\w+$/.test(path) && !declares.test(text) && !isList.test(text.slice(0, 72)))
}

/** One of each member. */
function chosen(variable: string, findings: Findings): readonly FoundLine[] {
  const members = [...groupBy(usesOf(variable, findings), ({ path }) => path).values()]
  return members.flatMap(([first]) => first ?? []).slice(0, mostQuotes)
}
