import { addToGroup } from '../../../base/group-by.ts'
import type { DataItem } from '../cobol/cobol-program.ts'
import type { Declared } from './declarations.ts'
import { type LaidItem, layOut } from './layout.ts'
import type { TokenPairs } from './token-pairs.ts'

/** A data item with the block that its name is local to. */
export interface PliItem extends DataItem {
  readonly block: number
  /** Its value may come from elsewhere: it lies where a pointer points, or is shared with other programs. */
  readonly from?: 'pointer' | 'external'
}

export interface ItemSource {
  readonly pairs: TokenPairs
  readonly declared: readonly Declared[]
  /** Names of parameters, by the block of the procedure. */
  readonly parameters: ReadonlyMap<number, ReadonlySet<string>>
  /** The procedure whose callers are elsewhere. */
  readonly external: number
  /** Entries that a FETCH gives another name: they hold a value as variables do. */
  readonly titled: ReadonlySet<string>
}

/** LIKE inside what LIKE brings, and items that it may bring in all. */
const deepest = 8
const mostCopies = 10_000

interface Node extends LaidItem {
  readonly declared: Declared
  readonly level: number
  /** Of what LIKE brings: where LIKE stands. */
  readonly token: number
  readonly block: number
}

/** Variables and the parts of structures, laid out, with what LIKE brings put in. Parents come before their parts. */
export function dataItems(source: ItemSource): PliItem[] {
  const nodes = new LikeExpansion(source).nodes
  layOut(nodes)
  return new ItemWriter(source, nodes).items
}

/** Also what stands for one of several entries or files. */
function isData(declared: Declared, { titled, parameters }: ItemSource): boolean {
  const { role, isVariable, isParameter, external } = declared.attributes
  if (role === 'data' || isVariable || isParameter) return true
  if (role === 'other') return false
  if (parameters.get(declared.block)?.has(declared.name)) return true
  return role === 'entry' && (external !== undefined || titled.has(declared.name))
}

class LikeExpansion {
  readonly nodes: Node[] = []
  readonly #source: ItemSource
  readonly #byName = new Map<string, number>()
  readonly #partsOf = new Map<number, number[]>()
  #copies = 0

  constructor(source: ItemSource) {
    this.#source = source
    const { declared } = source
    declared.forEach(({ name, parent }, i) => {
      if (!this.#byName.has(name)) this.#byName.set(name, i)
      if (parent >= 0) addToGroup(this.#partsOf, parent, i)
    })
    const nodeOf = new Map<number, number>()
    declared.forEach((one, i) => {
      const parent = one.parent < 0 ? -1 : nodeOf.get(one.parent)
      if (parent === undefined || (parent < 0 && !isData(one, source))) return
      nodeOf.set(i, this.nodes.length)
      this.#add(one, { parent, level: one.level, token: one.token, block: one.block })
      if (!this.#partsOf.has(i)) this.#like(one, this.nodes.length - 1, 0)
    })
  }

  #add(declared: Declared, { parent, level, token, block }: Pick<Node, 'parent' | 'level' | 'token' | 'block'>): void {
    this.nodes.push({ declared, attributes: declared.attributes, parent, level, token, block, offset: 0, length: 0 })
  }

  /** Puts the parts of the structure that `declared` is LIKE below the node. */
  #like({ attributes, name }: Declared, node: number, depth: number): void {
    const { like } = attributes
    if (like === undefined || depth > deepest) return
    const target = this.#target(like)
    if (target !== undefined && this.#source.declared[target]?.name !== name) this.#copyParts(target, node, depth)
  }

  #copyParts(target: number, node: number, depth: number): void {
    const around = this.nodes[node]
    for (const part of this.#partsOf.get(target) ?? []) {
      const declared = this.#source.declared[part]
      if (around === undefined || declared === undefined || this.#copies++ > mostCopies) return
      const copy = this.nodes.length
      this.#add(declared, { parent: node, level: Math.min(around.level + 1, 255), token: around.token, block: around.block })
      if (this.#partsOf.has(part)) {
        if (depth < 4 * deepest) this.#copyParts(part, copy, depth + 1)
      } else this.#like(declared, copy, depth + 1)
    }
  }

  /** `LIKE A.B`: the B below A. */
  #target(token: number): number | undefined {
    const { pairs, declared } = this.#source
    let found = this.#byName.get(pairs.wordAt(token))
    for (let i = token + 1; found !== undefined && pairs.isSign(i, '.'); i += 2) {
      found = this.#partsOf.get(found)?.find((part) => declared[part]?.name === pairs.wordAt(i + 1))
    }
    return found
  }
}

class ItemWriter {
  readonly items: PliItem[] = []
  readonly #source: ItemSource
  /** The latest item of each name. */
  readonly #latest = new Map<string, number>()
  readonly #firstPart = new Map<number, number>()
  readonly #nodes: readonly Node[]

  constructor(source: ItemSource, nodes: readonly Node[]) {
    this.#source = source
    this.#nodes = nodes
    for (const node of nodes) {
      const index = this.items.length
      this.items.push(this.#item(node, index))
      this.#latest.set(node.declared.name, index)
    }
  }

  #item(node: Node, index: number): PliItem {
    const { declared, parent, level, token, block, offset, length } = node
    const { attributes, name, text } = declared
    const around = this.items[parent]
    const redefines = parent < 0 ? this.#overlaid(declared) : this.#overlaidInUnion(parent, index)
    const base = parent < 0 ? this.items[redefines] : around
    // What is DEFINED on a part of a structure counts from the beginning of that structure.
    const shift = this.#shifts.get(parent) ?? (parent < 0 && base ? base.offset + (attributes.position ?? 1) - 1 : 0)
    if (shift !== 0) this.#shifts.set(index, shift)
    const from = this.#from(declared)
    return {
      name,
      level,
      parent,
      token,
      block,
      redefines,
      section: around?.section ?? (this.#isParameter(declared) ? 'linkage' : 'working-storage'),
      ...(attributes.picture === undefined ? {} : { picture: attributes.picture }),
      usage: text,
      occurs: Math.max(1, attributes.occurs),
      indexes: [],
      values: this.#values(declared),
      offset: offset < 0 || shift < 0 ? -1 : offset + shift,
      // What stands for a file or an entry holds a name of any length, whatever its bytes are.
      length:
        attributes.role === 'entry' || attributes.role === 'file' || (attributes.isVariable && attributes.role !== 'data') ? 0 : length,
      ...(from === undefined || parent >= 0 ? {} : { from }),
    }
  }

  readonly #shifts = new Map<number, number>()

  #values({ attributes: { values, external, role } }: Declared): DataItem['values'] {
    if (role !== 'entry' || external === undefined || values.length > 0) return values
    return [{ text: this.#source.pairs.tokens.texts[external] ?? '', kind: 'literal', token: external }]
  }

  /** What callers elsewhere decide. */
  #isParameter({ block, name, attributes }: Declared): boolean {
    if (block !== this.#source.external) return false
    const parameters = this.#source.parameters.get(block)
    if (attributes.isParameter || parameters?.has(name)) return true
    return (
      attributes.isBased && attributes.overlays !== undefined && parameters?.has(this.#source.pairs.wordAt(attributes.overlays)) === true
    )
  }

  #from({ attributes }: Declared): PliItem['from'] {
    if (attributes.isBased && !this.#isOfAddress(attributes.overlays)) return 'pointer'
    return attributes.words.has('EXTERNAL') && attributes.role === 'data' ? 'external' : undefined
  }

  #isOfAddress(overlays: number | undefined): overlays is number {
    return overlays !== undefined && this.#source.pairs.wordAt(overlays) === 'ADDR' && this.#source.pairs.isSign(overlays + 1, '(')
  }

  /** DEFINED on another variable, or BASED on its address. */
  #overlaid({ attributes: { overlays, isBased } }: Declared): number {
    const { pairs } = this.#source
    if (overlays === undefined || (isBased && !this.#isOfAddress(overlays))) return -1
    let at = isBased ? overlays + 2 : overlays
    let found = this.#latest.get(pairs.wordAt(at))
    while (found !== undefined && pairs.isSign(at + 1, '.')) {
      at += 2
      found = this.#latest.get(pairs.wordAt(at))
    }
    return found ?? -1
  }

  #overlaidInUnion(parent: number, index: number): number {
    if (this.#nodes[parent]?.attributes.isUnion !== true) return -1
    const first = this.#firstPart.get(parent)
    if (first === undefined) this.#firstPart.set(parent, index)
    return first ?? -1
  }
}
