import type { ToolArtifact } from '../../answer/agent-tool.ts'
import { isOfCode, type SkillEvidence } from '../../answer/evidence.ts'
import type { LocatedWord, LocateResult } from '../../answer/located.ts'
import type { Definition, OutlinedMember, Reference, StructureResult, SubjectUses } from '../../answer/structure-results.ts'
import { withoutIdentification } from '../../base/card-identification.ts'
import { groupBy } from '../../base/group-by.ts'
import { limits } from '../../base/limits.ts'
import { definitionCall, locateCall, outlineCall, referencesCall } from './calls.ts'
import type { Call, MadeCall } from './conversation.ts'
import { isComment } from './evidence/comment-lines.ts'
import { goesOnInFortran, isFixedComment } from './evidence/is-fortran.ts'
import type { Question } from './question/question.ts'
import type { Quote } from './quote.ts'

/** Lines of a file that tools have shown, by number. */
export type KnownLines = ReadonlyMap<number, string>

/** One line of a file. */
export interface Place {
  readonly path: string
  readonly line: number
}

export interface FoundLine extends Place {
  readonly text: string
}

/** Tools that need all of the code to be read. */
const readsAll: ReadonlySet<string> = new Set(['locate', 'find_definition', 'find_references', 'outline', 'flow'])

const noLines: KnownLines = new Map()

/** What the tools have found for the present question. */
export class Findings {
  readonly #made: ReadonlyMap<string, ToolArtifact | undefined>
  readonly #times = new Map<string, number>()
  readonly #lines = new Map<string, Map<number, string>>()
  /** Of files in which something was located. */
  readonly #languages: ReadonlyMap<string, string>
  /** Skills and their sections whose text was loaded. */
  readonly skillTexts: readonly SkillEvidence[]
  /** Skills that a search found, best first. */
  readonly skillMatches: readonly SkillEvidence[]
  /** Windows of files that were read: the path as it was asked for, and what it showed. */
  readonly reads: readonly { readonly asked: string; readonly quotes: readonly Quote[] }[]

  constructor(made: readonly MadeCall[]) {
    this.#made = new Map(made.map((call) => [keyOf(call), call.artifact]))
    for (const call of made) this.#times.set(keyOf(call), (this.#times.get(keyOf(call)) ?? 0) + 1)
    const evidence = made.flatMap(({ artifact }) => [...(artifact?.evidence ?? [])])
    for (const item of evidence) if (isOfCode(item) && item.text !== undefined) this.#learn(item.path, item.startLine, item.text)
    const units = made.flatMap(({ artifact }) => [...(artifact?.located?.units ?? [])])
    this.#languages = new Map(units.map(({ path, language }) => [path, language]))
    const skills = evidence.filter((item) => item.kind === 'skill')
    this.skillTexts = skills.filter(({ via }) => via === 'load')
    this.skillMatches = skills.filter(({ via }) => via === 'match')
    this.reads = made
      .filter(({ name }) => name === 'read_file')
      .map(({ args, artifact }) => ({ asked: String(args.path), quotes: windowsOf(artifact) }))
  }

  /** What the searches for lines could not look at: no absence may be claimed without it. */
  get unsearched(): readonly string[] {
    const searches = [...this.#made].filter(([key]) => key.startsWith('["search_code"'))
    return [...new Set(searches.flatMap(([, artifact]) => artifact?.notices ?? []))].filter((notice) => !/^Only /.test(notice))
  }

  get calls(): number {
    return this.#made.size
  }

  wasMade(call: Call): boolean {
    return this.#made.has(keyOf(call))
  }

  /** A call that asks for what is still being read fails, and goes on from there when it is made again. */
  isWaitedFor(call: Call): boolean {
    const times = this.#times.get(keyOf(call)) ?? 0
    return readsAll.has(call.name) && times > 0 && times < limits.repeatedCallStopped - 1 && this.resultOf(call) === undefined
  }

  /** Turns that were spent waiting. */
  get waits(): number {
    return Math.max(0, ...this.#times.values(), 1) - 1
  }

  resultOf(call: Call): ToolArtifact | undefined {
    return this.#made.get(keyOf(call))
  }

  /** The lines of code that a call has shown; none also where it was not made or failed. */
  linesFound(call: Call): readonly FoundLine[] {
    const evidence = (this.resultOf(call)?.evidence ?? []).filter(isOfCode)
    return evidence.flatMap(({ path, startLine, text = '' }) => linesIn(text).map((line, i) => ({ path, line: startLine + i, text: line })))
  }

  /** Whether a search for lines was made and showed all that there are: it shows only so many, and so many of one member. Before, nothing may be said to be missing. */
  showsAllLines(call: Call): boolean {
    const lines = this.linesFound(call)
    const ofMembers = [...groupBy(lines, ({ path }) => path).values()]
    const most = typeof call.args.limit === 'number' ? call.args.limit : limits.searchMatches
    return this.resultOf(call) !== undefined && lines.length < most && ofMembers.every(({ length }) => length < limits.searchMatchesPerFile)
  }

  /** Those of them that are no comments. */
  codeLinesFound(call: Call): readonly FoundLine[] {
    return this.linesFound(call).filter(
      ({ path, text }) => (!isComment(text) && !isFixedComment(path, text)) || goesOnInFortran(path, text),
    )
  }

  located(call: Call): LocateResult | undefined {
    return this.resultOf(call)?.located
  }

  /** The words of a question, each with what it may be in the code; none before they were located. */
  wordsOf({ text }: Pick<Question, 'text'>): readonly LocatedWord[] {
    return this.located(locateCall(text))?.words ?? []
  }

  /** The result of a structure query of that kind; undefined when it was not asked, or failed. */
  structure<Query extends StructureResult['query']>(call: Call, query: Query): (StructureResult & { readonly query: Query }) | undefined {
    const structure = this.resultOf(call)?.structure
    return structure !== undefined && isOf(structure, query) ? structure : undefined
  }

  /** Empty when the call was not made: so are the two below. */
  definitionsOf(name: string): readonly Definition[] {
    return this.structure(definitionCall(name), 'where')?.definitions ?? []
  }

  referencesOf(name: string, relation: 'callers' | 'callees'): readonly Reference[] {
    return (this.structure(referencesCall(name, relation), relation)?.subjects ?? []).flatMap(({ references }) => references)
  }

  /** What refers to a thing in any way; of several of its name those that are meant. */
  usesOf(name: string, isMeant: (unit: SubjectUses['unit']) => boolean = () => true): readonly Reference[] {
    const subjects = this.structure(referencesCall(name, 'uses'), 'uses')?.subjects ?? []
    return subjects.filter(({ unit }) => isMeant(unit)).flatMap(({ reads, writes, other }) => [...reads, ...writes, ...other])
  }

  outlinedMembers(name: string): readonly OutlinedMember[] {
    return this.structure(outlineCall(name), 'outline')?.members ?? []
  }

  languageOf(path: string): string | undefined {
    return this.#languages.get(path)
  }

  linesOf(path: string): KnownLines {
    return this.#lines.get(path) ?? noLines
  }

  /** Whether all these lines were shown, so that a citation of them can be verified. */
  isShown(path: string, startLine: number, endLine = startLine): boolean {
    const lines = this.linesOf(path)
    for (let line = startLine; line <= endLine; line++) if (!lines.has(line)) return false
    return true
  }

  #learn(path: string, startLine: number, text: string): void {
    const lines = this.#lines.get(path) ?? new Map<number, string>()
    this.#lines.set(path, lines)
    for (const [index, line] of linesIn(text).entries()) lines.set(startLine + index, line)
  }
}

/** Of a longer line the rest is no source that somebody wrote, and a pattern may take the square of its length. What identifies a card is no part of its statement. */
const longestLine = limits.readLineChars

function linesIn(text: string): string[] {
  return text.split('\n').map((line) => withoutIdentification(line.slice(0, longestLine)))
}

function windowsOf(artifact: ToolArtifact | undefined): Quote[] {
  const windows = (artifact?.evidence ?? []).filter((item) => item.kind === 'code')
  return windows.map(({ path, startLine, text }) => ({ source: { kind: 'code', path }, startLine, lines: linesIn(text) }))
}

function isOf<Query extends StructureResult['query']>(
  result: StructureResult,
  query: Query,
): result is StructureResult & { readonly query: Query } {
  return result.query === query
}

function keyOf({ name, args }: Call): string {
  return JSON.stringify([name, Object.entries(args).sort(([a], [b]) => (a < b ? -1 : 1))])
}
