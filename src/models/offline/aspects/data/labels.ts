import { distinctBy } from '../../../../base/distinct-by.ts'
import { assemblerLines, labelCall, linesNaming, linesOfLabel, searchCall } from '../../absence.ts'
import type { Aspect } from '../../aspect.ts'
import { readCall } from '../../calls.ts'
import { item, type Lines } from '../../cite.ts'
import { quoteAround, readAround } from '../../evidence/around-place.ts'
import { isComment } from '../../evidence/comment-lines.ts'
import { isStored } from '../../evidence/is-stored.ts'
import { isDefinedName } from '../../evidence/known-names.ts'
import { lineText } from '../../evidence/line-text.ts'
import { linesBetween } from '../../evidence/lines-between.ts'
import type { Findings } from '../../findings.ts'
import type { Question } from '../../question/question.ts'
import { code, type Quote } from '../../quote.ts'

const mostDefined = 3
const mostUses = 3
const room = { before: 3, after: 3, most: 7 } as const
const longestText = 100

/** A label of assembler outside DSECTs that a question names: the statement that defines it, and what stores into it or looks at it. */
export const labelsAspect: Aspect = {
  name: 'labels',
  asks: ({ names }, { named, paths }) => names.length > 0 && !(named && paths.length > 0),
  calls: (question, _, findings) => [
    ...labelsIn(question, findings).flatMap((name) => [labelCall(name), searchCall(name)]),
    ...shownLabels(question, findings).flatMap((name) => [
      ...tablesAt(name, findings).map(({ path, startLine }) => readCall(path, startLine, startLine + tableLines)),
      ...usesOf(name, findings).map(({ path, startLine: line }) => readAround({ path, line }, room)),
    ]),
  ],
  draft: (question, _, findings) => {
    const labels = shownLabels(question, findings)
    if (labels.length === 0) return undefined
    return {
      lead: labels.flatMap((name) =>
        linesOfLabel(name, findings)
          .slice(0, mostDefined)
          .map((place) => statementItem(place, findings)),
      ),
      quotes: labels.flatMap((name) => [
        ...tablesAt(name, findings).flatMap((place) => tableQuote(place, findings)),
        ...usesOf(name, findings).map(({ path, startLine: line }) => quoteAround({ path, line }, room, findings)),
      ]),
    }
  },
}

/** Names of the question of which the structure knows nothing. */
function labelsIn(question: Question, findings: Findings): readonly string[] {
  return question.names.filter((name) => /^[A-Za-z@#$_][\w@#$]*$/.test(name) && !isDefinedName(name, question, findings))
}

/** A label that stands for what follows: `TABLE EQU *`, `TABLE DS 0F`. */
const heads = /^\S+\s+(?:EQU\s+\*|DS\s+0\S*)(?:\s|$)/i
const tableLines = 16
/** Data, or a macro that makes some. */
const entry = /^\s+(?:DC|DS|[A-Z@#$][A-Z0-9@#$]{4,})\s/i

function tablesAt(name: string, findings: Findings): readonly Lines[] {
  return linesOfLabel(name, findings)
    .filter(({ path, startLine }) => heads.test(findings.linesOf(path).get(startLine) ?? ''))
    .slice(0, mostDefined)
}

/** The entries of a table under its label. */
function tableQuote({ path, startLine }: Lines, findings: Findings): readonly Quote[] {
  const lines = findings.linesOf(path)
  let last = startLine
  while (last < startLine + tableLines && (entry.test(lines.get(last + 1) ?? '') || isComment(lines.get(last + 1) ?? ''))) last++
  while (last > startLine && isComment(lines.get(last) ?? '')) last--
  return last === startLine ? [] : [{ source: { kind: 'code', path }, startLine, lines: linesBetween(lines, startLine, last) }]
}

/** Those that a statement defines, or that statements name as operands: a macro lays them out. */
function shownLabels(question: Question, findings: Findings): readonly string[] {
  return labelsIn(question, findings).filter((name) => linesOfLabel(name, findings).length > 0 || assemblerLines(name, findings).length > 0)
}

/** Statements that store into it first. */
function usesOf(name: string, findings: Findings): readonly Lines[] {
  const defined = new Set(linesOfLabel(name, findings).map(({ path, startLine }) => `${path}:${startLine}`))
  const textOf = ({ path, startLine }: Lines) => findings.linesOf(path).get(startLine) ?? ''
  const uses = linesNaming(name, findings).filter((line) => !defined.has(`${line.path}:${line.startLine}`) && !isComment(textOf(line)))
  const storing = (line: Lines) => (isStored(textOf(line), name) ? 1 : 0)
  return distinctBy(
    uses.toSorted((a, b) => storing(b) - storing(a)),
    ({ path, startLine }) => `${path} ${startLine >> 3}`,
  ).slice(0, mostUses)
}

/** A value in hexadecimal of which one may think that it is decimal; a single bit is a flag. */
function inDecimal(statement: string): string {
  const digits = /^\S+\s+EQU\s+X'([0-9A-F]{2,8})'/i.exec(statement)?.[1]
  const value = Number.parseInt(digits ?? '', 16)
  return digits === undefined || value < 10 || Number.isInteger(Math.log2(value)) ? '' : ` (${value} in decimal)`
}

function statementItem(place: Lines, findings: Findings): string {
  const shown = lineText(findings.linesOf(place.path).get(place.startLine) ?? '', longestText)
  return item(findings, `${code(shown)}${inDecimal(shown)}`, [place])
}
