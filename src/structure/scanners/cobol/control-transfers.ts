import type { ProcedureWalk } from './procedure-walk.ts'
import type { TokenRun } from './token-run.ts'
import { TokenKind } from './tokens.ts'

/** Services that end the program abnormally; the first argument is the code (z/OS Language Environment; OS/VS COBOL). */
export const abendServices = new Set(['CEE3ABD', 'CEE3AB2', 'ILBOABN0', 'ILBOABN'])

const exits = new Set(['PROGRAM', 'FUNCTION', 'METHOD', 'SECTION'])
const cicsEnds = new Set(['RETURN', 'XCTL'])
/** With these the program goes on when the command fails. */
const cicsReturns = new Set(['RESP', 'RESP2', 'NOHANDLE'])

/** Whether control never comes to the statement behind the one that was just read. */
export function isTransfer({ run, start, at, verb }: ProcedureWalk): boolean {
  switch (run.textAt(start)) {
    case 'GO':
      return verb !== 'GO TO DEPENDING'
    case 'GOBACK':
      return true
    case 'STOP':
      return run.isWord(start + 1, 'RUN')
    case 'EXIT':
      return exits.has(run.textAt(start + 1))
    case 'CALL':
      return run.tokens.kinds[start + 1] === TokenKind.literal && abendServices.has(run.textAt(start + 1).toUpperCase())
    case 'EXEC':
    case 'EXECUTE':
      if (!run.isWord(start + 1, 'CICS') && !run.isWord(start + 1, 'KICKS')) return false
      // ABEND has no conditions that could be handled (CICS TS, "ABEND").
      return run.isWord(start + 2, 'ABEND') || (cicsEnds.has(run.textAt(start + 2)) && !hasAny(run, start + 3, at))
    default:
      return false
  }
}

/** EXIT PARAGRAPH leads to the end of the paragraph, and from there on. */
export function staysInParagraph(run: TokenRun, start: number): boolean {
  return run.isWord(start, 'EXIT') && run.isWord(start + 1, 'PARAGRAPH')
}

export function leavesSection(run: TokenRun, start: number): boolean {
  return run.isWord(start, 'EXIT') && run.isWord(start + 1, 'SECTION')
}

function hasAny(run: TokenRun, from: number, to: number): boolean {
  for (let at = from; at < to; at++) if (cicsReturns.has(run.textAt(at))) return true
  return false
}
