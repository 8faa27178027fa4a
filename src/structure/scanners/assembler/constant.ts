/** One operand of DC or DS. HLASM Language Reference, "DC instruction": duplication factor, type, modifiers, nominal value. */
interface Constant {
  /** One or two letters, upper case: C, X, F, FD, A, AD, V … */
  readonly type: string
  /** Undefined where it is an expression. */
  readonly duplication: number | undefined
  /** Of the length modifier; undefined where there is none or it is an expression. */
  readonly length: number | undefined
  readonly hasLength: boolean
  /** What stands between quotes or parentheses. */
  readonly value: string | undefined
}

const form = /^(\d+|\([^()]*\))?([A-Z])([ADEBHGUYQRSF](?![A-Z(']*[LPSE]\d))?/i
const twoLetters = new Set([
  'AD',
  'VD',
  'FD',
  'CA',
  'CE',
  'CU',
  'DB',
  'DD',
  'DH',
  'EB',
  'ED',
  'EH',
  'LB',
  'LD',
  'LH',
  'LQ',
  'QD',
  'RD',
  'SY',
  'JD',
])

function readConstant(operand: string): Constant | undefined {
  const start = form.exec(operand)
  if (!start) return undefined
  const [, factor, letter = '', second = ''] = start
  const pair = `${letter}${second}`.toUpperCase()
  const type = twoLetters.has(pair) ? pair : letter.toUpperCase()
  const rest = operand.slice((factor?.length ?? 0) + type.length)
  const modifier = /^(?:[PSE](?:[+-]?\d+|\([^()]*\)))*L(\.?)(\d+|\([^()]*\))/i.exec(rest)
  const open = rest.search(/['(]/)
  const behind = modifier ? rest.slice(modifier[0].length) : rest
  const value = valueIn(modifier ? behind : rest.slice(open < 0 ? rest.length : open))
  return {
    type,
    duplication: factor === undefined ? 1 : /^\d/.test(factor) ? Number(factor) : undefined,
    length: modifier && modifier[1] === '' && /^\d/.test(modifier[2] ?? '') ? Number(modifier[2]) : undefined,
    hasLength: modifier !== null,
    value,
  }
}

function valueIn(text: string): string | undefined {
  const open = text.search(/['(]/)
  if (open < 0) return undefined
  const inside = text.slice(open + 1)
  if (text.charAt(open) === '(') return inside.endsWith(')') ? inside.slice(0, -1) : inside
  return (inside.endsWith("'") ? inside.slice(0, -1) : inside).replace(/''/g, "'").replace(/&&/g, '&')
}

/** The text of a character constant. */
export function textOf(operand: string): string | undefined {
  const constant = readConstant(operand)
  return constant?.type.startsWith('C') === true ? constant.value : undefined
}

interface CharacterConstant {
  /** As it is written. */
  readonly text: string
  /** As it stands in storage: with the blanks that its length adds. */
  readonly filled: string
  /** Nothing is put behind what is written. */
  readonly isFull: boolean
  /** Of no element: only a name and a length for what follows. */
  readonly isEmpty: boolean
  readonly length: number | undefined
}

/** What DC puts into storage as characters, in one element; undefined for other constants. */
export function characterConstant(operand: string): CharacterConstant | undefined {
  const constant = readConstant(operand)
  if (constant?.type.startsWith('C') !== true || (constant.duplication !== 0 && constant.duplication !== 1)) return undefined
  const { value: text = '', length, duplication } = constant
  const isEmpty = duplication === 0
  const filled = isEmpty ? '' : length === undefined ? text : text.slice(0, length).padEnd(length)
  return { text, filled, isFull: filled.length <= text.length, isEmpty, length }
}

/** Added to an address it says in which mode a routine is entered: z/Architecture Principles of Operation, "BASSM". */
const entryMode = /\+(?:X'80000000'|1)$/i

/** Symbols in V and A constants; of an expression none, but for the mode of a routine. */
export function addressesIn(operand: string): { readonly type: string; readonly names: readonly string[] } {
  const constant = readConstant(operand)
  const type = constant?.type.charAt(0) ?? ''
  if (constant?.value === undefined || (type !== 'V' && type !== 'A')) return { type, names: [] }
  const names = constant.value.split(',').map((name) => name.trim().replace(entryMode, '').toUpperCase())
  return { type, names: names.filter(isSymbol) }
}

export function isSymbol(text: string): boolean {
  return /^[A-Z@#$_][A-Z0-9@#$_]{0,62}$/i.test(text)
}

/** Bytes and boundary by type where no length is given. */
const implied: ReadonlyMap<string, readonly [length: number, boundary: number]> = new Map([
  ['F', [4, 4]],
  ['FD', [8, 8]],
  ['H', [2, 2]],
  ['D', [8, 8]],
  ['DB', [8, 8]],
  ['DD', [8, 8]],
  ['DH', [8, 8]],
  ['E', [4, 4]],
  ['EB', [4, 4]],
  ['ED', [4, 4]],
  ['EH', [4, 4]],
  ['L', [16, 8]],
  ['LQ', [16, 16]],
  ['A', [4, 4]],
  ['AD', [8, 8]],
  ['V', [4, 4]],
  ['VD', [8, 8]],
  ['Q', [4, 4]],
  ['QD', [8, 8]],
  ['J', [4, 4]],
  ['R', [4, 4]],
  ['RD', [8, 8]],
  ['S', [2, 2]],
  ['SY', [3, 2]],
  ['Y', [2, 2]],
])

/** Bytes that an operand takes, of one element and of all, and its boundary; undefined where an expression tells. */
export function storageOf(operand: string): { readonly one: number; readonly all: number; readonly boundary: number } | undefined {
  const constant = readConstant(operand)
  if (constant?.duplication === undefined) return undefined
  const { type, duplication, length, hasLength, value } = constant
  if (hasLength && length === undefined) return undefined
  const [bytes, boundary] = implied.get(type) ?? [elementBytes(type, value), 1]
  // Several values of a number or an address are several elements.
  const elements = value === undefined || !implied.has(type) ? 1 : value.split(',').length
  const one = length ?? bytes
  return { one, all: one * elements * duplication, boundary: hasLength ? 1 : boundary }
}

function elementBytes(type: string, value: string | undefined): number {
  if (value === undefined) return 1
  switch (type) {
    case 'X':
      return Math.ceil(value.replace(/\s/g, '').length / 2) || 1
    case 'B':
      return Math.ceil(value.length / 8) || 1
    case 'P':
      return Math.floor(value.replace(/[^\d]/g, '').length / 2) + 1
    case 'Z':
      return value.replace(/[^\d]/g, '').length || 1
    case 'CU':
      return value.length * 2
    default:
      return value.length || 1
  }
}
