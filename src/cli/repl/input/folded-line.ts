import type { Key } from 'node:readline'
import type { Io } from '../../../base/io.ts'
import { sanitize } from '../../../base/sanitize.ts'
import { FoldedText, rowsOf } from './folded-text.ts'
import type { LineEditor } from './line-editor.ts'
import { pressInLines } from './line-keys.ts'
import { promptMark } from './prompt.ts'

/**
 * What is typed, as it stands in the editor: long texts as labels, so that all of it fits on the screen. More could not be drawn again without leaving
 * copies of itself above.
 */
export class FoldedLine {
  readonly #editor: LineEditor
  readonly #stdout: Io['stdout']
  readonly #folded = new FoldedText()

  constructor(editor: LineEditor, stdout: Io['stdout']) {
    this.#editor = editor
    this.#stdout = stdout
  }

  /** All of it, without labels. */
  get text(): string {
    return this.#folded.unfold(this.#editor.text)
  }

  get textBeforeCursor(): string {
    return this.#folded.unfold(this.#editor.text.slice(0, this.#editor.cursor))
  }

  /** The line ends with a backslash, and the cursor stands there. */
  get goesOn(): boolean {
    const { text, cursor } = this.#editor
    return cursor === text.length && text.endsWith('\\')
  }

  /** The whole text of a line that was entered; the next one begins without labels. */
  enter(line: string): string {
    const entry = this.#folded.unfold(line)
    this.#folded.clear()
    return entry
  }

  /** Puts `text` in place of all that stands there. */
  replace(text: string): void {
    this.#editor.set(this.#folded.fold(text, this.#screen))
  }

  /** Puts `text` at the cursor. */
  insert(text: string): void {
    this.#insert(this.#folded.fold(text, this.#screen))
  }

  breakLine(): void {
    this.#insert('\n')
  }

  /** Puts a line break in place of the backslash before the cursor. */
  breakAtBackslash(): void {
    this.#insert('\n', this.#editor.cursor - 1)
  }

  press(character: string | undefined, key: Key): void {
    // A control character that is no key of the editor would act on the terminal when it is shown.
    if (character !== undefined && key.name === undefined && sanitize(character) === '') return
    const { text: before, cursor } = this.#editor
    const edit = pressInLines(before, cursor, key)
    if (edit) this.#editor.set(edit.text, edit.cursor)
    else this.#editor.press(character, key)
    const mended = this.#folded.mend(before, this.#editor.text)
    if (mended !== undefined) this.#editor.set(mended.text, mended.cursor)
    this.fit()
  }

  /** Folds what is too much for the screen, as it is now. */
  fit(): void {
    const { text, cursor } = this.#editor
    const { columns, rows } = this.#screen
    if (rowsOf(promptMark + text, columns) < rows || cursor === 0) return
    const lineBreak = text.lastIndexOf('\n', cursor - 1)
    const start = lineBreak > 0 ? lineBreak : cursor
    const label = this.#folded.label(this.#folded.unfold(text.slice(0, start)))
    this.#editor.set(label + text.slice(start), label.length + cursor - start)
  }

  /** Puts it in place of what stands from `start` to the cursor. */
  #insert(put: string, start = this.#editor.cursor): void {
    const { text, cursor } = this.#editor
    this.#editor.set(text.slice(0, start) + put + text.slice(cursor), start + put.length)
    this.fit()
  }

  get #screen(): { readonly columns: number; readonly rows: number } {
    const { columns, rows } = this.#stdout
    return { columns: columns || 80, rows: rows || 24 }
  }
}
