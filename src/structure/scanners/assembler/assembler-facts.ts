import type { StructureUnit } from '../../../answer/structure.ts'
import { firstIndex } from '../../../base/first-index.ts'
import { isSystemMacro } from '../../../base/system-macros.ts'
import type { MemberFacts, Reference } from '../../facts.ts'
import { memberName } from '../../member-name.ts'
import type { LineKinds } from '../line-kinds.ts'
import { macroLineKinds } from '../macro-line-kinds.ts'
import { messageName } from '../message-text.ts'
import { Calls } from './calls.ts'
import { isSymbol, textOf } from './constant.ts'
import { dummyTable } from './dummy-layout.ts'
import { ExecCommands } from './exec-commands.ts'
import { Files } from './files.ts'
import { givenTo, macroParameters } from './macro-parameters.ts'
import type { AreaCall, GivenName, LaidAddress } from './macro-sheet.ts'
import { madeAreas } from './made-areas.ts'
import { messagesOf } from './messages.ts'
import { isDirective, isInstruction } from './operations.ts'
import type { AssemblerText, ExpandedText, PlacedStatement } from './placed-statements.ts'
import { ReferenceList } from './reference-list.ts'
import {
  type AssemblerSections,
  dummiesIn,
  type MacroDefinition,
  programComment,
  type Section,
  type SectionedStatement,
  sectionsOf,
} from './sections.ts'
import { type Subroutine, subroutinesOf } from './subroutines.ts'
import { Symbols } from './symbols.ts'

/** A control statement of the linkage editor, as PUNCH puts it behind the object module. */
const punchedAlias = /^'\s+ALIAS\s+([^\s'()]+)/i

type Facts = Pick<MemberFacts, 'units' | 'references' | 'unresolved' | 'fields' | 'macroCalls'>

/** What a member says, its copies put in. */
export function assemblerFacts(text: AssemblerText, expanded: ExpandedText): Facts {
  return new FactWriter(text, expanded).write()
}

class FactWriter {
  readonly #text: AssemblerText
  readonly #member: string
  readonly #expanded: ExpandedText
  readonly #sections: AssemblerSections
  readonly #symbols: Symbols
  readonly #list: ReferenceList
  readonly #lineKinds: LineKinds
  readonly #units: StructureUnit[] = []
  readonly #given: GivenName[] = []
  readonly #laid: LaidAddress[] = []
  readonly #areaCalls: AreaCall[] = []
  /** Macros that the member defines itself are known to it alone, whatever their names. */
  readonly #ownMacros: ReadonlySet<string>

  constructor(text: AssemblerText, expanded: ExpandedText) {
    this.#text = text
    this.#member = memberName(text.path)
    this.#expanded = expanded
    this.#sections = sectionsOf(expanded.statements, text, this.#member)
    this.#symbols = new Symbols(this.#sections.code.map(({ statement }) => statement))
    this.#list = new ReferenceList(this.#symbols)
    this.#lineKinds = macroLineKinds(text.lines)
    this.#ownMacros = new Set(this.#sections.macros.map(({ name }) => name))
  }

  write(): Facts {
    const { sections } = this.#sections
    for (const macro of this.#sections.macros) this.#macro(macro)
    const isProgram = sections.length > 0
    if (isProgram) this.#program()
    else if (this.#sections.code.some(({ statement }) => statement.path === this.#text.path)) this.#copybook()
    const { path } = this.#text
    const tables = [
      dummyTable(this.#sections.dummies, path, sections[0]?.name ?? this.#member),
      ...this.#sections.macros.map(({ name, body }) => dummyTable(dummiesIn(body), path, name)),
    ]
    this.#units.sort((a, b) => a.startLine - b.startLine || b.endLine - a.endLine)
    const { references, unresolved } = this.#list
    const macroCalls = this.#macroCalls()
    return {
      units: this.#units,
      references,
      unresolved,
      fields: tables.flatMap((table) => table ?? []),
      ...(macroCalls ? { macroCalls } : {}),
    }
  }

  #program(): void {
    const { sections, code } = this.#sections
    for (const section of sections) this.#sectionUnit(section)
    const files = new Files(code)
    this.#units.push(...files.units(this.#text.path, sections[0]?.name ?? this.#member))
    this.#copies(this.#fromOf(undefined))
    const performed: { readonly label: string; readonly at: PlacedStatement }[] = []
    const calls = new Calls(this.#symbols, this.#list, (label, at) => performed.push({ label, at }))
    const heldBy = (register: string) => calls.register(register)?.name
    const exec = new ExecCommands(this.#list)
    for (const { statement, section } of code) {
      const from = this.#fromOf(section)
      files.read(statement, from, this.#list, heldBy)
      const copy = files.copied(statement, heldBy)
      calls.read(statement, from)
      if (copy) calls.holds(copy.register, copy.label, statement)
      if (statement.operation === 'EXEC') exec.read(statement, from)
      else this.#macroCall(statement, from)
      this.#entries(statement, section)
    }
    this.#messages(code, (section) => this.#fromOf(section).name)
    files.finish(this.#list, (section) => this.#fromOf(sections.find(({ name }) => name === section)))
    calls.finish()
    this.#areaCalls.push(...calls.areaCalls)
    this.#performs(performed)
  }

  #fromOf(section: Section | undefined): Reference['from'] {
    return { kind: 'program', name: section?.name ?? this.#sections.sections[0]?.name ?? this.#member, path: this.#text.path }
  }

  #sectionUnit({ name, operation, startLine, endLine, begunBy }: Section): void {
    const begun = begunBy?.label
    if (begunBy && begun !== undefined && begun !== name && isSymbol(begun) && !this.#sections.sections.some((one) => one.name === begun))
      this.#units.push({
        ...{ kind: 'entry', name: begun, of: name, path: this.#text.path },
        ...{ startLine: begunBy.startLine, endLine: begunBy.endLine, detail: begunBy.operation },
      })
    const isFirst = this.#sections.sections[0]?.name === name
    this.#units.push({
      ...{
        kind: 'program',
        name,
        path: this.#text.path,
        startLine,
        endLine,
        detail: operation === '' ? 'unnamed control section' : operation,
      },
      ...(isFirst ? programComment(this.#lineKinds, startLine) : {}),
    })
  }

  /** Branches with a return address to labels of the member; to another control section they are calls. */
  #performs(performed: readonly { readonly label: string; readonly at: PlacedStatement }[]): void {
    const { code, sections } = this.#sections
    const names = new Set(performed.map(({ label }) => label))
    for (const { name } of sections) names.delete(name)
    const subroutines = subroutinesOf(code, names, this.#text.path, this.#lineKinds)
    this.#units.push(...[...subroutines.values()].map(({ unit }) => unit))
    const byLine = [...subroutines.values()].sort((a, b) => a.unit.startLine - b.unit.startLine)
    const sectionOf = new Map(code.map(({ statement, section }) => [statement, section]))
    for (const { label, at } of performed) {
      const section = sectionOf.get(at)
      const target = subroutines.get(label)
      if (target === undefined) {
        if (sections.some(({ name }) => name === label) && section?.name !== label)
          this.#list.named({ kind: 'call', to: 'program', verb: at.operation }, label, this.#fromOf(section), at)
        continue
      }
      const around = at.path === this.#text.path ? subroutineAt(byLine, at.startLine) : undefined
      this.#list.references.push({
        kind: 'perform',
        from: around ? { kind: 'paragraph', name: around.unit.name, of: around.of, path: this.#text.path } : this.#fromOf(section),
        to: { kind: 'paragraph', name: label, of: target.of },
        ...{ path: at.path, line: at.startLine, how: 'literal', complete: true, verb: at.operation },
        ...(at.via ? { via: at.via } : {}),
      })
    }
  }

  #copybook(): void {
    const { path, lines } = this.#text
    const copybook: StructureUnit = {
      ...{ kind: 'copybook', name: this.#member, path, startLine: 1, endLine: Math.max(1, lines.length) },
      ...programComment(this.#lineKinds, 1),
    }
    this.#units.push(copybook)
    this.#copies({ kind: 'copybook', name: this.#member, path })
    this.#messages(this.#sections.code, () => this.#member)
  }

  #copies(from: Reference['from']): void {
    for (const { name, found, at } of this.#expanded.copies) {
      this.#list.references.push({
        ...{ kind: 'copy', from, to: { kind: 'copybook', name }, path: at.path, line: at.startLine, how: 'literal', complete: true },
        ...(found === undefined ? {} : { found }),
        ...(at.via ? { via: at.via } : {}),
      })
    }
  }

  /** ENTRY, and ALIAS with the name that others use, also where it is punched for the linkage editor. */
  #entries(statement: PlacedStatement, section: Section | undefined): void {
    const { operation, operands, startLine, endLine, path, label } = statement
    if (path !== this.#text.path) return
    const of = this.#fromOf(section).name
    const entry = (name: string, at: { readonly startLine: number; readonly endLine: number }, detail: string) =>
      this.#units.push({ kind: 'entry', name, of, path, startLine: at.startLine, endLine: at.endLine, detail })
    if (operation === 'ENTRY') {
      for (const { value } of operands) {
        const name = value.toUpperCase()
        if (!isSymbol(name) || this.#sections.sections.some((one) => one.name === name)) continue
        const defined = this.#symbols.definition(name)
        entry(name, defined?.path === path ? defined : { startLine, endLine }, 'ENTRY')
      }
    } else if (operation === 'ALIAS' && label !== undefined) {
      const name = textOf(operands[0]?.text ?? '')?.toUpperCase()
      if (name !== undefined && isSymbol(name) && name !== label) entry(name, { startLine, endLine }, `ALIAS OF ${label}`)
    } else if (operation === 'PUNCH') {
      for (const name of punchedAlias
        .exec(operands[0]?.text ?? '')?.[1]
        ?.toUpperCase()
        .split(',') ?? [])
        if (isSymbol(name) && !this.#sections.sections.some((one) => one.name === name))
          entry(name, { startLine, endLine }, `ALIAS OF ${of}`)
    } else {
      for (const name of this.#sections.own.entriesOf(statement))
        if (!this.#sections.sections.some((one) => one.name === name)) entry(name, { startLine, endLine }, operation)
    }
  }

  #macroCall(statement: PlacedStatement, from: Reference['from']): void {
    const { operation } = statement
    if (isDirective(operation) || !isSymbol(operation)) return
    const isOwn = this.#ownMacros.has(operation)
    if (!isOwn && isInstruction(operation)) return
    // What emulates a system has macros of the same names.
    const implicit = !isOwn && isSystemMacro(operation)
    this.#list.named({ kind: 'copy', to: 'macro', verb: 'macro' }, operation, from, statement, { implicit })
    if (!implicit) this.#note(statement, from)
  }

  /** What a statement gives to a macro and what is not of this member: another member tells whether the macro calls it. */
  #note(statement: PlacedStatement, from: Reference['from']): void {
    const { path, startLine: line, via, operation: macro } = statement
    for (const { as: parameter, text } of givenTo(statement)) {
      const name = text.toUpperCase()
      if (!isSymbol(name) || this.#symbols.register(name) !== undefined) continue
      if (this.#symbols.definition(name) && !this.#sections.sections.some((one) => one.name === name)) continue
      this.#given.push({ from, macro, parameter, name, path, line, ...(via ? { via } : {}) })
    }
  }

  #macroCalls(): MemberFacts['macroCalls'] {
    const macros = this.#sections.macros.filter(({ head }) => head.path === this.#text.path)
    const own = macros.map(macroParameters)
    const areas = macros.map(madeAreas)
    const made = areas.flatMap((one) => one.made)
    const laid = [...this.#laid, ...areas.flatMap((one) => one.laid)]
    const passing = own.flatMap((one) => one.passing)
    const handing = own.flatMap((one) => one.handing)
    const sheet = { passing, handing, given: this.#given, laid, made, areaCalls: this.#areaCalls }
    return Object.values(sheet).every(({ length }) => length === 0) ? undefined : sheet
  }

  /** A macro calls what its body names; what its arguments decide, each use of it does. */
  #macro({ name, startLine, endLine, prototype, body }: MacroDefinition): void {
    const [first] = body
    if (first !== undefined && first.path !== this.#text.path) return
    const { path } = this.#text
    this.#units.push({
      ...{ kind: 'macro', name, path, startLine, endLine, detail: prototype },
      ...programComment(this.#lineKinds, startLine),
    })
    const from: Reference['from'] = { kind: 'macro', name, path }
    const code = body.map((statement) => ({ statement, section: undefined }))
    const files = new Files(code)
    this.#units.push(...files.units(path, name))
    const calls = new Calls(new Symbols(body), this.#list, () => {})
    for (const statement of body) {
      files.read(statement, from, this.#list, (register) => calls.register(register)?.name)
      calls.read(statement, from)
      this.#macroCall(statement, from)
    }
    this.#messages(code, () => name)
    files.finish(this.#list, () => from)
    this.#laid.push(...calls.finishMacro(name))
    this.#areaCalls.push(...calls.areaCalls)
  }

  #messages(code: readonly SectionedStatement[], nameOf: (section: Section | undefined) => string): void {
    const own = new Map(
      code.filter(({ statement }) => statement.path === this.#text.path).map(({ statement, section }) => [statement, section]),
    )
    for (const { text, how, at, endLine } of messagesOf(own.keys()))
      this.#units.push({
        ...{ kind: 'message', name: messageName(text), of: nameOf(own.get(at)), path: at.path, startLine: at.startLine, endLine },
        detail: how,
      })
  }
}

/** `byLine` in the order of their lines. */
function subroutineAt(byLine: readonly Subroutine[], line: number): Subroutine | undefined {
  const found = byLine[firstIndex(byLine.length, (index) => (byLine[index]?.unit.startLine ?? 0) > line) - 1]
  return found !== undefined && line <= found.unit.endLine ? found : undefined
}
