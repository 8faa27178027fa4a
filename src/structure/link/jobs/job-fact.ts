import type { EdgeKind, How, SourcePlace, UnitName } from '../../../answer/structure.ts'
import type { Substituted } from './symbols.ts'

/** What is known of one step: an edge without its beginning, and what decided it. */
export interface JobFact {
  readonly kind: EdgeKind
  /** Undefined when nobody can tell; `reason` says why. */
  readonly to: UnitName | undefined
  readonly reason?: string
  readonly how: How
  /** The statement that says it: an EXEC, a DD, an INCLUDE. */
  readonly place: SourcePlace
  /** The INCLUDE that brought the statement in. */
  readonly includedAt?: SourcePlace
  /** Where the target is named, when that is another line. */
  readonly via?: SourcePlace
  /** How many procedures deep the statement stands. */
  readonly level: number
  /** Whoever uses the procedure decides it. */
  readonly open: boolean
  /** A symbol that nobody gives a value is in it. */
  readonly missing: boolean
  readonly operand?: string
  readonly verb?: string
  readonly op?: string
  readonly dd?: string
  readonly disp?: string
  readonly found?: string
}

/** How a text became known, and by whom. */
export function knownBy({ symbolic, open, missing }: Substituted): Pick<JobFact, 'how' | 'open' | 'missing'> {
  return { how: symbolic ? 'symbolic' : 'literal', open, missing }
}
