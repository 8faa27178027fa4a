import { distinctBy } from '../../../../base/distinct-by.ts'
import { groupBy } from '../../../../base/group-by.ts'
import { count } from '../../../../base/text.ts'
import type { Aspect } from '../../aspect.ts'
import { linesCall } from '../../calls.ts'
import { at, item, nameFor } from '../../cite.ts'
import type { Call } from '../../conversation.ts'
import { isComment } from '../../evidence/comment-lines.ts'
import { innermostCall, routineAt } from '../../evidence/innermost-at.ts'
import { goesOnInFortran, isFixedComment, isFortranFile } from '../../evidence/is-fortran.ts'
import { lineText } from '../../evidence/line-text.ts'
import type { Findings, FoundLine } from '../../findings.ts'
import { type AskedUnit, askedUnit } from '../../question/asked-unit.ts'
import { code } from '../../quote.ts'

const mostFound = 100
const mostSaid = 20
const mostShownSaid = 4
/** Of a file that has more a search shows no more. */
const mostOfFile = 20
const mostOutlined = 8
const mostItems = 14
const mostPlaces = 3
const longest = 90

/**
 * The statements of Fortran that work on a unit which is asked for by its number. Nothing else in the code is called so: words would lead to whatever speaks of
 * units.
 */
export const unitStatementsAspect: Aspect = {
  name: 'unit statements',
  exact: true,
  asks: (question) => askedUnit(question) !== undefined,
  calls: (question, _, findings) => {
    const asked = askedUnit(question)
    if (asked === undefined) return []
    const members = distinctBy(statementsOf(asked, findings), ({ path }) => path).slice(0, mostOutlined)
    return [unitCall(asked), ...(asked.deed === 'any' ? [saidCall(asked)] : []), ...members.map(innermostCall)]
  },
  draft: (question, _, findings) => {
    const asked = askedUnit(question)
    if (asked === undefined) return undefined
    const all = statementsOf(asked, findings)
    const wanted = all.filter(({ text }) => asked.deed === 'any' || deedOf(text) === asked.deed)
    if (wanted.length === 0) return undefined
    const groups = [...groupBy(wanted, (line) => `${verbOf(line.text)} ${routineAt(line, findings) ?? ''} ${line.path}`).values()]
    const items = groups.slice(0, mostItems).map((own) => {
      const [first] = own
      const places = own.slice(0, mostPlaces).map(at)
      if (first === undefined) return ''
      const routine = routineAt(first, findings)
      const where = routine === undefined ? '' : ` in ${nameFor(findings, routine, places)}`
      const more = own.length > 1 ? ` and ${count(own.length - 1, 'more such statement')}` : ''
      return item(findings, `${code(lineText(first.text, longest))}${more}${where}`, places)
    })
    const left = groups.length > mostItems ? [`And more in ${count(groups.length - mostItems, 'other place')}.`] : []
    const many = `${isCut(all) ? 'at least ' : ''}${count(wanted.length, 'statement')}`
    const deed = asked.deed === 'any' ? 'named in' : asked.deed === 'reads' ? 'read by' : 'written by'
    return {
      lead: [
        ...saidOf(asked, findings),
        `Unit ${asked.number} is ${deed} ${many}${asked.deed === 'any' ? '' : wanted.length === 1 ? ' that gives its number' : ' that give its number'}:`,
        ...items,
        ...left,
      ],
      quotes: [],
      alone: true,
    }
  },
}

/** `WRITE (11,102) Y`, `REWIND 11`; `READ 11, X` names a FORMAT. */
function unitCall({ number }: AskedUnit): Call {
  const named = String.raw`\s*(?:UNIT\s*=\s*)?${number}\s*`
  return linesCall(
    String.raw`\b(?:READ|WRITE|INQUIRE|OPEN|CLOSE|REWIND|BACKSPACE|END\s?FILE)\s*\(${named}[,)]|\b(?:REWIND|BACKSPACE|END\s?FILE)\s+${number}\s*(?:$|!|\s\s)`,
    mostFound,
  )
}

function statementsOf(asked: AskedUnit, findings: Findings): readonly FoundLine[] {
  return findings.codeLinesFound(unitCall(asked)).filter(({ path }) => isFortranFile(path))
}

/** What comments say of it by its number: `UNIT 12 HAS THE TABLES`. */
function saidCall({ number }: AskedUnit): Call {
  return linesCall(String.raw`^\s*[Cc*!].*\b(?:UNIT|TAPE|LUN)\s*(?:NO\.?|NUMBER|#|=)?\s*${number}\b`, mostSaid)
}

function saidOf(asked: AskedUnit, findings: Findings): readonly string[] {
  if (asked.deed !== 'any') return []
  const said = findings
    .linesFound(saidCall(asked))
    .filter(({ path, text }) => isFortranFile(path) && !goesOnInFortran(path, text) && (isComment(text) || isFixedComment(path, text)))
  return distinctBy(said, ({ text }) => text.trim())
    .slice(0, mostShownSaid)
    .map((line) => item(findings, `a comment: ${code(lineText(line.text, longest))}`, [at(line)]))
}

function verbOf(text: string): string {
  return /\b(READ|WRITE|INQUIRE|OPEN|CLOSE|REWIND|BACKSPACE|END\s?FILE)\b/i.exec(text)?.[1]?.toUpperCase() ?? ''
}

function deedOf(text: string): AskedUnit['deed'] {
  const verb = verbOf(text)
  return verb === 'READ' ? 'reads' : /^(?:WRITE|END)/.test(verb) ? 'writes' : 'any'
}

function isCut(lines: readonly FoundLine[]): boolean {
  return lines.length >= mostFound || [...groupBy(lines, ({ path }) => path).values()].some(({ length }) => length >= mostOfFile)
}
