import type { JclStatement as ReadStatement } from '../../../base/jcl/jcl-stream.ts'
import { readStatements } from '../../../base/jcl/read-statements.ts'
import type { KnownLines } from '../findings.ts'
import { linesBetween } from './lines-between.ts'

/** A statement of JCL with what it stands in; a DD that goes on a concatenation has the name of the first. */
export interface JclStatement extends ReadStatement {
  /** The EXEC, JOB and PROC that it stands under. */
  readonly exec?: JclStatement
  readonly job?: JclStatement
  readonly proc?: JclStatement
  /** The conditions of the IF statements around it. */
  readonly ifs: readonly JclCondition[]
  /** Of an EXEC: programs that the data of its step name to be run. */
  readonly launches: readonly string[]
}

interface JclCondition {
  readonly text: string
  readonly startLine: number
  readonly endLine: number
}

const mostLines = 3000

/** The statements of a member, as far as its lines are known. */
export function jclStatements(lines: KnownLines): readonly JclStatement[] {
  const found: JclStatement[] = []
  let job: JclStatement | undefined
  let proc: JclStatement | undefined
  let exec: JclStatement | undefined
  let launches: string[] = []
  let ddName = ''
  let ifs: readonly JclCondition[] = []
  for (const read of readStatements(linesBetween(lines, 1, mostLines).join('\n')).stream.statements) {
    const { operation, data } = read
    const isHead = operation === 'EXEC' || operation === 'JOB' || operation === 'PROC'
    if (isHead) launches = []
    if (operation === 'DD' && read.name !== '') ddName = read.name
    const name = operation === 'DD' ? ddName : read.name
    const under = { ...(!isHead && exec && { exec }), ...(job && { job }), ...(proc && { proc }) }
    const statement: JclStatement = { ...read, name, ...under, ifs, launches: isHead ? launches : [] }
    found.push(statement)
    if (data !== undefined) launches.push(...programsIn(data.lines))
    if (operation === 'JOB') [job, exec, proc, ifs] = [statement, undefined, undefined, []]
    else if (operation === 'PROC') [proc, exec] = [statement, undefined]
    else if (operation === 'PEND') [proc, exec] = [undefined, undefined]
    else if (operation === 'EXEC') exec = statement
    else if (operation === 'IF') ifs = [...ifs, conditionOf(read)]
    else if (operation === 'ELSE') ifs = [...ifs.slice(0, -1), { ...conditionOf(read), text: `not (${ifs.at(-1)?.text ?? ''})` }]
    else if (operation === 'ENDIF') ifs = ifs.slice(0, -1)
  }
  return found
}

/** `RUN PROGRAM(X)` of the DSN command. */
function programsIn(lines: readonly string[]): readonly string[] {
  return lines.flatMap((line) => /\bPROG(?:RAM)?\(\s*([\w@#$]+)\s*\)/i.exec(line)?.[1]?.toUpperCase() ?? [])
}

function conditionOf({ parameters, startLine, endLine }: ReadStatement): JclCondition {
  const text = (parameters[0]?.value ?? '').replace(/\s*\bTHEN\b.*$/i, '').trim()
  return { text, startLine, endLine }
}
