import type { JclStatement, JclStream } from '../../../base/jcl/jcl-stream.ts'
import { isMemberName, memberName } from '../../member-name.ts'

/** A job or a procedure of a member, its statements without those of procedures inside it. */
export interface JclBody {
  readonly kind: 'job' | 'proc'
  readonly name: string
  /** The JOB or PROC statement; undefined for the statements of a member that has neither. */
  readonly head: JclStatement | undefined
  readonly statements: readonly JclStatement[]
  readonly startLine: number
  readonly endLine: number
}

interface JclBodies {
  readonly bodies: readonly JclBody[]
  /** Statements of a member that only other members can use, by INCLUDE: no job, no procedure, no step. */
  readonly group: readonly JclStatement[]
}

/** What one member tells: that of the file, or one that the file puts into a library. */
export interface JclMemberBodies extends JclBodies {
  /** By which jobs of other members know it. */
  readonly member: string
  readonly statements: readonly JclStatement[]
}

interface OpenBody {
  readonly head: JclStatement | undefined
  readonly statements: JclStatement[]
  last: JclStatement | undefined
}

/**
 * The jobs and procedures of a file, and of each member that it puts into a library. A job that is called like another one of the file is named after its
 * member, which is what people submit, and so is a procedure: all of a library may be called alike, and what one of them runs is not what the others do.
 */
export function memberBodies(stream: JclStream, path: string, language: string): readonly JclMemberBodies[] {
  const folder = path.slice(0, path.lastIndexOf('/') + 1)
  const named = new Set<string>()
  const key = ({ kind, name }: Pick<JclBody, 'kind' | 'name'>) => `${kind} ${name}`
  const own = { member: memberName(path), statements: stream.statements, ...bodiesOf(stream, path, language) }
  for (const body of own.bodies) named.add(key(body))
  const filed = (stream.members ?? []).map((member): JclMemberBodies => {
    const { bodies, group } = bodiesOf(member, `${folder}${member.name}`, member.language)
    const apart = bodies.map((body) => (named.has(key(body)) ? { ...body, name: member.name } : body))
    for (const body of apart) named.add(key(body))
    return { member: member.name, statements: member.statements, bodies: apart, group }
  })
  return [own, ...filed]
}

/** Tells the jobs and procedures of a member apart. A job without JOB statement and a procedure of a library are named after the member. */
function bodiesOf(stream: Pick<JclStream, 'statements'>, path: string, language: string): JclBodies {
  const loose: OpenBody = { head: undefined, statements: [], last: undefined }
  const opened: OpenBody[] = []
  const open = (head: JclStatement): OpenBody => {
    const body: OpenBody = { head, statements: [], last: head }
    opened.push(body)
    return body
  }
  let job = loose
  let proc: OpenBody | undefined
  for (const statement of stream.statements) {
    if (statement.operation === 'JOB') {
      job = open(statement)
      proc = undefined
    } else if (statement.operation === 'PROC') proc = open(statement)
    else {
      const body = proc ?? job
      body.statements.push(statement)
      body.last = statement
      if (statement.operation === 'PEND') proc = undefined
    }
    job.last = statement
  }
  const member = memberName(path)
  if (loose.statements.some(({ operation }) => operation === 'EXEC')) opened.unshift(loose)
  const alone = opened.length === 1 && isMemberName(member)
  const bodies = opened.map((body): JclBody => {
    const kind = body.head === undefined ? (language === 'JCL procedure' ? 'proc' : 'job') : body.head.operation === 'JOB' ? 'job' : 'proc'
    const label = body.head?.name ?? ''
    const name = label === '' || (kind === 'proc' && alone) ? member : label
    const first = body.head ?? body.statements[0]
    const startLine = first?.startLine ?? 1
    return { kind, name, head: body.head, statements: body.statements, startLine, endLine: Math.max(startLine, lastLine(body.last)) }
  })
  return { bodies, group: opened.length === 0 ? loose.statements : [] }
}

/** The last line of a statement and the data that follows it. */
export function lastLine(statement: JclStatement | undefined): number {
  if (statement === undefined) return 0
  const { data, endLine } = statement
  return Math.max(endLine, data?.endLine ?? endLine)
}
