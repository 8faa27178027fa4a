import type { How } from '../../../answer/structure.ts'
import { addToGroup } from '../../../base/group-by.ts'
import type { Assignment, DataItem, Operand } from './cobol-program.ts'
import { inStorage, slice, within } from './text-in-storage.ts'

/** A text that an operand may hold when its statement runs. */
interface Candidate {
  readonly text: string
  readonly how: How
  /** Token of the literal. */
  readonly token: number
}

export interface OperandValues {
  /** Each text once, in the order in which they were found. */
  readonly candidates: readonly Candidate[]
  /** Why there may be others: where else the item is set from. Empty when the candidates are all. */
  readonly open: readonly string[]
}

/** Bytes of the storage in which the item `index` stands. */
interface Bytes {
  readonly index: number
  readonly offset: number
  readonly length: number
}

/** The bytes that are asked for, within something that is assigned. */
interface Part {
  readonly part: number
  readonly length: number
  /** They are all of it. */
  readonly whole: boolean
}

/** MOVEs from item to item are followed so far. */
const deepest = 8
/** Names made of parts, and entries of tables: more than this is not a list of names. */
const mostCandidates = 500

/**
 * Finds out what data items may hold: by their VALUE, by what is moved to them, to the group around them or to what redefines them, by 88-levels, and by
 * tables of FILLERs. Storage is looked at in bytes, because that is how the code uses it: a record is one run of bytes under many names. The order of
 * statements is not looked at; every value that the program itself can put there counts.
 */
export class ValueFinder {
  readonly #items: readonly DataItem[]
  readonly #assignments: readonly Assignment[]
  /** Of each item the first item of its storage: a record, or the one that it redefines; all records of a file share theirs. */
  readonly #storage: Int32Array
  /** What was found out before, by the items asked for: one variable serves many calls. */
  readonly #known = new Map<string, OperandValues>()
  #valued: Map<number, number[]> | undefined
  #assigned: Map<number, Assignment[]> | undefined

  constructor(items: readonly DataItem[], assignments: readonly Assignment[]) {
    this.#items = items
    this.#assignments = assignments
    this.#storage = storages(items)
  }

  of(operand: Operand): OperandValues {
    if (operand.kind === 'literal' || operand.kind === 'number') {
      const text = operand.text.trim()
      return { candidates: text === '' ? [] : [{ text, how: 'literal', token: operand.token }], open: [] }
    }
    if (operand.kind !== 'item' || operand.items.length === 0) return { candidates: [], open: ['not declared'] }
    const key = `${operand.items.join(' ')}${operand.partly ? ' partly' : ''}`
    let values = this.#known.get(key)
    if (values === undefined) {
      const found = new Found()
      for (const item of operand.items) this.#collect(item, found, new Set(), 0)
      if (operand.partly) found.open.add('computed')
      values = found.values()
      this.#known.set(key, values)
    }
    return values
  }

  /** What the first `length` bytes of the operand may hold: a key at the beginning of a longer text. */
  ofStart(operand: Operand, length: number): OperandValues {
    if (operand.kind !== 'item') {
      const { candidates, open } = this.of(operand)
      return { candidates: candidates.map((candidate) => ({ ...candidate, text: candidate.text.slice(0, length).trim() })), open }
    }
    const found = new Found()
    for (const item of operand.items) {
      for (const offset of this.#offsets(item)) this.#atOffset({ index: item, offset, length }, found, new Set([item]), 0)
    }
    return found.values()
  }

  #collect(index: number, found: Found, seen: Set<number>, depth: number): void {
    const item = this.#items[index]
    if (item === undefined || seen.has(index)) return
    if (depth > deepest) {
      found.open.add('moved too often')
      return
    }
    seen.add(index)
    const before = found.size
    if (item.section === 'linkage') found.open.add(this.#isCommarea(index) ? 'commarea' : 'linkage')
    else if (item.section === 'file') found.open.add('file')
    else if (item.section === 'screen') found.open.add('screen')
    for (const offset of this.#offsets(index)) this.#atOffset({ index, offset, length: item.length }, found, seen, depth)
    if (found.size === before) this.#joinParts(index, found, seen, depth)
  }

  #isCommarea(index: number): boolean {
    for (let i = index; i >= 0; i = this.#items[i]?.parent ?? -1) if (this.#items[i]?.name === 'DFHCOMMAREA') return true
    return false
  }

  /** Where the item stands in its storage: once, or once for each occurrence of the tables around it. */
  #offsets(index: number): readonly number[] {
    const item = this.#items[index]
    if (item === undefined) return []
    let offsets = [item.offset]
    for (let i = index; i >= 0; i = this.#items[i]?.parent ?? -1) {
      const { length } = this.#items[i] ?? item
      const occurs = this.#reachOf(i)
      if (occurs < 2 || offsets.length * occurs > mostCandidates) continue
      const strides = Array.from({ length: occurs }, (_, n) => n * length)
      offsets = strides.flatMap((stride) => offsets.map((offset) => offset + stride))
    }
    return offsets
  }

  /** How often a table occurs; over a longer list all of that, as nothing checks subscripts and lists grow where OCCURS is forgotten. */
  #reachOf(index: number): number {
    const item = this.#items[index]
    if (item === undefined || item.occurs < 2 || item.length <= 0) return item?.occurs ?? 1
    const list = this.#items[item.redefines >= 0 ? item.redefines : (this.#items[item.parent]?.redefines ?? -1)]
    const isOver = list !== undefined && list.offset >= 0 && item.offset >= list.offset
    const reach = isOver ? Math.floor((list.offset + list.length * list.occurs - item.offset) / item.length) : 0
    return Math.max(item.occurs, reach)
  }

  #atOffset(bytes: Bytes, found: Found, seen: Set<number>, depth: number): void {
    const { index, length } = bytes
    const storage = this.#storage[index] ?? index
    for (const other of this.#valuedIn(storage)) {
      const item = this.#items[other]
      const part = this.#part(other, bytes)
      if (item === undefined || part === undefined || item.level === 88) continue
      // Arrays of PL/I have a value for each element.
      for (const value of item.values) {
        found.add(slice(value, part % Math.max(1, item.length), length, item.length), other === index ? 'value' : 'table', value.token)
      }
    }
    for (const assignment of this.#assignedIn(storage)) {
      const part = this.#part(assignment.target, bytes)
      if (part === undefined) continue
      const whole = part === 0 && this.#items[assignment.target]?.length === length
      this.#fromSource(assignment, { part, length, whole }, found, seen, depth)
    }
  }

  /** Where the bytes begin within `other`; undefined when it does not hold them all. */
  #part(other: number, { index, offset, length }: Bytes): number | undefined {
    if (other === index) return 0
    const item = this.#items[other]
    if (item === undefined || offset < 0 || item.offset < 0) return undefined
    const size = item.length * item.occurs
    return offset >= item.offset && offset + length <= item.offset + size && length > 0 ? offset - item.offset : undefined
  }

  #fromSource(assignment: Assignment, part: Part, found: Found, seen: Set<number>, depth: number): void {
    const { source } = assignment
    if (source.kind === 'outside') found.open.add(source.from)
    else if (source.kind === 'set88') {
      const value = this.#items[source.condition]?.values[0]
      const size = this.#items[assignment.target]?.length ?? 0
      if (value) found.add(slice(value, part.part, part.length, size), 'set88', value.token)
    } else if (source.operand.kind === 'literal' || source.operand.kind === 'number') {
      const { text, token } = source.operand
      found.add(within(text, part.part, part.length), part.whole ? 'move' : 'group', token)
    } else if (source.operand.kind === 'item') {
      if (source.operand.partly) found.open.add('computed')
      for (const from of source.operand.items) this.#fromItem(from, part, found, seen, depth)
    } else if (source.operand.kind !== 'figurative') found.open.add('computed')
  }

  #fromItem(from: number, { part, length, whole }: Part, found: Found, seen: Set<number>, depth: number): void {
    const inner = new Found()
    const exact = whole ? from : this.#partOf(from, part, length)
    if (exact === undefined) this.#outsideOf(from, inner)
    else this.#collect(exact, inner, seen, depth + 1)
    found.take(inner, whole ? 'move' : 'group')
  }

  /** The item below `group` that stands `offset` bytes into it and is `length` bytes long. */
  #partOf(group: number, offset: number, length: number): number | undefined {
    const start = this.#items[group]?.offset ?? -1
    if (start < 0) return undefined
    for (let i = group; i < this.#items.length; i++) {
      const item = this.#items[i]
      if (item === undefined || (i !== group && item.level <= (this.#items[group]?.level ?? 0)) || item.level === 77) break
      if (item.level !== 88 && item.offset === start + offset && item.length === length) return i
    }
    return undefined
  }

  /** Nothing below a group fits: what is known is only whether it comes from outside. */
  #outsideOf(index: number, found: Found): void {
    const section = this.#items[index]?.section
    found.open.add(section === 'linkage' ? (this.#isCommarea(index) ? 'commarea' : 'linkage') : section === 'file' ? 'file' : 'computed')
  }

  /** A name that is put together from the parts of a group: each combination. */
  #joinParts(index: number, found: Found, seen: Set<number>, depth: number): void {
    const group = this.#items[index]
    if (group === undefined || group.picture !== undefined) return
    let texts: readonly Candidate[] = [{ text: '', how: 'group', token: group.token }]
    let parts = 0
    for (let i = index + 1; i < this.#items.length; i++) {
      const item = this.#items[i]
      if (item === undefined || item.level <= group.level || item.level === 77) break
      if (item.parent !== index || item.level === 88 || item.redefines >= 0) continue
      const inner = new Found()
      this.#collect(i, inner, seen, depth + 1)
      for (const reason of inner.open) found.open.add(reason)
      const { candidates } = inner.values()
      if (candidates.length === 0 || texts.length * candidates.length > mostCandidates) {
        found.open.add('computed')
        return
      }
      parts++
      texts = texts.flatMap((head) =>
        candidates.map(({ text, token }) => ({ text: head.text + inStorage(text, item), how: 'group', token })),
      )
    }
    if (parts > 0) for (const { text, token } of texts) found.add(text, 'group', token)
  }

  #valuedIn(storage: number): readonly number[] {
    if (this.#valued === undefined) {
      this.#valued = new Map()
      for (let i = 0; i < this.#items.length; i++)
        if ((this.#items[i]?.values.length ?? 0) > 0) addToGroup(this.#valued, this.#storage[i] ?? i, i)
    }
    return this.#valued.get(storage) ?? []
  }

  #assignedIn(storage: number): readonly Assignment[] {
    if (this.#assigned === undefined) {
      this.#assigned = new Map()
      for (const assignment of this.#assignments)
        addToGroup(this.#assigned, this.#storage[assignment.target] ?? assignment.target, assignment)
    }
    return this.#assigned.get(storage) ?? []
  }
}

function storages(items: readonly DataItem[]): Int32Array {
  const storage = new Int32Array(items.length)
  const firstOfFile = new Map<string, number>()
  for (let i = 0; i < items.length; i++) {
    const item = items[i]
    if (item === undefined) continue
    if (item.parent >= 0) storage[i] = storage[item.parent] ?? item.parent
    else if (item.redefines >= 0) storage[i] = storage[item.redefines] ?? item.redefines
    else if (item.file !== undefined && item.level === 1) {
      if (!firstOfFile.has(item.file)) firstOfFile.set(item.file, i)
      storage[i] = firstOfFile.get(item.file) ?? i
    } else storage[i] = i
  }
  return storage
}

class Found {
  readonly #texts = new Map<string, Candidate>()
  readonly open = new Set<string>()

  get size(): number {
    return this.#texts.size
  }

  add(text: string, how: How, token: number): void {
    const trimmed = text.trim()
    if (trimmed !== '' && !this.#texts.has(trimmed) && this.#texts.size < mostCandidates)
      this.#texts.set(trimmed, { text: trimmed, how, token })
  }

  /** What another item may hold is moved here. A table stays a table, whoever its entry is moved to. */
  take(other: Found, how: How): void {
    for (const candidate of other.#texts.values()) this.add(candidate.text, candidate.how === 'table' ? 'table' : how, candidate.token)
    for (const reason of other.open) this.open.add(reason)
  }

  values(): OperandValues {
    return { candidates: [...this.#texts.values()], open: [...this.open] }
  }
}
