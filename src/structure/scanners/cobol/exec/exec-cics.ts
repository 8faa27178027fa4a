import type { Operand } from '../cobol-program.ts'
import type { ExecContext } from '../exec-context.ts'
import type { CobolTokens } from '../tokens.ts'
import { accessOf, type CommandFields, fieldsOfCommand } from './cics-fields.ts'
import { noteTargets } from './cics-targets.ts'
import { noteAccess, noteReads } from './field-accesses.ts'
import { type ExecOption, hasOption, operandOption, optionsOf } from './option-list.ts'

/** Options of HANDLE and IGNORE are conditions and keys; what is in their parentheses are paragraphs. */
const jumping = new Set(['CONDITION', 'AID', 'ABEND'])

/** Their data areas go to, or come from, another program, a file, a queue or a screen. */
const handing = new Set(['COMMAREA', 'FROM', 'INTO'])

/** EXEC CICS. */
export function readExecCics(tokens: CobolTokens, from: number, to: number, context: ExecContext): void {
  const options = optionsOf(tokens, from, to, context)
  const command = options[0]?.name
  if (command === undefined) return
  noteTargets(command, options, context)
  if (command === 'HANDLE' && jumping.has(options[1]?.name ?? '')) noteJumps(tokens, options, context)
  else noteFields(command, options, context)
  if (command === 'ABEND') noteMessage(operandOption(options, 'ABCODE'), 'ABEND CODE', context)
  if (command === 'WRITE' && hasOption(options, 'OPERATOR')) noteMessage(operandOption(options, 'TEXT'), 'WRITE OPERATOR', context)
}

/** `HANDLE CONDITION NOTFND(P)`, `HANDLE AID PF3(P)`, `HANDLE ABEND LABEL(P)`: control goes there from any later command. */
function noteJumps(tokens: CobolTokens, options: readonly ExecOption[], context: ExecContext): void {
  const what = options[1]?.name ?? ''
  for (const option of options.slice(2)) {
    const target = tokens.texts[option.from]
    if (option.to <= option.from || target === undefined) continue
    const isResponse = option.name === 'RESP' || option.name === 'RESP2'
    if (isResponse || (what === 'ABEND' && option.name !== 'LABEL')) {
      if (option.operand) noteAccess(context, option.operand, isResponse ? 'write' : 'read', 'EXEC CICS HANDLE', 'system')
      continue
    }
    const qualifier = tokens.texts[option.from + 1]
    const section = (qualifier === 'OF' || qualifier === 'IN') && option.from + 2 < option.to ? tokens.texts[option.from + 2] : undefined
    context.facts.jumps.push({
      edge: 'goto',
      from: context.paragraph,
      target,
      ...(section === undefined ? {} : { section }),
      token: option.from,
      verb: what === 'ABEND' ? 'HANDLE ABEND' : `HANDLE ${what} ${option.name}`,
    })
  }
}

function noteFields(command: string, options: readonly ExecOption[], context: ExecContext): void {
  const fields = fieldsOfCommand([command, options[1]?.name ?? ''])
  const verb = `EXEC CICS ${command}`
  // INQUIRE names the resource first; everything else of it is an answer.
  const asked = command === 'INQUIRE' && !hasOption(options, 'NEXT') ? options[1] : undefined
  for (const option of options) {
    const access = option === asked ? 'read' : accessOf(fields, option.name)
    const part = handing.has(option.name) && option.operand?.partly !== true ? 'handed' : undefined
    if (option.operand) noteAccess(context, option.operand, access, verb, option.name.startsWith('RESP') ? 'system' : fields.outside, part)
    noteReads(context, option.rest, option.to, verb)
  }
  if (command === 'SEND' || command === 'RECEIVE') noteSymbolicMap(command, options, fields, context)
}

/** Without FROM and INTO, the area is the group of the symbolic map that belongs to the literal name: name and `O` or `I`. */
function noteSymbolicMap(command: string, options: readonly ExecOption[], fields: CommandFields, context: ExecContext): void {
  const map = operandOption(options, 'MAP')
  if (
    map === undefined ||
    hasOption(options, command === 'SEND' ? 'FROM' : 'INTO') ||
    hasOption(options, 'SET') ||
    hasOption(options, 'MAPONLY')
  )
    return
  const named = map.operand
  if (named?.kind !== 'literal') return
  const items = context.names.find(`${named.text.trim().toUpperCase()}${command === 'SEND' ? 'O' : 'I'}`, [])
  const area: Operand = { ...named, kind: 'item', items }
  noteAccess(context, area, command === 'SEND' ? 'read' : 'write', `EXEC CICS ${command}`, fields.outside)
}

/** A code or text that is written there, or that is an item's first and only value. */
function noteMessage(option: ExecOption | undefined, how: string, context: ExecContext): void {
  const operand = option?.operand
  if (operand === undefined) return
  const value = operand.items.length === 1 ? context.items[operand.items[0] ?? -1]?.values[0] : undefined
  const text = operand.kind === 'literal' ? operand.text : value?.kind === 'literal' ? value.text : undefined
  if (text !== undefined) context.facts.messages.push({ text: text.trim(), token: operand.token, how })
}
