import type { TokenPairs } from './token-pairs.ts'

/** What statements begin with (Enterprise PL/I Language Reference, "Statements and directives"), with what subsets and older compilers have. */
const ofStatements = new Set(
  [
    'ALLOC ALLOCATE ASSERT ATTACH BEGIN CALL CANCEL CHECK CLOSE DCL DECLARE DEFAULT DEFINE DELAY DELETE DETACH DFT DISPLAY DO ELSE END ENTRY EXEC EXIT',
    'FETCH FLUSH FORMAT FREE GET GO GOTO IF ITERATE LEAVE LIST LOCATE NOCHECK ON OPEN ORDINAL OTHER OTHERWISE PACKAGE PROC PROCEDURE PUT QUALIFY READ',
    'REINIT RELEASE REPLACE RESIGNAL RETURN REVERT REWRITE SAVE SELECT SIGNAL STOP STRUCTURE THEN UNLOCK WAIT WHEN WRITE XDEFINE',
  ].flatMap((words) => words.split(' ')),
)
/** What nothing but a new statement has behind a word. */
const beginning = new Set(['BEGIN', 'CALL', 'DO', 'END', 'GO', 'GOTO', 'IF', 'PUT', 'RETURN'])

/**
 * Where a procedure of the preprocessor ends that is called as a statement, which needs no semicolon: what it writes has its own. Undefined for a statement of the
 * language. A SELECT with its first WHEN in place of a semicolon is such a one too: the first compilers had no SELECT.
 */
export function endOfMacroCall(pairs: TokenPairs, at: number): number | undefined {
  const word = pairs.wordAt(at)
  const behind = pairs.behindParentheses(at + 1)
  const hasArguments = behind > at + 1
  if (word === 'SELECT') return hasArguments && /^(?:WHEN|OTHER(?:WISE)?)$/.test(pairs.wordAt(behind)) ? behind : undefined
  if (word === '' || ofStatements.has(word)) return undefined
  if (hasArguments) return pairs.isWord(behind) ? behind : undefined
  return beginning.has(pairs.wordAt(behind)) ? behind : undefined
}
