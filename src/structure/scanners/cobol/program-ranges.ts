import type { ProgramRange, TokenRange } from './cobol-program.ts'
import { startsSentence } from './copied-programs.ts'
import { type SplicedTokens, TokenKind } from './tokens.ts'

type Division = 'environment' | 'data' | 'procedure'

interface OpenProgram {
  name: string
  kind: ProgramRange['kind']
  common: boolean
  from: number
  /** Where each division begins, behind its header. */
  readonly begins: Partial<Record<Division, number>>
  readonly ends: Partial<Record<Division, number>>
  using: readonly string[]
  current: Division | undefined
}

const identifiers = new Map<string, ProgramRange['kind']>([
  ['PROGRAM-ID', 'program'],
  ['FUNCTION-ID', 'function'],
  ['CLASS-ID', 'class'],
  ['METHOD-ID', 'method'],
])
const divisions = new Map<string, Division>([
  ['ENVIRONMENT', 'environment'],
  ['DATA', 'data'],
  ['PROCEDURE', 'procedure'],
])
/** What a header, or the end of a program, may begin with. */
const headerWords = new Set([...identifiers.keys(), ...divisions.keys(), 'IDENTIFICATION', 'ID', 'END'])
const enders = new Set(['PROGRAM', 'FUNCTION', 'CLASS', 'METHOD'])

/**
 * The programs of a member: one behind the other, or one inside the other. `lineCount` is the member's; a program at the top reaches from behind the
 * one before it, comments included, to its END PROGRAM or the end of the member. A member that has divisions and no PROGRAM-ID is a program of
 * the name `fallback`; without that it is none, as a copybook may hold the header of a division.
 */
export function findPrograms(tokens: SplicedTokens, lineCount: number, fallback: string | undefined): ProgramRange[] {
  return new ProgramFinder(tokens, lineCount, fallback).run()
}

class ProgramFinder {
  readonly #tokens: SplicedTokens
  readonly #lineCount: number
  readonly #fallback: string | undefined
  readonly #open: OpenProgram[] = []
  readonly #done: { readonly program: OpenProgram; readonly to: number; readonly parent: string | undefined; readonly ended: boolean }[] =
    []
  /** Names behind END PROGRAM: only a program that ends with one can hold others. */
  readonly #ended: ReadonlySet<string>
  /** Tokens that may begin a header or the end of a program. */
  readonly #starts: readonly number[]
  /** Where an IDENTIFICATION DIVISION header stands that no PROGRAM-ID has followed yet. */
  #header: number | undefined

  constructor(tokens: SplicedTokens, lineCount: number, fallback: string | undefined) {
    this.#tokens = tokens
    this.#lineCount = lineCount
    this.#fallback = fallback
    const starts: number[] = []
    const ended = new Set<string>()
    for (let i = 0; i < tokens.count; i++) {
      if (!startsSentence(this.#tokens, i) || !headerWords.has(tokens.texts[i] ?? '')) continue
      starts.push(i)
      if (tokens.texts[i] === 'END' && enders.has(tokens.texts[i + 1] ?? '')) ended.add(this.#text(i + 2))
    }
    this.#starts = starts
    this.#ended = ended
  }

  run(): ProgramRange[] {
    const { count, texts } = this.#tokens
    for (const i of this.#starts) {
      const text = texts[i] ?? ''
      const kind = identifiers.get(text)
      if (texts[i + 1] === 'DIVISION') this.#division(i + 1)
      else if (kind !== undefined) this.#identifier(i, kind)
      else if (text === 'END' && enders.has(texts[i + 1] ?? '')) this.#end(i)
    }
    while (this.#open.length > 0) this.#close(count, false)
    return this.#ranges()
  }

  #text(i: number): string {
    return (this.#tokens.texts[i] ?? '').toUpperCase()
  }

  #isWord(i: number): boolean {
    return this.#tokens.kinds[i] === TokenKind.word
  }

  #division(i: number): void {
    const name = this.#text(i - 1)
    if ((name === 'IDENTIFICATION' || name === 'ID') && startsSentence(this.#tokens, i - 1)) {
      this.#header = i - 1
      return
    }
    const division = divisions.get(name)
    if (division === undefined || !startsSentence(this.#tokens, i - 1)) return
    let program = this.#open.at(-1)
    if (program === undefined) {
      if (this.#fallback === undefined) return
      program = this.#start(this.#header ?? 0, this.#fallback, 'program')
      this.#header = undefined
    }
    if (program.current !== undefined) program.ends[program.current] ??= i - 1
    program.current = division
    let to = i + 1
    while (to < this.#tokens.count && this.#tokens.kinds[to] !== TokenKind.period && to - i < 300) to++
    if (division === 'procedure') program.using = this.#usingOf(i + 1, to)
    program.begins[division] ??= to < this.#tokens.count && this.#tokens.kinds[to] === TokenKind.period ? to + 1 : i + 1
  }

  #usingOf(from: number, to: number): string[] {
    const names: string[] = []
    if (this.#text(from) !== 'USING' && this.#text(from) !== 'CHAINING') return names
    for (let i = from + 1; i < to; i++) {
      const text = this.#text(i)
      if (text === 'RETURNING' || text === 'GIVING') break
      if (this.#isWord(i) && text !== 'BY' && text !== 'REFERENCE' && text !== 'VALUE' && text !== 'OPTIONAL') names.push(text)
    }
    return names
  }

  #identifier(i: number, kind: ProgramRange['kind']): void {
    let at = i + 1
    if (this.#tokens.kinds[at] === TokenKind.period) at++
    const found = this.#tokens.kinds[at]
    if (found !== TokenKind.word && found !== TokenKind.literal && found !== TokenKind.number) return
    const written = this.#text(at)
      .trim()
      .replace(/^.*[\\/]/, '')
    const name = written || this.#fallback
    if (name === undefined) return
    const from = this.#header ?? i
    this.#header = undefined
    // Without END PROGRAM nothing can stand inside: the next program follows.
    for (let top = this.#open.at(-1); top !== undefined && !this.#ended.has(top.name); top = this.#open.at(-1)) this.#close(from, false)
    const program = this.#start(from, name, kind)
    for (let j = at + 1; j < at + 8 && j < this.#tokens.count && this.#tokens.kinds[j] !== TokenKind.period; j++) {
      if (this.#text(j) === 'COMMON') program.common = true
    }
  }

  #start(from: number, name: string, kind: ProgramRange['kind']): OpenProgram {
    const outer = this.#open.at(-1)
    if (outer?.current !== undefined) outer.ends[outer.current] ??= from
    const program: OpenProgram = { name, kind, common: false, from, begins: {}, ends: {}, using: [], current: undefined }
    this.#open.push(program)
    return program
  }

  #end(i: number): void {
    const name = this.#text(i + 2)
    const to = this.#tokens.kinds[i + 3] === TokenKind.period ? i + 4 : i + 3
    if (this.#open.some((program) => program.name === name)) {
      while (this.#open.length > 0 && this.#open.at(-1)?.name !== name) this.#close(i, false)
    }
    const top = this.#open.at(-1)
    if (top?.current !== undefined) top.ends[top.current] ??= i
    if (top !== undefined) this.#close(Math.min(to, this.#tokens.count), true)
  }

  #close(to: number, ended: boolean): void {
    const program = this.#open.pop()
    if (program === undefined) return
    if (program.current !== undefined) program.ends[program.current] ??= to
    this.#done.push({ program, to, parent: this.#open.at(-1)?.name, ended })
  }

  #ranges(): ProgramRange[] {
    const done = this.#done.sort((a, b) => a.program.from - b.program.from)
    /** Of each program, the next one at the top. */
    const nexts: (OpenProgram | undefined)[] = []
    for (let n = done.length - 1, top: OpenProgram | undefined; n >= 0; n--) {
      nexts[n] = top
      if (done[n]?.parent === undefined) top = done[n]?.program
    }
    let lineBehind = 1
    return done.map(({ program, to, parent, ended }, n) => {
      const nested = parent !== undefined
      const next = nexts[n]
      const endLine = ended
        ? this.#lastOwnLine(to)
        : next && !nested
          ? this.#ownLine(next.from) - 1
          : nested
            ? this.#lastOwnLine(to)
            : this.#lineCount
      const startLine = nested ? this.#ownLine(program.from) : lineBehind
      if (!nested) lineBehind = endLine + 1
      const range = (division: Division): TokenRange => {
        const from = program.begins[division] ?? to
        return { from, to: Math.max(from, program.ends[division] ?? (program.begins[division] === undefined ? from : to)) }
      }
      return {
        name: program.name,
        kind: program.kind,
        ...(nested ? { parent } : {}),
        common: program.common,
        all: { from: program.from, to },
        environment: range('environment'),
        data: range('data'),
        procedure: range('procedure'),
        using: program.using,
        startLine,
        endLine: Math.max(startLine, endLine),
      }
    })
  }

  /** Line of the first token at or behind `i` that stands in the member itself. */
  #ownLine(i: number): number {
    for (let j = i; j < this.#tokens.count; j++) if (this.#tokens.sourceOf[j] === 0) return this.#tokens.lines[j] ?? 1
    return this.#lineCount
  }

  #lastOwnLine(to: number): number {
    for (let j = to - 1; j >= 0; j--) if (this.#tokens.sourceOf[j] === 0) return this.#tokens.lines[j] ?? 1
    return 1
  }
}
