import { bareFileName } from '../../../../base/file-name.ts'
import { groupBy } from '../../../../base/group-by.ts'
import { limits } from '../../../../base/limits.ts'
import { count } from '../../../../base/text.ts'
import type { Aspect } from '../../aspect.ts'
import { linesCall } from '../../calls.ts'
import { inert } from '../../cite.ts'
import type { Call } from '../../conversation.ts'
import { quoteFromCondition, readFromCondition } from '../../evidence/around-place.ts'
import { abending, endingIn, endings } from '../../evidence/ending-statements.ts'
import { isDocument } from '../../evidence/is-document.ts'
import { memberItem } from '../../evidence/member-item.ts'
import type { Findings, FoundLine } from '../../findings.ts'
import { type AskedEndingPrograms, askedEndingPrograms } from '../../question/asked-ending-programs.ts'

const mostPrograms = 14
const mostQuoted = 3
const room = { before: 0, after: 1, most: 3 } as const

/** What gives a program's return code, whatever its value is: the special register of COBOL, PLIRETC of PL/I, a number behind EXIT or STOP. */
const returns = String.raw`\b(?:TO|SET|COMPUTE)\s+RETURN-CODE\b|\bPLIRET[CV]\s*\(|^\s*(?:EXIT|STOP)\s+[1-9]\d{0,4}\s*;?\s*$`
const abends = String.raw`\bCICS\s+ABEND\b|^(?:\S+)?\s+ABEND\s+\S|\bCALL\s+['"]?(?:CEE3ABD|ILBOABN0|PLIABN\w*|ABEND\w*|ABNDPGM|ABORT)\b|${abending}`
const isReturn = new RegExp(returns, 'i')
const isAbend = new RegExp(abends, 'i')
const handles = /\bABEND\s+(?:LABEL|PROGRAM|CANCEL|RESET)\b/i

/** All programs that end themselves with a return code or abend: `which programs set a return code`, `who abends with 999`. */
export const endingProgramsAspect: Aspect = {
  name: 'ending programs',
  asks: ({ bare }, { kinds }) => kinds.includes('system') && askedEndingPrograms(bare) !== undefined,
  calls: ({ bare }, _, findings) => {
    const asked = askedEndingPrograms(bare)
    return [...callsFor(asked), ...placesOf(asked, findings).map((line) => readFromCondition(line, room))]
  },
  draft: ({ bare }, _, findings) => {
    const asked = askedEndingPrograms(bare)
    const calls = callsFor(asked)
    if (asked === undefined || calls.some((call) => findings.resultOf(call) === undefined)) return undefined
    const lines = linesOf(asked, findings)
    const isCut = calls.some((call) => findings.linesFound(call).length >= limits.searchMatches)
    if (lines.length === 0) return isCut ? undefined : { lead: [], quotes: [], nothing: { said: nothingSaid(asked), decides: true } }
    const programs = [...groupBy(lines, ({ path }) => path)]
    const rest = programs.slice(mostPrograms).map(([path]) => inert(bareFileName(path)))
    return {
      lead: [
        `${isCut ? 'At least ' : ''}${titleFor(programs.length, asked)}:`,
        ...programs.slice(0, mostPrograms).map(([path, found]) => memberItem(path, found, findings)),
        ...(rest.length === 0 ? [] : [`${rest.length} more: ${rest.join(', ')}.`]),
      ],
      quotes: placesOf(asked, findings).map((line) => quoteFromCondition(line, room, findings)),
      alone: true,
    }
  },
}

/** Of the first pattern that finds some. */
function linesOf(asked: AskedEndingPrograms, findings: Findings): readonly FoundLine[] {
  const found = callsFor(asked).map((call) => findings.codeLinesFound(call).filter((line) => isAsked(line, asked)))
  return found.find(({ length }) => length > 0) ?? []
}

/** Where few programs set a code, on what condition they do. */
function placesOf(asked: AskedEndingPrograms | undefined, findings: Findings): readonly FoundLine[] {
  const lines = asked?.code === undefined ? [] : linesOf(asked, findings)
  return lines.length > mostQuoted ? [] : lines
}

function titleFor(programs: number, { isAbend: ends, code: asked }: AskedEndingPrograms): string {
  const said = asked === undefined ? '' : ` ${asked}`
  return ends
    ? count(
        programs,
        `program has a statement for ${asked === undefined ? 'an ' : ''}abend${said}`,
        `programs have statements for ${asked === undefined ? 'an ' : ''}abend${said}`,
      )
    : count(
        programs,
        `program sets ${asked === undefined ? 'a ' : ''}return code${said}`,
        `programs set ${asked === undefined ? 'a ' : ''}return code${said}`,
      )
}

function nothingSaid({ isAbend: ends, code: asked }: AskedEndingPrograms): string {
  if (asked !== undefined) return `no line of code sets ${ends ? 'abend' : 'return code'} ${asked} as a number`
  return ends ? 'no line of code has a statement for an abend' : 'no line of code sets a return code'
}

/** The second where the first finds none: what programs call a return code of theirs. */
function callsFor(asked: AskedEndingPrograms | undefined): readonly Call[] {
  if (asked === undefined) return []
  const patterns = asked.isAbend ? [abends] : asked.code === undefined ? [returns, endings] : [endings]
  return patterns.map((pattern) => linesCall(pattern, limits.searchMatches))
}

function isAsked({ path, text }: FoundLine, asked: AskedEndingPrograms): boolean {
  if (isDocument(path)) return false
  const end = endingIn(text)
  if (asked.code !== undefined) return end?.value === asked.code && end.isAbend === asked.isAbend
  if (asked.isAbend) return !handles.test(text) && isOutsideOfText(text)
  return isReturn.test(text) || end?.isAbend === false
}

/** A message may speak of an abend. */
function isOutsideOfText(text: string): boolean {
  const before = text.slice(0, isAbend.exec(text)?.index ?? 0)
  return (before.match(/'/g) ?? []).length % 2 === 0
}
