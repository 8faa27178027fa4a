import { withMarkFor } from './name-mark.ts'
import { plainAsking } from './plain-asking.ts'
import type { Question } from './question.ts'

/** The statements of a program that a question asks for. */
export interface AskedCommands {
  /** As the question spells it; may be anything that has statements. */
  readonly program: string
  /** What else it names: data that they work on, or words. */
  readonly others: readonly string[]
  readonly edges: readonly CommandEdge[]
}

type CommandEdge = 'file' | 'sql' | 'dli' | 'queue'

const kinds: readonly (readonly [CommandEdge, RegExp])[] = [
  ['sql', /^(?:sql|db2|tables?|cursors?)$/i],
  ['dli', /^(?:dl\/?[i1]|ims|segments?)$/i],
  ['file', /^(?:files?|vsam)$/i],
  ['queue', /^(?:mq|queues?)$/i],
]
const isOfCics = /^cics$/i
const anyEdge: readonly CommandEdge[] = ['file', 'sql', 'dli', 'queue']

const asked =
  /\b(?:which|what|list|all|show|the)\s+(?:(?:of|the|all|me|exec|i\/?o|data|database|access)\s+)*(?:(cics|sql|db2|tables?|cursors?|dl\/?[i1]|ims|segments?|files?|vsam|mq|queues?)\s+)?(?:i\/?o\s+|access\s+|database\s+)?(commands|statements|verbs|operations|requests|accesses|calls)\s+(?:(?:does|do|did|in|of|by|from|inside|within|(?:are|is)\s+\w+\s+(?:by|in|from))\s+)(?:the\s+)?(?:program\s+|module\s+)?NAME\b/i

/** `which commands does NAME have`: what people may type, and no statements of it. */
const ofUser =
  /\b(?:which|what)\s+(?:commands|requests)\s+(?:does|do)\s+(?:the\s+)?(?:program\s+)?NAME\s+(?:have|know|accept|understand|support|recogni[sz]e|take|offer|provide)\b/i

/** `which file commands does NAME issue`, `the SQL statements in NAME`; undefined where a question asks for none. */
export function askedCommands({ text, names }: Question): AskedCommands | undefined {
  for (const program of names) {
    const plain = plainAsking(withMarkFor(text, program))
    const [, kind, noun] = ofUser.test(plain) ? [] : (asked.exec(plain) ?? [])
    const others = names.filter((name) => name !== program)
    // A call alone may be one of a program; most commands of CICS work on no data.
    if (noun === undefined || (/^calls$/i.test(noun) && kind === undefined) || (isOfCics.test(kind ?? '') && others.length === 0)) continue
    const edges = kinds.filter(([, word]) => word.test(kind ?? '')).map(([edge]) => edge)
    return { program, others, edges: edges.length > 0 ? edges : anyEdge }
  }
  return undefined
}

const cics = String.raw`(?:all\s+|of\s+|the\s+|different\s+|distinct\s+)*(?:exec\s+)?cics\s+(?:api\s+)?(?:commands?|statements?|calls|verbs|services|requests|functions)`
const program = String.raw`(?:the\s+)?(?:program\s+|module\s+)?NAME`
/** Read whole: a word more asks for some of them only, or for what they do. */
const ofCics = new RegExp(
  String.raw`^\W*(?:which|what|list|show|name|give|what\s+are)\s+(?:me\s+)?${cics}\s+(?:(?:does|do)\s+${program}\s+(?:issue|use|contain|execute|make|have|need)|(?:that\s+)?${program}\s+(?:issues|uses|contains|executes|makes|has)|(?:(?:is|are|gets?)\s+)?(?:(?:issued|used|executed|made|contained)\s+)?(?:in|of|by|from|inside|within)\s+${program})\W*$`,
  'i',
)

/** `Which CICS commands does NAME issue`: all of them, and nothing else. */
export function isAskedCicsCommands({ text, names }: Pick<Question, 'text' | 'names'>, of: string): boolean {
  const name = names.find((one) => one.toUpperCase() === of.toUpperCase())
  return name !== undefined && ofCics.test(withMarkFor(text, name))
}
