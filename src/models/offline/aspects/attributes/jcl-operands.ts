import { positional, splitParameters, unwrap } from '../../../../base/jcl/parameters.ts'
import { at, item, type Lines } from '../../cite.ts'
import type { JclStatement } from '../../evidence/jcl-statements.ts'
import type { Findings } from '../../findings.ts'
import type { JclClause } from '../../question/asked-jcl-clauses.ts'
import { statementName, valueText } from './jcl-names.ts'
import type { PlacedStatement } from './jcl-places.ts'

type JclOperand = JclStatement['parameters'][number]

/** The operand of a statement, or of its DCB. */
export function operandOf(statement: JclStatement, { keys, position }: JclClause): JclOperand | undefined {
  const { operation, parameters } = statement
  const dcb = parameters.filter(({ key }) => key === 'DCB').flatMap(({ value }) => splitParameters(unwrap(value)))
  const own =
    parameters.find(({ key, value }) => key === '' && keys.includes(value.toUpperCase())) ??
    [...parameters, ...dcb].find(({ key }) => keys.includes(key) || keys.some((one) => key.startsWith(`${one}.`)))
  // Only JOB has such: the first of EXEC is the procedure.
  if (own !== undefined || position === undefined || operation !== 'JOB') return own
  const value = positional(statement)[position] ?? ''
  return value === '' ? undefined : { key: '', value }
}

export function clauseItem(of: PlacedStatement, clause: JclClause, findings: Findings): string {
  const { key, value } = operandOf(of.statement, clause) ?? { key: '', value: '' }
  const place = placeOfValue(of, key, findings)
  const said = value === '' ? 'empty: the caller gives it' : clause.explain?.(value)
  if (key === '' && clause.keys.includes(value.toUpperCase()))
    return item(findings, `${statementName(of, place, findings)} is ${value}`, [place])
  const word = key === '' ? (/[a-z]+/.exec(clause.nouns ?? '')?.[0] ?? '') : `${key}=`
  const shown = value === '' ? '' : valueText(value, place, findings)
  const has = `${word}${key === '' ? ' ' : ''}${shown}`
  return item(findings, `${statementName(of, place, findings)} has ${has}${said === undefined ? '' : ` (${said})`}`, [place])
}

/** The line that has the operand. */
function placeOfValue({ path, statement }: PlacedStatement, key: string, findings: Findings): Lines {
  const lines = findings.linesOf(path)
  if (key === '') return at({ path, line: statement.startLine })
  const gives = new RegExp(`(?<![\\w@#$])${key.replace(/[$.]/g, '\\$&')}=`, 'i')
  for (let line = statement.startLine; line <= statement.endLine; line++) if (gives.test(lines.get(line) ?? '')) return at({ path, line })
  return { path, startLine: statement.startLine, endLine: statement.endLine }
}
