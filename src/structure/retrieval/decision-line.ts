/** Whether a line states a rule: a condition, a computation, or a value that is given to something. */
export function isDecision(line: string): boolean {
  const text = line.slice(0, longestStatement)
  return condition.test(text) || computation.test(text) || givenValue.test(text)
}

/** What stands in one longer line was not written by hand, and these patterns take the square of its length. */
const longestStatement = 400

const condition =
  /^(?:.{6})?\s*(?:\w+:\s*)?(?:IF|ELSE\s+IF|ELSEIF|ELIF|EVALUATE|WHEN|AND|OR|UNTIL|WHILE|CASE|SELECT\s*(?:\(|CASE|$)|PERFORM\b.*\bUNTIL|DO\s+WHILE|\d*\s+IF\s*\()\b|^\S*\s+(?:C[LPHG]?|CL[CI]|C[LG]?R|C[GH]?I|TM|LTR|LTGR|B[EHLMNOPZ]|BN[EHLMOPZ]|J[EHLMNOPZ]|JN[EHLMOPZ])\s+\S/i
const computation = /\bCOMPUTE\b|\b(?:MULTIPLY|DIVIDE|SUBTRACT)\s+\S+\s+(?:BY|INTO|FROM)\b|=[^=]*[-+*/][^=/*]*\w/i
const givenValue =
  /\bMOVE\s+(?:['"]|\d)|\bVALUES?\s+(?:IS\s+|ARE\s+)?(?:['"]|[-+]?\d)|\bINIT(?:IAL)?\s*\(|\bPARAMETER\s*\(|[^<>=]=\s*(?:['"]|[-+]?\d)|\bEQU\b|\bSET\s+\S+\s+TO\s+TRUE/i
