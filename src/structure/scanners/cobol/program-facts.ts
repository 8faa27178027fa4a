import type { SourcePlace, StructureUnit, UnitKind, UnitName, UnresolvedReference } from '../../../answer/structure.ts'
import { cutText } from '../../../base/text.ts'
import type { Reference } from '../../facts.ts'
import type { PcbCall } from '../ims/pcb-call.ts'
import { messageName } from '../message-text.ts'
import type { CobolFile, DataItem, Operand, ProcedureFacts, ProgramRange, TokenRange } from './cobol-program.ts'
import { commentAboveToken, headerComment } from './comments.ts'
import { embeddedSteps } from './embedded-jcl.ts'
import { ValueFinder } from './operand-values.ts'
import { pcbCall, withHeldSegments } from './segment-calls.ts'
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

interface KnownName {
  readonly name: string
  readonly known: Pick<Reference, 'how' | 'complete' | 'via' | 'operand'>
  /** Token of the text that is the name. */
  readonly literal: number
}

/** A segment search argument begins with the segment's name (IMS Application Programming APIs, "SSA"); a PSB's name is as long. */
const imsNameChars = 8
/** So many references of one program are a table of names that is gone through at every turn. */
const mostReferences = 100_000
const conditionChars = 160
/** What control goes through, and not data. */
const leading = new Set<Reference['kind']>(['call', 'link', 'xctl', 'start', 'map'])

/** Of what is moved about in the storage of a program's name, codes of digits and rows of stars are none: a user-defined word has a letter. */
const mayBeProgram = /^(?=.*[\p{L}@#$])[\p{L}\d@#$_./\\-]+$/u

/** Turns what the readers found in one program into units and references. */
export function programFacts(parts: ProgramParts): ProgramFacts {
  return new FactWriter(parts).write()
}

class FactWriter {
  readonly #parts: ProgramParts
  readonly #values: ValueFinder
  readonly #from: Reference['from']
  readonly #units: StructureUnit[] = []
  readonly #references: Reference[] = []
  readonly #unresolved: UnresolvedReference[] = []
  readonly #pcbCalls: PcbCall[] = []

  constructor(parts: ProgramParts) {
    this.#parts = parts
    this.#values = new ValueFinder(parts.items, parts.procedure.assignments)
    const { name, parent } = parts.program
    this.#from = { kind: 'program', name, path: parts.tokens.sources[0]?.path ?? '', ...(parent === undefined ? {} : { of: parent }) }
  }

  write(): ProgramFacts {
    this.#program()
    this.#entries()
    this.#paragraphs()
    this.#copies()
    this.#files()
    this.#targets()
    this.#jumps()
    this.#sql()
    this.#segments()
    this.#messages()
    this.#embeddedSteps()
    return { units: this.#units, references: this.#references, unresolved: this.#unresolved, pcbCalls: this.#pcbCalls }
  }

  #place(token: number): SourcePlace {
    const { lines, sources, sourceOf } = this.#parts.tokens
    return { path: sources[sourceOf[token] ?? 0]?.path ?? '', line: lines[token] ?? 1 }
  }

  #copyOf(token: number): SourcePlace | undefined {
    const { sources, sourceOf } = this.#parts.tokens
    return sources[sourceOf[token] ?? 0]?.via
  }

  /** From the line of the first token to that of the last one in the same file. */
  #lines({ from, to }: TokenRange): { path: string; startLine: number; endLine: number } {
    const { lines, sourceOf } = this.#parts.tokens
    const { path, line } = this.#place(from)
    let last = Math.max(from, to - 1)
    while (last > from && sourceOf[last] !== sourceOf[from]) last--
    return { path, startLine: line, endLine: Math.max(line, lines[last] ?? line) }
  }

  #unit(kind: UnitKind, name: string, range: TokenRange, detail?: string): void {
    const { program } = this.#parts
    this.#units.push({ kind, name, of: program.name, ...this.#lines(range), ...(detail ? { detail } : {}) })
  }

  #program(): void {
    const { program, tokens } = this.#parts
    const { name, parent, kind, common, startLine, endLine, using } = program
    const comment = headerComment(tokens, program)
    const details = [
      kind === 'program' ? '' : kind.toUpperCase(),
      parent === undefined ? '' : common ? 'COMMON' : 'nested',
      using.length > 0 ? `USING ${using.join(' ')}` : '',
    ].filter((part) => part !== '')
    this.#units.push({
      kind: 'program',
      name,
      path: this.#from.path,
      startLine,
      endLine,
      ...(parent === undefined ? {} : { of: parent }),
      ...(common && parent !== undefined ? { common } : {}),
      ...(details.length > 0 ? { detail: details.join(', ') } : {}),
      ...(comment ? { comment } : {}),
      ...this.#control(-1),
      ...this.#begins(),
    })
  }

  /** Where a COPY brings the first statement the line says nothing. */
  #begins(): { readonly begins?: number } {
    const { procedure, tokens, program } = this.#parts
    const { from, to } = program.procedure
    return procedure.control.isEmpty(-1) || from >= to || tokens.sourceOf[from] !== 0
      ? {}
      : { begins: tokens.lines[from] ?? program.startLine }
  }

  #control(paragraph: number): Pick<StructureUnit, 'ends' | 'empty'> {
    const { control } = this.#parts.procedure
    return { ...(control.ends(paragraph) ? { ends: true } : {}), ...(control.isEmpty(paragraph) ? { empty: true } : {}) }
  }

  /** Where a name was moved to the operand on some condition, that one counts as well. */
  #conditionAt(token: number, moved = token): { readonly condition?: string } {
    const { control } = this.#parts.procedure
    const [own, other] = [control.conditionAt(token), moved === token ? undefined : control.conditionAt(moved)]
    const condition = own === other || other === undefined ? own : own === undefined ? other : `${other}, ${own}`
    return condition === undefined ? {} : { condition: cutText(condition, conditionChars) }
  }

  #entries(): void {
    for (const { name, token, using } of this.#parts.procedure.entries) {
      this.#unit('entry', name, { from: token, to: token + 1 }, using.length > 0 ? `USING ${using.join(' ')}` : undefined)
    }
  }

  #paragraphs(): void {
    const { tokens, procedure, program } = this.#parts
    for (const [index, { kind, name, section, declarative, range }] of procedure.paragraphs.entries()) {
      const comment = commentAboveToken(tokens, range.from)
      const detail = [section === undefined ? '' : `SECTION ${section}`, declarative ? 'DECLARATIVES' : '']
        .filter((part) => part !== '')
        .join(', ')
      this.#units.push({
        kind,
        name,
        of: program.name,
        ...this.#lines(range),
        ...(detail === '' ? {} : { detail }),
        ...(comment ? { comment } : {}),
        ...this.#control(index),
      })
    }
  }

  #add(reference: Omit<Reference, 'from' | 'path' | 'line'>, token: number, from: Reference['from'] = this.#from): void {
    const via = this.#copyOf(token)
    const { path, line } = this.#place(token)
    this.#references.push(via ? { ...reference, from, path, line, via } : { ...reference, from, path, line })
  }

  #copies(): void {
    const { tokens, program } = this.#parts
    for (const { name, path, line, via, at, found } of tokens.copies) {
      if (at < program.all.from || at > program.all.to || this.#isNested(at)) continue
      const to: UnitName = { kind: 'copybook', name }
      const more = { ...(via ? { via } : {}), ...(found === undefined ? {} : { found }) }
      this.#references.push({ kind: 'copy', from: this.#from, to, path, line, how: 'literal', complete: true, ...more })
    }
  }

  /** Whether a token belongs to a program inside this one; those behind the last statement do. */
  #isNested(at: number): boolean {
    const { program } = this.#parts
    const end = Math.max(program.procedure.to, program.data.to, program.environment.to)
    return program.procedure.to > program.procedure.from && at > end && at < program.all.to
  }

  /** The names that an operand stands for at `token`; where there is none, that is noted as a reference of `kind` that is not resolved. */
  #namesOf(kind: Reference['kind'], to: UnitKind, operand: Operand, token: number, movedTo?: string): KnownName[] {
    const { candidates, open } = kind === 'dli' ? this.#values.ofStart(operand, imsNameChars) : this.#values.of(operand)
    const copied = this.#copyOf(token)
    const place = this.#place(token)
    const names = candidates.filter(
      ({ text, how }) => !/\s/.test(text) && (to !== 'program' || how === 'literal' || mayBeProgram.test(text)),
    )
    const isTooMany = this.#references.length + names.length > mostReferences
    if (names.length === 0 || isTooMany) {
      const why = candidates.length > 0 ? 'set to no name' : 'never set'
      const reason = isTooMany ? 'too many names' : open.length > 0 ? open.join(', ') : why
      this.#unresolved.push({ kind, from: this.#from, operand: operand.text, ...place, reason, ...(copied ? { via: copied } : {}) })
    }
    if (isTooMany) return []
    return names.map(({ text, how: found, token: literal }) => {
      const how = found === 'literal' && movedTo !== undefined ? 'move' : found
      const there = this.#place(literal)
      const isHere = how === 'literal' || (there.path === place.path && there.line === place.line)
      const via = copied ?? (isHere ? undefined : there)
      const known = {
        how,
        complete: open.length === 0,
        ...(via ? { via } : {}),
        ...(how === 'literal' ? {} : { operand: found === 'literal' ? movedTo : operand.text }),
      }
      return { name: text.toUpperCase(), known, literal }
    })
  }

  /** The name of an operand that can hold no other. */
  #onlyNameOf(operand: Operand): string | undefined {
    const { candidates, open } = this.#values.of(operand)
    const names = new Set(candidates.map(({ text }) => text.trim().toUpperCase()))
    return names.size === 1 && open.length === 0 ? [...names][0] : undefined
  }

  #targets(): void {
    for (const { edge, to, operand, within, token, op, verb, movedTo } of this.#parts.procedure.targets) {
      const of = within && this.#onlyNameOf(within)
      const more = { ...(op === undefined ? {} : { op }), ...(verb === undefined ? {} : { verb }) }
      for (const { name, known, literal } of this.#namesOf(edge, to, operand, token, movedTo)) {
        const condition = leading.has(edge) ? this.#conditionAt(token, literal) : {}
        this.#references.push({
          kind: edge,
          from: this.#from,
          to: { kind: to, name, ...(of === undefined ? {} : { of }) },
          ...this.#place(token),
          ...known,
          ...more,
          ...condition,
        })
      }
    }
    for (const { edge, operand, token, reason } of this.#parts.procedure.dynamic) {
      const copied = this.#copyOf(token)
      this.#unresolved.push({ kind: edge, from: this.#from, operand, ...this.#place(token), reason, ...(copied ? { via: copied } : {}) })
    }
  }

  #files(): void {
    const { files, procedure } = this.#parts
    // A file of the program around it is that one's.
    const own = files.filter(({ token }) => token >= this.#parts.program.all.from)
    for (const file of own) this.#unit('file', file.name, { from: file.token, to: file.token + 1 }, fileDetail(file))
    const names = files.map((file) => this.#externalName(file))
    for (const { file: index, op, token } of procedure.fileAccesses) {
      const file = files[index]
      const name = names[index]
      if (file === undefined || name === undefined) continue
      if (typeof name === 'string') {
        this.#add({ kind: 'file', to: { kind: 'file', name }, how: 'literal', complete: true, op, operand: file.name }, token)
        continue
      }
      for (const { name: found, known } of this.#namesOf('file', 'file', name, token)) {
        this.#references.push({
          kind: 'file',
          from: this.#from,
          to: { kind: 'file', name: found },
          ...this.#place(token),
          ...known,
          op,
          operand: file.name,
        })
      }
    }
  }

  /** What a file is called outside: its own name where none is assigned; the item whose value is its name. */
  #externalName({ name, ddname, dynamic, token }: CobolFile): string | Operand {
    if (!dynamic || ddname === undefined) return ddname ?? name
    const items = this.#parts.items.flatMap((item, i) => (item.name === ddname ? [i] : []))
    return { kind: 'item', text: ddname, token, items, subscripted: false, partly: false }
  }

  #jumps(): void {
    const { procedure, program } = this.#parts
    const kinds = new Map(procedure.paragraphs.map(({ name, kind }) => [name, kind]))
    for (const { edge, from, target, section, thru, token, verb } of procedure.jumps) {
      const standing = procedure.paragraphs[from]
      const where: Reference['from'] = standing
        ? { kind: standing.kind, name: standing.name, of: program.name, path: this.#from.path }
        : this.#from
      const to: UnitName = { kind: kinds.get(target) ?? 'paragraph', name: target, of: program.name }
      const plain = verb === 'PERFORM' || verb === 'GO TO'
      this.#add(
        {
          kind: edge,
          to,
          how: 'literal',
          complete: true,
          ...(thru === undefined ? {} : { thru }),
          ...(plain ? {} : { verb }),
          ...(section === undefined ? {} : { operand: `${target} OF ${section}` }),
          ...this.#conditionAt(token),
        },
        token,
        where,
      )
    }
  }

  #sql(): void {
    const { tables, cursors, declaredTables } = this.#parts.procedure
    for (const { table, verb, token, cursor } of tables) {
      const operand = cursor === undefined ? {} : { operand: cursor }
      this.#add({ kind: 'sql', to: { kind: 'table', name: table }, verb, how: 'literal', complete: true, ...operand }, token)
    }
    for (const { name, tables: read, token, endToken } of cursors)
      this.#unit('cursor', name, { from: token, to: endToken }, read.join(', '))
    for (const { name, token, endToken, columns } of declaredTables) {
      const { path, startLine, endLine } = this.#lines({ from: token, to: endToken })
      // A DCLGEN is declared once, in its copybook, however many programs include it.
      if (path === this.#from.path)
        this.#units.push({ kind: 'table', name, path, startLine, endLine, detail: `DECLARE TABLE (${columns.join(', ')})` })
    }
  }

  #segments(): void {
    for (const access of withHeldSegments(this.#parts.procedure.segments)) {
      const { segment, psb, verb, token } = access
      const kind = psb === undefined ? 'segment' : 'psb'
      const named = psb ?? segment
      if (named === undefined) {
        const via = this.#copyOf(token)
        const place = { ...this.#place(token), ...(via ? { via } : {}) }
        const call = pcbCall(access, place, { ...this.#parts, values: this.#values })
        if (call) this.#pcbCalls.push(call)
        continue
      }
      for (const { name, known } of this.#namesOf('dli', kind, named, token)) {
        const to: UnitName = { kind, name: name.replace(/[^\w@#$-].*$/, '') }
        this.#references.push({ kind: 'dli', from: this.#from, to, ...this.#place(token), ...known, verb })
      }
    }
  }

  #embeddedSteps(): void {
    for (const { kind, name, token } of embeddedSteps(this.#parts.items)) {
      const to: UnitName = { kind: kind === 'runs' ? 'program' : 'proc', name }
      this.#add({ kind, to, how: 'value', complete: true, verb: 'JCL in storage' }, token)
    }
  }

  #messages(): void {
    for (const { text, token, how } of this.#parts.procedure.messages) {
      this.#unit('message', messageName(text), { from: token, to: token + 1 }, how)
    }
  }
}

function fileDetail({ ddname, dynamic, organization, access, isSort, optional, keys }: CobolFile): string {
  return [
    ddname === undefined ? '' : `ASSIGN TO ${ddname}${dynamic ? ' (a data item)' : ''}`,
    optional ? 'OPTIONAL' : '',
    isSort ? 'SORT FILE' : '',
    organization ?? '',
    access === undefined ? '' : `ACCESS ${access}`,
    keys.length > 0 ? `KEY ${keys.join(' ')}` : '',
  ]
    .filter((part) => part !== '')
    .join(' ')
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
