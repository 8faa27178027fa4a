import type { SourcePlace, StructureEdge, StructureUnit, UnitName } from '../../answer/structure.ts'
import { firstIndex } from '../../base/first-index.ts'
import { addToGroup } from '../../base/group-by.ts'
import type { QueryContext } from './query-context.ts'
import { runsOn } from './runs-on.ts'

/** A stretch of statements that control enters at its top: what stands before the first header of a program, then each section and paragraph. */
export interface ControlBlock {
  /** Of block 0 the program. */
  readonly unit: StructureUnit
  /** Index of the block behind the section's last paragraph; of anything else the next one. */
  readonly behind: number
  /** Index of the block that stands where control runs on behind its end; undefined where nothing is run into. */
  readonly next: number | undefined
  /** Where a COPY brought it from, its lines are those of the copybook. */
  readonly first: number
  readonly isDeclarative: boolean
  /** What its statements lead to, in source order. */
  readonly jumps: readonly ControlJump[]
}

interface ControlJump {
  readonly edge: StructureEdge
  /** Index of a block of this program; undefined for what lies outside. */
  readonly to: number | undefined
  /** Of a PERFORM: index of the last block that it performs. */
  readonly last: number
}

/** The paragraphs of one program, in order, and where control goes from each. */
export interface ProgramControl {
  readonly program: StructureUnit
  readonly blocks: readonly ControlBlock[]
  /** Blocks that the runtime comes to by itself: where the program begins, ENTRY statements. */
  readonly starts: readonly number[]
  /** Index of the block in which a line stands. */
  blockAt(place: Standing): number
}

/** `via`: the COPY that brought the line into the program. */
type Standing = SourcePlace & { readonly via?: SourcePlace }

interface Placed {
  readonly unit: StructureUnit
  readonly first: number
  readonly last: number
}

/** Paragraphs of other languages are procedures, which stand inside one another and which only a call enters, and labels, which are run into. */
const isLabel = ({ unit }: Placed) => unit.detail === 'label'

/** Puts the paragraphs of a program and its jumps together. */
export function programControl(context: QueryContext, program: StructureUnit): ProgramControl {
  return new ControlReader(context, program).read()
}

class ControlReader {
  readonly #context: QueryContext
  readonly #program: StructureUnit
  readonly #placed: readonly Placed[]
  readonly #byName = new Map<string, number[]>()
  readonly #sections: readonly (string | undefined)[]
  readonly #runsOn: boolean

  constructor(context: QueryContext, program: StructureUnit) {
    this.#context = context
    this.#program = program
    const paragraph: UnitName = { kind: 'paragraph', name: '', of: program.name }
    const inside = context.places.inOrder({ ...program, ...paragraph })
    const own = inside.filter(({ first }) => program.startLine <= first && first < program.endLine + 1)
    this.#placed = [{ unit: program, first: program.startLine, last: program.endLine }, ...own]
    this.#runsOn = runsOn(context, program)
    let section: string | undefined
    this.#sections = this.#placed.map(({ unit }) => {
      if (unit.kind === 'section') section = unit.name
      // What follows END DECLARATIVES without a header of its own has no section either.
      return unit.kind === 'program' ? undefined : section
    })
    for (const [i, { unit }] of this.#placed.entries()) if (i > 0) addToGroup(this.#byName, unit.name, i)
  }

  read(): ProgramControl {
    const jumps = this.#jumps()
    const declarative = this.#declaratives()
    const blocks = this.#placed.map(({ unit, first }, i): ControlBlock => {
      return {
        unit,
        first,
        behind: this.#behind(i),
        next: this.#next(i, declarative),
        isDeclarative: declarative[i] ?? false,
        jumps: jumps[i] ?? [],
      }
    })
    const entries = this.#context.graph.unitsIn(this.#program.path).filter(({ kind, of }) => kind === 'entry' && of === this.#program.name)
    const starts = [0, ...entries.map(({ path, startLine }) => this.#blockAt({ path, line: startLine }))]
    return { program: this.#program, blocks, starts: [...new Set(starts)], blockAt: (place) => this.#blockAt(place) }
  }

  #behind(index: number): number {
    if (!this.#runsOn) {
      const behind = this.#placed.findIndex(({ first }, i) => i > index && first > (this.#placed[index]?.last ?? 0))
      return behind < 0 ? this.#placed.length : behind
    }
    if (this.#placed[index]?.unit.kind !== 'section') return index + 1
    let next = index + 1
    while (this.#placed[next]?.unit.kind === 'paragraph') next++
    return next
  }

  #next(index: number, declarative: readonly boolean[]): number | undefined {
    if (!this.#runsOn) {
      const around = this.#procedureAround(index)
      const next = this.#placed.findIndex((other, i) => i > index && isLabel(other) && this.#procedureAround(i) === around)
      return next < 0 ? undefined : next
    }
    // The declaratives are not run through: the program begins behind them.
    const next = index === 0 ? declarative.findIndex((is, i) => i > 0 && !is) : index + 1
    const leaves = declarative[index] === true && declarative[next] !== true
    return next < 0 || next >= this.#placed.length || leaves ? undefined : next
  }

  #procedureAround(index: number): number {
    const own = this.#placed[index]
    if (!own || !isLabel(own)) return index
    return Math.max(
      0,
      this.#placed.findLastIndex((other, i) => i < index && !isLabel(other) && other.first <= own.first && own.first <= other.last),
    )
  }

  #declaratives(): readonly boolean[] {
    return this.#placed.map(({ unit }) => /\bDECLARATIVES\b/.test(unit.detail ?? ''))
  }

  #jumps(): ControlJump[][] {
    const found: ControlJump[][] = this.#placed.map(() => [])
    const { name, path } = this.#program
    const edges = this.#context.graph
      .edgesFrom(name)
      .filter(({ from }) => from.path === path && (from.of === name ? from.kind !== 'program' : from.name === name))
    for (const edge of edges) {
      const from = this.#blockOf(edge)
      const isJump = edge.kind === 'perform' || edge.kind === 'goto'
      const to = isJump ? this.#target(edge, from) : undefined
      const thru = edge.thru === undefined ? undefined : this.#named(edge.thru, undefined, from)
      const last = thru ?? to ?? 0
      found[from]?.push({ edge, to, last: this.#behind(last) - 1 })
    }
    for (const [i, own] of found.entries()) found[i] = own.sort((a, b) => this.#at(a.edge) - this.#at(b.edge))
    return found
  }

  /** An ALTER stands elsewhere than the GO TO that it changes; what USE declares, the runtime performs. */
  #blockOf(edge: StructureEdge): number {
    if (edge.verb === 'USE') return 0
    if (edge.verb === 'ALTER' && edge.from.kind !== 'program') return this.#byName.get(edge.from.name)?.[0] ?? 0
    return this.#blockAt(edge)
  }

  #target(edge: StructureEdge, from: number): number | undefined {
    const section = / (?:OF|IN) (\S+)$/.exec(edge.operand ?? '')?.[1]
    return this.#named(edge.to.name, section, from)
  }

  /** Of paragraphs that share a name, the one in the section that is named, or else in the same section. */
  #named(name: string, section: string | undefined, from: number): number | undefined {
    const same = this.#byName.get(name) ?? []
    if (same.length < 2) return same[0]
    const wanted = section ?? this.#sections[from]
    return same.find((i) => this.#sections[i] === wanted) ?? same[0]
  }

  /** Position in the run of lines: those of a copybook stand between its COPY and the next line. */
  #at({ path, line, via }: Standing): number {
    if (path === this.#program.path) return line
    return via?.path === this.#program.path ? via.line + line / 1e6 : 0
  }

  /** The last block that begins at or before a place; of blocks that stand inside one another the innermost around it. */
  #blockAt(place: Standing): number {
    const at = this.#at(place)
    if (!this.#runsOn)
      return Math.max(
        0,
        this.#placed.findLastIndex(({ first, last }) => first <= at && at <= last),
      )
    const behind = firstIndex(this.#placed.length, (index) => (this.#placed[index]?.first ?? 0) > at)
    return Math.max(0, behind - 1)
  }
}
