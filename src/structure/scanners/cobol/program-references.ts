import type { UnitKind, UnitName, UnresolvedReference } from '../../../answer/structure.ts'
import { cutText } from '../../../base/text.ts'
import type { Reference } from '../../facts.ts'
import type { PcbCall } from '../ims/pcb-call.ts'
import type { CobolFile, Operand } from './cobol-program.ts'
import { embeddedSteps } from './embedded-jcl.ts'
import { ValueFinder } from './operand-values.ts'
import type { ProgramFacts, ProgramParts } from './program-facts.ts'
import { pcbCall, withHeldSegments } from './segment-calls.ts'
import { copyOf, placeOf } from './token-places.ts'

type ProgramReferences = Omit<ProgramFacts, 'units'>

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

/** What compilers of COBOL make of a program: a runtime finds these by the name of the file. */
const madeOfProgram = /\.(?:acu|cbx|gnt|int|so|dll|exe|lbr|cob|cbl)$/i

/** `/home/bin/BILL.acu`, `BILL.gnt`: the program in a file, by the name that the file has. */
function programInFile(text: string): string {
  const file = text.slice(Math.max(text.lastIndexOf('/'), text.lastIndexOf('\\')) + 1)
  const name = file === text ? text.replace(madeOfProgram, '') : file.replace(/\.\w+$/, '')
  return name === '' ? text : name
}

/** What one program refers to, by name or through its data items. */
export function programReferences(parts: ProgramParts): ProgramReferences {
  return new ReferenceWriter(parts).write()
}

class ReferenceWriter {
  readonly #parts: ProgramParts
  readonly #values: ValueFinder
  readonly #from: Reference['from']
  readonly #references: Reference[] = []
  readonly #unresolved: UnresolvedReference[] = []
  readonly #pcbCalls: PcbCall[] = []

  constructor(parts: ProgramParts) {
    this.#parts = parts
    this.#values = new ValueFinder(parts.items, parts.procedure.assignments)
    const { name, parent } = parts.program
    this.#from = { kind: 'program', name, path: parts.tokens.sources[0]?.path ?? '', ...(parent === undefined ? {} : { of: parent }) }
  }

  write(): ProgramReferences {
    this.#copies()
    this.#files()
    this.#targets()
    this.#jumps()
    this.#sql()
    this.#segments()
    this.#embeddedSteps()
    return { references: this.#references, unresolved: this.#unresolved, pcbCalls: this.#pcbCalls }
  }

  /** Where a name was moved to the operand on some condition, that one counts as well. */
  #conditionAt(token: number, moved = token): { readonly condition?: string } {
    const { control } = this.#parts.procedure
    const [own, other] = [control.conditionAt(token), moved === token ? undefined : control.conditionAt(moved)]
    const condition = own === other || other === undefined ? own : own === undefined ? other : `${other}, ${own}`
    return condition === undefined ? {} : { condition: cutText(condition, conditionChars) }
  }

  #add(reference: Omit<Reference, 'from' | 'path' | 'line'>, token: number, from: Reference['from'] = this.#from): void {
    const via = copyOf(this.#parts.tokens, token)
    const { path, line } = placeOf(this.#parts.tokens, token)
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
    const copied = copyOf(this.#parts.tokens, token)
    const place = placeOf(this.#parts.tokens, token)
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
      const there = placeOf(this.#parts.tokens, literal)
      const isHere = how === 'literal' || (there.path === place.path && there.line === place.line)
      const via = copied ?? (isHere ? undefined : there)
      const known = {
        how,
        complete: open.length === 0,
        ...(via ? { via } : {}),
        ...(how === 'literal' ? {} : { operand: found === 'literal' ? movedTo : operand.text }),
      }
      return { name: (to === 'program' ? programInFile(text) : text).toUpperCase(), known, literal }
    })
  }

  /** The name of an operand that can hold no other. */
  #onlyNameOf(operand: Operand): string | undefined {
    const { candidates, open } = this.#values.of(operand)
    const names = new Set(candidates.map(({ text }) => text.trim().toUpperCase()))
    return names.size === 1 && open.length === 0 ? [...names][0] : undefined
  }

  #targets(): void {
    for (const { edge, to, operand, within, token, op, verb, movedTo, inside } of this.#parts.procedure.targets) {
      const of = within && this.#onlyNameOf(within)
      const more = { ...(op === undefined ? {} : { op }), ...(verb === undefined ? {} : { verb }) }
      for (const { name, known, literal } of this.#namesOf(edge, to, operand, token, movedTo)) {
        const condition = leading.has(edge) ? this.#conditionAt(token, literal) : {}
        const isInside = inside?.names.has(name) === true
        this.#references.push({
          kind: isInside ? 'perform' : edge,
          from: isInside ? this.#standing(inside.from) : this.#from,
          to: isInside
            ? { kind: 'paragraph', name, of: this.#parts.program.name }
            : { kind: to, name, ...(of === undefined ? {} : { of }) },
          ...placeOf(this.#parts.tokens, token),
          ...known,
          ...more,
          ...condition,
        })
      }
    }
    for (const { edge, operand, token, reason } of this.#parts.procedure.dynamic) {
      const copied = copyOf(this.#parts.tokens, token)
      this.#unresolved.push({
        kind: edge,
        from: this.#from,
        operand,
        ...placeOf(this.#parts.tokens, token),
        reason,
        ...(copied ? { via: copied } : {}),
      })
    }
  }

  #files(): void {
    const { files, procedure } = this.#parts
    const names = files.map((file) => this.#externalName(file))
    // A variable for files holds the name of one as the program has it.
    const outside = (found: string): string => {
      const name = names[files.findIndex((file) => file.name === found && !file.dynamic)]
      return typeof name === 'string' ? name : found
    }
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
          to: { kind: 'file', name: outside(found) },
          ...placeOf(this.#parts.tokens, token),
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
      const where = this.#standing(from)
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

  /** The paragraph of that number; the program outside of all. */
  #standing(paragraph: number): Reference['from'] {
    const { procedure, program } = this.#parts
    const standing = procedure.paragraphs[paragraph]
    return standing ? { kind: standing.kind, name: standing.name, of: program.name, path: this.#from.path } : this.#from
  }

  #sql(): void {
    for (const { table, verb, token, cursor } of this.#parts.procedure.tables) {
      const operand = cursor === undefined ? {} : { operand: cursor }
      this.#add({ kind: 'sql', to: { kind: 'table', name: table }, verb, how: 'literal', complete: true, ...operand }, token)
    }
  }

  #segments(): void {
    for (const access of withHeldSegments(this.#parts.procedure.segments)) {
      const { segment, psb, verb, token } = access
      const kind = psb === undefined ? 'segment' : 'psb'
      const named = psb ?? segment
      if (named === undefined) {
        const via = copyOf(this.#parts.tokens, token)
        const place = { ...placeOf(this.#parts.tokens, token), ...(via ? { via } : {}) }
        const call = pcbCall(access, place, { ...this.#parts, values: this.#values })
        if (call) this.#pcbCalls.push(call)
        continue
      }
      if (kind === 'segment' && access.pcb !== undefined && this.#isTooShort(named)) continue
      for (const { name, known } of this.#namesOf('dli', kind, named, token)) {
        const to: UnitName = { kind, name: name.replace(/[^\w@#$-].*$/, '') }
        this.#references.push({ kind: 'dli', from: this.#from, to, ...placeOf(this.#parts.tokens, token), ...known, verb })
      }
    }
  }

  /** A search argument has a blank or bracket behind the name of eight; what is shorter is the name of a MOD, by which a message is shown. */
  #isTooShort({ kind, items }: Operand): boolean {
    const length = kind === 'item' ? this.#parts.items[items[0] ?? -1]?.length : undefined
    return length !== undefined && length <= imsNameChars
  }

  #embeddedSteps(): void {
    for (const { kind, name, token } of embeddedSteps(this.#parts.items)) {
      const to: UnitName = { kind: kind === 'runs' ? 'program' : 'proc', name }
      this.#add({ kind, to, how: 'value', complete: true, verb: 'JCL in storage' }, token)
    }
  }
}
