import type { EdgeOp } from '../../../answer/structure.ts'

/**
 * What one control statement (SYSTSIN, SYSIN of a utility, SYMNAMES …) says, in-stream or in a member of its own. Lines are those of the file that holds it.
 */
export type ControlCard =
  /** DSN RUN PROGRAM(x) PLAN(y), TSO CALL 'lib(x)'. */
  | { readonly kind: 'run-program'; readonly program: string; readonly plan?: string; readonly line: number }
  /** %EXEC, EX 'lib(x)': a REXX or CLIST member. `implicit`: a TSO command by its bare name, which is a member or a command of the system. */
  | { readonly kind: 'run-exec'; readonly name: string; readonly line: number; readonly implicit?: true }
  /** A table in SQL text. */
  | { readonly kind: 'sql-table'; readonly table: string; readonly verb: string; readonly line: number }
  /** A data set or DD named by IDCAMS, SORT and the like. */
  | {
      readonly kind: 'data'
      readonly op: Extract<EdgeOp, 'read' | 'write' | 'define' | 'delete' | 'alter' | 'verify'>
      readonly dataset?: string
      readonly dd?: string
      readonly line: number
      readonly detail?: string
    }

/** Who reads the statements: TSO in batch, IDCAMS, DFSORT and ICETOOL, a program for SQL text, a DB2 utility, a copy utility (IEBCOPY). */
export type ControlInput = 'tso' | 'idcams' | 'sort' | 'sql' | 'db2 utility' | 'copy'

/** What the text of a member or of in-stream data is: input of these, or resource definitions for DFHCSDUP. */
export type ControlTextKind = ControlInput | 'csd'
