import type { StructureUnit } from '../../../answer/structure.ts'
import type { JclStatement, JclStream } from '../../../base/jcl/jcl-stream.ts'
import { positional, unquote } from '../../../base/jcl/parameters.ts'
import { calledProc, executedProgram } from './exec-target.ts'
import { type JclBody, lastLine, memberBodies } from './jcl-bodies.ts'

/** Jobs, procedures and their steps, in line order. A group of statements for INCLUDE is a copybook, which is what it is to a job. */
export function jclUnits(stream: JclStream, path: string, language: string): StructureUnit[] {
  const units = memberBodies(stream, path, language).flatMap(({ member, bodies, group }) => [
    ...bodies.flatMap((body) => [bodyUnit(body, path), ...stepUnits(body, path)]),
    ...groupUnit(group, member, path),
  ])
  return units.sort((a, b) => a.startLine - b.startLine)
}

function groupUnit(group: readonly JclStatement[], name: string, path: string): readonly StructureUnit[] {
  const [first] = group
  if (first === undefined) return []
  const { startLine } = first
  return [{ kind: 'copybook', name, path, startLine, endLine: lastLine(group.at(-1)), detail: 'INCLUDE', ...commentOf(first) }]
}

/** The name of a step; one without a name has its ordinal in the job or procedure. */
export function stepName(exec: JclStatement, ordinal: number): string {
  return exec.name === '' ? `#${ordinal}` : exec.name
}

function bodyUnit(body: JclBody, path: string): StructureUnit {
  const { kind, name, head, startLine, endLine } = body
  const detail = kind === 'proc' && head !== undefined && head.name !== '' && head.name !== name ? `PROC ${head.name}` : programmer(head)
  // What a job is for stands above its JOB statement, or below it.
  const comment = head?.comment === undefined ? commentOf(body.statements[0]) : commentOf(head)
  return { kind, name, path, startLine, endLine, ...(detail === undefined ? {} : { detail }), ...comment }
}

/** The second positional parameter of JOB, where installations write what the job does. */
function programmer(head: JclStatement | undefined): string | undefined {
  if (head?.operation !== 'JOB') return undefined
  const words = positional(head).filter((word) => word.startsWith("'"))
  const text = unquote(words.at(-1) ?? '').trim()
  return text === '' || text === head.name ? undefined : text
}

function stepUnits(body: JclBody, path: string): StructureUnit[] {
  const units: StructureUnit[] = []
  for (let index = 0; index < body.statements.length; index++) {
    const exec = body.statements[index]
    if (exec?.operation !== 'EXEC') continue
    let last = exec
    for (let next = index + 1; next < body.statements.length; next++) {
      const statement = body.statements[next]
      if (statement === undefined || /^(?:EXEC|PEND|NULL)$/.test(statement.operation)) break
      if (statement.operation === 'DD' || statement.operation === 'OUTPUT' || statement.operation === 'INCLUDE') last = statement
    }
    const name = stepName(exec, units.length + 1)
    const program = executedProgram(exec)
    const detail = program === undefined ? `PROC=${calledProc(exec) ?? ''}` : `PGM=${program}`
    units.push({ kind: 'step', name, of: body.name, path, startLine: exec.startLine, endLine: lastLine(last), detail, ...commentOf(exec) })
  }
  return units
}

function commentOf(statement: JclStatement | undefined): Pick<StructureUnit, 'comment'> {
  return statement?.comment === undefined ? {} : { comment: statement.comment }
}
