import type { ToolOutput } from '../answer/agent-tool.ts'
import type { StructureEvidence } from '../answer/evidence.ts'
import type { StructureIndex } from '../answer/structure-index.ts'
import { structureNotes } from '../answer/structure-notes.ts'
import type { StructureResult } from '../answer/structure-results.ts'
import { AppError } from '../base/app-error.ts'
import { limits } from '../base/limits.ts'
import { count, cutText, grouped } from '../base/text.ts'
import { withTimeout } from '../base/with-timeout.ts'
import type { Sandbox } from '../files/sandbox.ts'
import { BoundedText } from './bounded-text.ts'

interface FilesRead {
  readonly done: number
  readonly total: number
}

interface StructureRequest {
  readonly signal: AbortSignal
  readonly onProgress: (files: FilesRead) => void
}

/** What the tools over the structure index work with. */
export interface StructureToolDeps {
  /** Indexes the code on first need. */
  readonly structure: (request: StructureRequest) => Promise<StructureIndex>
  readonly sandbox: Sandbox
}

/** The queries; when the code takes too long to read, an error that says how far it is: what was done stays done for the next call. */
export function readyStructure({ structure }: StructureToolDeps, signal: AbortSignal): Promise<StructureIndex> {
  let files: FilesRead | undefined
  const onProgress = (now: FilesRead) => {
    files = now
  }
  return withTimeout((inner) => structure({ signal: inner, onProgress }), {
    ms: limits.structureWaitMs,
    signal,
    onTimeout: () => {
      const far = files === undefined ? '' : `: ${grouped(files.done)} of ${count(files.total, 'file')} so far`
      return new AppError('tool_timeout', `The structure of the code is still being read${far}.`, {
        hint: 'Call this tool again: it goes on from there. Until then search_code finds the lines.',
      })
    },
  })
}

/** A piece of a result: all of it fits, or none. */
export interface ShownPart {
  readonly lines: readonly string[]
  readonly evidence: readonly StructureEvidence[]
}

const footerChars = 4000
const noteChars = 1200

interface Shown {
  readonly result: StructureResult
  /** One line for people. */
  readonly summary: string
  readonly parts: AsyncIterable<ShownPart>
  /** How many parts there are, and what they are called. */
  readonly total: number
  readonly noun: string
}

/** The output of a structure tool: parts while they fit, then what was cut and what may be missing. */
export async function showStructure({ result, summary, parts, total, noun }: Shown): Promise<ToolOutput> {
  const output = new BoundedText(footerChars)
  const evidence: StructureEvidence[] = []
  let shown = 0
  let isCut = false
  for await (const part of parts) {
    isCut = !output.add(...part.lines)
    if (isCut) break
    evidence.push(...part.evidence)
    shown++
  }
  const cut = isCut
    ? [`Only the first ${shown} of ${total} ${noun} shown (${limits.toolResultChars} characters a result): ask for something narrower.`]
    : []
  const notices = [...cut, ...structureNotes(result).map((note) => cutText(note, noteChars))]
  for (const notice of notices.slice(0, 3)) output.footer(`(${notice})`)
  const nearest = 'nearest' in result && result.nearest.length > 0 ? { nearest: result.nearest } : {}
  return {
    content: output.toString(),
    artifact: { evidence, summary, total, structure: result, ...(notices.length > 0 ? { notices } : {}), ...nearest },
  }
}
