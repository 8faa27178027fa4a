import type { Aspect, Draft } from '../../aspect.ts'
import { at, item, type Lines } from '../../cite.ts'
import type { JclStatement } from '../../evidence/jcl-statements.ts'
import { bareValue, type Operand, operandsOf } from '../../evidence/operands.ts'
import type { Findings } from '../../findings.ts'
import { askedJclClauses, askedSymbols, type JclClause } from '../../question/asked-jcl-clauses.ts'
import { attributeBare } from '../../question/attribute-bare.ts'
import { partsOf } from '../../question/parts.ts'
import type { Question } from '../../question/question.ts'
import { meantStatements } from './jcl-meant.ts'
import { statementName, statementQuote, valueText } from './jcl-names.ts'
import { allTokens, jclCalls, markedText, nameTokens, ownNames, type PlacedStatement, statementsFound } from './jcl-places.ts'

const mostTold = 6
const mostQuoted = 3

/** What a statement of JCL says of what it declares: the class of a job, the condition of a step, the space of a DD. */
export const jclAttributesAspect: Aspect = {
  name: 'JCL attributes',
  asks: (question, { named }) => named && (askedJclClauses(attributeBare(question)).length > 0 || asksSymbol(question)),
  calls: (question, _, findings) => jclCalls(question, findings),
  draft: (question, _, findings) => {
    const statements = statementsFound(question, findings)
    const asked = askedJclClauses(attributeBare(question))
    const symbols = asked.length === 0 && asksSymbol(question) ? symbolClauses(question) : []
    const told = [...symbols, ...asked].map((clause) => toldOf(clause, statements, question, findings))
    const lead = told.flatMap((one) => one?.lead ?? [])
    if (lead.length === 0) return undefined
    const quotes = told.flatMap((one) => one?.quotes ?? []).slice(0, mostQuoted)
    // Of two questions the other has an answer of its own.
    return { lead: lead.slice(0, mostTold), quotes, ...(partsOf(question.text).length > 1 ? {} : { alone: true }) }
  },
}

/** A short name of a symbol looks like a word in capitals. */
function asksSymbol(question: Question): boolean {
  const tokens = allTokens(question)
  return tokens.length > 1 && askedSymbols(markedText(question, tokens))
}

/** Each name may be a symbolic parameter of what the others name. */
function symbolClauses(question: Question): readonly JclClause[] {
  return allTokens(question).map((token) => ({ keys: [token.replace(/^&|\.$/g, '')], on: ['PROC', 'EXEC', 'SET'], isSymbol: true }))
}

/** What the statements that the question means say; undefined where none is meant. */
function toldOf(
  clause: JclClause,
  statements: readonly PlacedStatement[],
  question: Question,
  findings: Findings,
): Pick<Draft, 'lead' | 'quotes'> | undefined {
  const has = ({ statement }: PlacedStatement) => operandOf(statement, clause) !== undefined
  const besides = clause.isSymbol === true ? nameTokens(question).filter((token) => clause.keys.includes(token.replace(/^&|\.$/g, ''))) : []
  const { having, lacking } = meantStatements(
    { ops: clause.on, besides, ...(clause.ownOnly === true ? { ownOnly: true } : {}), has },
    statements,
    question,
    findings,
  )
  const conditions = clause.keys.includes('COND') ? [...having, ...lacking].flatMap((of) => ifItems(of, findings)) : []
  if (having.length > 0 || conditions.length > 0)
    return {
      lead: [...having.map((of) => clauseItem(of, clause, findings)), ...conditions],
      quotes: having.flatMap((of) => statementQuote(of, findings)),
    }
  return without(clause, lacking, question, findings)
}

/** What is named and has no such operand; of a DD other statements may say it, and of a step of which the job is not named another may be meant. */
function without(
  clause: JclClause,
  lacking: readonly PlacedStatement[],
  question: Question,
  findings: Findings,
): Pick<Draft, 'lead' | 'quotes'> | undefined {
  const [key] = clause.keys
  if (clause.on.includes('DD') || key === undefined) return undefined
  const tokens = nameTokens(question)
  const said = lacking.flatMap((of): readonly string[] => {
    const { op, job, proc } = of.statement
    const unit = proc ?? job
    const place = at({ path: of.path, line: of.statement.startLine })
    if (clause.isSymbol === true) return op === 'PROC' ? symbolItem(key, of, findings) : []
    if (op === 'EXEC' && !(unit !== undefined && ownNames({ path: of.path, statement: unit }).some((name) => tokens.includes(name))))
      return []
    return [
      item(findings, `${statementName(of, place, findings)} has no ${key}${clause.without === undefined ? '' : `: ${clause.without}`}`, [
        place,
      ]),
    ]
  })
  return said.length === 0 ? undefined : { lead: said, quotes: [] }
}

/** The IF statements that a step stands under. */
function ifItems(of: PlacedStatement, findings: Findings): readonly string[] {
  return of.statement.ifs.map(({ text, startLine, endLine }) => {
    const place = { path: of.path, startLine, endLine }
    return item(findings, `${statementName(of, place, findings)} stands under IF ${valueText(text, place, findings)}`, [place])
  })
}

/** A procedure that uses a symbol and gives it no value leaves it to the caller. */
function symbolItem(key: string, of: PlacedStatement, findings: Findings): readonly string[] {
  const uses = new RegExp(`&${key.replace(/\$/g, '\\$&')}(?![\\w@#$])`, 'i')
  const [line] = [...findings.linesOf(of.path)].find(([, text]) => uses.test(text)) ?? []
  if (line === undefined) return []
  const places = [at({ path: of.path, line: of.statement.startLine }), at({ path: of.path, line })]
  return [item(findings, `${statementName(of, places[0] ?? at({ path: of.path, line }), findings)} gives &${key} no default`, places)]
}

/** The operand of a statement, or of its DCB. */
function operandOf({ op, operands }: JclStatement, { keys, position }: JclClause): Operand | undefined {
  const positional = operands.filter(({ key }) => key === undefined)
  const dcb = operands.filter(({ key }) => key === 'DCB').flatMap(({ value }) => operandsOf(bareValue(value)))
  const own = [...operands, ...dcb].find(({ key = '' }) => keys.includes(key) || keys.some((one) => key.startsWith(`${one}.`)))
  // Only JOB has such: the first of EXEC is the procedure.
  if (own !== undefined || position === undefined || op !== 'JOB') return own
  const found = positional[position]
  return found === undefined || found.value === '' ? undefined : found
}

function clauseItem(of: PlacedStatement, clause: JclClause, findings: Findings): string {
  const { key, value } = operandOf(of.statement, clause) ?? { key: undefined, value: '' }
  const place = placeOfValue(of, key, findings)
  const said = value === '' ? 'empty: the caller gives it' : clause.explain?.(value)
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
