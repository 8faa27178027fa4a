import { escapeRegex } from '../../../../base/escape-regex.ts'
import { bareFileName } from '../../../../base/file-name.ts'
import { groupBy } from '../../../../base/group-by.ts'
import { count } from '../../../../base/text.ts'
import type { Aspect } from '../../aspect.ts'
import { at, item } from '../../cite.ts'
import type { Call } from '../../conversation.ts'
import { isComment, withoutBlockRemarks, withoutRemark } from '../../evidence/comment-lines.ts'
import { isDocument } from '../../evidence/is-document.ts'
import type { Findings, FoundLine } from '../../findings.ts'
import { askedStatement } from '../../question/asked-statement.ts'
import { code } from '../../quote.ts'

const mostMembers = 14
const mostPlaces = 4
const mostLines = 100
const data = /\.(?:pdf|csv)$/i

/** The members in which a statement stands, each with its lines: `which programs issue EXEC CICS START`, `who uses GO TO`. */
export const statementsAspect: Aspect = {
  name: 'statements',
  asks: (question, { kinds }) => kinds.includes('system') && askedStatement(question) !== undefined,
  calls: (question) => [callFor(askedStatement(question) ?? '')],
  draft: (question, _, findings) => {
    const statement = askedStatement(question)
    if (statement === undefined || findings.resultOf(callFor(statement)) === undefined) return undefined
    const lines = linesOf(statement, findings)
    if (lines.length === 0) return { lead: [], quotes: [], nothing: { said: `no line of code has the statement ${code(statement)}` } }
    const members = [...groupBy(lines, ({ path }) => path)]
    const items = members.slice(0, mostMembers).map(([path, found]) => {
      const rest = found.length - mostPlaces
      return item(findings, `${bareFileName(path)}${rest > 0 ? ` (${found.length} lines)` : ''}`, found.slice(0, mostPlaces).map(at))
    })
    const isCut = (findings.resultOf(callFor(statement))?.notices ?? []).some((notice) => /^Only /.test(notice))
    const title = `${code(statement)} stands in ${isCut ? 'at least ' : ''}${count(members.length, 'member')}.`
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

function callFor(statement: string): Call {
  const pattern = statement.split(' ').map(escapeRegex).join(String.raw`\s+`)
  return { name: 'search_code', args: { pattern: `(?:^|[^\\w-])${pattern}(?:[^\\w-]|$)`, limit: mostLines } }
}

/** Without those of texts, and without what comments and remarks say. */
function linesOf(statement: string, findings: Findings): readonly FoundLine[] {
  const stands = new RegExp(String.raw`(?<![\w-])${statement.split(' ').map(escapeRegex).join(String.raw`\s+`)}(?![\w-])`, 'i')
  return findings
    .linesFound(callFor(statement))
    .filter(
      ({ path, text }) =>
        !isDocument(path) && !data.test(path) && !isComment(text) && stands.test(withoutStrings(withoutBlockRemarks(withoutRemark(text)))),
    )
}

function withoutStrings(line: string): string {
  return line.replace(/"[^"]*"|'[^']*'/g, "''")
}
