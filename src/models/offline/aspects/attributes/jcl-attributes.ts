import type { Aspect, Draft } from '../../aspect.ts'
import { item } from '../../cite.ts'
import type { Findings } from '../../findings.ts'
import { askedJclClauses, askedSymbols, type JclClause } from '../../question/asked-jcl-clauses.ts'
import { asksStepOutcome } from '../../question/asked-step-outcome.ts'
import { attributeBare } from '../../question/attribute-bare.ts'
import { partsOf } from '../../question/parts.ts'
import type { Question } from '../../question/question.ts'
import { datasetsOf, without } from './jcl-lacking.ts'
import { type Meant, meantStatements } from './jcl-meant.ts'
import { statementName, statementQuote, valueText } from './jcl-names.ts'
import { clauseItem, operandOf } from './jcl-operands.ts'
import { allTokens, datasetCalls, jclCalls, markedText, nameTokens, type PlacedStatement, statementsFound } from './jcl-places.ts'

const mostTold = 6
const mostQuoted = 3

/** What a statement of JCL says of what it declares: the class of a job, the condition of a step, the space of a DD. */
export const jclAttributesAspect: Aspect = {
  name: 'JCL attributes',
  asks: (question) =>
    nameTokens(question).length > 0 &&
    !asksStepOutcome(question.bare) &&
    (askedJclClauses(attributeBare(question)).length > 0 || asksSymbol(question)),
  calls: (question, _, findings) => {
    const statements = statementsFound(question, findings)
    const lacking = askedJclClauses(attributeBare(question)).flatMap((clause) =>
      datasetsOf(clause, meantBy(clause, statements, question, findings).lacking),
    )
    return [...jclCalls(question, findings), ...[...new Set(lacking)].flatMap((dataset) => datasetCalls(dataset, findings))]
  },
  draft: (question, _, findings) => {
    const statements = statementsFound(question, findings)
    const asked = askedJclClauses(attributeBare(question))
    const symbols = asked.length === 0 && asksSymbol(question) ? symbolClauses(question) : []
    const told = [...symbols, ...asked].map((clause) => toldOf(clause, statements, question, findings))
    const lead = told.flatMap((one) => one?.lead ?? [])
    if (lead.length === 0) return undefined
    const quotes = told.flatMap((one) => one?.quotes ?? []).slice(0, mostQuoted)
    // Of two questions the other has an answer of its own.
    return { lead: lead.slice(0, mostTold), quotes, alone: partsOf(question.text).length === 1 }
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

function meantBy(clause: JclClause, statements: readonly PlacedStatement[], question: Question, findings: Findings): Meant {
  const has = ({ statement }: PlacedStatement) =>
    operandOf(statement, clause) !== undefined && clause.labels?.test(statement.name) !== false
  const besides = clause.isSymbol === true ? nameTokens(question).filter((token) => clause.keys.includes(token.replace(/^&|\.$/g, ''))) : []
  const wanted = {
    ops: clause.on,
    besides,
    ...(clause.ownOnly && { ownOnly: true }),
    ...(clause.labelOnly && { ownOnly: true, labelOnly: true }),
    ...(clause.labels && { anyOfStep: true }),
    has,
  }
  return meantStatements(wanted, statements, question, findings)
}

/** What the statements that the question means say; undefined where none is meant. */
function toldOf(
  clause: JclClause,
  statements: readonly PlacedStatement[],
  question: Question,
  findings: Findings,
): Pick<Draft, 'lead' | 'quotes'> | undefined {
  const { having, lacking } = meantBy(clause, statements, question, findings)
  const conditions = clause.keys.includes('COND') ? [...having, ...lacking].flatMap((of) => ifItems(of, findings)) : []
  if (having.length > 0 || conditions.length > 0)
    return {
      // What callers give is behind what the procedure does without them.
      lead: [
        ...(clause.isSymbol === true ? (without(clause, lacking, question, findings)?.lead ?? []) : []),
        ...having.map((of) => clauseItem(of, clause, findings)),
        ...conditions,
      ],
      quotes: having.flatMap((of) => statementQuote(of, findings)),
    }
  return without(clause, lacking, question, findings)
}

/** The IF statements that a step stands under. */
function ifItems(of: PlacedStatement, findings: Findings): readonly string[] {
  return of.statement.ifs.map(({ text, startLine, endLine }) => {
    const place = { path: of.path, startLine, endLine }
    return item(findings, `${statementName(of, place, findings)} stands under IF ${valueText(text, place, findings)}`, [place])
  })
}
