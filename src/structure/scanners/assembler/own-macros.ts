import { isSymbol } from './constant.ts'
import { sectionOperations } from './operations.ts'
import type { PlacedStatement } from './placed-statements.ts'
import type { MacroDefinition } from './sections.ts'

/** What one macro declares, with its parameters in place of what a call of it gives. */
interface Declared {
  readonly head: PlacedStatement
  /** The first control section that it begins: others are for other values of a switch. */
  readonly section: string | undefined
  readonly entries: readonly string[]
}

/** The macros that a member defines, as far as they declare control sections and entry points for those that call them. */
export class OwnMacros {
  readonly #declaring = new Map<string, Declared>()

  add({ name, head, body }: MacroDefinition): void {
    const opening = body.find(({ operation }) => sectionOperations.has(operation))
    const section = opening === undefined ? undefined : (opening.label ?? '')
    const entries = body.filter(({ operation }) => operation === 'ENTRY').flatMap(({ operands }) => operands.map(({ text }) => text))
    if (section !== undefined || entries.length > 0) this.#declaring.set(name, { head, section, entries })
  }

  /** The name of the control section that a statement begins; empty where that has none of its own, undefined where it begins none. */
  sectionOf(statement: PlacedStatement): string | undefined {
    const declared = this.#declaring.get(statement.operation)
    if (declared?.section === undefined) return undefined
    const name = put(declared.head, statement, declared.section)
    return isSymbol(name) ? name : (statement.label ?? '')
  }

  /** The entry points that a statement declares. */
  entriesOf(statement: PlacedStatement): readonly string[] {
    const { head, entries } = this.#declaring.get(statement.operation) ?? {}
    if (head === undefined || entries === undefined) return []
    return entries.map((entry) => put(head, statement, entry)).filter(isSymbol)
  }
}

/** A text of a macro's body with what a call gives for its parameters. */
function put(head: PlacedStatement, call: PlacedStatement, text: string): string {
  const given = new Map<string, string>()
  if (head.label !== undefined) given.set(head.label, call.label ?? '')
  const positional = call.operands.filter(({ key }) => key === undefined)
  let position = 0
  for (const { key, text: parameter } of head.operands) {
    if (key === undefined) given.set(parameter.toUpperCase(), positional[position++]?.text ?? '')
    else given.set(key, call.operands.find((operand) => `&${operand.key}` === key)?.value ?? '')
  }
  return text.toUpperCase().replace(/(&[A-Z@#$_][A-Z0-9@#$_]*)\.?/g, (whole, name: string) => given.get(name) ?? whole)
}
