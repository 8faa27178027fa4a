import type { Draft } from '../../aspect.ts'
import { at, item, nameFor } from '../../cite.ts'
import { linesBetween } from '../../evidence/lines-between.ts'
import type { Findings } from '../../findings.ts'
import type { JclClause } from '../../question/asked-jcl-clauses.ts'
import type { Question } from '../../question/question.ts'
import { code } from '../../quote.ts'
import { isOfUnit, labelsOf } from './jcl-meant.ts'
import { statementName } from './jcl-names.ts'
import { clauseItem, operandOf } from './jcl-operands.ts'
import { datasetOf, nameTokens, ownNames, type PlacedStatement, statementsOfDataset } from './jcl-places.ts'

const mostOthers = 3

/** What is named and has no such operand; of a DD other statements may say it, and of a step of which the job is not named another may be meant. */
export function without(
  clause: JclClause,
  lacking: readonly PlacedStatement[],
  question: Question,
  findings: Findings,
): Pick<Draft, 'lead' | 'quotes'> | undefined {
  const [key] = clause.keys
  if (clause.on.includes('DD'))
    return ofDataset(
      clause,
      lacking.filter((of) => isNamedInUnit(of, nameTokens(question))),
      findings,
    )
  if (key === undefined) return undefined
  const tokens = nameTokens(question)
  const said = lacking.flatMap((of): readonly string[] => {
    const { operation, job, proc, startLine, endLine } = of.statement
    const unit = proc ?? job
    const place = at({ path: of.path, line: startLine })
    // What is asked of a step, the statement of its job does not say.
    const isOfSteps = operation === 'JOB' && clause.on[0] === 'EXEC'
    if (isOfSteps && /\bsteps?\b/i.test(question.text)) return []
    if (clause.isSymbol === true) return operation === 'PROC' ? symbolItem(key, of, findings) : []
    // What a template or symbol puts in is not known; behind a blank stands a comment, whatever it looks like.
    const lines = linesBetween(findings.linesOf(of.path), startLine, endLine)
    if (lines.some((line) => /[{<]|@\w+@/.test(line))) return []
    const remark = new RegExp(String.raw`\s(${key}=\S+)`).exec(lines[0] ?? '')?.[1]
    if (remark !== undefined)
      return [item(findings, `${statementName(of, place, findings)} has ${code(remark)} behind a blank, which makes it a comment`, [place])]
    if (operation === 'EXEC' && !(unit !== undefined && ownNames({ path: of.path, statement: unit }).some((name) => tokens.includes(name))))
      return []
    return [
      item(
        findings,
        `${statementName(of, place, findings)} has no ${key}${clause.without === undefined || isOfSteps ? '' : `: ${clause.without}`}`,
        [place],
      ),
    ]
  })
  return said.length === 0 ? undefined : { lead: said, quotes: [] }
}

/** A procedure that uses a symbol and gives it no value leaves it to the caller. */
function symbolItem(key: string, of: PlacedStatement, findings: Findings): readonly string[] {
  const uses = new RegExp(`&${key.replace(/\$/g, '\\$&')}(?![\\w@#$])`, 'i')
  const [line] = [...findings.linesOf(of.path)].find(([, text]) => uses.test(text)) ?? []
  if (line === undefined) return []
  const places = [at({ path: of.path, line: of.statement.startLine }), at({ path: of.path, line })]
  return [item(findings, `${statementName(of, places[0] ?? at({ path: of.path, line }), findings)} gives &${key} no default`, places)]
}

/** A DD by its own name, in a job, procedure or step that is named as well. */
function isNamedInUnit(of: PlacedStatement, tokens: readonly string[]): boolean {
  return labelsOf(of.statement.name).some((one) => tokens.includes(one)) && isOfUnit(of, tokens)
}

/** The data sets of DD statements that leave a clause to where the data set was made. */
export function datasetsOf(clause: JclClause, lacking: readonly PlacedStatement[]): readonly string[] {
  if (!clause.on.includes('DD') || clause.labels !== undefined) return []
  return [...new Set(lacking.flatMap(({ statement }) => datasetOf(statement) ?? []))]
}

/** A DD without it, and those of the same data set that have it. */
function ofDataset(clause: JclClause, lacking: readonly PlacedStatement[], findings: Findings): Pick<Draft, 'lead' | 'quotes'> | undefined {
  const [key] = clause.keys
  const others = datasetsOf(clause, lacking)
    .flatMap((dataset) => statementsOfDataset(dataset, findings))
    .filter(({ statement }) => operandOf(statement, clause) !== undefined)
  const denied = lacking.map((of) => {
    const { startLine, endLine } = of.statement
    const place = { path: of.path, startLine, endLine }
    const dataset = datasetOf(of.statement)
    const is = dataset === undefined ? '' : `: it is data set ${nameFor(findings, dataset, [place])}`
    return item(findings, `${statementName(of, place, findings)} has no ${key}${is}`, [place])
  })
  if (denied.length === 0) return undefined
  return { lead: [...denied, ...others.slice(0, mostOthers).map((of) => clauseItem(of, clause, findings))], quotes: [] }
}
