import type { Operand } from '../cobol-program.ts'
import type { ExecContext } from '../exec-context.ts'
import { type CobolTokens, TokenKind } from '../tokens.ts'
import { noteAccess, noteReads } from './field-accesses.ts'
import { type ExecOption, operandOption, optionsOf } from './option-list.ts'

/** The words of a call written out, and its code. Source: IMS, "EXEC DLI commands". */
const codes = new Map<string, string>([
  ['GET UNIQUE', 'GU'],
  ['GET NEXT', 'GN'],
  ['INSERT', 'ISRT'],
  ['REPLACE', 'REPL'],
  ['DELETE', 'DLET'],
  ['CHECKPOINT', 'CHKP'],
  ['SCHEDULE', 'SCHD'],
  ['TERMINATE', 'TERM'],
])

/** Options that receive something; FROM, SEGLENGTH, KEYS and the rest are read. */
const written = new Set(['INTO', 'KEYFEEDBACK', 'STATUS', 'LSTATUS'])

/** EXEC DLI: a call of IMS. */
export function readExecDli(tokens: CobolTokens, from: number, to: number, context: ExecContext): void {
  const options = optionsOf(tokens, from, to, context)
  const first = options[0]
  if (first === undefined) return
  const verb = codeOf(options)
  noteFields(tokens, options, `EXEC DLI ${verb}`, context)
  const psb = nameIn(tokens, operandOption(options, 'PSB'), context)
  const segments = options.filter((option) => option.name === 'SEGMENT')
  if (segments.length === 0) context.facts.segments.push({ verb, ...(psb ? { psb } : {}), token: first.token })
  for (const [i, option] of segments.entries()) {
    const segment = nameIn(tokens, option, context)
    // Segments before the last are the way to it; only one with an area of its own is read or changed as well.
    const isWay = i < segments.length - 1 && !hasArea(options, option)
    const done = isWay && !verb.startsWith('G') ? `${verb} (parent)` : verb
    context.facts.segments.push({ ...(segment ? { segment } : {}), verb: done, token: first.token })
  }
}

function codeOf(options: readonly ExecOption[]): string {
  const words = options.slice(0, 5).map((option) => option.name)
  const two = codes.get(`${words[0]} ${words[1]}`)
  if (two === 'GN' && words.slice(2).join(' ').startsWith('IN PARENT')) return 'GNP'
  return two ?? codes.get(words[0] ?? '') ?? words[0] ?? ''
}

function hasArea(options: readonly ExecOption[], segment: ExecOption): boolean {
  const at = options.indexOf(segment)
  const next = options.findIndex((option, i) => i > at && option.name === 'SEGMENT')
  return options.slice(at + 1, next === -1 ? undefined : next).some((option) => option.name === 'INTO' || option.name === 'FROM')
}

/** `PSB(NAME)` is the name itself, `PSB((ITEM))` what an item holds. */
function nameIn(tokens: CobolTokens, option: ExecOption | undefined, context: ExecContext): Operand | undefined {
  if (option === undefined || option.from >= option.to) return undefined
  if (tokens.texts[option.from] === '(' && tokens.kinds[option.from] === TokenKind.sign) return context.operands.read(option.from + 1)
  const text = tokens.texts[option.from] ?? ''
  return { kind: 'literal', text, token: option.from, items: [], subscripted: false, partly: false }
}

function noteFields(tokens: CobolTokens, options: readonly ExecOption[], verb: string, context: ExecContext): void {
  for (const option of options) {
    if (option.from >= option.to || option.name === 'SEGMENT' || option.name === 'PSB') continue
    if (option.name === 'WHERE') noteHostValues(tokens, option, verb, context)
    else {
      if (option.operand) noteAccess(context, option.operand, written.has(option.name) ? 'write' : 'read', verb, 'database')
      noteReads(context, option.rest, option.to, verb)
    }
  }
}

/** `WHERE (FIELD = ITEM AND …)`: what stands left of an operator is a field of the segment. */
function noteHostValues(tokens: CobolTokens, option: ExecOption, verb: string, context: ExecContext): void {
  for (let i = option.from; i < option.to; i++) {
    const isOperator = tokens.kinds[i] === TokenKind.sign && '=<>'.includes((tokens.texts[i] ?? '').charAt(0))
    if (!isOperator) continue
    const operand = context.operands.read(i + 1)
    if (operand) noteAccess(context, operand, 'read', verb, '')
  }
}
