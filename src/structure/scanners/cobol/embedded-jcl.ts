import { readStatements } from '../../../base/jcl/read-statements.ts'
import { isMemberName } from '../../member-name.ts'
import { calledProc, executedProgram } from '../jcl/exec-target.ts'
import type { DataItem } from './cobol-program.ts'

/** What a job that a program holds in its storage, to be submitted, runs. */
export interface EmbeddedStep {
  readonly kind: 'runs' | 'runs-proc'
  readonly name: string
  /** The literal that holds the EXEC statement. */
  readonly token: number
}

/** JCL in the VALUEs of a program's items, a card each. What is moved into cards at run time is not seen; names with symbols are left out. */
export function embeddedSteps(items: readonly DataItem[]): EmbeddedStep[] {
  const cards = items.flatMap(({ level, values: [value] }) => (level !== 88 && value?.kind === 'literal' ? [value] : []))
  if (!cards.some(({ text }) => text.startsWith('//'))) return []
  const { stream } = readStatements(cards.map(({ text }) => text.replaceAll('\n', ' ')).join('\n'))
  return stream.statements.flatMap((statement): EmbeddedStep[] => {
    const token = cards[statement.startLine - 1]?.token
    if (statement.operation !== 'EXEC' || token === undefined) return []
    const proc = calledProc(statement)
    const name = (proc ?? executedProgram(statement) ?? '').toUpperCase()
    return isMemberName(name) ? [{ kind: proc === undefined ? 'runs' : 'runs-proc', name, token }] : []
  })
}
