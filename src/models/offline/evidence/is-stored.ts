import { escapeRegex } from '../../../base/escape-regex.ts'

/** Whether a statement of assembler stores into what is named: the first operand of what changes storage, or the last of what stores a register. */
export function isStored(text: string, name: string): boolean {
  const [, operation = '', operands = ''] = /^\S*\s+(\S+)\s+(\S+)/.exec(text) ?? []
  const at = escapeRegex(name)
  return /^(?:MV|ZAP|[ASMD]P$|[ONX][CI]$|PACK|UNPK|ED|TR$)/i.test(operation)
    ? new RegExp(`^${at}(?![\\w@#$])`, 'i').test(operands)
    : /^(?:ST|CV[DB]|CS)/i.test(operation) && new RegExp(`,${at}(?![\\w@#$])`, 'i').test(operands)
}
