import type { LocatedName, LocatedUnit, LocatedWord, LocateResult } from '../../answer/located.ts'
import type { StructureIndex } from '../../answer/structure-index.ts'
import type { WhereResult } from '../../answer/structure-results.ts'
import { BoundedMap } from '../../base/bounded-map.ts'
import { asksTests, isOfTests } from '../../base/of-tests.ts'
import { asksChanges } from '../../base/words/asks-changes.ts'
import { archivesIn } from './archives.ts'
import type { AskedLanguage } from './asked-language.ts'
import { asksForCode } from './asks-for-code.ts'
import { CodeWords } from './code-words.ts'
import { WordCounter } from './count-words.ts'
import { explainUnits } from './explain-units.ts'
import { findPassages } from './find-passages.ts'
import type { ForeignWords } from './foreign-words.ts'
import { type LinesOf, questionLiterals } from './question-literals.ts'
import { questionNames, type Where } from './question-names.ts'
import { type QuestionWord, questionWords, supposedWords } from './question-words.ts'
import { type RankedUnit, rankUnits } from './rank-units.ts'
import type { RetrievalIndex } from './retrieval-index.ts'
import { type RetrievalKind, retrievalKinds } from './retrieval-unit.ts'
import { type SearchSettings, searchSettings } from './search-settings.ts'
import { copiesLast } from './twins.ts'
import { WordFinder } from './word-finder.ts'
import { WordTerms } from './word-terms.ts'

export interface LocateOptions {
  /** Units of these kinds only. */
  readonly kinds?: readonly RetrievalKind[] | undefined
  /** Units in these programs, jobs or members only, by name or path. */
  readonly within?: readonly string[] | undefined
  /** Only where programs, routines, jobs … begin: there they say what they are for. */
  readonly beginnings?: boolean | undefined
  /** Words that the code may have in place of the question's. */
  readonly also?: readonly string[] | undefined
  readonly limit?: number | undefined
  readonly settings?: SearchSettings | undefined
}

const defaultLimit = 8
/** Units whose lines are read. */
const mostRead = 12
const mostForms = 8
/** Each may be a copy that another comes before. */
const rankedForOne = 2
/** Names whose meaning is remembered. */
const mostNames = 500

/** What a question says, whatever is looked for with it. */
interface ReadQuestion extends Pick<LocateResult, 'question' | 'names' | 'literals'> {
  readonly settings: SearchSettings
  readonly words: readonly QuestionWord[]
}

/** Finds units of the code by words, over one state of it. What a search has looked up is not looked up again: one question makes several with the same words. */
export class Locator {
  readonly #structure: StructureIndex
  readonly #index: RetrievalIndex
  readonly #code: CodeWords
  readonly #wordTerms = new WordTerms()
  readonly #counter: WordCounter
  readonly #named = new BoundedMap<string, WhereResult>(mostNames)
  readonly #near = new BoundedMap<string, readonly string[]>(mostNames)
  #last: ReadQuestion | undefined
  /** Of each member, when first asked for. */
  #ofTests: readonly boolean[] | undefined
  #archives: ReadonlySet<number> | undefined

  constructor(structure: StructureIndex, index: RetrievalIndex, foreign: ForeignWords) {
    this.#structure = structure
    this.#index = index
    this.#code = new CodeWords(index, foreign)
    this.#counter = new WordCounter(index)
  }

  /** The units that a question in natural words may be about; `language`: of one that is not in English. */
  locate(question: string, linesOf: LinesOf, options: LocateOptions = {}, language?: AskedLanguage): LocateResult {
    const index = this.#index
    const where = (name: string) => this.#where(name)
    const { limit = defaultLimit, also = [], settings = searchSettings } = options
    const { words: asked, names, literals } = this.#read(question, linesOf, settings, language)
    const words = [...asked, ...supposedWords(also, asked, this.#code, settings)]
    const defining = new Map(names.map(({ word, units }) => [word, unitsAt(units, index)]))
    const ranking = rankUnits(words, index, {
      limit: limit * rankedForOne,
      allowed: allowedUnits(index, where, options),
      settings,
      forCode: asksForCode(question),
      defining,
      counter: this.#counter,
      worthOf: this.#worthFor(question, settings),
    })
    const best = copiesLast(ranking.units, index).slice(0, limit)
    const why = explainUnits(
      best.map(({ unit }) => unit),
      words,
      ranking.weights,
      index,
    )
    const finder = new WordFinder(words, this.#wordTerms)
    const wantsPast = asksChanges(question)
    const units = best.map((ranked, i): LocatedUnit => {
      const unit = index.unit(ranked.unit)
      const { path, startLine, endLine, language } = unit
      const lines = i < mostRead ? linesOf(path).slice(startLine - 1, endLine) : []
      const passages = findPassages(
        { lines, startLine, language, wantsPast, isHead: unit.owner === undefined && index.column('head')[ranked.unit] === ranked.unit },
        words,
        ranking.weights,
        finder,
      )
      return { ...unit, ...scoreOf(ranked), why: why[i] ?? [], passages }
    })
    return {
      question,
      words: words.map((word, i) => locatedWord(word, ranking.weights[i] ?? 0, ranking.found[i] ?? 0, index)),
      names,
      units,
      literals,
      searched: { units: index.header.units, members: index.header.members.length },
    }
  }

  #read(question: string, linesOf: LinesOf, settings: SearchSettings, language: AskedLanguage | undefined): ReadQuestion {
    if (this.#last?.question === question && this.#last.settings === settings) return this.#last
    this.#last = {
      question,
      settings,
      words: questionWords(question, this.#code, settings, language),
      names: questionNames(
        question,
        (name) => this.#where(name),
        (name) => this.#nearest(name),
        this.#code,
      ),
      literals: questionLiterals(question, this.#index, linesOf),
    }
    return this.#last
  }

  #worthFor(question: string, settings: SearchSettings): (member: number) => number {
    const tests = asksTests(question) ? 1 : settings.tests
    const archived = asksChanges(question) ? 1 : settings.archived
    this.#archives ??= archivesIn(this.#index)
    const archives = this.#archives
    return (member) => (this.#isOfTests(member) ? tests : 1) * (archives.has(member) ? archived : 1)
  }

  #isOfTests(member: number): boolean {
    this.#ofTests ??= this.#index.header.members.map(([path]) => isOfTests(path))
    return this.#ofTests[member] ?? false
  }

  #where(name: string): WhereResult {
    const known = this.#named.get(name) ?? this.#structure.where(name, { nearest: false })
    this.#named.set(name, known)
    return known
  }

  #nearest(name: string): readonly string[] {
    const known = this.#near.get(name) ?? this.#structure.where(name).nearest
    this.#near.set(name, known)
    return known
  }
}

/** The units of the index in which definitions stand. */
function unitsAt(definitions: LocatedName['units'], index: RetrievalIndex): number[] {
  const [memberOf, startOf, endOf] = [index.column('member'), index.column('startLine'), index.column('endLine')]
  const units = definitions.flatMap(({ path, startLine = 0 }) => {
    const member = index.memberNumber(path ?? '')
    if (member === undefined) return []
    // Units are in the order of members and lines.
    let unit = firstAtLeast(memberOf, member)
    while (memberOf[unit] === member && (endOf[unit] ?? 0) < startLine) unit++
    return memberOf[unit] === member && (startOf[unit] ?? 0) <= startLine ? [unit] : []
  })
  return [...new Set(units)]
}

function firstAtLeast(sorted: Uint32Array, wanted: number): number {
  let low = 0
  let high = sorted.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((sorted[middle] ?? 0) < wanted) low = middle + 1
    else high = middle
  }
  return low
}

function scoreOf({ score, coverage }: RankedUnit): { score: number; coverage: number } {
  return { score: Math.round(score * 1000) / 1000, coverage: Math.round(coverage * 1000) / 1000 }
}

function locatedWord({ word, forms }: QuestionWord, weight: number, units: number, index: RetrievalIndex): LocatedWord {
  const frequent = forms.map(({ term }) => ({ term, found: index.count(term) })).sort((a, b) => b.found - a.found)
  return { word, weight: Math.round(weight * 1000) / 1000, units, forms: frequent.slice(0, mostForms).map(({ term }) => term) }
}

/** Undefined when all are. */
function allowedUnits(
  index: RetrievalIndex,
  where: Where,
  { kinds = [], within = [], beginnings = false }: LocateOptions,
): ((unit: number) => boolean) | undefined {
  if (kinds.length === 0 && within.length === 0 && !beginnings) return undefined
  const numbers = new Set(kinds.map((kind) => retrievalKinds.indexOf(kind)))
  const ranges = rangesOf(within, where, index)
  const [kindOf, memberOf, startOf, headOf] = [
    index.column('kind'),
    index.column('member'),
    index.column('startLine'),
    index.column('head'),
  ]
  return (unit) => {
    if (beginnings && headOf[unit] !== unit) return false
    if (numbers.size > 0 && !numbers.has(kindOf[unit] ?? 0)) return false
    if (within.length === 0) return true
    const line = startOf[unit] ?? 0
    return (ranges.get(memberOf[unit] ?? 0) ?? []).some(([start, end]) => line >= start && line <= end)
  }
}

/** The lines of each member that `within` names. */
function rangesOf(within: readonly string[], where: Where, index: RetrievalIndex): Map<number, [number, number][]> {
  const ranges = new Map<number, [number, number][]>()
  const add = (path: string, start: number, end: number) => {
    const member = index.memberNumber(path)
    if (member !== undefined) ranges.set(member, [...(ranges.get(member) ?? []), [start, end]])
  }
  for (const name of within) {
    const folder = `${name.replace(/\/+$/, '')}/`
    for (const [path] of index.header.members) if (path === name || path.startsWith(folder)) add(path, 1, Number.MAX_SAFE_INTEGER)
    const { definitions, members } = where(name)
    for (const { path, startLine, endLine } of definitions) add(path, startLine, endLine)
    for (const { path } of members) add(path, 1, Number.MAX_SAFE_INTEGER)
  }
  return ranges
}
