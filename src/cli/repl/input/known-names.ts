import type { StructureIndex } from '../../../answer/structure-index.ts'
import type { Redact } from '../../../base/redact.ts'
import { sanitizeLine } from '../../../base/sanitize.ts'

/** Who presses Tab waits no longer; the next time the names are there. */
const patienceMs = 200

interface Source {
  readonly redact: Redact
  structure(request: { readonly signal: AbortSignal }): Promise<StructureIndex>
}

/** Names from the code, for completion: those of the index as soon as it is there, and none that cannot be shown as they are. */
export class KnownNames {
  readonly #source: () => Promise<Source>
  readonly #stopped = new AbortController()
  #index: StructureIndex | undefined
  #names: readonly string[] = []
  #looking: Promise<void> | undefined

  constructor(source: () => Promise<Source>) {
    this.#source = source
  }

  /** Never rejects: without an index there are no names. */
  async soon(): Promise<readonly string[]> {
    this.#looking ??= this.#look()
      .catch(() => {})
      .finally(() => {
        this.#looking = undefined
      })
    let timer: NodeJS.Timeout | undefined
    const late = new Promise<void>((resolve) => {
      timer = setTimeout(resolve, patienceMs)
    })
    await Promise.race([this.#looking, late])
    clearTimeout(timer)
    return this.#names
  }

  /** Ends an indexing that only a completion waits for. */
  stop(): void {
    this.#stopped.abort()
  }

  async #look(): Promise<void> {
    const { structure, redact } = await this.#source()
    const index = await structure({ signal: this.#stopped.signal })
    if (index === this.#index) return
    this.#index = index
    const names = new Set(index.names().map(({ name }) => name))
    this.#names = [...names].filter((name) => sanitizeLine(name) === name && redact(name) === name)
  }
}
