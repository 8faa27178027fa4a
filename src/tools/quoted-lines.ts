import type { StructureEvidence } from '../answer/evidence.ts'
import { hashLines } from '../answer/hash-lines.ts'
import { AppError } from '../base/app-error.ts'
import { limits } from '../base/limits.ts'
import { cutText } from '../base/text.ts'
import type { Sandbox } from '../files/sandbox.ts'

/** A fact with the lines it stands on, for a model and as evidence. */
export interface QuotedFact {
  /** `number| text`, the form of read_file. */
  readonly lines: readonly string[]
  readonly evidence: StructureEvidence
}

/** Adds to facts of the structure index the lines that they stand on. A file is read once, however many facts it has. */
export class LineQuoter {
  readonly #sandbox: Sandbox
  readonly #files = new Map<string, Promise<readonly string[]>>()

  constructor(sandbox: Sandbox) {
    this.#sandbox = sandbox
  }

  /** Without text where the file cannot be read any more. */
  async quote({ path, startLine, endLine, fact }: Omit<StructureEvidence, 'kind' | 'text' | 'hash'>): Promise<QuotedFact> {
    const lines = (await this.#linesOf(path)).slice(startLine - 1, endLine)
    const evidence = { kind: 'structure', path, startLine, endLine, fact } as const
    if (lines.length === 0) return { lines: [], evidence }
    const text = lines.join('\n')
    return {
      lines: lines.map((line, i) => `  ${startLine + i}| ${cutText(line.trimEnd(), limits.searchLineChars)}`),
      evidence: { ...evidence, endLine: startLine + lines.length - 1, text, hash: hashLines(text) },
    }
  }

  #linesOf(path: string): Promise<readonly string[]> {
    let lines = this.#files.get(path)
    if (!lines) {
      lines = this.#read(path)
      this.#files.set(path, lines)
    }
    return lines
  }

  async #read(path: string): Promise<readonly string[]> {
    try {
      const { text, binary } = await this.#sandbox.readText(path)
      return binary ? [] : text.replace(/\n$/, '').split('\n')
    } catch (error) {
      if (error instanceof AppError) return []
      throw error
    }
  }
}
