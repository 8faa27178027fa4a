import { bareFileName } from '../../../../base/file-name.ts'
import { groupBy } from '../../../../base/group-by.ts'
import { limits } from '../../../../base/limits.ts'
import { count } from '../../../../base/text.ts'
import type { Aspect } from '../../aspect.ts'
import { linesCall } from '../../calls.ts'
import { inert } from '../../cite.ts'
import type { Call } from '../../conversation.ts'
import { isDocument } from '../../evidence/is-document.ts'
import { memberItem } from '../../evidence/member-item.ts'
import { askedKeyUsers } from '../../question/asked-key-users.ts'

const mostPrograms = 14
/** A test, or a table that assembler and CICS branch by. */
const tests = /\b(?:WHEN|IF|AND|OR|EVALUATE|SELECT|HANDLE|AID|CLI|CLC)\b|=|\b(?:P[FA]\d{1,2}|CLEAR|ENTER|DFH\w+)\s*\(/i

const isText = /\.(?:txt|csv|bms)$/i

/** The programs that test a key: `which programs use PF7`. */
export const keyUsersAspect: Aspect = {
  name: 'key users',
  asks: ({ bare }, { kinds }) => kinds.includes('system') && askedKeyUsers(bare) !== undefined,
  calls: ({ bare }) => callsFor(bare),
  draft: ({ bare }, _, findings) => {
    const asked = askedKeyUsers(bare)
    const [call] = callsFor(bare)
    if (asked === undefined || call === undefined || findings.resultOf(call) === undefined) return undefined
    const isKey = new RegExp(String.raw`(?<![\w-])${asked.pattern}(?![\w-])`, 'i')
    const lines = findings
      .codeLinesFound(call)
      .filter(({ path, text }) => !isDocument(path) && !isText.test(path) && tests.test(text) && isOutsideOfText(text, isKey))
    const isCut = findings.linesFound(call).length >= limits.searchMatches
    if (lines.length === 0) return isCut ? undefined : { lead: [], quotes: [], nothing: { said: `no line of code tests ${asked.said}` } }
    const programs = [...groupBy(lines, ({ path }) => path)]
    const rest = programs.slice(mostPrograms).map(([path]) => inert(bareFileName(path)))
    return {
      lead: [
        `${asked.said} is tested in ${isCut ? 'at least ' : ''}${count(programs.length, 'member')}:`,
        ...programs.slice(0, mostPrograms).map(([path, found]) => memberItem(path, found, findings)),
        ...(rest.length === 0 ? [] : [`${rest.length} more: ${rest.join(', ')}.`]),
      ],
      quotes: [],
      whole: true,
    }
  },
}

function callsFor(bare: string): readonly Call[] {
  const asked = askedKeyUsers(bare)
  return asked === undefined ? [] : [linesCall(String.raw`(?:^|[^\w-])${asked.pattern}(?:[^\w-]|$)`, limits.searchMatches)]
}

/** Texts name the key for people. */
function isOutsideOfText(text: string, isKey: RegExp): boolean {
  const index = isKey.exec(text)?.index
  return index !== undefined && (text.slice(0, index).match(/'/g) ?? []).length % 2 === 0
}
