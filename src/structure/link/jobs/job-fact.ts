import type { EdgeKind, EdgeOp, How, SourcePlace, UnitName } from '../../../answer/structure.ts'
import type { Substituted } from './symbols.ts'

/** Where the statement stands that says it: an EXEC, a DD, an INCLUDE. */
export interface Standing extends SourcePlace {
  /** The INCLUDE that brought the statement in. */
  readonly includedAt: SourcePlace | undefined
  /** How many procedures deep. */
  readonly level: number
}

/** What is known of one step: an edge without its beginning, and what decided it. */
export interface JobFact {
  readonly kind: EdgeKind
  /** Undefined when nobody can tell; `reason` says why. */
  readonly to: UnitName | undefined
  readonly reason?: string
  readonly how: How
  readonly at: Standing
  /** Where the target is named, when that is another line. */
  readonly via?: SourcePlace | undefined
  /** The DD of the procedure that an override took the place of. */
  readonly overrides?: SourcePlace | undefined
  /** Whoever uses the procedure decides it. */
  readonly open: boolean
  /** A symbol that nobody gives a value is in it. */
  readonly missing: boolean
  readonly operand?: string | undefined
  readonly verb?: string
  readonly op?: EdgeOp | undefined
  readonly dd?: string
  readonly disp?: string | undefined
  readonly found?: string | undefined
}

/** How a text became known, and by whom. */
export function knownBy({ symbolic, open, missing }: Substituted): Pick<JobFact, 'how' | 'open' | 'missing'> {
  return { how: symbolic ? 'symbolic' : 'literal', open, missing }
}
