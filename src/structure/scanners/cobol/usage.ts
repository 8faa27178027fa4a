import type { Picture } from './picture.ts'

/** How the bytes of an item are counted; the names of several usages share one. */
type Storage = 'display' | 'wide' | 'packed' | 'unsigned-packed' | 'binary' | 'small-binary' | number

/** Sizes: IBM Enterprise COBOL Programming Guide for what it knows; the rest GnuCOBOL and Micro Focus. Addresses are those of 31-bit programs. */
const storages = new Map<string, Storage>([
  ['DISPLAY', 'display'],
  ['DISPLAY-1', 'wide'],
  ['NATIONAL', 'wide'],
  ['UTF-8', 'display'],
  ['COMP', 'binary'],
  ['COMP-4', 'binary'],
  ['COMP-5', 'binary'],
  ['BINARY', 'binary'],
  ['COMP-3', 'packed'],
  ['PACKED-DECIMAL', 'packed'],
  ['COMP-6', 'unsigned-packed'],
  ['COMP-X', 'small-binary'],
  ['COMP-N', 'small-binary'],
  ['COMP-1', 4],
  ['COMP-2', 8],
  ['INDEX', 4],
  ['POINTER', 4],
  ['POINTER-32', 4],
  ['FUNCTION-POINTER', 4],
  ['PROCEDURE-POINTER', 8],
  ['PROGRAM-POINTER', 8],
  ['OBJECT', 4],
  ['HANDLE', 4],
  ['BINARY-CHAR', 1],
  ['BINARY-SHORT', 2],
  ['BINARY-LONG', 4],
  ['BINARY-INT', 4],
  ['BINARY-DOUBLE', 8],
  ['BINARY-LONG-LONG', 8],
  ['BINARY-C-LONG', 8],
  ['SIGNED-SHORT', 2],
  ['UNSIGNED-SHORT', 2],
  ['SIGNED-INT', 4],
  ['UNSIGNED-INT', 4],
  ['SIGNED-LONG', 8],
  ['UNSIGNED-LONG', 8],
  ['FLOAT-SHORT', 4],
  ['FLOAT-LONG', 8],
  ['FLOAT-EXTENDED', 16],
  ['FLOAT-BINARY-32', 4],
  ['FLOAT-BINARY-64', 8],
  ['FLOAT-BINARY-128', 16],
  ['FLOAT-DECIMAL-16', 8],
  ['FLOAT-DECIMAL-34', 16],
])

/** Usages as they are written, with the short name that an item gets. */
export const usageWords: ReadonlyMap<string, string> = new Map([
  ...[...storages.keys()].map((usage): [string, string] => [usage, usage]),
  ...[...storages.keys()]
    .filter((usage) => usage.startsWith('COMP'))
    .map((usage): [string, string] => [usage.replace('COMP', 'COMPUTATIONAL'), usage]),
])

/** Bytes of an elementary item; -1 when picture and usage do not say. */
export function bytesOf(usage: string | undefined, picture: Picture | undefined, separateSign: boolean): number {
  const storage = usage === undefined ? 'display' : storages.get(usage)
  if (typeof storage === 'number') return storage
  if (picture === undefined || storage === undefined || !picture.exact) return -1
  const { positions, digits, width } = picture
  // PIC X with COMP-5 and COMP-X is a number of so many bytes; with any other usage it is the group's that does not fit.
  const isText = digits === 0
  if (storage === 'display' || isText) {
    if (storage === 'wide') return positions * Math.max(width, 2)
    return positions * width + (separateSign && picture.signed ? 1 : 0)
  }
  if (storage === 'wide') return (positions + (separateSign && picture.signed ? 1 : 0)) * 2
  if (storage === 'packed') return (digits >> 1) + 1
  if (storage === 'unsigned-packed') return (digits + 1) >> 1
  if (storage === 'binary') return digits <= 4 ? 2 : digits <= 9 ? 4 : digits <= 18 ? 8 : 16
  return smallestBinary(digits, picture.signed)
}

/** Bytes that the largest number of so many digits needs. */
function smallestBinary(digits: number, signed: boolean): number {
  const bits = digits * Math.log2(10) + (signed ? 1 : 0)
  return Math.max(1, Math.ceil(bits / 8))
}

/**
 * The boundary that SYNCHRONIZED moves an item to. IBM Enterprise COBOL Language Reference, "SYNCHRONIZED clause": halfword up to four digits, fullword
 * above, doubleword for COMP-2 only.
 */
export function boundaryOf(usage: string | undefined, bytes: number): number {
  const storage = usage === undefined ? 'display' : storages.get(usage)
  if (usage === 'COMP-2' || usage === 'FLOAT-LONG') return 8
  if (storage === 'binary' || typeof storage === 'number') return bytes >= 4 ? 4 : bytes >= 2 ? 2 : 1
  return 1
}
