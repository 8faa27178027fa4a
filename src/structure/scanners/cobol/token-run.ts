import type { NameLookup } from './exec-context.ts'
import { type CobolTokens, TokenKind } from './tokens.ts'

/** What a token is to a statement. Those up to `boundary` end the statement before them. */
export const TokenClass = {
  end: 0,
  period: 1,
  verb: 2,
  /** ELSE, END-IF and the like. */
  boundary: 3,
  /** A reserved word between operands: TO, GIVING, IS … */
  keyword: 4,
  /** OF and IN. */
  qualifier: 5,
  /** Any word that is not reserved. */
  name: 6,
  number: 7,
  literal: 8,
  figurative: 9,
  /** ALL of `ALL '*'`. */
  all: 10,
  function: 11,
  /** LENGTH OF, ADDRESS OF. */
  property: 12,
  open: 13,
  close: 14,
  colon: 15,
  sign: 16,
} as const
export type TokenClass = (typeof TokenClass)[keyof typeof TokenClass]

/** Reserved in every COBOL since 1985 (IBM Enterprise COBOL Language Reference, appendix "Reserved words"). */
const verbs = `ACCEPT ADD ALTER CALL CANCEL CLOSE COMPUTE CONTINUE DELETE DISPLAY DIVIDE ENTRY EVALUATE EXEC EXECUTE EXIT GO GOBACK IF INITIALIZE
INSPECT INVOKE MERGE MOVE MULTIPLY OPEN PERFORM READ RELEASE RETURN REWRITE SEARCH SET SORT START STOP STRING SUBTRACT UNSTRING USE WHEN WRITE XML`

/** Verbs of older, newer or other compilers, for which these are names that programmers may give. */
const dialectVerbs = `ALLOCATE CHAIN COMMIT DISABLE ENABLE ENTER EXAMINE EXHIBIT FREE GENERATE INITIALISE INITIATE JSON NOTE PURGE RAISE READY RECEIVE RESET RESUME
ROLLBACK SEND SERVICE SUPPRESS TERMINATE TRANSFORM UNLOCK VALIDATE`

const boundaries = `ELSE OTHERWISE THEN END-ACCEPT END-ADD END-CALL END-CHAIN END-COMPUTE END-DELETE END-DISPLAY END-DIVIDE END-EVALUATE END-EXEC END-IF
END-INVOKE END-JSON END-MULTIPLY END-PERFORM END-READ END-RECEIVE END-RETURN END-REWRITE END-SEARCH END-SEND END-START END-STRING END-SUBTRACT
END-UNSTRING END-WRITE END-XML`

const keywords = `ADVANCING AFTER ALPHABETIC ALPHABETIC-LOWER ALPHABETIC-UPPER ALSO AND ANY ARE ASCENDING AT BEFORE BY CHARACTERS CONTENT CONVERTING CORR
CORRESPONDING COUNT DATE DAY DAY-OF-WEEK DECLARATIVES DELIMITED DELIMITER DEPENDING DESCENDING DOWN DUPLICATES END EQUAL ERROR EXCEPTION EXTEND FALSE
FIRST FOR FROM GIVING GREATER I-O INITIAL INPUT INTO INVALID IS KEY LEADING LESS LINE LINES LOCK NEGATIVE NEXT NO NOT NUMERIC OMITTED ON OR OTHER OUTPUT
OVERFLOW PAGE POINTER POSITIVE PROCEDURE PROCEED RECORD REFERENCE REMAINDER REPLACING RETURNING REWIND ROUNDED RUN SECTION SENTENCE SIZE STANDARD TALLYING
TEST THAN THROUGH THRU TIME TIMES TO TRAILING TRUE UNTIL UP UPON USING VALUE VARYING WITH`

const figuratives = 'ZERO ZEROS ZEROES SPACE SPACES HIGH-VALUE HIGH-VALUES LOW-VALUE LOW-VALUES QUOTE QUOTES NULL NULLS'

const reserved = new Map<string, TokenClass>([
  ['OF', TokenClass.qualifier],
  ['IN', TokenClass.qualifier],
  ['ALL', TokenClass.all],
  ['FUNCTION', TokenClass.function],
  ['LENGTH', TokenClass.property],
  ['ADDRESS', TokenClass.property],
  ...classed(verbs, TokenClass.verb),
  ...classed(boundaries, TokenClass.boundary),
  ...classed(keywords, TokenClass.keyword),
  ...classed(figuratives, TokenClass.figurative),
])

const ofDialects = new Set(dialectVerbs.split(/\s+/))
const unqualified: readonly string[] = []

function classed(words: string, as: TokenClass): [string, TokenClass][] {
  return words.split(/\s+/).map((word) => [word, as])
}

/** May also be the name of a paragraph or of a data item. */
export function isDialectVerb(text: string): boolean {
  return ofDialects.has(text)
}

/** The tokens of a procedure division, each classed once: statements ask for the class of a token several times. */
export class TokenRun {
  readonly tokens: CobolTokens
  readonly from: number
  readonly end: number
  readonly #classes: Uint8Array

  constructor(tokens: CobolTokens, from: number, to: number, names: NameLookup) {
    this.tokens = tokens
    this.from = from
    this.end = Math.max(from, Math.min(to, tokens.count))
    this.#classes = new Uint8Array(this.end - from)
    for (let at = from; at < this.end; at++) this.#classes[at - from] = classOf(tokens.kinds[at], tokens.texts[at] ?? '', names)
  }

  /** `end` for every token outside the run. */
  classAt(at: number): number {
    return this.#classes[at - this.from] ?? TokenClass.end
  }

  textAt(at: number): string {
    return this.tokens.texts[at] ?? ''
  }

  /** Whether this word (not a literal that reads the same) stands there. */
  isWord(at: number, text: string): boolean {
    return this.tokens.texts[at] === text && this.tokens.kinds[at] === TokenKind.word && at < this.end
  }
}

function classOf(kind: number | undefined, text: string, names: NameLookup): TokenClass {
  switch (kind) {
    case TokenKind.word: {
      const known = reserved.get(text)
      if (known !== undefined) return known
      return ofDialects.has(text) && names.find(text, unqualified).length === 0 ? TokenClass.verb : TokenClass.name
    }
    case TokenKind.number:
      return TokenClass.number
    case TokenKind.literal:
      return TokenClass.literal
    case TokenKind.period:
      return TokenClass.period
    default:
      if (text === '(') return TokenClass.open
      if (text === ')') return TokenClass.close
      return text === ':' ? TokenClass.colon : TokenClass.sign
  }
}
