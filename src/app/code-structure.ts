import { createHash } from 'node:crypto'
import type { StructureIndex } from '../answer/structure-index.ts'
import type { Config } from '../config/config.ts'
import type { Sandbox } from '../files/sandbox.ts'
import { createFileCache } from '../store/file-cache.ts'
import type { Structure, StructureRequest } from '../structure/open-structure.ts'

/** The structure of the code in a sandbox, on first need: whoever only asks for skills loads no scanner. */
export function codeStructure(sandbox: Sandbox, { directories }: Config): (request?: StructureRequest) => Promise<StructureIndex> {
  let structure: Promise<Structure> | undefined
  return async (request) => {
    structure ??= import('../structure/open-structure.ts').then(({ openStructure }) =>
      openStructure({ sandbox, cache: createFileCache(directories.cache), key: `structure-${keyOf(sandbox)}` }),
    )
    return (await structure).index(request)
  }
}

/** One entry of the cache for each set of code directories. */
function keyOf({ roots, encoding }: Sandbox): string {
  const text = JSON.stringify([roots.map(({ real }) => real), encoding])
  return createHash('sha256').update(text).digest('hex').slice(0, 32)
}
