import type { StructureUnit, UnitKind } from '../../../answer/structure.ts'
import { count } from '../../../base/text.ts'
import { messageName } from '../message-text.ts'
import type { CobolFile, TokenRange } from './cobol-program.ts'
import { commentAboveToken, headerComment } from './comments.ts'
import type { ProgramParts } from './program-facts.ts'
import { linesOf } from './token-places.ts'

/** A program with what it defines: entries, paragraphs, files, cursors, tables, messages. */
export function programUnits(parts: ProgramParts): StructureUnit[] {
  return new UnitWriter(parts).write()
}

class UnitWriter {
  readonly #parts: ProgramParts
  readonly #path: string
  readonly #units: StructureUnit[] = []

  constructor(parts: ProgramParts) {
    this.#parts = parts
    this.#path = parts.tokens.sources[0]?.path ?? ''
  }

  write(): StructureUnit[] {
    this.#program()
    this.#entries()
    this.#paragraphs()
    this.#files()
    this.#tables()
    this.#messages()
    return this.#units
  }

  #unit(kind: UnitKind, name: string, range: TokenRange, detail?: string): void {
    const { program } = this.#parts
    this.#units.push({ kind, name, of: program.name, ...linesOf(this.#parts.tokens, range), ...(detail ? { detail } : {}) })
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
      path: this.#path,
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
    return {
      ...(control.ends(paragraph) ? { ends: true } : {}),
      ...(control.skips(paragraph) ? { skips: true } : {}),
      ...(control.isEmpty(paragraph) ? { empty: true } : {}),
    }
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
        ...linesOf(this.#parts.tokens, range),
        ...(detail === '' ? {} : { detail }),
        ...(comment ? { comment } : {}),
        ...this.#control(index),
      })
    }
  }

  #files(): void {
    const { files, program } = this.#parts
    // A file of the program around it is that one's.
    const own = files.filter(({ token }) => token >= program.all.from)
    for (const file of own) this.#unit('file', file.name, { from: file.token, to: file.token + 1 }, fileDetail(file, this.#parts))
  }

  #tables(): void {
    const { cursors, declaredTables } = this.#parts.procedure
    for (const { name, tables: read, token, endToken } of cursors)
      this.#unit('cursor', name, { from: token, to: endToken }, read.join(', '))
    for (const { name, token, endToken, columns } of declaredTables) {
      const { path, startLine, endLine } = linesOf(this.#parts.tokens, { from: token, to: endToken })
      // A DCLGEN is declared once, in its copybook, however many programs include it.
      if (path === this.#path)
        this.#units.push({ kind: 'table', name, path, startLine, endLine, detail: `DECLARE TABLE (${columns.join(', ')})` })
    }
  }

  #messages(): void {
    for (const { text, token, how } of this.#parts.procedure.messages) {
      this.#unit('message', messageName(text), { from: token, to: token + 1 }, how)
    }
  }
}

function fileDetail(file: CobolFile, parts: ProgramParts): string {
  const { ddname, dynamic, organization, access, isSort, optional, keys, status } = file
  const records = recordSizes(file, parts)
  return [
    ddname === undefined ? '' : `ASSIGN TO ${ddname}${dynamic ? ' (a data item)' : ''}`,
    optional ? 'OPTIONAL' : '',
    isSort ? 'SORT FILE' : '',
    organization ?? '',
    access === undefined ? '' : `ACCESS ${access}`,
    keys.length > 0 ? `KEY ${keys.join(' ')}` : '',
    status === undefined ? '' : `STATUS ${status}`,
    records.length > 0 ? `RECORD ${records.join(', ')}` : '',
  ]
    .filter((part) => part !== '')
    .join(' ')
}

const mostRecords = 8

/** The records of a file with their length, where all that lies in them is known. */
function recordSizes({ records }: CobolFile, { items, tokens }: ProgramParts): string[] {
  const missing = tokens.copies.filter(({ found }) => found === undefined).map(({ at }) => at)
  return records
    .filter((row) => items[row]?.level === 1)
    .slice(0, mostRecords)
    .flatMap((row) => {
      const { name, length, token } = items[row] ?? { name: '', length: 0, token: 0 }
      const next = items.findIndex(({ parent, level }, other) => other > row && parent < 0 && level !== 88)
      const header = tokens.texts.indexOf('SECTION', token)
      const end = Math.min(...[items[next]?.token ?? -1, header].filter((at) => at > token), Number.POSITIVE_INFINITY)
      const isKnown = length > 0 && !missing.some((at) => token < at && at <= end)
      return [isKnown ? `${name} (${count(length, 'byte')})` : name]
    })
}
