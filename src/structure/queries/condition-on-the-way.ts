import type { StructureEdge } from '../../answer/structure.ts'
import type { ProgramControl } from './program-control.ts'

/** Beyond that it is nobody's choice any more. */
const deepest = 6
/** What many do is done for no reason that could be told. */
const mostCallers = 3
const conditionChars = 160

interface Way {
  readonly from: number
  readonly condition: string | undefined
}

/**
 * What must hold for a statement of a program to be done: its own condition, and that of the PERFORMs that lead to the paragraph in which it stands, or in which
 * the name of its target is chosen.
 */
export class ConditionsOnTheWay {
  readonly #control: ProgramControl
  readonly #ways: readonly Way[][]

  constructor(control: ProgramControl) {
    this.#control = control
    this.#ways = control.blocks.map(() => [])
    for (const [from, { jumps }] of control.blocks.entries()) {
      for (const { edge, to } of jumps) if (to !== undefined && to !== from) this.#ways[to]?.push({ from, condition: edge.condition })
    }
  }

  of(edge: StructureEdge): string | undefined {
    const { via, path } = edge
    const { program, blocks, blockAt } = this.#control
    const isChosenHere = via?.path === path && path === program.path && via.line >= (program.begins ?? blocks[1]?.first ?? 0)
    const way = this.#to(blockAt(isChosenHere ? via : edge), deepest)
    const pieces = [way, edge.condition].filter((piece) => piece !== undefined)
    if (pieces.length === 0) return undefined
    let text = pieces.join(', ')
    // What is nearest to the statement says most.
    while (text.length > conditionChars && text.includes(', ')) text = text.slice(text.indexOf(', ') + 2)
    return text.slice(0, conditionChars)
  }

  #to(at: number, depth: number): string | undefined {
    const ways = this.#ways[at] ?? []
    if (at === 0 || depth === 0 || ways.length === 0 || ways.length > mostCallers) return undefined
    const said = ways.map(({ from, condition }) => condition ?? this.#to(from, depth - 1))
    return said.some((one) => one === undefined) ? undefined : [...new Set(said)].join(' or ')
  }
}
