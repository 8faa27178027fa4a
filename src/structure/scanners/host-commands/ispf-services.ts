import type { EdgeOp } from '../../../answer/structure.ts'
import { isMemberName } from '../../member-name.ts'
import { plainName, valuesAfter, type Word, wordsOf } from '../control-cards/words.ts'
import { dataSetOperand } from './data-set-operand.ts'
import type { HostTarget } from './host-target.ts'
import { isSystemCommand } from './system-commands.ts'

/** Services of ISPF that name a program, an exec, a panel or a data set: z/OS ISPF Services Guide. */
export function readIspfService(text: string): HostTarget[] {
  const words = wordsOf(text)
  const service = words[0]?.text
  if (service === undefined) return []
  const operand = (...keys: readonly string[]) => operandOf(words, keys)
  switch (service) {
    case 'SELECT':
      return selected(text, operand)
    case 'DISPLAY':
    case 'TBDISPL':
    case 'ADDPOP':
      return panel(operand('PANEL'), service)
    case 'EDIT':
    case 'VIEW':
    case 'BROWSE':
      return [
        ...dataSet(operand('DATASET'), service === 'EDIT' ? 'update' : 'read', service),
        ...program(operand('MACRO', 'IMACRO'), `${service} MACRO`),
        ...panel(operand('PANEL'), service),
      ]
    case 'LMINIT':
      return dataSet(operand('DATASET'), undefined, service)
    default:
      return []
  }
}

function selected(text: string, operand: (...keys: readonly string[]) => string | undefined): HostTarget[] {
  const command = /\bCMD\s*\(\s*['"%]*([^\s'"()]+)/i.exec(text)?.[1]?.toUpperCase()
  const exec = command === undefined || isSystemCommand(command) ? [] : program(command, 'SELECT CMD')
  return [...program(operand('PGM'), 'SELECT PGM'), ...exec, ...panel(operand('PANEL'), 'SELECT')]
}

function program(written: string | undefined, verb: string): HostTarget[] {
  const name = plainName(written ?? '').replace(/^%/, '')
  return isMemberName(name) || name.includes('&') ? [{ kind: 'call', to: 'program', name, verb }] : []
}

function panel(written: string | undefined, verb: string): HostTarget[] {
  const name = plainName(written ?? '')
  return isMemberName(name) || name.includes('&') ? [{ kind: 'map', to: 'map', name, op: 'send', verb: `${verb} PANEL` }] : []
}

function dataSet(written: string | undefined, op: EdgeOp | undefined, verb: string): HostTarget[] {
  return written === undefined ? [] : dataSetOperand(written, { ...(op === undefined ? {} : { op }), verb })
}

function operandOf(words: readonly Word[], keys: readonly string[]): string | undefined {
  const index = words.findIndex(({ text }, at) => keys.includes(text) && words[at + 1]?.text === '(')
  return index < 0 ? undefined : withMember(words, index)
}

/** `DATASET(LIB(MEMBER))` is one name. */
function withMember(words: readonly Word[], index: number): string | undefined {
  const [first, second] = valuesAfter(words, index)
  const isMember = first !== undefined && second !== undefined && words[words.indexOf(first) + 1]?.text === '('
  return isMember ? `${first.text}(${second.text})` : first?.text
}
