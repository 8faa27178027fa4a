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
import type { Findings, FoundLine } from '../../findings.ts'
import { type AskedKey, askedKeyUsers } from '../../question/asked-key-users.ts'

const mostPrograms = 14
/** A test, or a table that assembler and CICS branch by. */
const tests = /\b(?:WHEN|IF|AND|OR|EVALUATE|SELECT|HANDLE|AID|CLI|CLC)\b|=|\b(?:P[FA]\d{1,2}|CLEAR|ENTER|DFH\w+)\s*\(/i

const isText = /\.(?:txt|csv|bms)$/i

/** The programs that test a key, or do not: `which programs use PF7`. */
export const keyUsersAspect: Aspect = {
  name: 'key users',
  asks: ({ bare }, { kinds }) => kinds.includes('system') && askedKeyUsers(bare) !== undefined,
  calls: ({ bare }, _, findings) => {
    const asked = askedKeyUsers(bare)
    if (asked === undefined) return []
    if (!asked.without) return [keyCall(asked)]
    const copying = copyingCall(testsOf(asked, findings))
    return [keyCall(asked), pressedCall, ...(copying === undefined ? [] : [copying])]
  },
  draft: ({ bare }, _, findings) => {
    const asked = askedKeyUsers(bare)
    if (asked === undefined || findings.resultOf(keyCall(asked)) === undefined) return undefined
    const isCut = findings.linesFound(keyCall(asked)).length >= limits.searchMatches
    const lines = testsOf(asked, findings)
    if (asked.without) return isCut ? undefined : othersDraft(asked.said, lines, findings)
    if (lines.length === 0) return isCut ? undefined : { lead: [], quotes: [], nothing: { said: `no line of code tests ${asked.said}` } }
    const programs = [...groupBy(lines, ({ path }) => path)]
    const head = `${asked.said} is tested in ${isCut ? 'at least ' : ''}${count(programs.length, 'member')}:`
    return { lead: [head, ...memberItems(programs, findings)], quotes: [], whole: true }
  },
}

function keyCall({ pattern }: AskedKey): Call {
  return linesCall(String.raw`(?:^|[^\w-])${pattern}(?:[^\w-]|$)`, limits.searchMatches)
}

function testsOf(asked: AskedKey, findings: Findings): readonly FoundLine[] {
  const isKey = new RegExp(String.raw`(?<![\w-])${asked.pattern}(?![\w-])`, 'i')
  return findings
    .codeLinesFound(keyCall(asked))
    .filter(({ path, text }) => !isDocument(path) && !isText.test(path) && tests.test(text) && isOutsideOfText(text, isKey))
}

function memberItems(members: readonly (readonly [string, readonly FoundLine[]])[], findings: Findings): readonly string[] {
  const rest = members.slice(mostPrograms).map(([path]) => inert(bareFileName(path)))
  return [
    ...members.slice(0, mostPrograms).map(([path, found]) => memberItem(path, found, findings)),
    ...(rest.length === 0 ? [] : [`${rest.length} more: ${rest.join(', ')}.`]),
  ]
}

/** For what looks at the key that was pressed. */
const pressedCall = linesCall(String.raw`^[^*]*\b(?:EIBAID|HANDLE\s+AID)(?:[^\w-]|$)`, limits.searchMatches)
/** The key itself is looked at; what it is moved to may be compared with anything. */
const directly = /\bEVALUATE\s+EIBAID\b|\bEIBAID\s*(?:=|EQUALS?\b|NOT\b|IS\b)|\bHANDLE\s+AID\b/i
const moved = /\bMOVE\s+EIBAID\b/i

/** For those who copy what tests the key. */
function copyingCall(testing: readonly FoundLine[]): Call | undefined {
  const paths = new Set(testing.map(({ path }) => path).filter((path) => !isCobolProgram(path)))
  const names = [...paths].map((path) => escapeRegex(bareFileName(path)))
  return names.length === 0
    ? undefined
    : linesCall(String.raw`^[^*]*\bCOPY\s+['"]?(?:${names.join('|')})(?:[^\w-]|$)`, limits.searchMatches)
}

/** Those that look at the key and test others than this one. */
function othersDraft(said: string, testing: readonly FoundLine[], findings: Findings): Draft | undefined {
  const looking = findings.codeLinesFound(pressedCall).filter(({ path }) => isCobolProgram(path))
  const copying = copyingCall(testing)
  const through = new Set(copying === undefined ? [] : findings.linesFound(copying).map(({ path }) => path))
  const members = [...groupBy(looking, ({ path }) => path)].filter(
    ([path, lines]) => !through.has(path) && lines.some(({ text }) => directly.test(text)) && !lines.some(({ text }) => moved.test(text)),
  )
  if (members.length === 0 || looking.length >= limits.searchMatches) return undefined
  const others = members.filter(([path]) => !testing.some((line) => line.path === path))
  const all = `${count(members.length, 'program')} that compare${members.length > 1 ? '' : 's'} EIBAID itself`
  const lead =
    others.length === 0
      ? [`There is none: all of ${all} test ${said}.`]
      : [`${others.length} of ${all} ${others.length > 1 ? 'do' : 'does'} not test ${said}:`, ...memberItems(others, findings)]
  return { lead, quotes: [], whole: true }
}

/** Texts name the key for people. */
function isOutsideOfText(text: string, isKey: RegExp): boolean {
  const index = isKey.exec(text)?.index
  return index !== undefined && (text.slice(0, index).match(/'/g) ?? []).length % 2 === 0
}
