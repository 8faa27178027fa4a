import type { CobolFile, DataItem, ProcedureFacts } from '../../../src/structure/scanners/cobol/cobol-program.ts'
import type { ExecReader } from '../../../src/structure/scanners/cobol/exec-context.ts'
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

/** One item a line: `05 NAME [PIC p] [VALUE v …] [USAGE u] [OCCURS n] [REDEFINES]`; `FD NAME [STATUS item]` and `SD NAME` before records, `WS` behind the first item after them. */
export function itemsOf(lines: readonly string[]): { items: DataItem[]; files: CobolFile[] } {
  const items: DataItem[] = []
  const files: CobolFile[] = []
  let file: string | undefined
  lines.forEach((line, token) => {
    const words: string[] = line.match(/'[^']*'|\S+/g) ?? []
    const [first = '', name = ''] = words
    if (first === 'FD' || first === 'SD') {
      file = name
      const status = words[words.indexOf('STATUS') + 1]
      files.push({
        name,
        token,
        dynamic: false,
        isSort: first === 'SD',
        optional: false,
        keys: [],
        records: [],
        ...(words.includes('STATUS') && status !== undefined ? { status } : {}),
      })
      return
    }
    const level = Number(first)
    const behind = (word: string) => (words.includes(word) ? words[words.indexOf(word) + 1] : undefined)
    if (words.includes('WS')) file = undefined
    const index = items.length
    let parent = level === 1 || level === 77 ? -1 : index - 1
    while (parent >= 0 && (items[parent]?.level ?? 0) >= (level === 88 ? 88 : level)) parent = items[parent]?.parent ?? -1
    const picture = behind('PIC')
    const usage = behind('USAGE')
    const values = words.includes('VALUE') ? words.slice(words.indexOf('VALUE') + 1) : []
    items.push({
      name,
      level,
      parent,
      token,
      section: file === undefined ? 'working-storage' : 'file',
      ...(file === undefined ? {} : { file }),
      ...(picture === undefined ? {} : { picture }),
      ...(usage === undefined ? {} : { usage }),
      redefines: words.includes('REDEFINES') ? index - 1 : -1,
      occurs: Number(behind('OCCURS') ?? 1),
      indexes: [],
      values: values.map((value) =>
        value.startsWith("'")
          ? { text: value.slice(1, -1), kind: 'literal' as const, token }
          : { text: value, kind: 'number' as const, token },
      ),
      offset: 0,
      length: 1,
    })
    const of = files.at(-1)
    if (level === 1 && file !== undefined && of !== undefined) files[files.length - 1] = { ...of, records: [...of.records, index] }
  })
  return { items, files }
}

export interface ReadProcedure {
  readonly tokens: SplicedTokens
  readonly items: readonly DataItem[]
  readonly files: readonly CobolFile[]
  readonly facts: ProcedureFacts
}

export function procedureOf(
  text: string,
  data: readonly string[] = [],
  options: { readonly copybooks?: Readonly<Record<string, string>>; readonly exec?: ExecReader } = {},
): ReadProcedure {
  const { tokens, programs } = programsOf(text, options.copybooks)
  const { items, files } = itemsOf(data)
  const find = (name: string, qualifiers: readonly string[]) =>
    items.flatMap((item, i) => (item.name === name && qualifiers.every((group) => isIn(items, i, group)) ? [i] : []))
  const [program] = programs
  if (program === undefined) throw new Error('no program')
  const facts = readProcedure({ tokens, program, items, files, names: { find }, exec: options.exec ?? skipped })
  return { tokens, items, files, facts }
}

function isIn(items: readonly DataItem[], item: number, group: string): boolean {
  for (let i = items[item]?.parent ?? -1; i >= 0; i = items[i]?.parent ?? -1) if (items[i]?.name === group) return true
  return items[item]?.file === group
}

/** Statements, in area B, of a program that has these items. */
export function statements(data: readonly string[], ...lines: readonly string[]): ReadProcedure {
  return procedureOf(program(...lines.map((line) => `    ${line}`)), data)
}

/** The procedure division of a program; line 1 is the first of `lines`. */
export function program(...lines: readonly string[]): string {
  const [first = '', ...rest] = lines
  return fixed('>>SOURCE FORMAT IS VARIABLE', 'ID DIVISION. PROGRAM-ID. T. PROCEDURE DIVISION.', first, ...rest)
}

/** Counted from the first line of the procedure division. */
const lineOf = ({ tokens }: ReadProcedure, token: number) => (tokens.lines[token] ?? 0) - 2

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
