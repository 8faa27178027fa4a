import { createHash } from 'node:crypto'
import { AppError } from '../base/app-error.ts'
import type { BlobCache } from '../base/blob-cache.ts'
import type { Diagnostic } from '../base/diagnostic.ts'
import { limits } from '../base/limits.ts'
import { sanitizeLine } from '../base/sanitize.ts'
import { cutText, nearest } from '../base/text.ts'
import { createTokenizer } from '../base/words/tokenize.ts'
import { decodeBytes } from '../files/decode.ts'
import { readBounded } from '../files/read-file-bounded.ts'
import { readCatalogue, updateCatalogue } from './catalogue-cache.ts'
import { MatchExplainer } from './explain-match.ts'
import { listReferences } from './list-references.ts'
import { type LoadedSkills, loadSkills, type SkillsDirectory } from './load-skills.ts'
import { packSkillIndex } from './pack-skill-index.ts'
import { parseSkill } from './parse-skill.ts'
import type { Passage } from './sections.ts'
import { directoryOf, nameKey, type Skill, type SkillEntry } from './skill.ts'
import { SkillIndex } from './skill-index.ts'

export interface SkillMatch {
  readonly skill: Skill
  /** Higher is better; comparable within one search. */
  readonly score: number
  /** `term in field`, the most telling first. */
  readonly why: readonly string[]
  /** The part of the file that fits the question best. */
  readonly passage: Passage
}

/** A file of a skill other than its SKILL.md. */
export interface SkillReference {
  /** Relative to the skills directory. */
  readonly path: string
  readonly lines: readonly string[]
  readonly truncated: boolean
}

/**
 * All skills of the given directories. Reads only what has changed since `cache` was written. Throws `AppError` `directory_missing` for a named
 * directory that does not exist.
 */
export async function createSkillLibrary(options: { dirs: readonly SkillsDirectory[]; cache: BlobCache }): Promise<SkillLibrary> {
  const { dirs, cache } = options
  const key = createHash('sha256').update(JSON.stringify(dirs)).digest('hex').slice(0, 24)
  const known = await readCatalogue(cache, key)
  const loaded = await loadSkills(dirs, known)
  await updateCatalogue(cache, key, known, loaded)
  return new SkillLibrary(loaded, cache, key)
}

export class SkillLibrary {
  readonly diagnostics: readonly Diagnostic[]
  readonly shadowed: readonly SkillEntry[]
  readonly #loaded: LoadedSkills
  readonly #byName: ReadonlyMap<string, SkillEntry>
  readonly #cache: BlobCache
  readonly #key: string
  readonly #tokenize = createTokenizer()
  #index: Promise<SkillIndex> | undefined

  constructor(loaded: LoadedSkills, cache: BlobCache, key: string) {
    this.diagnostics = loaded.diagnostics
    this.shadowed = loaded.shadowed
    this.#loaded = loaded
    this.#byName = new Map(loaded.skills.map((skill) => [nameKey(skill.name), skill]))
    this.#cache = cache
    this.#key = key
  }

  list(): readonly SkillEntry[] {
    return this.#loaded.skills
  }

  get(name: string): SkillEntry | undefined {
    return this.#byName.get(nameKey(name))
  }

  nearest(name: string): string[] {
    return nearest(
      cutText(name, 100),
      this.#loaded.skills.map((skill) => skill.name),
    )
  }

  /** The skill with its text. Throws `AppError` `skill_unknown`, or what reading its file throws. */
  async load(name: string): Promise<Skill> {
    const entry = this.get(name)
    if (entry === undefined) throw this.#unknown(name)
    return this.#text(entry)
  }

  /** Paths of a skill's other files, relative to its directory; `more` when there are too many to list. */
  async references(skill: SkillEntry): Promise<{ paths: string[]; more: boolean }> {
    return listReferences(this.#root(skill), skill.path)
  }

  /** One of the files that `references` lists. Throws `AppError` `file_denied`, `file_missing` or `file_unreadable`. */
  async readReference(skill: SkillEntry, path: string): Promise<SkillReference> {
    const { paths } = await this.references(skill)
    if (!paths.includes(path)) {
      throw new AppError('file_missing', `Skill ${skill.name} has no file ${cutText(sanitizeLine(path), 200)}.`, {
        hint: paths.length > 0 ? `It has ${cutText(paths.join(', '), 1000)}.` : 'It has no other files.',
      })
    }
    const below = directoryOf(skill.path)
    const file = below === '' ? path : `${below}/${path}`
    const { bytes, truncated } = await readBounded({ root: this.#root(skill), path: file, maxBytes: limits.skillFileBytes })
    const decoded = decodeBytes(bytes)
    if (decoded.binary) throw new AppError('file_unreadable', `${file} is not a text file.`)
    const lines = decoded.text.split('\n')
    if (lines.at(-1) === '') lines.pop()
    return { path: file, lines, truncated }
  }

  /** The skills that fit the question best, best first. A question without a telling word finds nothing. */
  async search(query: string, limit: number): Promise<SkillMatch[]> {
    this.#index ??= this.#cachedIndex().then((index) => index ?? this.#buildIndex())
    const { ranked, terms } = (await this.#index).search(query, limit)
    const matches = ranked.map(async ({ position, score }): Promise<SkillMatch[]> => {
      const skill = await this.#textIfThere(this.#loaded.skills[position] as SkillEntry)
      if (skill === undefined) return []
      const explainer = new MatchExplainer(skill, terms, this.#tokenize)
      return [{ skill, score, why: explainer.reasons(), passage: explainer.bestPassage() }]
    })
    return (await Promise.all(matches)).flat()
  }

  async #cachedIndex(): Promise<SkillIndex | undefined> {
    const packed = await this.#cache.get(this.#indexKey())
    return packed && SkillIndex.open(packed, this.#fingerprint())
  }

  async #buildIndex(): Promise<SkillIndex> {
    const packed = await packSkillIndex(this.#fingerprint(), this.#texts())
    await this.#cache.put(this.#indexKey(), packed)
    const index = SkillIndex.open(packed, this.#fingerprint())
    if (index === undefined) throw new Error('a skill index that was just packed does not open')
    return index
  }

  async *#texts(): AsyncGenerator<Skill> {
    for (const entry of this.#loaded.skills) {
      // Every skill keeps its position in the index, also one whose file is gone.
      yield (await this.#textIfThere(entry)) ?? { ...entry, lines: [], bodyLine: 1, headings: [] }
    }
  }

  /** Undefined for a skill whose file vanished or changed into something else since the skills were loaded. */
  async #textIfThere(entry: SkillEntry): Promise<Skill | undefined> {
    try {
      return await this.#text(entry)
    } catch (error) {
      if (error instanceof AppError) return undefined
      throw error
    }
  }

  async #text(entry: SkillEntry): Promise<Skill> {
    const read = this.#loaded.read.get(entry)
    if (read !== undefined) return read
    const { bytes, truncated } = await readBounded({ root: this.#root(entry), path: entry.path, maxBytes: limits.skillFileBytes })
    const { skill } = parseSkill({ ...entry, shownPath: entry.path, expectedName: entry.name, bytes, truncated })
    if (skill === undefined) {
      throw new AppError('file_unreadable', `${entry.path} has changed and is no skill any more.`, {
        hint: 'Start again to load the skills anew.',
      })
    }
    return skill
  }

  #root(skill: SkillEntry): string {
    return this.#loaded.roots[skill.skillsDir] as string
  }

  #indexKey(): string {
    return `skills-index-${this.#key}`
  }

  #fingerprint(): string {
    const used = this.#loaded.files.filter((file) => file.entry !== undefined)
    const stamps = used.map((file) => [file.skillsDir, file.path, file.stamp.bytes, file.stamp.mtimeMs])
    return createHash('sha256').update(JSON.stringify(stamps)).digest('hex')
  }

  #unknown(name: string): AppError {
    const near = this.nearest(name)
    return new AppError('skill_unknown', `There is no skill called ${cutText(sanitizeLine(name), 100)}.`, {
      hint: near.length > 0 ? `Did you mean ${near.join(', ')}?` : 'Search for it by words.',
    })
  }
}
