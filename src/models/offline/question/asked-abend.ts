import type { Question } from './question.ts'

/** An abend of the system, not of the program: no line of the code has its code. */
export interface SystemAbend {
  readonly code: string
  /** What makes it, in words of z/OS. */
  readonly said: string
  /** The lines of a program that can run into it. */
  readonly pattern: string
  readonly lines: string
}

/** No comment, and nothing inside a literal. */
function code(pattern: string): string {
  return `^[^*'"]*${pattern}`
}

const computes = { pattern: code(String.raw`\b(?:ADD|SUBTRACT|MULTIPLY|DIVIDE|COMPUTE)\s`), lines: 'lines with ADD, COMPUTE and the like' }
const calls = {
  pattern: code(String.raw`(?:\bCALL\s+['"A-Z]|\bPROGRAM\s*\()`),
  lines: 'lines with CALL, LINK or XCTL',
}
const writes = { pattern: code(String.raw`\b(?:WRITE|REWRITE)\s+[A-Z]`), lines: 'lines with WRITE or REWRITE' }
const causes: readonly (readonly [RegExp, Omit<SystemAbend, 'code'>])[] = [
  [/^(?:S?0C7)$/i, { said: 'a number in zoned or packed form that holds no digits', ...computes }],
  [/^(?:S?0C[89A]|S?0CB)$/i, { said: 'a result that does not fit, or a division by zero', ...computes }],
  [
    /^(?:S?0C[14])$/i,
    {
      said: 'an address or subscript outside of what belongs to the program',
      pattern: code(String.raw`(?:\bOCCURS\s+\d|\bSET\s+ADDRESS\b|\bDIVISION\s+USING\b|\bSET\s+\S+\s+(?:UP|DOWN)\s+BY\b)`),
      lines: 'lines with tables, addresses and parameters',
    },
  ],
  [/^(?:S?806)$/i, { said: 'a program that was not found in the libraries', ...calls }],
  [/^(?:S?[BDE]37)$/i, { said: 'no more space for a data set that is written', ...writes }],
  [
    /^(?:S?[02]13)$/i,
    {
      said: 'a data set that could not be opened',
      pattern: code(String.raw`\bOPEN\s+(?:INPUT|OUTPUT|I-O|EXTEND)\b`),
      lines: 'lines with OPEN',
    },
  ],
]
const asked = /(?<![\w-])(?:S?0C[14789AB]|S[02]13|S806|S[BDE]37)(?![\w-])/i

export function askedSystemAbend({ text }: Pick<Question, 'text'>): SystemAbend | undefined {
  const said = asked.exec(text)?.[0]
  const cause = said === undefined ? undefined : causes.find(([is]) => is.test(said))?.[1]
  return said === undefined || cause === undefined ? undefined : { code: said.toUpperCase(), ...cause }
}
