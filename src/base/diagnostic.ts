/** What a loader has to say about an item beside the items it returns: a bad file never stops a run and never disappears. */
export interface Diagnostic {
  readonly level: 'info' | 'warning' | 'error'
  /** Stable kebab-case name of the rule or condition. */
  readonly rule: string
  /** One sentence: what, where, how to mend it. */
  readonly message: string
  /** The file as the user would name it. */
  readonly path?: string
  readonly line?: number
}
