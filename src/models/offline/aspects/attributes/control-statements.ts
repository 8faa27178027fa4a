import { parameter } from '../../../../base/jcl/parameters.ts'
import type { Aspect } from '../../aspect.ts'
import { item } from '../../cite.ts'
import { linesBetween } from '../../evidence/lines-between.ts'
import type { Findings, KnownLines } from '../../findings.ts'
import { askedControlClauses, type ControlClause } from '../../question/asked-control-clauses.ts'
import { attributeBare } from '../../question/attribute-bare.ts'
import { partsOf } from '../../question/parts.ts'
import { code } from '../../quote.ts'
import { meantStatements } from './jcl-meant.ts'
import { statementName } from './jcl-names.ts'
import { jclCalls, nameTokens, type PlacedStatement, statementsFound, targetOf } from './jcl-places.ts'

const mostTold = 6
const mostLines = 8

/** What a utility is told in the data of a step: the keys of a sort, the plan of a program, the isolation of a bind. */
export const controlStatementsAspect: Aspect = {
  name: 'control statements',
  asks: (question) => nameTokens(question).length > 0 && askedControlClauses(attributeBare(question)).length > 0,
  calls: (question, _, findings) => jclCalls(question, findings),
  draft: (question, _, findings) => {
    const statements = statementsFound(question, findings)
    const lead = askedControlClauses(attributeBare(question)).flatMap((clause) => {
      const has = (placed: PlacedStatement) => isRead(placed, clause) && linesOf(placed, clause, findings).length > 0
      const { having } = meantStatements({ ops: ['DD'], has, anyOfStep: true }, statements, question, findings)
      return having.flatMap((placed) =>
        linesOf(placed, clause, findings).map(({ startLine, endLine }) => toldOf(placed, startLine, endLine, findings)),
      )
    })
    if (lead.length === 0) return undefined
    return { lead: [...new Set(lead)].slice(0, mostTold), quotes: [], alone: partsOf(question.text).length === 1 }
  },
}

/** By a step that runs such a program; a procedure may run it. */
function isRead({ statement }: PlacedStatement, { of }: ControlClause): boolean {
  const { exec } = statement
  if (exec === undefined) return false
  const isProc = parameter(exec, 'PGM') === undefined
  return isProc || targetOf(exec).some((target) => of.test(target))
}

function linesOf({ path, statement: { data } }: PlacedStatement, { line }: ControlClause, findings: Findings) {
  if (data === undefined) return []
  const lines = findings.linesOf(path)
  const found: { readonly startLine: number; readonly endLine: number }[] = []
  for (let at = data.startLine; at <= data.endLine; at++)
    if (line.test(textAt(lines, at))) {
      const endLine = endOf(lines, at, data.endLine)
      found.push({ startLine: at, endLine })
      at = endLine
    }
  return found
}

function textAt(lines: KnownLines, line: number): string {
  return (lines.get(line) ?? '').slice(0, 72).trimEnd()
}

/** To the last line of an operand that goes on: after a comma, within parentheses. */
function endOf(lines: KnownLines, line: number, last: number): number {
  let depth = 0
  for (let end = line; end <= Math.min(last, line + mostLines - 1); end++) {
    const text = textAt(lines, end)
    depth += (text.match(/\(/g)?.length ?? 0) - (text.match(/\)/g)?.length ?? 0)
    if (depth <= 0 && !text.endsWith(',')) return end
  }
  return line
}

function toldOf(placed: PlacedStatement, startLine: number, endLine: number, findings: Findings): string {
  const place = { path: placed.path, startLine, endLine }
  const text = linesBetween(findings.linesOf(placed.path), startLine, endLine)
    .map((line) => line.slice(0, 72).trim())
    .join(' ')
    .replace(/\s*[-+]$/, '')
    .replace(/\s+/g, ' ')
  return item(findings, `${statementName(placed, place, findings)}: ${code(text)}`, [place])
}
