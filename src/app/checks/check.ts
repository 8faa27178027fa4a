/** One thing that `doctor` has looked at. */
export interface Check {
  readonly name: string
  /** `note`: works, but the user should know. */
  readonly status: 'ok' | 'note' | 'problem'
  readonly detail: string
  /** What the user can type, or do, to mend it. Every check that is not ok has one. */
  readonly fix?: string
}
