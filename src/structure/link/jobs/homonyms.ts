import { addToGroup } from '../../../base/group-by.ts'

/** Who asks for a member, and the libraries that are searched. */
export interface Asking {
  readonly path: string
  readonly libraries: readonly string[]
}

/** Members by name. Several may have one name: which is meant depends on who asks. */
export class Homonyms {
  readonly #paths = new Map<string, string[]>()
  readonly #answered = new Map<string, string>()

  add(name: string, path: string): void {
    addToGroup(this.#paths, name, path)
  }

  has(name: string): boolean {
    return this.#paths.has(name)
  }

  /** The one whose folder is named after a library (its last qualifier), first library first, else the one that shares most folders with the member that asks. */
  nearest(name: string, { path, libraries }: Asking): string | undefined {
    const paths = this.#paths.get(name)
    if (paths === undefined || paths.length === 1) return paths?.[0]
    const folder = path.slice(0, path.lastIndexOf('/') + 1)
    const question = [name, folder, ...libraries].join('\n')
    let answer = this.#answered.get(question)
    if (answer === undefined) {
      answer = nearestOf(paths, folder, libraries)
      if (answer !== undefined) this.#answered.set(question, answer)
    }
    return answer
  }
}

function nearestOf(paths: readonly string[], folder: string, libraries: readonly string[]): string | undefined {
  const wanted = libraries.map((library) => library.slice(library.lastIndexOf('.') + 1).toUpperCase())
  const asking = folder.split('/').slice(0, -1)
  let best: { path: string; order: number; shared: number } | undefined
  for (const path of paths) {
    const folders = path.split('/').slice(0, -1)
    const found = wanted.indexOf((folders.at(-1) ?? '').toUpperCase())
    const order = found < 0 ? wanted.length : found
    let shared = 0
    while (shared < folders.length && folders[shared] === asking[shared]) shared++
    if (best === undefined || order < best.order || (order === best.order && shared > best.shared)) best = { path, order, shared }
  }
  return best?.path
}
