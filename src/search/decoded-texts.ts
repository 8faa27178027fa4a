import type { FileText, Sandbox, WalkedFile } from '../files/sandbox.ts'

/** Characters kept in all. */
const keptChars = 32 * 1024 * 1024

/**
 * Texts of the files that ripgrep cannot read: they are searched again and again, and decoding them costs far more than searching them. A text is
 * kept for as long as size and modification time of its file stay the same; the oldest give way.
 */
export class DecodedTexts {
  readonly #sandbox: Sandbox
  readonly #kept = new Map<string, FileText>()
  #chars = 0

  constructor(sandbox: Sandbox) {
    this.#sandbox = sandbox
  }

  /** Throws as `Sandbox.readText`. */
  async read(file: WalkedFile): Promise<FileText> {
    const known = this.#kept.get(file.path)
    if (known !== undefined && known.bytes === file.bytes && known.mtimeMs === file.mtimeMs) return known
    const text = await this.#sandbox.readText(file.path)
    this.#drop(file.path)
    this.#kept.set(file.path, text)
    this.#chars += text.text.length
    for (const [path] of this.#kept) {
      if (this.#chars <= keptChars) break
      this.#drop(path)
    }
    return text
  }

  #drop(path: string): void {
    this.#chars -= this.#kept.get(path)?.text.length ?? 0
    this.#kept.delete(path)
  }
}
