import type { JumpLabel, PliStatement, PliStructure } from './blocks.ts'
import type { Declared } from './declarations.ts'
import type { PliProgram } from './programs.ts'

/** What of a member belongs to one of its programs. */
export interface ProgramParts {
  readonly program: PliProgram
  readonly statements: readonly PliStatement[]
  readonly labels: readonly JumpLabel[]
  /** Its own declarations, and those of the package around it. */
  readonly declared: readonly Declared[]
  /** Procedures that another program of the package is said to own. */
  readonly shared: readonly number[]
}

/** So many declarations are repeated for the programs of a member that share them. */
const mostShared = 50_000

/** Divides a member up. What stands outside of all programs belongs to the first. */
export function programParts(structure: PliStructure, declared: readonly Declared[], programs: readonly PliProgram[]): ProgramParts[] {
  const { blocks } = structure
  const ownerOf = new Int32Array(blocks.length)
  programs.forEach((program, i) => {
    for (const block of program.blocks) ownerOf[block] = i
  })
  const groups = <T extends { readonly block: number }>(all: readonly T[]): T[][] => {
    const found: T[][] = programs.map(() => [])
    for (const one of all) found[ownerOf[one.block] ?? 0]?.push(one)
    return found
  }
  const statements = groups(structure.statements)
  const labels = groups(structure.labels)
  const own: number[][] = programs.map(() => [])
  for (const [i, { block }] of declared.entries()) own[ownerOf[block] ?? 0]?.push(i)
  let repeated = 0
  return programs.map((program, i) => {
    const around = blocks[program.block]?.parent ?? 0
    const first = ownerOf[around] ?? 0
    const sees = (block: number) => block === around || block === 0
    const isSecond = i > 0 && repeated < mostShared
    const seen = isSecond ? new Set([...(own[0] ?? []), ...(own[first] ?? [])].filter((one) => sees(declared[one]?.block ?? -1))) : []
    const indices = [...seen, ...(own[i] ?? [])]
    repeated += isSecond ? indices.length : 0
    const shared = first === i || around === 0 ? [] : (programs[first]?.internal ?? []).filter((block) => blocks[block]?.parent === around)
    return {
      program,
      statements: statements[i] ?? [],
      labels: labels[i] ?? [],
      declared: renumbered(declared, [...new Set(indices)]),
      shared,
    }
  })
}

/** Some of the declarations, with the numbers of their structures as they are among these. */
function renumbered(declared: readonly Declared[], indices: readonly number[]): readonly Declared[] {
  if (indices.length === declared.length) return declared
  const numberOf = new Map(indices.map((index, i) => [index, i]))
  return indices.flatMap((index) => {
    const one = declared[index]
    return one === undefined ? [] : [{ ...one, parent: numberOf.get(one.parent) ?? -1 }]
  })
}
