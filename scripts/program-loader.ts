import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { Script } from 'node:vm'
import { EngineSettings } from './engine-settings.ts'

type ModuleFunction = (
  module: { exports: unknown },
  exports: unknown,
  require: (name: string) => unknown,
  importModule: (name: string) => Promise<unknown>,
  url: string,
) => void

/**
 * Where V8's compiled code of a file is, for one version of Node and one kind of processor: whoever differs finds none and compiles as always. V8 itself
 * refuses code that was compiled with other flags.
 */
export function compiledCodePath(path: string, nodeVersion: string): string {
  return `${path}.${nodeVersion}-${process.arch}.cache`
}

/** Holds everything that is loaded up to the prompt (build.mjs); opened before anything is loaded, and compiled under V8's own settings. */
export const startFile = 'start.cjs'

/**
 * Runs the modules of the program, which scripts/build.mjs writes as functions of `(module, exports, require, __import, __url)`, one or many to a
 * file, from the code that scripts/compile-program.mjs had V8 compile when it was built. To compile it anew is a third of the time of a short
 * question, and Node 20 has no cache for that (`module.enableCompileCache` came with 22). V8 refuses code that is cut or of another version, but
 * not code that was changed: it is as trusted as the files it lies among, and only ever written with them.
 */
export class ProgramLoader {
  /** What was read so far, by file name. */
  readonly scripts = new Map<string, Script>()
  readonly #dir: string
  readonly #nodeVersion: string
  readonly #url: string
  readonly #require: NodeJS.Require
  /** Set for all that is read behind the first file. */
  readonly engine: EngineSettings
  readonly #functions = new Map<string, ModuleFunction>()
  readonly #modules = new Map<string, { exports: unknown }>()

  constructor(dir: string, nodeVersion: string) {
    this.#dir = dir
    this.#nodeVersion = nodeVersion
    this.#url = pathToFileURL(dir).href
    this.#require = createRequire(join(dir, 'bin.cjs'))
    this.engine = new EngineSettings(process.versions.node, this.#require)
  }

  /** Reads a file, whose modules can be loaded then. */
  open(file: string): void {
    const path = join(this.#dir, file)
    if (file !== startFile) this.engine.set()
    const cachedData = readIfThere(compiledCodePath(path, this.#nodeVersion))
    // The build writes ASCII alone (program-file.ts), which is read fastest in this encoding.
    // Compiled code keeps the name that it was compiled with, so stacks name the file and not the place where it was built.
    const script = new Script(readFileSync(path, 'latin1'), { filename: `codewhisper/program/${file}`, cachedData })
    this.scripts.set(file, script)
    const functions: Record<string, ModuleFunction> = script.runInThisContext()
    for (const [name, run] of Object.entries(functions)) this.#functions.set(name, run)
  }

  /**
   * What the module exports. It runs when it is asked for the first time; modules that ask for each other in a circle see what is there so far.
   * One that is in no file opened by now is in a file of its own name.
   */
  load(name: string): unknown {
    const known = this.#modules.get(name)
    if (known) return known.exports
    const run = this.#functionOf(name)
    const module = { exports: {} }
    this.#modules.set(name, module)
    try {
      run(
        module,
        module.exports,
        (id) => this.#requireFrom(id),
        (id) => this.#importFrom(id),
        `${this.#url}/${name}`,
      )
    } catch (error) {
      // As Node does: half a module is given to nobody.
      this.#modules.delete(name)
      throw error
    }
    return module.exports
  }

  #functionOf(name: string): ModuleFunction {
    if (!this.#functions.has(name)) this.open(name)
    const run = this.#functions.get(name)
    if (run === undefined) throw new Error(`${name} is in no file of the program`)
    return run
  }

  #requireFrom(id: string): unknown {
    return id.startsWith('./') ? this.load(id.slice(2)) : this.engine.without(() => this.#require(id))
  }

  async #importFrom(id: string): Promise<unknown> {
    return id.startsWith('./') ? this.load(id.slice(2)) : import(id)
  }
}

function readIfThere(path: string): Buffer | undefined {
  try {
    return readFileSync(path)
  } catch {
    return undefined
  }
}
