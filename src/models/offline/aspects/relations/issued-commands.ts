import { distinctBy } from '../../../../base/distinct-by.ts'
import { groupBy } from '../../../../base/group-by.ts'
import { limits } from '../../../../base/limits.ts'
import { count } from '../../../../base/text.ts'
import type { Aspect } from '../../aspect.ts'
import { linesCall, readCall } from '../../calls.ts'
import { at, inert, item } from '../../cite.ts'
import type { Call } from '../../conversation.ts'
import { codeText } from '../../evidence/code-text.ts'
import type { Findings, FoundLine } from '../../findings.ts'
import { isAskedCicsCommands } from '../../question/asked-commands.ts'
import { code } from '../../quote.ts'
import type { Subject } from '../../subjects.ts'

const mostItems = 24
const mostPlaces = 3
/** Of commands whose verb stands in the next line. */
const mostRead = 30

/** Which commands of CICS a program issues, each with its places: by the lines that say EXEC CICS, as most of them work on nothing that the structure knows. */
export const issuedCommandsAspect: Aspect = {
  name: 'issued commands',
  exact: true,
  asks: (question, { name, named, kinds: [kind], paths }) =>
    named && kind === 'program' && paths.length > 0 && isAskedCicsCommands(question, name),
  calls: (_, subject, findings) => [
    ...beginningCalls(subject),
    ...beginnings(subject, findings)
      .filter(({ text }) => verbIn(text) === undefined)
      .slice(0, mostRead)
      .map(({ path, line }) => readCall(path, line, line + 1)),
  ],
  draft: (_, subject, findings) => {
    const found = beginnings(subject, findings)
    const isSearched = beginningCalls(subject).every((call) => findings.resultOf(call) !== undefined)
    if (found.length === 0) return isSearched ? none(subject) : undefined
    const told = found.flatMap((place) => {
      const verb = verbIn(`${place.text} ${verbIn(place.text) === undefined ? nextLine(place, findings) : ''}`)
      return verb === undefined ? [] : [{ verb, place }]
    })
    const alike = [...groupBy(told, ({ verb }) => verb).entries()]
    const isAll = beginningCalls(subject).every((call) => findings.showsAllLines(call))
    const title = isAll
      ? `${code(subject.name)} issues ${count(alike.length, 'command')} of CICS in ${count(found.length, 'statement')}.`
      : `${code(subject.name)} issues at least these commands of CICS; not all of its statements were looked at.`
    const items = alike.slice(0, mostItems).map(([verb, same]) => {
      const places = same.slice(0, mostPlaces).map(({ place }) => at(place))
      return item(findings, `${inert(verb)}${isAll && same.length > 1 ? `, ${same.length} times` : ''}`, places)
    })
    return { lead: [title, ...items], quotes: [], alone: true }
  },
}

function none({ name }: Subject) {
  return { lead: [], quotes: [], nothing: { said: `${code(name)} itself has no statement EXEC CICS`, decides: true } }
}

/** A search shows only so many lines of one member: each looks for verbs that begin alike, the last for those in the next line. */
const verbsBegin = ['[A-C]', 'D', '[E-F]', 'G', '[H-Q]', 'RE[AC]', 'R(?:[^E]|E[^AC])', 'S', '[T-V]', 'W'] as const

function beginningCalls({ paths: [path = ''] }: Subject): readonly Call[] {
  return [...verbsBegin.map((verb) => String.raw`\s+${verb}`), String.raw`\s*$`].map((behind) =>
    linesCall(String.raw`\bEXEC\s+(?:CICS|KICKS)${behind}`, limits.searchMatches, path),
  )
}

/** In the lines of the program: its member may hold another one. */
function beginnings(subject: Subject, findings: Findings): readonly FoundLine[] {
  const { startLine = 1, endLine = Number.POSITIVE_INFINITY } = subject
  const found = beginningCalls(subject).flatMap((call) => findings.codeLinesFound(call))
  const inside = found.filter(({ line }) => line >= startLine && line <= endLine)
  return distinctBy(inside.length > 0 ? inside : found, ({ line }) => line).toSorted((a, b) => a.line - b.line)
}

function nextLine({ path, line }: FoundLine, findings: Findings): string {
  return codeText(findings.linesOf(path).get(line + 1))
}

/** Words that only together say what is done: `SEND MAP`, `PUT CONTAINER`, `WEB READ` (CICS TS, application programming commands). */
const pairs: readonly (readonly [first: RegExp, second: RegExp])[] = [
  [/^(?:WEB|DOCUMENT|INQUIRE|SET|PERFORM|CREATE|DISCARD|ISSUE|TRANSFORM|BIF|SOAPFAULT|SIGNAL)$/, /^[A-Z]+$/],
  [/^(?:SEND|RECEIVE)$/, /^(?:MAP|TEXT|CONTROL|PAGE|PARTNSET)$/],
  [/^(?:WRITEQ|READQ|DELETEQ)$/, /^(?:TS|TD)$/],
  [/^(?:HANDLE|IGNORE|PUSH|POP)$/, /^(?:CONDITION|ABEND|AID|HANDLE)$/],
  [/^(?:PUT|GET|DELETE|MOVE|DEFINE|QUERY|UPDATE|REWIND)$/, /^(?:CONTAINER|COUNTER|DCOUNTER|ACTIVITY|EVENT|TIMER|SECURITY|CHANNEL)$/],
  [/^(?:ENTER|WRITE|SYNCPOINT|WAIT)$/, /^(?:TRACENUM|OPERATOR|JOURNALNAME|ROLLBACK|EVENT|EXTERNAL|CICS|TERMINAL)$/],
]

function verbIn(text: string): string | undefined {
  const [, first, second = ''] =
    /\bEXEC\s+(?:CICS|KICKS)\s+([A-Za-z]\w*)(?:\s+([A-Za-z]\w*))?/i.exec(text)?.map((word) => word?.toUpperCase()) ?? []
  if (first === undefined) return undefined
  return pairs.some(([of, other]) => of.test(first) && other.test(second)) ? `${first} ${second}` : first
}
