/** Node's major versions whose V8 was tried with the settings; another might not know one and would say so on stderr. */
const tried = ['20', '22', '24']

const ours = ['--no-regexp-peephole-optimization', '--regexp-tier-up-ticks=10']
const own = ['--regexp-peephole-optimization', '--regexp-tier-up-ticks=1']
/** Node 22 and 24 do not know it. The second is V8's own number, by which it takes what was compiled ahead. */
const optimizingOf20 = { ours: '--interrupt-budget=300000', own: '--interrupt-budget=67584' }

/**
 * How V8 is to treat patterns, and when it optimizes. An answer uses some six hundred for the first time, each a few times: V8 spends as long on making the code it interprets them from
 * smaller, and once more on compiling each that is used a second time. Left as they are, and compiled from the tenth use on, a question takes nine tenths of the
 * time. What V8 optimizes, in threads of its own, is a fifth of the processor time of an answer that is over before that pays: it waits four times as long.
 * V8 takes what was compiled ahead under the same settings alone, Node's own modules too: those are loaded under its own.
 */
export class EngineSettings {
  readonly #canSet: boolean
  readonly #ours: readonly string[]
  readonly #own: readonly string[]
  readonly #require: NodeJS.Require
  #isSet = false

  constructor(nodeVersion: string, require: NodeJS.Require) {
    const [major = ''] = nodeVersion.split('.')
    this.#canSet = tried.includes(major)
    this.#ours = major === '20' ? [...ours, optimizingOf20.ours] : ours
    this.#own = major === '20' ? [...own, optimizingOf20.own] : own
    this.#require = require
  }

  set(): void {
    if (this.#isSet || !this.#canSet) return
    this.#isSet = true
    this.#apply(this.#ours)
  }

  /** What `load` gives, which is one of Node's own modules. */
  without<T>(load: () => T): T {
    if (!this.#isSet) return load()
    this.#apply(this.#own)
    try {
      return load()
    } finally {
      this.#apply(this.#ours)
    }
  }

  #apply(flags: readonly string[]): void {
    // Loaded when it is needed: that takes 2 ms, which the prompt would wait for.
    const { setFlagsFromString } = this.#require('node:v8') as typeof import('node:v8')
    for (const flag of flags) setFlagsFromString(flag)
  }
}
