import type { SourcePlace, StructureUnit } from '../../answer/structure.ts'
import type { StructureGraph } from '../graph.ts'
import { memberName } from '../member-name.ts'

/** A paragraph or section with its place in the program's run of lines. */
interface OrderedUnit {
  readonly unit: StructureUnit
  readonly first: number
  readonly last: number
}

/** Which paragraph a line stands in, and in which order the paragraphs of a program follow each other. */
export class UnitPlaces {
  readonly #graph: StructureGraph
  readonly #byPath = new Map<string, readonly StructureUnit[]>()

  constructor(graph: StructureGraph) {
    this.#graph = graph
  }

  /** The innermost paragraph or section around a line. `program`: the one that the line belongs to, for lines of copybooks. */
  around({ path, line }: SourcePlace, program?: string): StructureUnit | undefined {
    return this.#in(path).findLast(
      (unit) => unit.startLine <= line && line <= unit.endLine && (program === undefined || unit.of === undefined || unit.of === program),
    )
  }

  /** The section around a paragraph. */
  sectionOf(unit: StructureUnit): StructureUnit | undefined {
    const { path, startLine, endLine } = unit
    return this.#in(path).findLast(
      (other) =>
        other.kind === 'section' && other !== unit && other.of === unit.of && other.startLine <= startLine && endLine <= other.endLine,
    )
  }

  /** Sections and paragraphs of the program that `unit` belongs to, as control runs on from one to the next; those of a copybook stand where its COPY does. */
  inOrder(unit: StructureUnit): readonly OrderedUnit[] {
    const program = this.programPath(unit)
    return this.#graph
      .unitsOf(unit.of ?? '')
      .filter(isLabel)
      .flatMap((other) => {
        const place = this.#placeIn(program, other)
        return place === undefined ? [] : [{ unit: other, ...place }]
      })
      .sort((a, b) => a.first - b.first || b.last - a.last)
  }

  /** The member of the program that a paragraph belongs to. */
  programPath(unit: StructureUnit): string {
    const programs = this.#graph.unitsNamed(unit.of ?? '').filter(({ kind }) => kind === 'program')
    return (programs.find(({ path }) => path === unit.path) ?? programs[0])?.path ?? unit.path
  }

  #placeIn(program: string, { path, startLine, endLine, of }: StructureUnit): { first: number; last: number } | undefined {
    if (path === program) return { first: startLine, last: endLine }
    const copies = this.#graph.edgesTo(memberName(path)).filter((edge) => edge.kind === 'copy' && edge.from.name === of)
    const [copy] = copies.flatMap((edge) => [edge, ...(edge.via ? [edge.via] : [])]).filter((place) => place.path === program)
    // All lines of the copybook stand between the COPY statement and the next line.
    return copy && { first: copy.line + startLine / 1e6, last: copy.line + endLine / 1e6 }
  }

  /** In line order, a section before its paragraphs. */
  #in(path: string): readonly StructureUnit[] {
    let labels = this.#byPath.get(path)
    if (labels === undefined) {
      labels = this.#graph.labelsIn(path).toSorted((a, b) => a.startLine - b.startLine || b.endLine - a.endLine)
      this.#byPath.set(path, labels)
    }
    return labels
  }
}

function isLabel({ kind }: StructureUnit): boolean {
  return kind === 'paragraph' || kind === 'section'
}
