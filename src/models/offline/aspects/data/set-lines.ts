import { distinctBy } from '../../../../base/distinct-by.ts'
import { escapeRegex } from '../../../../base/escape-regex.ts'
import { count } from '../../../../base/text.ts'
import type { Aspect } from '../../aspect.ts'
import { linesCall, readCall } from '../../calls.ts'
import { at, item, nameFor } from '../../cite.ts'
import type { Call } from '../../conversation.ts'
import { innermostCall, routineAt } from '../../evidence/innermost-at.ts'
import { isAssembler } from '../../evidence/is-assembler.ts'
import { isDocument } from '../../evidence/is-document.ts'
import { isFortranFile } from '../../evidence/is-fortran.ts'
import { isDefinedName } from '../../evidence/known-names.ts'
import { lineText } from '../../evidence/line-text.ts'
import { ownLines } from '../../evidence/own-lines.ts'
import { isCompared } from '../../evidence/variable-lines.ts'
import type { Findings, FoundLine } from '../../findings.ts'
import { elementPattern } from '../../question/array-element.ts'
import { type AskedSetting, askedSetting } from '../../question/asked-setting.ts'
import { code } from '../../quote.ts'
import { isRoutine, type Subject } from '../../subjects.ts'

const mostFound = 100
const mostItems = 16
const mostRead = 1500
/** Of a file that has more a search shows no more. */
const mostOfFile = 20
const mostHanded = 4
/** Members whose outline tells the routine of a statement. */
const mostOutlined = 6
const mostNaming = 6
const longest = 100

/**
 * Every statement that gives a variable a value, in languages of whose data the structure knows nothing: all of them, or those of one routine. Where there is
 * none, that, with the calls that the variable is handed to: what is called may set it.
 */
export const setLinesAspect: Aspect = {
  name: 'set lines',
  asks: (question) => askedSetting(question) !== undefined,
  calls: (question, subject, findings) => {
    const asked = askedSetting(question)
    if (asked === undefined || isDefinedName(asked.variable, question, findings)) return []
    const scope = scopeOf(asked, subject)
    if (scope !== undefined) return [scopeCall(scope)]
    const outlined = distinctBy(settersOf(asked, scope, findings), ({ path }) => path).slice(0, mostOutlined)
    return [...[setting, handing, namingOf].map((pattern) => linesCall(pattern(asked), mostFound)), ...outlined.map(innermostCall)]
  },
  draft: (question, subject, findings) => {
    const asked = askedSetting(question)
    if (asked === undefined || isDefinedName(asked.variable, question, findings)) return undefined
    const scope = scopeOf(asked, subject)
    // A place that is no routine of the code is no limit that could be kept.
    if (asked.inside !== undefined && scope === undefined) return undefined
    const all = settersOf(asked, scope, findings)
    const handed = linesOf(handing(asked), scope, findings)
    const resets = asked.resets ? all.filter(({ text }) => isReset(text, asked.variable)) : all
    const found = resets.length > 0 ? resets : all
    // What was not read to its end may do it there.
    if (scope !== undefined && !isRead(scope, findings)) return undefined
    const naming = found.length > 0 ? [] : namingIn(asked, scope, findings)
    if (found.length + handed.length + naming.length === 0) return undefined
    const where = scope === undefined ? '' : ` in ${code(scope.name)}`
    const what = asked.resets ? 'sets it to zero, false or blank' : 'sets it'
    const members = new Set(found.map(({ path }) => path)).size
    const many = `${scope === undefined && isCut(all) ? 'at least ' : ''}${count(found.length, 'statement')}${scope === undefined ? ` of ${count(members, 'member')}` : ''}`
    const none = `No statement was found that ${what}${where}`
    const title =
      resets.length > 0
        ? `${asked.yesOrNo ? 'Yes: ' : ''}${code(asked.variable)} is set${where} by ${many}:`
        : all.length > 0
          ? `${none}; it is set by ${many}:`
          : `${none}${naming.length > 0 ? '; these lines name it:' : '.'}`
    const named = items(
      naming.filter(({ line }) => !handed.some((other) => other.line === line)),
      mostNaming,
      findings,
    )
    const given = handed.length === 0 ? [] : ['What is called with it may set it:', ...items(handed, mostHanded, findings)]
    const also = asked.resets || handed.length === 0 ? [] : [handedItem(asked.variable, handed, findings)]
    return {
      lead: [title, ...items(found, mostItems, findings), ...named, ...(resets.length > 0 && scope === undefined ? also : given)],
      quotes: [],
      alone: true,
    }
  },
}

function namingOf({ variable }: AskedSetting): string {
  return String.raw`\b${written(variable)}`
}

/** The end of a word is that of the name, unless subscripts follow. */
function written(variable: string): string {
  return elementPattern(variable) ?? String.raw`${escapeRegex(variable)}\b`
}

/** Of the whole system only for assembler, whose statements that set are known, and where none was left out. */
function namingIn(asked: AskedSetting, scope: Subject | undefined, findings: Findings): readonly FoundLine[] {
  const lines = linesOf(namingOf(asked), scope, findings)
  return scope !== undefined || (!isCut(lines) && lines.every(({ path }) => isAssembler(path, findings))) ? lines : []
}

function isCut(lines: readonly FoundLine[]): boolean {
  return lines.length >= mostFound || lines.some(({ path }) => lines.filter((other) => other.path === path).length >= mostOfFile)
}

function items(lines: readonly FoundLine[], most: number, findings: Findings): readonly string[] {
  const told = lines.slice(0, most).map((line) => {
    const routine = routineAt(line, findings)
    return item(
      findings,
      `${code(lineText(line.text, longest))}${routine === undefined ? '' : ` in ${nameFor(findings, routine, [at(line)])}`}`,
      [at(line)],
    )
  })
  return lines.length > most ? [...told, `And ${lines.length - most} more.`] : told
}

/** Where arguments are the variables themselves, statements that only hand one over may be those that are asked for. */
function handedItem(variable: string, handed: readonly FoundLine[], findings: Findings): string {
  const many = `${isCut(handed) ? 'at least ' : ''}${count(handed.length, 'other statement')}`
  return item(
    findings,
    `What is called with ${code(variable)} in ${many} may set it as well`,
    distinctBy(handed, ({ path }) => path)
      .slice(0, mostHanded)
      .map(at),
  )
}

/** The statements that give it a value, and none that compares it or prints a text with its name. */
function settersOf(asked: AskedSetting, scope: Subject | undefined, findings: Findings): readonly FoundLine[] {
  const gives = new RegExp(setting(asked), 'i')
  return linesOf(setting(asked), scope, findings).filter(
    (line) =>
      gives.test(outsideOfTexts(line.text)) &&
      !(isFortranFile(line.path) && isFormat.test(line.text)) &&
      !isCompared(line.text, asked.variable) &&
      !isTestOfAssembler(line.text, asked.variable) &&
      !isListed(line, asked.variable),
  )
}

const isFormat = /^\s*\d{1,5}\s+FORMAT\s*\(/i

/** `PRINT *, 'X = ', X` sets nothing: what stands in quotes as blanks. */
function outsideOfTexts(text: string): string {
  return text.replace(/'[^']*'|"[^"]*"/g, (quoted) => `${quoted[0]}${' '.repeat(quoted.length - 2)}${quoted[0]}`)
}

function scopeOf({ inside }: AskedSetting, subject: Subject): Subject | undefined {
  return inside !== undefined &&
    subject.named &&
    subject.name.toUpperCase() === inside.toUpperCase() &&
    (isRoutine(subject) || subject.kinds[0] === 'program') &&
    subject.paths.length > 0
    ? subject
    : undefined
}

function isRead({ paths: [path = ''], endLine = 0 }: Subject, findings: Findings): boolean {
  return findings.linesOf(path).has(endLine)
}

/** An assignment, a READ into it, and statements of assembler that store. */
function setting({ variable }: AskedSetting): string {
  const of = written(variable)
  return [
    String.raw`(?:^|[\s),;:%.&])${of}\s*(?:\([^=]*\)|\[[^=]*\])?\s*(?:=[^=>]|=$|:=|[-+*/|&]=|<-)`,
    String.raw`\bREAD\s*(?:\(.*\)|\*\s*,|\w+\s*,)(?:.*[\s),(])?${of}`,
    String.raw`^\S*\s+(?:ST[A-Z]{0,3}|CVD)\s+\S*[,(]${of}`,
    String.raw`^\S*\s+(?:MV[A-Z]{1,3}|AL?G?SI|XC|OIY?|NIY?|OC|NC|XIY?|TS|ZAP|AP|SP|MP|DP|UNPK|PACK|ED|EDMK|TR|SRP)\s+${of}`,
  ].join('|')
}

/** `PARAMETER (A = 1, B = 2)` of Fortran says what a constant is, and sets nothing. */
function isListed({ path, text }: FoundLine, variable: string): boolean {
  return isFortranFile(path) && new RegExp(String.raw`[(,]\s*${escapeRegex(variable)}\s*=[^=]`, 'i').test(text)
}

/** `OC X,X` asks whether there is anything in it. */
function isTestOfAssembler(text: string, variable: string): boolean {
  const of = String.raw`${escapeRegex(variable)}(?:\([^()]*\))?`
  return new RegExp(String.raw`^\S*\s+[ON]C\s+${of},${of}(?:\s|$)`, 'i').test(text)
}

function handing({ variable }: AskedSetting): string {
  return String.raw`\bCALL\s+\w+\s*\((?:.*[\s,(])?${written(variable)}`
}

/** One routine is read whole, as a search shows only so many lines of a file. */
function scopeCall({ paths: [path = ''], startLine = 1, endLine = startLine }: Subject): Call {
  return readCall(path, startLine, Math.min(endLine, startLine + mostRead))
}

function linesOf(pattern: string, scope: Subject | undefined, findings: Findings): readonly FoundLine[] {
  if (scope === undefined)
    return findings.codeLinesFound(linesCall(pattern, mostFound)).filter((line) => !isDocument(line.path) && !isCommentCard(line))
  const fits = new RegExp(pattern, 'i')
  return ownLines(scopeCall(scope), scope, findings).filter((line) => fits.test(line.text) && !isCommentCard(line))
}

/** In fixed form whatever begins so is one: `C8E-----READ BOUNDARY ARRAY`. */
function isCommentCard({ path, text }: FoundLine): boolean {
  return /\.(?:f|for|ftn|fpp|f77)$/i.test(path) && /^[cC*]/.test(text)
}

function isReset(text: string, variable: string): boolean {
  const of = String.raw`(?<![\w$#@])${elementPattern(variable) ?? escapeRegex(variable)}`
  return new RegExp(
    String.raw`${of}\s*(?:\([^=]*\))?\s*:?=\s*(?:[-+]?0*\.?0*(?:[DE][-+]?\d+)?(?:_\w+)?|\.?FALSE\.?|'\s*'|"\s*"|NULL|'0'B)\s*(?:[!;/,].*)?$|\b(?:XC\s+${of}|MVC\s+${of}[^,]*,=(?:[AFHY]\(0\)|[FHPC]'[0 ]'|X'0+')|MVI\s+${of}[^,]*,(?:0|X'00'|C' ')|ZAP\s+${of}[^,]*,=P'0')`,
    'i',
  ).test(text)
}
