import type { Secret } from '../base/secret.ts'

type Key = Secret | undefined

interface KeyState {
  readonly key: Key
  restsUntil: number
  refused: boolean
}

/** The keys of a provider, which share the load in turns; a provider without keys has the one key `undefined`. Times are milliseconds of one clock. */
export class KeyRing {
  readonly #states: readonly KeyState[]
  #turn = 0

  constructor(keys: readonly Secret[]) {
    this.#states = (keys.length > 0 ? keys : [undefined]).map((key) => ({ key, restsUntil: 0, refused: false }))
  }

  get size(): number {
    return this.#states.length
  }

  /** Whether a key can be asked at once that is not among `tried`. */
  hasFresh(now: number, tried: ReadonlySet<Key>): boolean {
    return this.#states.some((state) => !state.refused && state.restsUntil <= now && !tried.has(state.key))
  }

  /** How long it takes until a key can be asked, in whole milliseconds; 0 when one can be at once. */
  restLeft(now: number): number {
    const rests = this.#states.filter((state) => !state.refused).map((state) => rest(state, now))
    return rests.length > 0 ? Math.round(Math.min(...rests)) : 0
  }

  /** The key whose turn it is: one that is not refused, that rests for the shortest time, and of those rather one that is not among `tried`. */
  take(now: number, tried: ReadonlySet<Key> = new Set()): Key {
    // When all are refused there is nothing left to spare: the user may have mended the account meanwhile.
    if (this.#states.every((state) => state.refused)) for (const state of this.#states) state.refused = false
    const inTurn = [...this.#states.slice(this.#turn), ...this.#states.slice(0, this.#turn)].filter((state) => !state.refused)
    const cost = (state: KeyState) => [rest(state, now), tried.has(state.key) ? 1 : 0] as const
    const chosen = inTurn.reduce((best, state) => (isLess(cost(state), cost(best)) ? state : best), inTurn[0] as KeyState)
    this.#turn = (this.#states.indexOf(chosen) + 1) % this.#states.length
    return chosen.key
  }

  /** The provider does not take this key: it is left out as long as there is another. */
  refuse(key: Key): void {
    for (const state of this.#states) if (state.key === key) state.refused = true
  }

  /** This key has used up its share until `time`. */
  restUntil(key: Key, time: number): void {
    for (const state of this.#states) if (state.key === key) state.restsUntil = Math.max(state.restsUntil, time)
  }
}

function rest(state: KeyState, now: number): number {
  return Math.max(0, state.restsUntil - now)
}

function isLess(a: readonly [number, number], b: readonly [number, number]): boolean {
  return a[0] < b[0] || (a[0] === b[0] && a[1] < b[1])
}
