import type { StructureEdge, StructureUnit, UnitName } from '../../answer/structure.ts'
import type { SubjectFlow } from '../../answer/structure-estate-results.ts'
import { distinctBy } from '../../base/distinct-by.ts'
import { cutText } from '../../base/text.ts'
import { ConditionsOnTheWay } from './condition-on-the-way.ts'
import { leadsOut } from './flow-program.ts'
import { FlowWriter } from './flow-writer.ts'
import { programControl } from './program-control.ts'
import type { QueryContext } from './query-context.ts'

/** More explain nothing. */
const mostNodes = 40

/** From a transaction, program or map: what it shows, and where keys and choices lead from there. */
export function screenFlow(
  context: QueryContext,
  start: UnitName,
): Pick<SubjectFlow, 'flow' | 'nodes' | 'links'> & { readonly left: readonly string[] } {
  const screens = new ScreenWriter(context)
  screens.write(start)
  return { flow: 'screen', nodes: screens.writer.nodes, links: screens.writer.links, left: [...screens.left] }
}

const firstTexts = 10
/** Words of letters without the colon, dots or equals sign of a label or key. */
const headingText = /^(?=[^\n]*[A-Za-z]{3})[^:=]*[^:=.\s]$/

class ScreenWriter {
  readonly writer: FlowWriter
  /** Names that found no room. */
  readonly left = new Set<string>()
  readonly #context: QueryContext
  /** Programs and transactions, nearest first. */
  readonly #queue: UnitName[] = []

  constructor(context: QueryContext) {
    this.#context = context
    this.writer = new FlowWriter(context)
  }

  write(start: UnitName): void {
    const { graph } = this.#context
    const first = this.writer.named(start, this.#detail(start))
    if (start.kind === 'program' || start.kind === 'transaction') this.#queue.push(start)
    else {
      const sending = graph.edgesTo(start.name).filter(({ kind, op, to }) => kind === 'map' && op === 'send' && to.kind === start.kind)
      for (const edge of distinctBy(sending, ({ from }) => from.name)) {
        this.writer.arrow(first, this.#node(edge.from) ?? first, { ...edge, does: 'shown by' })
      }
    }
    for (let i = 0; i < this.#queue.length; i++) {
      const unit = this.#queue[i]
      if (unit?.kind === 'transaction') this.#transaction(unit)
      else if (unit) for (const program of this.#programs(unit)) this.#program(program)
    }
  }

  /** Undefined where the picture is full. */
  #node(unit: UnitName): number | undefined {
    const { kind, name } = unit
    if (this.writer.has({ kind, name })) return this.writer.named({ kind, name })
    if (this.writer.nodes.length >= mostNodes) {
      this.left.add(name)
      return undefined
    }
    if (kind === 'program' || kind === 'transaction') this.#queue.push({ kind, name })
    return this.writer.named({ kind, name }, this.#detail(unit))
  }

  /** The longest of the texts that a screen shows first is its heading; names of fields, formats of dates and keys are not. */
  #detail({ kind, name }: UnitName): string | undefined {
    if (kind !== 'map') return undefined
    const said = this.#context.graph
      .unitsOf(name)
      .filter((unit) => unit.kind === 'message')
      .slice(0, firstTexts)
    const texts = said.map((unit) => unit.name.trim())
    const [longest] = texts.filter((text) => headingText.test(text)).sort((a, b) => b.length - a.length)
    return longest === undefined ? undefined : cutText(longest, 60)
  }

  #transaction(unit: UnitName): void {
    const from = this.writer.named(unit)
    for (const edge of this.#context.graph.edgesFrom(unit.name)) {
      if (edge.kind !== 'transaction' || edge.from.kind !== 'transaction') continue
      const to = this.#node(edge.to)
      if (to !== undefined) this.writer.arrow(from, to, { ...edge, does: 'starts' })
    }
  }

  #programs({ name }: UnitName): readonly StructureUnit[] {
    return this.#context.names.thingOf({ kind: 'program', name }).definitions.filter(({ kind }) => kind === 'program')
  }

  /** Where a program shows one map only, what its user does leads from there; else from the program. */
  #program(program: StructureUnit): void {
    const from = this.writer.named({ kind: 'program', name: program.name })
    const control = programControl(this.#context, program)
    const edges = control.blocks.flatMap(({ jumps }) => jumps.map(({ edge }) => edge)).filter(leadsOut)
    const shown = distinctBy(
      edges.filter(({ kind, op }) => kind === 'map' && op === 'send'),
      ({ to }) => to.name,
    )
    const maps = shown.map((edge) => {
      const map = this.#node(edge.to)
      if (map !== undefined) this.writer.arrow(from, map, { ...plain(edge), does: 'SEND MAP' })
      return map
    })
    const [only] = maps.length === 1 ? maps : []
    const leading = edges.filter(({ kind }) => kind === 'link' || kind === 'xctl' || kind === 'start')
    const conditions = new ConditionsOnTheWay(control)
    const said = leading.map((edge) => ({ edge, condition: inShort(conditions.of(edge)) }))
    for (const { edge, condition } of distinctBy(said, (one) => `${one.edge.kind} ${one.edge.to.name} ${one.condition}`)) {
      const to = this.#node(edge.to)
      const asked = condition !== undefined && keyPressed.test(condition)
      const place = { ...plain(edge), does: edge.verb ?? edge.kind, ...(condition === undefined ? {} : { condition }) }
      if (to !== undefined) this.writer.arrow(asked ? (only ?? from) : from, to, place)
    }
  }
}

/** The attention identifier of CICS and its values in DFHAID. */
const keyPressed = /\bEIBAID\b|\bDFH(?:ENTER|CLEAR|PF\d+|PA\d)\b|\b(?:\w+-)*(?:PFK?-?\d\d?|ENTER|CLEAR)(?:-\w+)*\b/

/** From the key on; what did not hold before matters only where nothing else is known. */
function inShort(condition: string | undefined): string | undefined {
  const pieces = condition?.split(', ') ?? []
  const key = pieces.findIndex((piece) => keyPressed.test(piece))
  const asked = pieces.slice(Math.max(0, key)).filter((piece) => !piece.startsWith('else of '))
  return asked.length > 0 ? asked.join(', ') : condition
}

function plain({ kind, path, line }: StructureEdge): Pick<StructureEdge, 'kind' | 'path' | 'line'> {
  return { kind, path, line }
}
