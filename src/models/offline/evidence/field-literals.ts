import { containsName } from '../../../answer/name-match.ts'
import { bareFileName } from '../../../base/file-name.ts'
import { groupBy } from '../../../base/group-by.ts'
import { linesCall, readCall } from '../calls.ts'
import type { Call } from '../conversation.ts'
import type { Findings, FoundLine } from '../findings.ts'
import type { Question } from '../question/question.ts'
import { codeText } from './code-text.ts'
import { isComment } from './comment-lines.ts'
import { conditionsBelow, literalsBelow } from './condition-below.ts'
import { isCobol } from './is-cobol.ts'
import { isTarget, type LiteralUse, literalPattern, literalUses } from './literal-uses.ts'

const mostFound = 100
/** A search shows so many lines of one member. */
const mostOfMember = 20
const mostMoves = 30
const cardText = 72

/** For the lines in which a field is given a literal or compared with one. */
export function literalsCall(name: string): Call {
  return linesCall(literalPattern(name), mostFound)
}

/** Those of a field that a search of `literalsCall` found: in members that the question names, where there are any. */
export function fieldLiterals({ names }: Question, name: string, findings: Findings): readonly LiteralUse[] {
  const uses = findings
    .linesFound(literalsCall(name))
    .filter((line) => isCode(line) && containsName(line.text, name))
    .flatMap((line) => (isTarget(line.text, name) ? (withAbove(line, findings) ?? []) : [line]))
    .flatMap((line) => {
      const inLine = literalUses(line, name)
        .filter(({ text }) => !isInText(text, name))
        .map((use) => (isConditionOfCobol(use) ? { ...use, how: 'tested' as const } : use))
      return inLine.at(-1)?.how === 'tested' ? [...inLine, ...literalsBelow(line, findings)] : inLine
    })
  const named = new Set(names.map((one) => one.toUpperCase()))
  const own = uses.filter(({ path }) => named.has(bareFileName(path).toUpperCase()))
  return own.length > 0 ? own : uses
}

/** Reads what stands above the targets of such a MOVE, `MOVE 7` over `TO X`, and below a condition that goes on: `= "A"` over `OR "B"`. */
export function restOfUses(name: string, findings: Findings): readonly Call[] {
  const moves = targets(name, findings)
    .slice(0, mostMoves)
    .map(({ path, line }) => readCall(path, line - 1, line))
  return [
    ...moves,
    ...conditionsBelow(findings.linesFound(literalsCall(name)).filter((line) => isCode(line) && containsName(line.text, name))),
  ]
}

function targets(name: string, findings: Findings): readonly FoundLine[] {
  return findings.linesFound(literalsCall(name)).filter((line) => isCode(line) && isTarget(line.text, name))
}

/** Both lines as one, at the first; undefined where that is not known, or begins something else. */
function withAbove(target: FoundLine, findings: Findings): FoundLine | undefined {
  const above = findings.linesOf(target.path).get(target.line - 1)
  if (above === undefined || !/^MOVE\s/i.test(codeText(above))) return undefined
  return { ...target, line: target.line - 1, text: `${above.slice(0, cardText).trimEnd()} ${codeText(target.text)}` }
}

/** Whether a search showed all that there is: nothing may be said to be missing of which a part was left out. */
export function areAllShown(name: string, findings: Findings): boolean {
  const found = findings.linesFound(literalsCall(name))
  const ofMembers = [...groupBy(found, ({ path }) => path).values()]
  const isRead = targets(name, findings).every(({ path, line }) => findings.linesOf(path).has(line - 1))
  return isRead && found.length < mostFound && ofMembers.every(({ length }) => length < mostOfMember)
}

/** Where a letter in the first column makes a comment. */
const fixedFortran = /\.(?:f|for|f77|ftn)$/i

/** Whether a line is no comment. */
export function isCode({ path, text }: FoundLine): boolean {
  return !isComment(text) && !(fixedFortran.test(path) && /^[c*]/i.test(text))
}

/** An equals sign of COBOL compares, unless it computes: the IF may stand in a line above. */
function isConditionOfCobol({ path, text, how }: LiteralUse): boolean {
  return how === 'set' && isCobol(path) && !/\b(?:MOVE|COMPUTE|SET|VALUES?|VARYING)\b/i.test(text)
}

/** Messages speak of variables: `'MODE=8 MAKES NO SENSE'`. */
function isInText(line: string, name: string): boolean {
  const before = line.slice(0, line.toUpperCase().indexOf(name.toUpperCase()))
  return /^[^']*'[^']*(?:'[^']*'[^']*)*$/.test(before) && !/\bMOVE\b/i.test(before)
}

/** `'A'` of the code and A of a question; `'01'` and 1; `C'A'` of assembler. */
export function isSameValue(one: string, value: string): boolean {
  const bare = one
    .replace(/^[CN]?L?\d*(?=')/i, '')
    .replace(/^["']|["']$/g, '')
    .trim()
  return bare === value || (/^\d+$/.test(bare) && /^\d+$/.test(value) && Number(bare) === Number(value))
}
