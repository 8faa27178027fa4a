import type { EdgeKind, UnitKind } from '../../../answer/structure.ts'
import { addToGroup } from '../../../base/group-by.ts'
import { type SourceTokens, TokenKind } from './source-tokens.ts'
import type { SymbolSheet } from './symbol-sheet.ts'

/** Something that stands for the name of a program: a text, or what holds one. */
interface Target {
  readonly kind: EdgeKind
  readonly unit: UnitKind
  /** Token of the text or of the variable. */
  readonly at: number
}

/** Calls of programs by texts and by variables, for languages whose members are programs. */
export class ProgramCalls {
  readonly #tokens: SourceTokens
  readonly #sheet: SymbolSheet
  readonly #values = new Map<string, { readonly value: string; readonly line: number }[]>()
  readonly #targets: Target[] = []

  constructor(tokens: SourceTokens, sheet: SymbolSheet) {
    this.#tokens = tokens
    this.#sheet = sheet
  }

  /** A variable gets the text at `text`. */
  set(variable: number, text: number): void {
    const { kinds } = this.#tokens
    if (kinds[text] !== TokenKind.text || !this.#tokens.isWord(variable)) return
    addToGroup(this.#values, this.#tokens.word(variable), { value: this.#tokens.value(text), line: this.#tokens.line(text) })
  }

  /** `at`: the token of a text, or of the variable that holds the name. */
  call(at: number, kind: EdgeKind = 'call', unit: UnitKind = 'program'): void {
    this.#targets.push({ kind, unit, at })
  }

  /** A name as the language has it without quotes. */
  named(name: string, line: number, kind: EdgeKind = 'call', unit: UnitKind = 'program'): void {
    const to = programName(name)
    if (to !== '') this.#sheet.program({ kind, line, how: 'literal', complete: true, operand: to, to: { kind: unit, name: to } })
  }

  /** When all texts are known that variables may hold. */
  finish(): void {
    for (const { kind, unit, at } of this.#targets) {
      const line = this.#tokens.line(at)
      const operand = this.#tokens.value(at)
      if (this.#tokens.kinds[at] === TokenKind.text) this.named(operand, line, kind, unit)
      else if (this.#tokens.isWord(at)) {
        const values = new Map((this.#values.get(this.#tokens.word(at)) ?? []).map((one) => [programName(one.value), one]))
        // What else may be put into it is not looked for.
        for (const [name, set] of values) {
          const to = { kind: unit, name }
          if (name !== '') this.#sheet.program({ kind, line, how: 'move', complete: false, operand, to, setAt: set.line })
        }
        if (values.size === 0) this.#sheet.program({ kind, line, how: 'literal', complete: false, operand, to: undefined })
      }
    }
  }
}

/** Without library, in upper case: `LIB/PGM`. Empty for what no program is called. */
function programName(written: string): string {
  const name = written.trim().toUpperCase()
  const last = name.slice(Math.max(name.lastIndexOf('/'), name.lastIndexOf('\\')) + 1)
  return /^[A-Z@#$][\w@#$.-]*$/.test(last) ? last : ''
}
