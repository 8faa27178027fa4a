import { commandWords } from './asked-command-options.ts'
import { controlKeys } from './asked-control-clauses.ts'
import { defineKeys } from './asked-define-clauses.ts'
import { jclKeys } from './asked-jcl-clauses.ts'
import { macroKeys } from './asked-macro-clauses.ts'

// Words of statements: spelled as names are, and asked about, not named.

/** Of JCL, DEFINE and control statements. */
const ofJcl: ReadonlySet<string> = new Set([...jclKeys, ...defineKeys, ...controlKeys])

/** Of declarations of assembler, PL/I and Fortran, and these languages. */
const ofDeclarations: ReadonlySet<string> = new Set(
  `PL/I PLI FORTRAN COBOL REXX JCL MACRO I/O IO VSAM DCB ACB RPL DCBE DDNAME DD DSORG MACRF RECFM LRECL BLKSIZE EODAD SYNAD EXLST BUFNO KEYLEN OPTCD NCP BFTEK
  REENTRANT RECURSIVE REORDER AMODE RMODE CSECT DSECT EQU USING DROP WTO WTOR ROUTCDE DESC SVC GETMAIN FREEMAIN STORAGE OBTAIN LTORG
  DCL DECLARE CHAR CHARACTER FIXED FLOAT BIN BINARY DEC DECIMAL BIT PIC PICTURE INIT STATIC BASED EXTERNAL INPUT OUTPUT UPDATE RECORD STREAM KEYED ENV RECSIZE OPTIONS MAIN
  RETURNS LIKE ON ENDFILE INTEGER REAL LOGICAL COMPLEX DOUBLE PRECISION DIMENSION PARAMETER DATA COMMON EQUIVALENCE INTENT IN OUT INOUT OPTIONAL SUBROUTINE FUNCTION FORMAT
  OPEN UNIT FILE STATUS ACCESS FORM RECL ACTION NAMELIST ENTRY`.split(/\s+/),
)

/** Of screens, IMS definitions, CICS commands and SQL. */
const ofCommands: ReadonlySet<string> = new Set([
  ...macroKeys,
  ...commandWords,
  ...`ASKIP PROT UNPROT BRIGHT UNDERLINE FSET FRSET MUSTFILL MUSTENTER DBDGEN PSBGEN SEGM
  NOHANDLE CANCEL RBA RRN TOKEN SYSID CONTAINER NUMITEMS PROTECT ENDBR
  PRIMARY FOREIGN UNIQUE CLUSTER DEFAULT CHECK NULL TABLESPACE DATABASE WHERE ORDER HOLD FETCH SELECT INSERT SQLCODE CCSID BUFFERPOOL STOGROUP CASCADE RESTRICT`.split(
    /\s+/,
  ),
])

const abbreviated = 3

/** Also the beginning of a word that is spelled as two: `TWA size`. */
export function isJclWord(name: string): boolean {
  const word = name.toUpperCase()
  return ofJcl.has(word) || (word.length === abbreviated && [...ofJcl].some((one) => one.length > 2 * abbreviated && one.startsWith(word)))
}

/** In capitals: what is spelled otherwise is a word or a name. */
export function isDeclarationWord(name: string): boolean {
  return ofDeclarations.has(name)
}

/** Whether all that a name is made of are words of statements, whatever these state. */
export function isStatementWord(name: string): boolean {
  const words = name.toUpperCase().split(/[\s_-]+/)
  return words.every((word) => ofDeclarations.has(word) || ofCommands.has(word) || isJclWord(word))
}
