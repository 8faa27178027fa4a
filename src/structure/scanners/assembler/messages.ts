import { operandOf, quotedText } from '../../../base/macro-statements.ts'
import { isSentence, isWorthKeeping, messageCode } from '../message-text.ts'
import { characterConstant } from './constant.ts'
import { isInstruction } from './operations.ts'
import type { PlacedStatement } from './placed-statements.ts'

const namedAsMessage = /MSG|MESS|ERR|WARN/
/** A macro of the shop that is called so says what it is given. */
const macroThatSays = /MSG|MESS|ERR|WARN|ABEND|ABND/

export interface AssemblerMessage {
  readonly text: string
  readonly how: string
  /** Where it begins. */
  readonly at: PlacedStatement
  readonly endLine: number
}

/** A text under a label that may go on in the constants below it. */
interface Open {
  readonly label: string
  readonly at: PlacedStatement
  endLine: number
  text: string
  /** Bytes that the label's own length leaves for constants below: `MSG1 DC 0CL74`. */
  left: number | undefined
}

/** A text that a macro of the shop is given in pieces, one statement each. */
interface Pieced {
  readonly operation: string
  readonly at: PlacedStatement
  endLine: number
  text: string
  /** What is no text stands behind it. */
  isBroken: boolean
}

/**
 * What people see: texts of WTO and WTOR, of a macro's MNOTE, constants that are messages by their label or their code, codes of ABEND. A text is too long for one card and goes
 * on in constants without a label.
 */
export function messagesOf(statements: Iterable<PlacedStatement>): AssemblerMessage[] {
  const found: AssemblerMessage[] = []
  let open: Open | undefined
  let pieced: Pieced | undefined
  const add = (text: string, how: string, at: PlacedStatement, endLine: number) => found.push({ text: text.trim(), how, at, endLine })
  const close = () => {
    if (open !== undefined && isWorthKeeping(open.text.trim())) add(open.text, `VALUE OF ${open.label}`, open.at, open.endLine)
    open = undefined
  }
  const addPieced = () => {
    if (pieced !== undefined && isSentence(pieced.text)) add(pieced.text.replace(/\s+/g, ' '), pieced.operation, pieced.at, pieced.endLine)
    pieced = undefined
  }
  for (const statement of statements) {
    const { operation, operands, label = '', endLine } = statement
    const pieces = operation === 'DC' ? operands.map((operand) => characterConstant(operand.text)) : []
    const [first] = pieces
    if (open !== undefined && label === '' && first !== undefined && goesOn(open, first)) {
      open.text += pieces.map((piece) => piece?.filled ?? '').join('')
      if (open.left !== undefined) open.left -= pieces.reduce((sum, piece) => sum + (piece?.filled.length ?? 0), 0)
      open.endLine = endLine
      continue
    }
    close()
    if (pieced !== undefined && goesOnIn(pieced, statement)) continue
    addPieced()
    pieced = firstPiece(statement)
    if (pieced !== undefined) continue
    for (const { text, how } of ownMessages(statement)) add(text, how, statement, endLine)
    for (const [index, piece] of pieces.entries()) {
      const text = piece?.text.trim() ?? ''
      const isMessage = namedAsMessage.test(label) || messageCode.test(text)
      const isLast = index === pieces.length - 1
      if (piece === undefined || !isMessage) continue
      if (isLast && label !== '' && (piece.isEmpty || piece.isFull))
        open = { label, at: statement, endLine, text: piece.filled, left: piece.isEmpty ? piece.length : undefined }
      else if (isWorthKeeping(text)) add(text, label === '' ? 'DC' : `VALUE OF ${label}`, statement, endLine)
    }
  }
  close()
  addPieced()
  return found
}

/** A code alone, or a text behind one that ends in a blank: `MSGPART 'ABC009E Item '`. */
function firstPiece(statement: PlacedStatement): Pieced | undefined {
  const { operation, operands, label = '', endLine } = statement
  if (label !== '' || ofAssembler.has(operation) || isInstruction(operation)) return undefined
  const [text = '', more] = textsIn(operands)
  const [code] = messageCode.exec(text) ?? []
  if (more !== undefined || code === undefined) return undefined
  if (text !== code) return /\s$/.test(text) ? { operation, at: statement, endLine, text, isBroken: false } : undefined
  return { operation, at: statement, endLine, text: `${code} `, isBroken: false }
}

/** Takes what is more of the text: another statement of the same kind, with a piece that goes on or with what is put in. */
function goesOnIn(pieced: Pieced, { operation, operands, label = '', endLine }: PlacedStatement): boolean {
  if (operation !== pieced.operation || label !== '') return false
  const [text] = textsIn(operands)
  if (text === undefined) pieced.isBroken = true
  else {
    const isJoined = pieced.isBroken || /\s$/.test(pieced.text) || /^\s/.test(text)
    if (!isJoined || messageCode.test(text.trim())) return false
    pieced.text += `${pieced.isBroken ? ' ' : ''}${text}`
    pieced.isBroken = false
  }
  pieced.endLine = endLine
  return true
}

function textsIn(operands: PlacedStatement['operands']): readonly string[] {
  return operands.flatMap(({ value }) => quotedText(value.replace(/^C(?=')/i, '')) ?? [])
}

/** Whether a constant below is more of the text: one that begins with a code of its own is another message. */
function goesOn({ left }: Open, { text, filled }: { readonly text: string; readonly filled: string }): boolean {
  if (filled === '' || messageCode.test(text.trim())) return false
  return left === undefined || filled.length <= left
}

function ownMessages(statement: PlacedStatement): readonly { readonly text: string; readonly how: string }[] {
  const { operation, operands } = statement
  switch (operation) {
    case 'WTO':
    case 'WTOR': {
      const first = operands[0]?.text ?? ''
      const text = quotedText(first.startsWith('(') ? first.slice(1).replace(/['][^']*$/, "'") : first)
      return text !== undefined && isWorthKeeping(text) ? [{ text, how: operation }] : []
    }
    case 'MNOTE': {
      // With an asterisk for a severity it is a remark in the listing.
      const [severity = '', text = ''] = operands.length > 1 ? operands.map((operand) => operand.text) : ['', operands[0]?.text ?? '']
      const said = quotedText(text)
      return said !== undefined && severity !== '*' && isWorthKeeping(said) ? [{ text: said, how: `MNOTE ${severity}`.trim() }] : []
    }
    case 'ABEND': {
      const abend = operands[0]?.text ?? operandOf(statement, 'COMPCODE') ?? ''
      return /^(?:\d+|X'[0-9A-F]+')$/i.test(abend) ? [{ text: abend, how: 'ABEND CODE' }] : []
    }
    default:
      return textOfMacro(statement)
  }
}

/** Its own instructions, whose texts nobody is shown. */
const ofAssembler: ReadonlySet<string> = new Set('DC DS DXD EQU TITLE PUNCH REPRO SETC SETA SETB AIF AGO OPSYN COPY'.split(' '))

/**
 * The text that a macro of the shop is given, where its code, the label or the macro's name says that it is a message: `MSGBAD OUTTEXT C'ABC009E bad item'`,
 * `ERRABEND 'bad item',16`; or a literal that is moved into a line,
 * by its code alone: `MVC LINE(20),=C'ABC009E bad item'`.
 */
function textOfMacro({ operation, operands, label = '' }: PlacedStatement): readonly { readonly text: string; readonly how: string }[] {
  if (ofAssembler.has(operation)) return []
  return operands.flatMap(({ value, text: written }) => {
    const literal = /^=CL?\d*(?='[^']*'$)/i.exec(written)?.[0]
    const text = quotedText(literal === undefined ? value.replace(/^C(?=')/i, '') : written.slice(literal.length))?.trim() ?? ''
    if (literal !== undefined) return isSentence(text) && messageCode.test(text) ? [{ text, how: operation }] : []
    const isMessage = isSentence(text) && (messageCode.test(text) || namedAsMessage.test(label) || macroThatSays.test(operation))
    return isMessage ? [{ text, how: label === '' ? operation : `VALUE OF ${label}` }] : []
  })
}
