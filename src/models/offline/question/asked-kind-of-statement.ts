import { withMarkFor } from './name-mark.ts'
import type { Question } from './question.ts'

interface KindOfStatement {
  readonly asked: RegExp
  /** Of assembler. */
  readonly statements: readonly string[]
  /** Nothing else than these statements makes one: where there is none, that is an answer. */
  readonly isOnly: boolean
}

const verb =
  '(?:issues?|writes?|sends?|puts?(?:\\s+out)?|displays?|shows?|prints?|takes?|ends?\\s+with|gives?|has|have|uses?|contains?|defines?|declares?|makes?|codes?|opens?|references?|needs?|terminates?\\s+with|raises?)'
const done = '(?:there|defined|declared|issued|used|written|sent|coded|taken)'
const named = String.raw`(?:the\s+)?(?:[a-z]+\s+)?NAME`

const kind = (noun: string, statements: string, isOnly: boolean): KindOfStatement => ({
  asked: new RegExp(
    String.raw`^\W*(?:which|what)\s+(?:all\s+|other\s+)?(?:${noun})\s+(?:(?:does|do|can|may|will)\s+${named}\s+${verb}|(?:are|is)\s+(?:${done}\s+)?(?:in|by|from)\s+${named})\W*$`,
    'i',
  ),
  statements: statements.split(' '),
  isOnly,
})

/** What people call the things that statements of assembler make. */
const kinds: readonly KindOfStatement[] = [
  kind(String.raw`(?:(?:operator|console|error|terminal)\s+)?messages?`, 'WTO WTOR WTL TPUT PUTLINE PUTGET', false),
  kind(String.raw`(?:user\s+)?(?:abends?|abend\s+codes?|completion\s+codes?)`, 'ABEND', false),
  kind(String.raw`DCBs?|data\s+control\s+blocks?`, 'DCB', true),
  kind(String.raw`ACBs?|access\s+method\s+control\s+blocks?`, 'ACB', true),
  kind('RPLs?', 'RPL', true),
  kind(String.raw`SVCs|supervisor\s+calls?`, 'SVC', false),
  kind(String.raw`DSECTs?|dummy\s+sections?`, 'DSECT', false),
  kind(String.raw`EXTRNs?|external\s+(?:symbols?|references?)`, 'EXTRN WXTRN', false),
  kind('locks?|enqueues?|ENQs', 'ENQ RESERVE ISGENQ SETLOCK', false),
]

/** The statements of the assembler program of that name that make what a question asks for: `which messages does NAME write`; undefined where it asks for none of them alone. */
export function kindOfStatementOfNamed({ text }: Pick<Question, 'text'>, program: string): KindOfStatement | undefined {
  const marked = withMarkFor(text, program)
  return kinds.find(({ asked }) => asked.test(marked))
}
