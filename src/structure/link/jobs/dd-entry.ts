import type { SourcePlace } from '../../../answer/structure.ts'
import type { JclStatement } from '../../../base/jcl/jcl-stream.ts'
import { parameter, positional, unquote } from '../../../base/jcl/parameters.ts'
import type { Standing } from './job-fact.ts'
import type { Substituted, Symbols } from './symbols.ts'

/** A statement, the member that holds it, and the INCLUDE that brought it in. */
export interface PlacedStatement {
  readonly statement: JclStatement
  readonly path: string
  readonly includedAt?: SourcePlace
}

/** One data set of a DD, the others being concatenated to it. */
export interface DdEntry {
  readonly statement: JclStatement
  readonly at: Standing
  /** What the DD stands for; undefined for SYSOUT, DUMMY and work space. */
  readonly source:
    | undefined
    | { readonly kind: 'data set'; readonly name: Substituted }
    | { readonly kind: 'path'; readonly name: Substituted }
    | { readonly kind: 'in-stream'; readonly startLine: number; readonly lines: readonly string[] }
  /** DDNAME: the DD of the same step whose data this one takes. */
  readonly takes: string | undefined
  /** The statement of a procedure that it replaces. */
  readonly replaces: SourcePlace | undefined
  readonly disp: string | undefined
  /** LIKE: the data set whose attributes are taken. */
  readonly like: Substituted | undefined
}

/** A DD by name with all that is concatenated. */
export interface Dd {
  readonly name: string
  readonly entries: DdEntry[]
}

export function ddEntry(placed: PlacedStatement, level: number, symbols: Symbols): DdEntry {
  const { statement } = placed
  const disp = parameter(statement, 'DISP')
  const like = parameter(statement, 'LIKE')
  const ddname = parameter(statement, 'DDNAME')
  return {
    statement,
    at: { path: placed.path, line: statement.startLine, includedAt: placed.includedAt, level },
    source: sourceOf(statement, symbols),
    takes: ddname === undefined ? undefined : symbols.substitute(unquote(ddname)).text.toUpperCase(),
    replaces: undefined,
    disp: disp === undefined ? undefined : symbols.substitute(disp).text,
    like: like === undefined ? undefined : symbols.substitute(unquote(like)),
  }
}

function sourceOf(statement: JclStatement, symbols: Symbols): DdEntry['source'] {
  const { data } = statement
  if (data !== undefined) {
    // Symbols in data stand for something only where the DD says so.
    const lines = parameter(statement, 'SYMBOLS') === undefined ? data.lines : data.lines.map((line) => symbols.substitute(line).text)
    return { kind: 'in-stream', startLine: data.startLine, lines }
  }
  const path = parameter(statement, 'PATH')
  if (path !== undefined) return { kind: 'path', name: symbols.substitute(unquote(path)) }
  const name = parameter(statement, 'DSN', 'DSNAME')
  if (name === undefined || positional(statement).some((word) => word.toUpperCase() === 'DUMMY')) return undefined
  const written = symbols.substitute(name)
  const substituted = { ...written, text: unquote(written.text), written: unquote(name) }
  return substituted.text.toUpperCase() === 'NULLFILE' ? undefined : { kind: 'data set', name: substituted }
}

/** A DD that overrides another: what it does not say stays as it was (z/OS MVS JCL Reference, "Modifying procedures"). */
export function overridden(base: DdEntry, override: DdEntry): DdEntry {
  if (override.statement.parameters.length === 0) return base
  const says = (...keys: string[]) => parameter(override.statement, ...keys) !== undefined
  const saysData =
    override.source !== undefined ||
    override.statement.data !== undefined ||
    positional(override.statement).length > 0 ||
    says('DSN', 'DSNAME', 'SYSOUT', 'DDNAME')
  const { source, takes } = saysData ? override : base
  return { ...override, source, takes, disp: override.disp ?? base.disp, like: override.like ?? base.like, replaces: base.at }
}
