import type { Call } from '../conversation.ts'
import type { Findings } from '../findings.ts'

/** One way in which code can refute a statement of a skill. Where anything is in doubt it says nothing: a false conflict is worse than none. */
export interface ConflictRule {
  readonly name: string
  /** Also called again with what the first calls found. */
  calls(statement: string, findings: Findings): readonly Call[]
  /** What the code holds against the statement: Markdown, with citations. */
  refuted(statement: string, findings: Findings): string | undefined
}

/** How a rule reads the claims of a statement and checks each: the first that is refuted speaks for the statement. */
interface ClaimReader<Claim> {
  readonly name: string
  claimsIn(statement: string): readonly Claim[]
  calls(claim: Claim, findings: Findings): readonly Call[]
  refuted(claim: Claim, findings: Findings): string | undefined
}

export function claimRule<Claim>(reader: ClaimReader<Claim>): ConflictRule {
  return {
    name: reader.name,
    calls: (statement, findings) => reader.claimsIn(statement).flatMap((claim) => reader.calls(claim, findings)),
    refuted: (statement, findings) => {
      for (const claim of reader.claimsIn(statement)) {
        const code = reader.refuted(claim, findings)
        if (code !== undefined) return code
      }
      return undefined
    },
  }
}
