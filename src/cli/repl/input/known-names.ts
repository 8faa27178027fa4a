import type { StructureIndex } from '../../../answer/structure-index.ts'
import type { ReplApp } from '../repl-deps.ts'
import type { Offers } from './complete-line.ts'
import { Known } from './known.ts'

/** What Tab offers of the code and the skills, as soon as the app and its index are there. */
export class KnownNames implements Omit<Offers, 'sessions' | 'providers'> {
  readonly #stopped = new AbortController()
  readonly #names: Known
  readonly #skills: Known
  readonly #paths: Known
  #index: StructureIndex | undefined
  #indexed: readonly string[] = []

  constructor(source: () => Promise<ReplApp>) {
    const { signal } = this.#stopped
    this.#names = new Known(async () => {
      const { structure, redact } = await source()
      return { names: this.#namesOf(await structure({ signal })), redact }
    })
    this.#skills = new Known(async () => {
      const { skills, redact } = await source()
      return { names: skills.list().map(({ name }) => name), redact }
    })
    this.#paths = new Known(async () => {
      const { sandbox, redact } = await source()
      return { names: (await sandbox.walk()).map(({ path }) => path), redact }
    })
  }

  readonly names = (): Promise<readonly string[]> => this.#names.soon()

  readonly skills = (): Promise<readonly string[]> => this.#skills.soon()

  readonly paths = (): Promise<readonly string[]> => this.#paths.soon()

  /** Ends an indexing that only a completion waits for. */
  stop(): void {
    this.#stopped.abort()
  }

  /** The same index has the same names, and to gather them takes longer than anything else here. */
  #namesOf(index: StructureIndex): readonly string[] {
    if (index !== this.#index) this.#indexed = index.names().map(({ name }) => name)
    this.#index = index
    return this.#indexed
  }
}
