import type { Secret } from '../base/secret.ts'

interface KeyState {
  readonly key: Secret | undefined
  restsUntil: number
  refused: boolean
}

/** The keys of a provider, which share the load in turns; a provider without keys has the one key `undefined`. */
export class KeyRing {
  readonly #states: readonly KeyState[]
  #turn = 0

  constructor(keys: readonly Secret[]) {
    this.#states = (keys.length > 0 ? keys : [undefined]).map((key) => ({ key, restsUntil: 0, refused: false }))
  }

  get size(): number {
    return this.#states.length
  }

  /** Whether a key could be asked at once. `now` in milliseconds. */
  hasFresh(now: number): boolean {
    return this.#states.some((state) => !state.refused && state.restsUntil <= now)
  }

  /** The key whose turn it is: one that is neither refused nor resting, else the one that rests for the shortest time. */
  take(now: number): Secret | undefined {
    // When all are refused there is nothing left to spare: the user may have mended the account meanwhile.
    if (this.#states.every((state) => state.refused)) for (const state of this.#states) state.refused = false
    const inTurn = [...this.#states.slice(this.#turn), ...this.#states.slice(0, this.#turn)].filter((state) => !state.refused)
    const chosen = inTurn.reduce((best, state) => (rest(state, now) < rest(best, now) ? state : best), inTurn[0] as KeyState)
    this.#turn = (this.#states.indexOf(chosen) + 1) % this.#states.length
    return chosen.key
  }

  /** The provider does not take this key: it is left out as long as there is another. */
  refuse(key: Secret | undefined): void {
    for (const state of this.#states) if (state.key === key) state.refused = true
  }

  /** This key has used up its share until `time`, in milliseconds. */
  restUntil(key: Secret | undefined, time: number): void {
    for (const state of this.#states) if (state.key === key) state.restsUntil = time
  }
}

function rest(state: KeyState, now: number): number {
  return Math.max(0, state.restsUntil - now)
}
