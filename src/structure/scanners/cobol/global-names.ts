import type { CobolFile, DataItem, ProgramRange } from './cobol-program.ts'
import { type CobolTokens, TokenKind } from './tokens.ts'

/** Items and files that statements of a program may name. */
export interface VisibleData {
  readonly items: readonly DataItem[]
  readonly files: readonly CobolFile[]
}

/** What of it a program lets the programs inside it use: records and files that are GLOBAL, and those that it got that way itself (COBOL 2002, 8.4.5 "Scope of names"). */
export function sharedData(tokens: CobolTokens, { all, data }: ProgramRange, { items, files }: VisibleData): VisibleData {
  const { records, fileNames } = globalNames(tokens, data.from, Math.min(data.to, tokens.count))
  const isShared = ({ token }: { readonly token: number }) => token < all.from
  const shared = files.filter((file) => isShared(file) || fileNames.has(file.name))
  const ofShared = new Set(shared.map(({ name }) => name))
  const kept = new Int32Array(items.length).fill(-1)
  let count = 0
  for (const [i, item] of items.entries()) {
    const { parent, token, file } = item
    if (parent >= 0 ? (kept[parent] ?? -1) >= 0 : isShared(item) || records.has(token) || (file !== undefined && ofShared.has(file))) {
      kept[i] = count++
    }
  }
  return {
    items: items.flatMap((item, i) => ((kept[i] ?? -1) < 0 ? [] : [placed(item, (index) => kept[index] ?? -1)])),
    files: shared.map((file) => withRecords(file, (index) => kept[index] ?? -1)),
  }
}

/** A program's own data and, behind it, what the program around it shares. A file of its own hides one of the same name; `ItemNames` sees to items. */
export function withShared(own: VisibleData, shared: VisibleData): VisibleData {
  const base = own.items.length
  const ownFiles = new Set(own.files.map(({ name }) => name))
  const moved = (index: number) => (index < 0 ? -1 : index + base)
  return {
    items: [...own.items, ...shared.items.map((item) => placed(item, moved))],
    files: [...own.files, ...shared.files.filter(({ name }) => !ownFiles.has(name)).map((file) => withRecords(file, moved))],
  }
}

function placed(item: DataItem, indexOf: (index: number) => number): DataItem {
  return {
    ...item,
    parent: item.parent < 0 ? -1 : indexOf(item.parent),
    redefines: item.redefines < 0 ? -1 : indexOf(item.redefines),
  }
}

function withRecords(file: CobolFile, indexOf: (index: number) => number): CobolFile {
  return { ...file, records: file.records.map(indexOf).filter((index) => index >= 0) }
}

/** Entries with the word GLOBAL: tokens of the names of records, names of files. */
function globalNames(
  { kinds, texts }: CobolTokens,
  from: number,
  to: number,
): { readonly records: ReadonlySet<number>; readonly fileNames: ReadonlySet<string> } {
  const records = new Set<number>()
  const fileNames = new Set<string>()
  let start = from
  for (let at = from; at < to; at++) {
    if (kinds[at] === TokenKind.period) start = at + 1
    else if (kinds[at] === TokenKind.word && texts[at] === 'GLOBAL') {
      if (texts[start] === 'FD') fileNames.add(texts[start + 1] ?? '')
      else records.add(start + 1)
    }
  }
  return { records, fileNames }
}
