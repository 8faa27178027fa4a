import { escapeRegex } from '../../../../base/escape-regex.ts'
import { bareFileName } from '../../../../base/file-name.ts'
import { groupBy } from '../../../../base/group-by.ts'
import { limits } from '../../../../base/limits.ts'
import { count } from '../../../../base/text.ts'
import type { Aspect, Draft } from '../../aspect.ts'
import { linesCall } from '../../calls.ts'
import { inert } from '../../cite.ts'
import type { Call } from '../../conversation.ts'
import { isCobolProgram } from '../../evidence/is-cobol.ts'
import { isDocument } from '../../evidence/is-document.ts'
import { memberItem } from '../../evidence/member-item.ts'
import type { Findings } from '../../findings.ts'
import { askedKeyUsers } from '../../question/asked-key-users.ts'

const mostPrograms = 14
/** A test, or a table that assembler and CICS branch by. */
const tests = /\b(?:WHEN|IF|AND|OR|EVALUATE|SELECT|HANDLE|AID|CLI|CLC)\b|=|\b(?:P[FA]\d{1,2}|CLEAR|ENTER|DFH\w+)\s*\(/i

const isText = /\.(?:txt|csv|bms)$/i

/** The programs that test a key, or do not: `which programs use PF7`. */
export const keyUsersAspect: Aspect = {
  name: 'key users',
  asks: ({ bare }, { kinds }) => kinds.includes('system') && askedKeyUsers(bare) !== undefined,
  calls: ({ bare }, _, findings) => {
    const [call, ...others] = callsFor(bare)
    if (call === undefined || others.length === 0) return call === undefined ? [] : [call]
    const copying = copyingCall(new Set(findings.codeLinesFound(call).map(({ path }) => path)))
    return [call, ...others, ...(copying === undefined ? [] : [copying])]
  },
  draft: ({ bare }, _, findings) => {
    const asked = askedKeyUsers(bare)
    const [call] = callsFor(bare)
    if (asked === undefined || call === undefined || findings.resultOf(call) === undefined) return undefined
    const isKey = new RegExp(String.raw`(?<![\w-])${asked.pattern}(?![\w-])`, 'i')
    const lines = findings
      .codeLinesFound(call)
      .filter(({ path, text }) => !isDocument(path) && !isText.test(path) && tests.test(text) && isOutsideOfText(text, isKey))
    const isCut = findings.linesFound(call).length >= limits.searchMatches
    if (lines.length === 0 && !asked.without)
      return isCut ? undefined : { lead: [], quotes: [], nothing: { said: `no line of code tests ${asked.said}` } }
    const programs = [...groupBy(lines, ({ path }) => path)]
    if (asked.without) return isCut ? undefined : othersDraft(asked.said, new Set(programs.map(([path]) => path)), findings)
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
  if (asked === undefined) return []
  return [linesCall(String.raw`(?:^|[^\w-])${asked.pattern}(?:[^\w-]|$)`, limits.searchMatches), ...(asked.without ? [pressedCall] : [])]
}

/** For what looks at the key that was pressed. */
const pressedCall = linesCall(String.raw`^[^*]*\b(?:EIBAID|HANDLE\s+AID)(?:[^\w-]|$)`, limits.searchMatches)
/** The key itself is looked at; what it is moved to may be compared with anything. */
const directly = /\bEVALUATE\s+EIBAID\b|\bEIBAID\s*(?:=|EQUALS?\b|NOT\b|IS\b)|\bHANDLE\s+AID\b/i
const moved = /\bMOVE\s+EIBAID\b/i

/** For those who copy what tests the key. */
function copyingCall(testing: Iterable<string>): Call | undefined {
  const names = [...testing].filter((path) => !isCobolProgram(path)).map((path) => escapeRegex(bareFileName(path)))
  return names.length === 0
    ? undefined
    : linesCall(String.raw`^[^*]*\bCOPY\s+['"]?(?:${names.join('|')})(?:[^\w-]|$)`, limits.searchMatches)
}

/** Those that look at the key and test others than this one. */
function othersDraft(said: string, testing: ReadonlySet<string>, findings: Findings): Draft | undefined {
  const looking = findings.codeLinesFound(pressedCall).filter(({ path }) => isCobolProgram(path))
  const copying = copyingCall(testing)
  const through = new Set(copying === undefined ? [] : findings.linesFound(copying).map(({ path }) => path))
  const members = [...groupBy(looking, ({ path }) => path)].filter(
    ([path, lines]) => !through.has(path) && lines.some(({ text }) => directly.test(text)) && !lines.some(({ text }) => moved.test(text)),
  )
  if (members.length === 0 || looking.length >= limits.searchMatches) return undefined
  const others = members.filter(([path]) => !testing.has(path))
  const all = `${count(members.length, 'program')} that compare${members.length > 1 ? '' : 's'} EIBAID itself`
  if (others.length === 0) return { lead: [`There is none: all of ${all} test ${said}.`], quotes: [], whole: true }
  const rest = others.slice(mostPrograms).map(([path]) => inert(bareFileName(path)))
  return {
    lead: [
      `${others.length} of ${all} ${others.length > 1 ? 'do' : 'does'} not test ${said}:`,
      ...others.slice(0, mostPrograms).map(([path, found]) => memberItem(path, found, findings)),
      ...(rest.length === 0 ? [] : [`${rest.length} more: ${rest.join(', ')}.`]),
    ],
    quotes: [],
    whole: true,
  }
}

/** Texts name the key for people. */
function isOutsideOfText(text: string, isKey: RegExp): boolean {
  const index = isKey.exec(text)?.index
  return index !== undefined && (text.slice(0, index).match(/'/g) ?? []).length % 2 === 0
}
