import type { StructureUnit } from '../../../answer/structure.ts'
import type { FieldTable, MemberFacts, Reference } from '../../facts.ts'
import { memberName } from '../../member-name.ts'
import type { IncludeSite, ScannedMember, Scanner } from '../../scanner.ts'
import type { DataItem, ProgramRange } from '../cobol/cobol-program.ts'
import { fieldTable } from '../cobol/field-table.ts'
import { copybookUnits, type ProgramFacts, programFacts } from '../cobol/program-facts.ts'
import { CopyText, spliceCopies } from '../cobol/splice.ts'
import { linesOf } from '../cobol/token-places.ts'
import type { SplicedTokens } from '../cobol/tokens.ts'
import { type PliStructure, readBlocks } from './blocks.ts'
import { readDeclarations } from './declarations.ts'
import { lexPli } from './lex.ts'
import { hasOtherBytes } from './other-bytes.ts'
import { parametersOf } from './parameters.ts'
import { type Preprocessed, preprocess, replaceNames } from './preprocessor.ts'
import { type ProgramParts, programParts } from './program-parts.ts'
import { partUnits, programUnit } from './program-units.ts'
import { findPrograms, type PliProgram } from './programs.ts'
import { readProgram } from './read-program.ts'

/** PL/I programs, and members that others include. */
export const pliScanner: Scanner = {
  name: 'PL/I',
  languages: ['PL/I', 'PL/I include'],
  includedLanguage: 'PL/I include',
  scan: (text, path, language) => new PliMember(text, path, language),
}

type Said = ProgramFacts & { readonly fields: readonly FieldTable[] }

/** Of what the readers of COBOL's facts tell, this is told in the same words. */
const toldAsCobol = new Set<StructureUnit['kind']>(['table', 'cursor', 'message'])

class PliMember implements ScannedMember {
  readonly path: string
  readonly copyText: CopyText
  readonly #language: string
  readonly #preprocessed: Preprocessed

  constructor(text: string, path: string, language: string) {
    this.path = path
    this.#language = language
    this.#preprocessed = preprocess(lexPli(text))
    this.copyText = new CopyText(path, this.#preprocessed.lexed, this.#preprocessed.statements)
  }

  get includes(): readonly IncludeSite[] {
    return this.copyText.includes
  }

  facts(include: (site: IncludeSite) => ScannedMember | undefined): MemberFacts {
    const spliced = spliceCopies(this.copyText, (site) => {
      const member = include(site)
      return member instanceof PliMember ? member.copyText : undefined
    })
    const tokens = replaceNames(spliced, this.#preprocessed.values)
    const structure = readBlocks(tokens)
    const programs = this.#programs(tokens, structure)
    const said =
      programs.length > 0
        ? this.#withLoose(ofPrograms(tokens, structure, programs), programs, tokens, structure)
        : [this.#asInclude(tokens, structure)]
    const pcbCalls = said.flatMap((one) => one.pcbCalls)
    return {
      path: this.path,
      language: this.#language,
      lines: this.copyText.lexed.lineCount,
      units: [...said.flatMap(({ units }) => units), ...this.#macros()],
      references: said.flatMap(({ references }) => references),
      unresolved: said.flatMap(({ unresolved }) => unresolved),
      fields: said.flatMap(({ fields }) => fields),
      ...(pcbCalls.length > 0 ? { pcbCalls } : {}),
      remarks: spliced.cut ? [{ line: 1, message: 'Its included members make it too long to be read to the end.' }] : [],
    }
  }

  /** A procedure that an included member brings belongs to the program that it stands in; at the top it is not this member's. */
  #programs(tokens: SplicedTokens, structure: PliStructure): PliProgram[] {
    if (this.#language === 'PL/I include') return []
    return findPrograms(structure, memberName(this.path)).filter(({ block }) => tokens.sourceOf[structure.blocks[block]?.from ?? 0] === 0)
  }

  /** What a member does before or between its procedures is for the program that includes it, and no doing of the procedure that comes first. */
  #withLoose(said: readonly Said[], programs: readonly PliProgram[], tokens: SplicedTokens, { blocks }: PliStructure): readonly Said[] {
    const { path } = this
    const inside = programs.flatMap(({ block }) => {
      const { from = 0, to = 0, parent = 0 } = blocks[block] ?? {}
      return parent === 0 ? [linesOf(tokens, { from, to })] : []
    })
    if (inside.length < programs.length) return said
    const isLoose = ({ kind, path: place, line }: Reference) =>
      kind !== 'copy' && place === path && !inside.some(({ startLine, endLine }) => startLine <= line && line <= endLine)
    if (!said.some(({ references }) => references.some(isLoose))) return said
    const name = memberName(path)
    const member: StructureUnit = { kind: 'copybook', name, path, startLine: 1, endLine: Math.max(1, this.copyText.lexed.lineCount) }
    const from: Reference['from'] = { kind: 'copybook', name, path }
    return said.map((one, i) => ({
      ...one,
      units: i === 0 ? [member, ...one.units] : one.units,
      references: one.references.map((reference) => (isLoose(reference) ? { ...reference, from } : reference)),
    }))
  }

  #macros(): StructureUnit[] {
    return this.#preprocessed.macros.map((macro) => ({ kind: 'macro', path: this.path, detail: '%PROCEDURE', ...macro }))
  }

  /** Declarations, or procedures that belong to the programs which include them. */
  #asInclude(tokens: SplicedTokens, structure: PliStructure): Said {
    const name = memberName(this.path)
    const { lineCount } = this.copyText.lexed
    const procedures = structure.blocks.flatMap(({ kind }, i) => (kind === 'procedure' ? [i] : []))
    const program = { name, block: 0, blocks: structure.blocks.map((_, i) => i), internal: procedures }
    const declared = readDeclarations(structure)
    const isOwn = (token: number) => tokens.sourceOf[token] === 0
    const source = { structure, program, declared, statements: structure.statements, labels: structure.labels, shared: [], isOwn }
    const read = readProgram(source)
    const copybook: StructureUnit = { kind: 'copybook', name, path: this.path, startLine: 1, endLine: Math.max(1, lineCount) }
    const all = { from: 0, to: tokens.count }
    const said = copybookUnits({ tokens, program: rangeOf(name, all, []), ...read, procedure: read.facts }, copybook)
    const isTold = ({ kind }: StructureUnit) => kind === 'copybook' || toldAsCobol.has(kind)
    return {
      ...said,
      units: [...said.units.filter(isTold), ...partUnits({ ...source, tokens, read })],
      fields:
        read.items.length > 0
          ? [tableOf(name, tokens, { items: read.items, facts: { uses: [], statements: [], hostColumns: [], cursors: [] } })]
          : [],
    }
  }
}

function ofPrograms(tokens: SplicedTokens, structure: PliStructure, programs: readonly PliProgram[]): Said[] {
  const ownerOfShared = new Map(programs.flatMap(({ internal, name }) => internal.map((block) => [block, name] as const)))
  let from = 0
  return programParts(structure, readDeclarations(structure), programs).map((parts, i) => {
    const block = structure.blocks[parts.program.block]
    const to = i === programs.length - 1 ? tokens.count : (block?.to ?? tokens.count)
    const said = ofProgram(tokens, structure, parts, { from, to })
    from = to
    const owners = new Map(
      parts.shared.flatMap((shared) =>
        (structure.blocks[shared]?.labels ?? []).map(({ name }) => [name, ownerOfShared.get(shared)] as const),
      ),
    )
    return owners.size === 0 ? said : { ...said, references: said.references.map((reference) => withOwner(reference, owners)) }
  })
}

function ofProgram(tokens: SplicedTokens, structure: PliStructure, parts: ProgramParts, all: ProgramRange['all']): Said {
  const { program } = parts
  const read = readProgram({ structure, ...parts, isOwn: (token) => tokens.sourceOf[token] === 0 })
  const parameters = parametersOf(structure, program.block)
  const said = programFacts({ tokens, program: rangeOf(program.name, all, parameters), ...read, procedure: read.facts })
  const source = { tokens, structure, ...parts, read }
  const commentsFrom = all.from === 0 ? 1 : (tokens.lines[all.from - 1] ?? 0) + 1
  return {
    ...said,
    units: [programUnit(source, commentsFrom), ...partUnits(source), ...said.units.filter(({ kind }) => toldAsCobol.has(kind))],
    fields: [tableOf(program.name, tokens, read)],
  }
}

function tableOf(
  owner: string,
  tokens: SplicedTokens,
  { items, facts }: { readonly items: readonly DataItem[]; readonly facts: Parameters<typeof fieldTable>[3] },
): FieldTable {
  const table = fieldTable(owner, tokens, items, facts, items.length, shownAttributes)
  return hasOtherBytes(tokens) ? { ...table, otherBytes: true } : table
}

function shownAttributes({ usage }: DataItem): string {
  return usage ?? ''
}

/** A procedure that the programs of a package share is a paragraph of one of them. */
function withOwner(reference: Reference, owners: ReadonlyMap<string, string | undefined>): Reference {
  const of = reference.kind === 'perform' ? owners.get(reference.to.name) : undefined
  return of === undefined ? reference : { ...reference, to: { ...reference.to, of } }
}

/** In the words of the writer of facts: everything is one division. */
function rangeOf(name: string, all: ProgramRange['all'], using: readonly string[]): ProgramRange {
  const none = { from: all.from, to: all.from }
  return { name, kind: 'program', common: false, all, environment: none, data: none, procedure: all, using, startLine: 1, endLine: 1 }
}
