import { createHash } from 'node:crypto'
import type { LocateResult } from '../answer/located.ts'
import type { StructureIndex } from '../answer/structure-index.ts'
import type { StatusResult } from '../answer/structure-results.ts'
import type { Config } from '../config/config.ts'
import type { Sandbox } from '../files/sandbox.ts'
import { createFileCache } from '../store/file-cache.ts'
import type { Structure, StructureRequest } from '../structure/open-structure.ts'
import type { LocateOptions } from '../structure/retrieval/locate.ts'

/** What the code consists of, as the files are now; indexed on first need. */
export interface CodeStructure {
  index(request?: StructureRequest): Promise<StructureIndex>
  locate(question: string, options?: LocateOptions, request?: StructureRequest): Promise<LocateResult>
  /** Of the index as it was put together last; undefined when none was yet. */
  status(): Promise<StatusResult | undefined>
}

/** The structure of the code in a sandbox, on first need: whoever only asks for skills loads no scanner. */
export function codeStructure(sandbox: Sandbox, { directories }: Config): CodeStructure {
  let structure: Promise<Structure> | undefined
  const opened = () => {
    structure ??= import('../structure/open-structure.ts').then(({ openStructure }) =>
      openStructure({ sandbox, cache: createFileCache(directories.cache), key: structureKey(sandbox) }),
    )
    return structure
  }
  return {
    index: async (request) => (await opened()).index(request),
    locate: async (question, options, request) => (await opened()).locate(question, options, request),
    status: async () => (await structure)?.status(),
  }
}

/** One entry of the cache for each set of code directories. */
export function structureKey({ roots, encoding }: Sandbox): string {
  const text = JSON.stringify([roots.map(({ real }) => real), encoding])
  return `structure-${createHash('sha256').update(text).digest('hex').slice(0, 32)}`
}
