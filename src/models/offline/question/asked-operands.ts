import { keepLast } from '../../../base/keep-last.ts'
import { isPlainlyAsked } from './asked-attribute.ts'
import { partsOf } from './parts.ts'
import type { Question } from './question.ts'

/** Operands of DCB, ACB, RPL, DCBE and WTO, with the words that ask for them besides their own (z/OS DFSMS Macro Instructions for Data Sets). */
const operands: readonly (readonly [string, RegExp])[] = [
  ['DDNAME', /\bdd ?names?\b|\b(?:which|what) dd\b/i],
  ['DSORG', /\b(?:data ?set )?organi[sz]ation\b/i],
  ['MACRF', /\baccess macros?\b|\bmacro form\b/i],
  [
    'RECFM',
    /\brecord format\b|\b(?:fixed|variable)(?:[- ](?:length|blocked))?\b[^?]*\brecords?\b|\b(?:fixed|variable|undefined)\b[^?]*\bor\b[^?]*\b(?:fixed|variable|undefined|blocked)\b/i,
  ],
  [
    'LRECL',
    /\b(?:logical )?record (?:format (?:and|or) )?(?:length|size)\b|\bhow (?:long|big)\b[^?]*\brecords?\b|\blength of (?:an? |the |each )?records?\b/i,
  ],
  ['BLKSIZE', /\bblock ?size\b/i],
  ['EODAD', /\bend[- ]of[- ](?:file|data)\b|\bat (?:the )?end of\b/i],
  ['SYNAD', /\b(?:i\/?o )?error (?:exit|routine|analysis)\b/i],
  ['EXLST', /\bexit list\b/i],
  ['BUFNO', /\b(?:number of|how many) buffers\b/i],
  ['KEYLEN', /\bkey length\b/i],
  ['ROUTCDE', /\brout(?:e|ing) codes?\b/i],
  ['DESC', /\bdescriptor codes?\b/i],
]
const others = /\b(?:BUFL|OPTCD|NCP|DEVD|BFALN|BFTEK|DCBE|RMODE31|STRNO|BUFND|BUFNI|BUFSP|PASSWD|AREA|AREALEN|ARG|RECLEN|AM|ACB)\b/g

/** Where it goes then is the operand, what it does there is not. */
const atEnd = /\b(?:where does|what happens)\b[^?]*\bend[- ]of[- ](?:the )?(?:file|data)\b/i
const asksAll =
  /\b(?:DCB|ACB|RPL)\b[^?]*\b(?:attributes?|operands?|parameters?|declared|defined|coded|characteristics)\b|\b(?:attributes?|operands?|parameters?|characteristics)\b[^?]*\b(?:DCB|ACB|RPL)\b/
/** In place of a list: whatever the statement has. */
export const everyOperand = '*'

/** The operands that a question asks for; none where it is on deeds. */
export const askedOperands = keepLast((question: Pick<Question, 'text' | 'names'>): readonly string[] => {
  const { text } = question
  if (!asksOperandsAlone(question)) return atEnd.test(text) ? ['EODAD'] : []
  return operandsIn(text)
})

/** One plain question, or several each of which asks for operands: `from which DD does it read, and what record length has that`. */
export function asksOperandsAlone({ text, names }: Pick<Question, 'text' | 'names'>): boolean {
  const parts = partsOf(text)
  return parts.every((part) => isPlainlyAsked({ text: part, names }) && (parts.length === 1 || operandsIn(part).length > 0))
}

function operandsIn(text: string): readonly string[] {
  if (asksAll.test(text)) return [everyOperand]
  const said = new Set(text.toUpperCase().match(/\w+/g))
  const named = operands.filter(([word, words]) => said.has(word) || words.test(text))
  return [...new Set([...named.map(([word]) => word), ...(text.match(others) ?? [])])]
}

/** Of these it is told where a statement leaves them out; the other two are those of WTO. */
export const operandsOfFiles: ReadonlySet<string> = new Set(operands.slice(0, -2).map(([word]) => word))

/** What a question asks of a section of assembler that its statements say. */
export type OfSection = 'mode' | 'base' | 'storage' | 'svc' | 'start'

const ofSection: Readonly<Record<OfSection, RegExp>> = {
  mode: /\b[AR]MODES?\b|\b(?:addressing|residency) modes?\b|\b(?:runs?|resides?|loaded|executes?) (?:above|below) the (?:line|bar)\b/i,
  base: /\b(?:[Ww]hich|[Ww]hat) registers?\b[^?]*\bfor\b|\bbase reg\w*\b|\bbase of\b|\bregisters?\b[^?]*\b(?:base[ds]?|addressab\w+|maps?|covers?|addresses|points? to)\b|\bUSING\b|\baddressability\b|\bbased on (?:which|what) register\b/,
  storage:
    /\b(?:getmain|storage obtain|subpool)\w*\b|\bhow much (?:storage|memory)\b|\bstorage\b[^?]*\b(?:obtain|get|acquire|allocate|request)\w*\b|\b(?:obtain|get|acquire|allocate|request)\w*\b[^?]*\b(?:storage|memory)\b/i,
  svc: /\bSVCs?\b|\bsupervisor calls?\b/i,
  start: /\bSTART\b(?=[^?]*\b(?:address|value|operand|at)\b)|\bLTORG\b|\bliteral pool\b/,
}

export const askedOfSection = keepLast((question: Pick<Question, 'text' | 'names'>): readonly OfSection[] => {
  // What a macro takes without an operand is what its prototype says.
  if (!isPlainlyAsked(question) || /\bdefaults?\b/i.test(question.text)) return []
  return (Object.keys(ofSection) as OfSection[]).filter((one) => ofSection[one].test(question.text))
})
