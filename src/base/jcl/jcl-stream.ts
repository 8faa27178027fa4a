/** A JCL member as its statements say: nothing substituted, nothing looked up elsewhere. Names are upper case, values as written. */
export interface JclStream {
  readonly statements: readonly JclStatement[]
  /** Members that the stream puts into a library and that are job control themselves, at the lines that they have here. Left out where there are none. */
  readonly members?: readonly JclMember[]
}

export interface JclMember {
  readonly name: string
  readonly language: 'JCL' | 'JCL procedure'
  readonly statements: readonly JclStatement[]
}

/** One statement, its continuations joined. */
export interface JclStatement {
  readonly operation:
    | 'JOB'
    | 'PROC'
    | 'PEND'
    | 'EXEC'
    | 'DD'
    | 'SET'
    | 'INCLUDE'
    | 'JCLLIB'
    | 'IF'
    | 'ELSE'
    | 'ENDIF'
    | 'OUTPUT'
    | 'NULL'
    | 'OTHER'
  /** The name field: job, proc, step, ddname, also `STEP.DD`; empty where there is none. */
  readonly name: string
  /** `KEY=value` in source order, positional ones with an empty key. Apostrophes are kept; sublists keep their parentheses. */
  readonly parameters: readonly { readonly key: string; readonly value: string }[]
  readonly startLine: number
  readonly endLine: number
  /** The comment right above it; rules of asterisks around the text are not part of it. */
  readonly comment?: { readonly startLine: number; readonly endLine: number }
  /** In-stream data that follows a DD; also a `DD *` that JES would generate for data without one. */
  readonly data?: {
    readonly startLine: number
    /** With the delimiter. */
    readonly endLine: number
    readonly lines: readonly string[]
  }
}
