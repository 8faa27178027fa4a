import { escapeRegex } from '../../../base/escape-regex.ts'
import type { Question } from './question.ts'

interface KindOfStatement {
  readonly noun: string
  /** Of assembler. */
  readonly statements: readonly string[]
  /** Nothing else than these statements makes one: where there is none, that is an answer. */
  readonly isOnly: boolean
}

const kind = (noun: string, statements: string, isOnly: boolean): KindOfStatement => ({ noun, statements: statements.split(' '), isOnly })

/** What people call the things that statements of assembler make. */
const kinds: readonly KindOfStatement[] = [
  kind('(?:(?:operator|console|error|terminal)\\s+)?messages?', 'WTO WTOR WTL TPUT PUTLINE PUTGET', false),
  kind('(?:user\\s+)?(?:abends?|abend\\s+codes?|completion\\s+codes?)', 'ABEND', false),
  kind('(?:DCBs?|data\\s+control\\s+blocks?)', 'DCB', true),
  kind('(?:ACBs?|access\\s+method\\s+control\\s+blocks?)', 'ACB', true),
  kind('RPLs?', 'RPL', true),
  kind('SVCs|supervisor\\s+calls?', 'SVC', false),
  kind('(?:DSECTs?|dummy\\s+sections?)', 'DSECT', false),
  kind('(?:EXTRNs?|external\\s+(?:symbols?|references?))', 'EXTRN WXTRN', false),
  kind('(?:locks?|enqueues?|ENQs)', 'ENQ RESERVE ISGENQ SETLOCK', false),
]
const verb =
  '(?:issues?|writes?|sends?|puts?(?:\\s+out)?|displays?|shows?|prints?|takes?|ends?\\s+with|gives?|has|have|uses?|contains?|defines?|declares?|makes?|codes?|opens?|references?|needs?|ha(?:s|ve)|terminates?\\s+with|raises?)'

/** The statements of the assembler program of that name that make what a question asks for: `which messages does NAME write`; undefined where it asks for none of them alone. */
export function kindOfStatementOfNamed({ text }: Pick<Question, 'text'>, program: string): KindOfStatement | undefined {
  const marked = text.replace(new RegExp(String.raw`(?<![\w-])${escapeRegex(program)}(?![\w-])`, 'gi'), 'NAME')
  if (!marked.includes('NAME')) return undefined
  return kinds.find(({ noun }) =>
    new RegExp(
      String.raw`^\W*(?:which|what)\s+(?:all\s+|other\s+)?(?:${noun})\s+(?:(?:does|do|can|may|will)\s+(?:the\s+)?(?:[a-z]+\s+)?NAME\s+${verb}|(?:are|is)\s+(?:there\s+|defined\s+|declared\s+|issued\s+|used\s+|written\s+|sent\s+|coded\s+|taken\s+)?(?:in|by|from)\s+(?:the\s+)?(?:[a-z]+\s+)?NAME)\W*$`,
      'i',
    ).test(marked),
  )
}
