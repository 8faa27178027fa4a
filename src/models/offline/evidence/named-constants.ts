import { distinctBy } from '../../../base/distinct-by.ts'
import { escapeRegex } from '../../../base/escape-regex.ts'
import type { Note } from '../aspect.ts'
import { linesCall } from '../calls.ts'
import { at, item, nameFor } from '../cite.ts'
import type { Call } from '../conversation.ts'
import type { Findings } from '../findings.ts'
import { code, type Quote } from '../quote.ts'
import { isComment, withoutBlockRemarks } from './comment-lines.ts'
import { constantValue, settings } from './constant-settings.ts'
import { lineText } from './line-text.ts'

const mostNames = 8
const mostFound = 60
const longestText = 80
/** Members that others include: a constant of another program is another thing. */
const isShared = /\.(?:mac|inc|cpy|copy|h|plinc|incl\.\w+)$/i

const name = '([A-Z@#$_][A-Z0-9@#$_]{2,})'
/**
 * What something is compared with, counted to, divided by or set to, and what is given to an option of a command: a limit or a code that the program keeps in a
 * constant.
 */
const given = new RegExp(
  String.raw`(?:[<>=]|\.(?:EQ|NE|LT|LE|GT|GE)\.|\b(?:TO|BY|MAX|MIN)\b|\bWHEN\s*\(|\bMOD\s*\([^(),]+,)\s*${name}(?![\w@#$]|\s*[(.'=])|^\S*\s+(?:C|CH|CL|CLC|CLI|CHI|CFI|CGF?I?|L|LH|LA|LHI|LGHI|MVC|MVI|MVHI)\s+[^,\s]+,${name}(?![\w@#$(])|\s[A-Z]{4,}\s*\(${name}\)`,
  'gim',
)

/** What is handed to a routine: an amount or a code, where one is asked for. */
const handed = /[(,]\s*([A-Z@#$][A-Z0-9@#$_]{3,})(?=\s*[,)])/g

/** The names in lines by which something is limited, counted or coded; with `withHanded` also those that are handed to a routine. */
export function namesToExplain(quotes: readonly Quote[], withHanded: boolean): readonly string[] {
  const text = quotes
    .flatMap((quote) => quote.lines)
    .filter((line) => !isComment(line))
    .map(withoutBlockRemarks)
    .join('\n')
  const found = [...text.matchAll(given)]
  const passed = withHanded ? [...text.matchAll(handed)].map((match) => match[1] ?? '') : []
  const names = [...passed, ...found.map((match) => match[1] ?? match[2] ?? ''), ...found.map((match) => match[3] ?? '')].filter(
    (one) => one !== '',
  )
  return distinctBy(
    names.filter((one) => !/^(?:R\d+|TRUE|FALSE)$/i.test(one)),
    (one) => one.toUpperCase(),
  ).slice(0, mostNames)
}

/** The values of these names, for whichever of them stand in what is quoted. `own`: the files that they are looked for in first. */
export function constantNotes(
  names: readonly string[],
  own: readonly string[],
  quotes: readonly Quote[],
  findings: Findings,
): readonly Note[] {
  const paths = quotes.flatMap(({ source }) => (source.kind === 'code' ? [source.path] : []))
  return constantsOf(names, own, paths, findings).map(({ name, path, line, text }) => {
    const places = [at({ path, line })]
    const shown = lineText(text, longestText)
    return { name, text: item(findings, `${nameFor(findings, name, places)}: ${code(shown)}`, places) }
  })
}

/** Searches for what gives these names any value: what is set again is no constant. First where they are used: elsewhere short names are many other things. */
export function declarationCalls(names: readonly string[], paths: readonly string[]): readonly Call[] {
  if (names.length === 0) return []
  const pattern = settings(`(?:${names.map(escapeRegex).join('|')})`, '[^=]')
  return [...paths.slice(0, 1), undefined].map((path) => linesCall(pattern, mostFound, path))
}

interface Constant {
  readonly name: string
  readonly path: string
  readonly line: number
  readonly text: string
}

/** Those that are given one value in the files that are looked at, or else in the members that others include. */
function constantsOf(names: readonly string[], own: readonly string[], quoted: readonly string[], findings: Findings): readonly Constant[] {
  const lines = distinctBy(
    declarationCalls(names, own).flatMap((call) => findings.codeLinesFound(call)),
    ({ path, line }) => `${path}:${line}`,
  )
  return names.flatMap((wanted) => {
    const isSet = new RegExp(settings(escapeRegex(wanted), '[^=]'), 'i')
    const isConstant = new RegExp(settings(escapeRegex(wanted), constantValue), 'i')
    const found = lines.filter(({ text }) => isSet.test(text))
    const near = found.filter(({ path }) => own.includes(path) || quoted.includes(path))
    // Copies of a member say the same.
    const [first, second] = distinctBy(near.length > 0 ? near : found.filter(({ path }) => isShared.test(path)), ({ text }) =>
      text.replace(/\s+/g, ' ').trim(),
    )
    return first === undefined || second !== undefined || !isConstant.test(first.text) ? [] : [{ name: wanted, ...first }]
  })
}
