/**
 * What one control statement (SYSTSIN, SYSIN of a utility, SYMNAMES …) says, in-stream or in a member of its own. Lines are those of the file that holds it.
 */
export type ControlCard =
  /** DSN RUN PROGRAM(x) PLAN(y), TSO CALL 'lib(x)'. */
  | { readonly kind: 'run-program'; readonly program: string; readonly plan?: string; readonly line: number }
  /** %EXEC, EX 'lib(x)': a REXX or CLIST member. */
  | { readonly kind: 'run-exec'; readonly name: string; readonly line: number }
  /** A table in SQL text. */
  | { readonly kind: 'sql-table'; readonly table: string; readonly verb: string; readonly line: number }
  /** A data set or DD named by IDCAMS, SORT and the like. `op`: read, write, define, delete. */
  | {
      readonly kind: 'data'
      readonly op: 'read' | 'write' | 'define' | 'delete' | 'alter'
      readonly dataset?: string
      readonly dd?: string
      readonly line: number
      readonly detail?: string
    }
