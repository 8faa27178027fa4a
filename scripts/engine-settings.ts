/** Node's major versions whose V8 was tried with the settings; another might not know one and would say so on stderr. */
const tried = ['20', '22', '24']

const ours = ['--no-regexp-peephole-optimization', '--regexp-tier-up-ticks=10']
const own = ['--regexp-peephole-optimization', '--regexp-tier-up-ticks=1']

/**
 * How V8 is to treat patterns. An answer uses some six hundred for the first time, each a few times: V8 spends as long on making the code it interprets them from
 * smaller, and once more on compiling each that is used a second time. Left as they are, and compiled from the tenth use on, a question takes nine tenths of the
 * time. V8 takes what was compiled ahead under the same settings alone, Node's own modules too: those are loaded under its own.
 */
export class EngineSettings {
  readonly #canSet: boolean
  readonly #require: NodeJS.Require
  #isSet = false

  constructor(nodeVersion: string, require: NodeJS.Require) {
    this.#canSet = tried.includes(nodeVersion.split('.')[0] ?? '')
    this.#require = require
  }

  set(): void {
    if (this.#isSet || !this.#canSet) return
    this.#isSet = true
    this.#apply(ours)
  }

  /** What `load` gives, which is one of Node's own modules. */
  without<T>(load: () => T): T {
    if (!this.#isSet) return load()
    this.#apply(own)
    try {
      return load()
    } finally {
      this.#apply(ours)
    }
  }

  #apply(flags: readonly string[]): void {
    // Loaded when it is needed: that takes 2 ms, which the prompt would wait for.
    const { setFlagsFromString } = this.#require('node:v8') as typeof import('node:v8')
    for (const flag of flags) setFlagsFromString(flag)
  }
}
