import type { Redact } from '../../../base/redact.ts'
import { sanitizeLine } from '../../../base/sanitize.ts'

/** Who presses Tab waits no longer; the next time they are there. */
const patienceMs = 200

/** Names that take time to find, for completion: those found last, and none that cannot be shown as they are. */
export class Known {
  readonly #find: () => Promise<{ readonly names: Iterable<string>; readonly redact: Redact }>
  #names: readonly string[] = []
  #looking: Promise<void> | undefined

  constructor(find: () => Promise<{ readonly names: Iterable<string>; readonly redact: Redact }>) {
    this.#find = find
  }

  /** Never rejects: where nothing can be found there are no names. */
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

  async #look(): Promise<void> {
    const { names, redact } = await this.#find()
    this.#names = [...new Set(names)].filter((name) => sanitizeLine(name) === name && redact(name) === name)
  }
}
