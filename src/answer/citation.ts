export type CitationStatus = 'verified' | 'corrected' | 'broken' | 'unchecked'

/** A citation as the program found and checked it (design.md section 4). */
export interface Citation {
  readonly kind: 'code' | 'skill'
  /** Code: the path as in answers. Skill: `name` or `name#heading`. */
  readonly path: string
  /** 1-based, inclusive; of a skill, the lines in its file. */
  readonly startLine: number
  readonly endLine: number
  readonly status: CitationStatus
  /** Why it is not simply verified: `not read`, `no such file`, `moved from 10-12`, …; null when it is. */
  readonly reason: string | null
  /** SHA-256 of the cited lines, hexadecimal; null when they do not exist. */
  readonly hash: string | null
}

/** Whether an answer rests on citations, and all of them hold. */
export function citationsHold(citations: readonly Pick<Citation, 'status'>[]): boolean {
  return citations.length > 0 && citations.every(({ status }) => status === 'verified' || status === 'corrected')
}
