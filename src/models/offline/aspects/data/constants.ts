import { distinctBy } from '../../../../base/distinct-by.ts'
import { escapeRegex } from '../../../../base/escape-regex.ts'
import type { Aspect } from '../../aspect.ts'
import { linesCall, locateCall } from '../../calls.ts'
import { at, item, nameFor } from '../../cite.ts'
import type { Call } from '../../conversation.ts'
import { isComment, withoutBlockRemarks } from '../../evidence/comment-lines.ts'
import { constantValue, settings } from '../../evidence/constant-settings.ts'
import { lineText } from '../../evidence/line-text.ts'
import { linesBetween } from '../../evidence/lines-between.ts'
import type { Findings } from '../../findings.ts'
import { asksAmount } from '../../question/asks-amount.ts'
import type { Question } from '../../question/question.ts'
import { code, type Quote } from '../../quote.ts'
import { routineOf } from '../../routine-of.ts'
import type { Subject } from '../../subjects.ts'
import { locatedWithin, passagesOf, quotesOf } from '../passages.ts'
import { mentionsOf } from '../relations/mentions.ts'

const mostNames = 8
const mostFound = 60
/** Of a longer routine its best passages are looked at. */
const longestRoutine = 80
const passagesLooked = 5
const elsewhereLooked = 3
const longestText = 80
const otherLanguage = /\.(?:pli|pl1|asm|hlasm|mlc|alc|bal|mac|f|for|ftn|f77|f90|f95|rexx|rex|exec|c|h)$/i
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

/** The values of the constants in the deciding lines of PL/I, assembler, Fortran, REXX and C. */
export const constantsAspect: Aspect = {
  name: 'constants',
  asks: (_, { paths }) => paths.some((path) => otherLanguage.test(path)),
  calls: (question, subject, findings) => declarationCalls(namesToExplain(question, subject, findings), subject.paths),
  draft: (question, subject, findings) => {
    const names = namesToExplain(question, subject, findings)
    const paths = quotesLooked(question, subject, findings).flatMap(({ source }) => (source.kind === 'code' ? [source.path] : []))
    const items = constantsOf(names, subject.paths, paths, findings).map(({ name, path, line, text }) => {
      const places = [at({ path, line })]
      const shown = lineText(text, longestText)
      return { name, text: item(findings, `${nameFor(findings, name, places)}: ${code(shown)}`, places) }
    })
    return items.length === 0 ? undefined : { lead: [], quotes: [], notes: items }
  },
}

/** What is likely to be quoted: of the subject, and from elsewhere. A routine that is named is looked at as a whole. */
function quotesLooked(question: Question, subject: Subject, findings: Findings): readonly Quote[] {
  const routine = routineOf(subject, locatedWithin(question, findings, subject.paths))
  if (routine !== undefined && routine.endLine - routine.startLine < longestRoutine) {
    const lines = linesBetween(findings.linesOf(routine.path), routine.startLine, routine.endLine)
    return [{ source: { kind: 'code', path: routine.path }, startLine: routine.startLine, lines }]
  }
  const { told, all } = passagesOf(question, subject, findings)
  const own = [...mentionsOf(subject, findings), ...(told.length > 0 ? told : all)].slice(0, passagesLooked)
  const located = findings.located(locateCall(question.text))
  if (subject.named || located === undefined) return own
  const elsewhere = quotesOf(located, findings).filter(({ source }) => source.kind === 'code' && otherLanguage.test(source.path))
  return [...own, ...elsewhere.slice(0, elsewhereLooked)]
}

function namesToExplain(question: Question, subject: Subject, findings: Findings): readonly string[] {
  const text = quotesLooked(question, subject, findings)
    .flatMap((quote) => quote.lines)
    .filter((line) => !isComment(line))
    .map(withoutBlockRemarks)
    .join('\n')
  const found = [...text.matchAll(given)]
  const passed = asksAmount(question.bare) ? [...text.matchAll(handed)].map((match) => match[1] ?? '') : []
  const names = [...passed, ...found.map((match) => match[1] ?? match[2] ?? ''), ...found.map((match) => match[3] ?? '')].filter(
    (one) => one !== '',
  )
  return distinctBy(
    names.filter((one) => !/^(?:R\d+|TRUE|FALSE)$/i.test(one)),
    (one) => one.toUpperCase(),
  ).slice(0, mostNames)
}

/** Searches for what gives these names any value: what is set again is no constant. First where they are used: elsewhere short names are many other things. */
function declarationCalls(names: readonly string[], paths: readonly string[]): readonly Call[] {
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
