import { at, item, type Lines } from '../../cite.ts'
import type { JclStatement } from '../../evidence/jcl-statements.ts'
import { bareValue, type Operand, operandsOf } from '../../evidence/operands.ts'
import type { Findings } from '../../findings.ts'
import type { JclClause } from '../../question/asked-jcl-clauses.ts'
import { statementName, valueText } from './jcl-names.ts'
import type { PlacedStatement } from './jcl-places.ts'

/** The operand of a statement, or of its DCB. */
export function operandOf({ op, operands }: JclStatement, { keys, position }: JclClause): Operand | undefined {
  const positional = operands.filter(({ key }) => key === undefined)
  const dcb = operands.filter(({ key }) => key === 'DCB').flatMap(({ value }) => operandsOf(bareValue(value)))
  const alone = positional.find(({ value }) => keys.includes(value.toUpperCase()))
  if (alone !== undefined) return alone
  const own = [...operands, ...dcb].find(({ key = '' }) => keys.includes(key) || keys.some((one) => key.startsWith(`${one}.`)))
  // Only JOB has such: the first of EXEC is the procedure.
  if (own !== undefined || position === undefined || op !== 'JOB') return own
  const found = positional[position]
  return found === undefined || found.value === '' ? undefined : found
}

export function clauseItem(of: PlacedStatement, clause: JclClause, findings: Findings): string {
  const { key, value } = operandOf(of.statement, clause) ?? { key: undefined, value: '' }
  const place = placeOfValue(of, key, findings)
  const said = value === '' ? 'empty: the caller gives it' : clause.explain?.(value)
  if (key === undefined && clause.keys.includes(value.toUpperCase()))
    return item(findings, `${statementName(of, place, findings)} is ${value}`, [place])
  const word = key === undefined ? (/[a-z]+/.exec(clause.nouns ?? '')?.[0] ?? '') : `${key}=`
  const shown = value === '' ? '' : valueText(value, place, findings)
  const has = `${word}${key === undefined ? ' ' : ''}${shown}`
  return item(findings, `${statementName(of, place, findings)} has ${has}${said === undefined ? '' : ` (${said})`}`, [place])
}

/** The line that has the operand. */
function placeOfValue({ path, statement }: PlacedStatement, key: string | undefined, findings: Findings): Lines {
  const lines = findings.linesOf(path)
  if (key === undefined) return at({ path, line: statement.startLine })
  const gives = new RegExp(`(?<![\\w@#$])${key.replace(/[$.]/g, '\\$&')}=`, 'i')
  for (let line = statement.startLine; line <= statement.endLine; line++) if (gives.test(lines.get(line) ?? '')) return at({ path, line })
  return { path, startLine: statement.startLine, endLine: statement.endLine }
}
