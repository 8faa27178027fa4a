import type { CobolFile, DataItem, ProcedureFacts } from '../../../src/structure/scanners/cobol/cobol-program.ts'
import { readDataItems } from '../../../src/structure/scanners/cobol/data-division.ts'
import type { ExecReader } from '../../../src/structure/scanners/cobol/exec-context.ts'
import { readFiles } from '../../../src/structure/scanners/cobol/file-control.ts'
import { ItemNames } from '../../../src/structure/scanners/cobol/item-names.ts'
import { readProcedure } from '../../../src/structure/scanners/cobol/procedure-division.ts'
import type { SplicedTokens } from '../../../src/structure/scanners/cobol/tokens.ts'
import { fixed, programsOf } from './spliced.ts'

/** Passes over blocks without reading them. */
const skipped: ExecReader = {
  readBlock(tokens, at, { end }) {
    let next = at + 1
    while (next < end && tokens.texts[next] !== 'END-EXEC') next++
    return next + 1
  },
  readBlocksIn() {},
}

export interface ReadProcedure {
  readonly tokens: SplicedTokens
  readonly items: readonly DataItem[]
  readonly files: readonly CobolFile[]
  readonly facts: ProcedureFacts
  readonly headerLine: number
}

/** The first program of a text. */
export function procedureOf(text: string, options: { readonly copybooks?: Readonly<Record<string, string>> } = {}): ReadProcedure {
  const { tokens, programs } = programsOf(text, options.copybooks)
  const [program] = programs
  if (program === undefined) throw new Error('no program')
  const items = readDataItems(tokens, program.data)
  const files = readFiles(tokens, program, items)
  const facts = readProcedure({ tokens, program, items, files, names: new ItemNames(items), exec: skipped })
  return { tokens, items, files, facts, headerLine: tokens.lines[program.procedure.from - 1] ?? 0 }
}

/** Statements, in area B, of a program that has these items. */
export function statements(data: readonly string[], ...lines: readonly string[]): ReadProcedure {
  return procedureOf(program(data, ...lines.map((line) => `    ${line}`)))
}

/**
 * A program with these lines of a procedure division, however long. `data` holds descriptions without periods; `FD F [STATUS S]` and `SD F` stand for the
 * SELECT, too, and `WORKING-STORAGE SECTION` stands behind their records.
 */
export function program(data: readonly string[], ...lines: readonly string[]): string {
  const files = data.filter((line) => /^[FS]D /.test(line)).map((line) => line.split(' '))
  const selects = files.map(([, name, , status]) => `    SELECT ${name} ASSIGN TO ${name}${status ? ` FILE STATUS ${status}` : ''}.`)
  return fixed(
    '>>SOURCE FORMAT IS VARIABLE',
    'ID DIVISION. PROGRAM-ID. T.',
    ...(files.length > 0 ? ['ENVIRONMENT DIVISION. INPUT-OUTPUT SECTION. FILE-CONTROL.', ...selects] : []),
    'DATA DIVISION.',
    files.length > 0 ? 'FILE SECTION.' : 'WORKING-STORAGE SECTION.',
    ...data.map((line) => `${line.replace(/^(FD \S+) STATUS .*/, '$1')}.`),
    'PROCEDURE DIVISION.',
    ...lines,
  )
}

/** Counted from the first line behind the division's header. */
const lineOf = ({ tokens, headerLine }: ReadProcedure, token: number) => (tokens.lines[token] ?? 0) - headerLine

/** `line paragraph edge target [verb]` */
export function jumpsOf(read: ReadProcedure): string[] {
  const { paragraphs, jumps } = read.facts
  return jumps.map(({ from, edge, target, section, thru, verb, token }) =>
    [
      lineOf(read, token),
      paragraphs[from]?.name ?? '-',
      edge,
      target,
      ...(section ? ['of', section] : []),
      ...(thru ? ['thru', thru] : []),
      ...(verb === 'PERFORM' || verb === 'GO TO' ? [] : [`(${verb})`]),
    ].join(' '),
  )
}

/** `first line-last line kind name` */
export function paragraphsOf(read: ReadProcedure): string[] {
  return read.facts.paragraphs.map(({ name, kind, section, declarative, range }) => {
    const lines = `${lineOf(read, range.from)}-${lineOf(read, range.to - 1)}`
    return [lines, kind, name, ...(section ? ['in', section] : []), ...(declarative ? ['declarative'] : [])].join(' ')
  })
}

/** `verb: access item`, as written in the statement. */
export function usesOf({ items, facts }: ReadProcedure): string[] {
  return facts.uses.map(({ item, access, verb }) => `${verb}: ${access} ${items[item]?.name}`)
}

/** `item < source` */
export function assignmentsOf({ items, facts }: ReadProcedure): string[] {
  return facts.assignments.map(({ target, source }) => {
    const from =
      source.kind === 'operand'
        ? `${source.operand.kind} ${source.operand.text}`
        : source.kind === 'set88'
          ? `88 ${items[source.condition]?.name}`
          : `outside ${source.from}`
    return `${items[target]?.name} < ${from}`
  })
}

export function targetsOf({ facts }: ReadProcedure): string[] {
  return facts.targets.map(({ verb, operand }) => `${verb} ${operand.kind} ${operand.text}`)
}

export function accessesOf(read: ReadProcedure): string[] {
  return read.facts.fileAccesses.map(({ op, file, token }) => `${lineOf(read, token)} ${op} ${read.files[file]?.name}`)
}

export function messagesOf({ facts }: ReadProcedure): string[] {
  return facts.messages.map(({ how, text }) => `${how}: ${text}`)
}
