import type { StructureUnit } from '../../../answer/structure.ts'
import type { FieldTable, MemberFacts } from '../../facts.ts'
import { memberName } from '../../member-name.ts'
import type { IncludeSite, ScannedMember, Scanner } from '../../scanner.ts'
import type { ProgramRange } from './cobol-program.ts'
import { readDataItems } from './data-division.ts'
import { readExecBlock, readExecBlocksIn } from './exec/exec-block.ts'
import { fieldTable } from './field-table.ts'
import { readFiles } from './file-control.ts'
import { sharedData, type VisibleData, withShared } from './global-names.ts'
import { ItemNames } from './item-names.ts'
import { type LexedCobol, lexCobol } from './lex.ts'
import { lexSymbolicMap } from './lex-symbolic-map.ts'
import { readProcedure } from './procedure-division.ts'
import { copybookUnits, type ProgramFacts, programFacts } from './program-facts.ts'
import { findPrograms } from './program-ranges.ts'
import { CopyText, spliceCopies } from './splice.ts'
import type { SplicedTokens } from './tokens.ts'

/** COBOL programs and copybooks. What a program says is known when its copybooks stand in it; a copybook by itself tells only what it defines. */
export const cobolScanner: Scanner = {
  name: 'COBOL',
  languages: ['COBOL', 'COBOL copybook'],
  includedLanguage: 'COBOL copybook',
  alsoIncluded: ['BMS'],
  scan(text, path, language) {
    return new CobolMember(language === 'BMS' ? lexSymbolicMap(text, memberName(path)) : lexCobol(text), path, language)
  },
}

const exec = { readBlock: readExecBlock, readBlocksIn: readExecBlocksIn }

type Said = ProgramFacts & { readonly fields: readonly FieldTable[] }

class CobolMember implements ScannedMember {
  readonly path: string
  readonly copyText: CopyText
  readonly #language: string

  constructor(lexed: LexedCobol, path: string, language: string) {
    this.path = path
    this.copyText = new CopyText(path, lexed)
    this.#language = language
  }

  get includes(): readonly IncludeSite[] {
    return this.copyText.includes
  }

  facts(include: (site: IncludeSite) => ScannedMember | undefined): MemberFacts {
    const tokens = spliceCopies(this.copyText, (site) => {
      const member = include(site)
      return member instanceof CobolMember ? member.copyText : undefined
    })
    const { lineCount } = this.copyText.lexed
    // A program that a COPY brings belongs to the member that it stands in.
    const unnamed = this.#language === 'COBOL copybook' ? undefined : memberName(this.path)
    const programs = findPrograms(tokens, lineCount, unnamed).filter(({ all }) => tokens.sourceOf[all.from] === 0)
    const said = programs.length > 0 ? ofPrograms(tokens, programs) : [this.#asCopybook(tokens)]
    const pcbCalls = said.flatMap((one) => one.pcbCalls)
    return {
      path: this.path,
      language: this.#language,
      lines: lineCount,
      units: said.flatMap(({ units }) => units),
      references: said.flatMap(({ references }) => references),
      unresolved: said.flatMap(({ unresolved }) => unresolved),
      fields: said.flatMap(({ fields }) => fields),
      ...(pcbCalls.length > 0 ? { pcbCalls } : {}),
      remarks: tokens.cut ? [{ line: 1, message: 'Its copybooks make it too long to be read to the end.' }] : [],
    }
  }

  /** Data descriptions, or paragraphs of a procedure division. */
  #asCopybook(tokens: SplicedTokens): Said {
    const name = memberName(this.path)
    const { lineCount } = this.copyText.lexed
    const copybook: StructureUnit = { kind: 'copybook', name, path: this.path, startLine: 1, endLine: lineCount }
    const all = { from: 0, to: tokens.count }
    const items = readDataItems(tokens, all)
    const code = items.length > 0 ? { from: tokens.count, to: tokens.count } : all
    const range: ProgramRange = {
      name,
      kind: 'program',
      common: false,
      all,
      environment: { from: 0, to: 0 },
      data: all,
      procedure: code,
      using: [],
      startLine: 1,
      endLine: lineCount,
    }
    const procedure = readProcedure({ tokens, program: range, items, files: [], names: new ItemNames(items), exec })
    const said = copybookUnits({ tokens, program: range, items, files: [], procedure }, copybook)
    return {
      ...said,
      fields: items.length > 0 ? [fieldTable(name, tokens, items, { uses: [], statements: [], hostColumns: [], cursors: [] })] : [],
    }
  }
}

/** Items that the programs inside others get from them, in one member: more are of a text that nobody wrote by hand. */
const mostShared = 100_000

/** An outer program stands before those inside it. */
function ofPrograms(tokens: SplicedTokens, programs: readonly ProgramRange[]): Said[] {
  const parents = new Set(programs.map(({ parent }) => parent))
  const shared = new Map<string, VisibleData>()
  let given = 0
  return programs.map((program) => {
    const outer = program.parent === undefined ? undefined : shared.get(program.parent)
    given += outer?.items.length ?? 0
    const around = given > mostShared ? undefined : outer
    const ownItems = readDataItems(tokens, program.data)
    const own: VisibleData = { items: ownItems, files: readFiles(tokens, program, ownItems) }
    const visible = around === undefined ? own : withShared(own, around)
    const passed = parents.has(program.name) ? sharedData(tokens, program, visible) : undefined
    if (passed !== undefined) shared.set(program.name, passed)
    const records = new Set(
      [around, passed].flatMap((data) => data?.items ?? []).flatMap(({ parent, token }) => (parent < 0 ? [token] : [])),
    )
    return ofProgram(tokens, program, visible, ownItems.length, records)
  })
}

/** `own`: so many of the items are its own. `shared`: tokens of the records that other programs may change. */
function ofProgram(
  tokens: SplicedTokens,
  program: ProgramRange,
  { items, files }: VisibleData,
  own: number,
  shared: ReadonlySet<number>,
): Said {
  const procedure = readProcedure({ tokens, program, items, files, names: new ItemNames(items, own), exec, shared })
  return {
    ...programFacts({ tokens, program, items, files, procedure }),
    fields: [fieldTable(program.name, tokens, items, procedure, own)],
  }
}
