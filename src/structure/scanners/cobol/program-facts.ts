import type { StructureUnit, UnitKind, UnresolvedReference } from '../../../answer/structure.ts'
import type { Reference } from '../../facts.ts'
import type { PcbCall } from '../ims/pcb-call.ts'
import type { CobolFile, DataItem, ProcedureFacts, ProgramRange } from './cobol-program.ts'
import { programReferences } from './program-references.ts'
import { programUnits } from './program-units.ts'
import type { SplicedTokens } from './tokens.ts'

export interface ProgramParts {
  readonly tokens: SplicedTokens
  readonly program: ProgramRange
  readonly items: readonly DataItem[]
  readonly files: readonly CobolFile[]
  readonly procedure: ProcedureFacts
}

export interface ProgramFacts {
  readonly units: readonly StructureUnit[]
  readonly references: readonly Reference[]
  readonly unresolved: readonly UnresolvedReference[]
  readonly pcbCalls: readonly PcbCall[]
}

/** Turns what the readers found in one program into units and references. */
export function programFacts(parts: ProgramParts): ProgramFacts {
  return { units: programUnits(parts), ...programReferences(parts) }
}

/** What a copybook defines by itself, and what it copies. What it does belongs to the programs that copy it. */
export function copybookUnits(parts: ProgramParts, copybook: StructureUnit): ProgramFacts {
  const said = programFacts(parts)
  const defined = new Set<UnitKind>(['section', 'paragraph', 'table', 'cursor', 'message', 'entry'])
  const from = { kind: 'copybook', name: copybook.name, path: copybook.path } as const
  return {
    units: [copybook, ...said.units.filter(({ kind }) => defined.has(kind))],
    references: said.references.flatMap((reference) => (reference.kind === 'copy' ? [{ ...reference, from }] : [])),
    unresolved: [],
    pcbCalls: [],
  }
}
