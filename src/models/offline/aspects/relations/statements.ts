import { escapeRegex } from '../../../../base/escape-regex.ts'
import { bareFileName } from '../../../../base/file-name.ts'
import { groupBy } from '../../../../base/group-by.ts'
import { limits } from '../../../../base/limits.ts'
import { count } from '../../../../base/text.ts'
import type { Aspect } from '../../aspect.ts'
import { at, item } from '../../cite.ts'
import type { Call } from '../../conversation.ts'
import { isComment, withoutBlockRemarks, withoutRemark } from '../../evidence/comment-lines.ts'
import { isDocument } from '../../evidence/is-document.ts'
import type { Findings, FoundLine } from '../../findings.ts'
import { askedStatementOrRun } from '../../question/asked-statement.ts'
import { code } from '../../quote.ts'

const mostMembers = 14
const mostPlaces = 4
const mostLines = 100
const data = /\.(?:pdf|csv)$/i

/** The members in which a statement stands, each with its lines: `which programs issue EXEC CICS START`, `who uses GO TO`. */
export const statementsAspect: Aspect = {
  name: 'statements',
  asks: (question, { kinds }) => kinds.includes('system') && askedStatementOrRun(question) !== undefined,
  calls: (question) => callsFor(askedStatementOrRun(question) ?? ''),
  draft: (question, _, findings) => {
    const statement = askedStatementOrRun(question)
    if (statement === undefined || callsFor(statement).some((call) => findings.resultOf(call) === undefined)) return undefined
    const lines = linesOf(statement, findings)
    const isCut = callsFor(statement).some((call) => (findings.resultOf(call)?.notices ?? []).some((notice) => /^Only /.test(notice)))
    if (lines.length === 0 && isCut) return undefined
    if (lines.length === 0) return { lead: [], quotes: [], nothing: { said: `no line of code has the statement ${code(statement)}` } }
    const members = [...groupBy(lines, ({ path }) => path)]
    const items = members.slice(0, mostMembers).map(([path, found]) => {
      const rest = found.length - mostPlaces
      return item(
        findings,
        `${bareFileName(path)}${rest > 0 ? ` (${found.length < limits.searchMatchesPerFile ? '' : 'at least '}${found.length} lines)` : ''}`,
        found.slice(0, mostPlaces).map(at),
      )
    })
    const title = `${told(statement)} in ${isCut ? 'at least ' : ''}${count(members.length, 'member')}.`
    const more =
      members.length > mostMembers
        ? [
            `${members.length - mostMembers} more: ${members
              .slice(mostMembers)
              .map(([path]) => bareFileName(path))
              .join(', ')}.`,
          ]
        : []
    return { lead: [title, ...items, ...more], quotes: [], whole: true }
  },
}

/** For the statement on one line, and for one of EXEC that begins on the line before its verb. */
function callsFor(statement: string): readonly Call[] {
  const search = (pattern: string, context = 0): Call => ({ name: 'search_code', args: { pattern, context, limit: mostLines } })
  const verb = split.exec(statement)?.[1]
  return [
    search(`(?:^|[^\\w-])${patternOf(statement)}(?:[^\\w-]|$)`),
    ...(verb === undefined ? [] : [search(`^(?:.{6})?\\s*${patternOf(verb)}(?:[^\\w-]|$)`, 1)]),
  ]
}

/** Of JCL, whose statements are continued behind `// `, which begins a comment elsewhere. */
const operand = /=/
const split = /^EXEC (?:CICS|SQL|DLI) (.+)$/

/** PL/I may name several conditions, and one of its own making in brackets. */
const onUnit = /^ON (?=[a-z_]+$)/i

function patternOf(statement: string): string {
  if (onUnit.test(statement)) {
    const condition = escapeRegex(statement.replace(onUnit, ''))
    return String.raw`ON\s+(?:COND\w*\s*\(\s*)?(?:\w+\s*,\s*){0,4}${condition}`
  }
  return statement.split(' ').map(escapeRegex).join(String.raw`\s+`)
}

/** Without those of texts, and without what comments and remarks say. */
function linesOf(statement: string, findings: Findings): readonly FoundLine[] {
  const [onOne, onTwo] = callsFor(statement)
  const stands = new RegExp(String.raw`(?<![\w-])${patternOf(statement)}(?![\w-])`, 'i')
  const whole = onOne === undefined ? [] : findings.linesFound(onOne).filter(({ text }) => stands.test(codeOf(text)))
  const verb = new RegExp(String.raw`^(?:.{6})?\s*${patternOf(split.exec(statement)?.[1] ?? '')}(?![\w-])`, 'i')
  const opens = new RegExp(String.raw`\b${patternOf(statement.split(' ').slice(0, 2).join(' '))}\s*(?:-\s*)?(?:\S{8}\s*)?$`, 'i')
  const begun =
    onTwo === undefined
      ? []
      : findings.linesFound(onTwo).filter(
          ({ path, line, text }) =>
            verb.test(text) &&
            opens.test(
              findings
                .linesOf(path)
                .get(line - 1)
                ?.slice(0, 72) ?? '',
            ),
        )
  return [...whole, ...begun].filter(
    ({ path, text }) => !isDocument(path) && !data.test(path) && !(operand.test(statement) ? /^\/\/\*/.test(text) : isComment(text)),
  )
}

function codeOf(line: string): string {
  return withoutStrings(withoutBlockRemarks(withoutRemark(line)))
}

function withoutStrings(line: string): string {
  return line.replace(/"[^"]*"|'[^']*'/g, "''")
}

/** `PGM=SORT` is what says in a step that the program is run. */
function told(statement: string): string {
  return statement.startsWith('PGM=') ? `${code(statement.slice('PGM='.length))} is run` : `${code(statement)} stands`
}
