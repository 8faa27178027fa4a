import { isMemberName } from '../../member-name.ts'
import type { ControlCard } from '../control-cards/control-card.ts'
import { cardsOfIdcamsCommand } from '../control-cards/idcams-commands.ts'
import { cardsOfTsoCommand } from '../control-cards/tso-commands.ts'
import { plainName, type Word, wordsOf } from '../control-cards/words.ts'
import { dataSetOperand } from './data-set-operand.ts'
import type { HostTarget } from './host-target.ts'
import { isSystemCommand } from './system-commands.ts'

/** Names and abbreviations: TSO/E Command Reference, "ALLOCATE". */
const dataSetKeywords = new Set(['DATASET', 'DSNAME', 'DSN', 'DA', 'DS'])
const fileKeywords = new Set(['FILE', 'DDNAME', 'DD', 'FI', 'F'])
const dispositions = new Set(['NEW', 'OLD', 'SHR', 'MOD'])
/** More data sets than a concatenation has. */
const mostWords = 600

/** What a TSO command names: programs, execs, data sets, jobs. */
export function readTsoCommand(text: string): HostTarget[] {
  const words = wordsOf(text)
  switch (words[0]?.text) {
    case 'ALLOCATE':
    case 'ALLOC':
      return allocated(words)
    case 'SUBMIT':
    case 'SUB':
      return submitted(words)
    case 'DELETE':
    case 'DEL':
    case 'DEFINE':
    case 'DEF':
    case 'ALTER':
    case 'REPRO':
    case 'PRINT':
      return dataOf(text)
    case 'EDIT':
    case 'RENAME':
    case 'REN':
      return dataSetOperand(words[1]?.text ?? '', { op: words[0]?.text === 'EDIT' ? 'update' : 'alter' })
    default:
      // The whole command, or its name, is in a variable.
      if (words[0]?.text.startsWith('&')) return named(words[0].text, 'TSO')
      return cardsOfTsoCommand(wholeCommand(text)).flatMap((card) => started(card, words[0]?.text ?? ''))
  }
}

function started(card: ControlCard, verb: string): HostTarget[] {
  if (card.kind === 'run-program') return named(card.program, verb)
  if (card.kind !== 'run-exec' || (card.implicit && isSystemCommand(card.name))) return []
  return named(card.name, card.implicit ? 'TSO' : verb.startsWith('%') ? '%' : verb, card.implicit)
}

function named(written: string, verb: string, implicit?: true): HostTarget[] {
  const name = plainName(written)
  const target = { kind: 'call', to: 'program', name, verb, ...(implicit ? { implicit } : {}) } as const
  return isMemberName(name) || name.includes('&') ? [target] : []
}

/** `ALLOC DA('X' 'Y') FI(DD) SHR`. */
function allocated(words: readonly Word[]): HostTarget[] {
  let dd: string | undefined
  let disp: string | undefined
  const dataSets: string[] = []
  for (let i = 1; i < words.length && i < mostWords; i++) {
    const text = words[i]?.text ?? ''
    if (words[i + 1]?.text !== '(') {
      if (dispositions.has(text)) disp = text
      continue
    }
    const close = closing(words, i + 1)
    const inside = words.slice(i + 2, close)
    if (dataSetKeywords.has(text)) dataSets.push(...operandsOf(inside))
    else if (fileKeywords.has(text)) dd = plainName(inside[0]?.text ?? '')
    i = close
  }
  const given = { ...(dd === undefined || dd === '' ? {} : { dd }), ...(disp === undefined ? {} : { disp }), verb: 'ALLOC' }
  return dataSets.flatMap((name) => dataSetOperand(name, given))
}

/** Names in a list; `LIB(MEMBER)` without apostrophes is three words. */
function operandsOf(words: readonly Word[]): string[] {
  const found: string[] = []
  for (let i = 0; i < words.length; i++) {
    const text = words[i]?.text ?? ''
    if (words[i + 1]?.text === '(') {
      found.push(`${text}(${words[i + 2]?.text ?? ''})`)
      i += 3
    } else if (text !== ')' && text !== '(') found.push(text)
  }
  return found
}

function closing(words: readonly Word[], open: number): number {
  let depth = 0
  for (let i = open; i < words.length; i++) {
    if (words[i]?.text === '(') depth++
    else if (words[i]?.text === ')' && --depth === 0) return i
  }
  return words.length
}

/** A job has its member's name as a rule. */
function submitted(words: readonly Word[]): HostTarget[] {
  const written = operandsOf(words.slice(1))[0] ?? ''
  const member = /\(([^)]*)/.exec(plainName(written))?.[1]
  if (member === undefined) return dataSetOperand(written, { op: 'read', verb: 'SUBMIT' })
  return isMemberName(member) || member.includes('&') ? [{ kind: 'start', to: 'job', name: member, verb: 'SUBMIT' }] : []
}

/** Commands of IDCAMS are TSO commands too. */
function dataOf(text: string): HostTarget[] {
  const quoted = new Set(wordsOf(text).flatMap((word) => (word.text.startsWith("'") ? [plainName(word.text)] : [])))
  return cardsOfIdcamsCommand(wholeCommand(text)).flatMap((card): HostTarget[] => {
    if (card.kind !== 'data') return []
    const { op, dataset, dd } = card
    if (dataset !== undefined) return dataSetOperand(quoted.has(dataset) ? `'${dataset}'` : dataset, { op })
    return dd === undefined ? [] : [{ kind: 'file', to: 'file', name: dd, op }]
  })
}

function wholeCommand(text: string) {
  return { text, lineAt: () => 0 }
}
