import { isInstruction } from './operations.ts'
import type { PlacedStatement } from './placed-statements.ts'

/** Branches without a return address, conditional ones among them; those that look at registers and branch name the label last. */
const branch = /^(?:B(?!AK|AL|AS|RAS|SA|SG|SM)|J(?!AS)|CL?G?(?:R|I)J|CL?G?(?:R|I)B)/
const always = /^(?:B|BR|J|BRU|BRUL|JLU|PR)$/
/** `BC 15,X`, `BCR 15,R14` and `BCR B'1111',R14`. */
const onMask = /^(?:BCR?|BRCL?|JC)$/
const anyCode = /^(?:15|B'1111'|X'F')$/i
const label = /^[A-Z@#$_][A-Z0-9@#$_]*/i
/** `TABLE(R15)`, `*+4(R1)`: one of the branches that stand there, one behind the other. */
const indexed = /^(?:\*|[A-Z@#$_])[^()]*\([^(),]+\)$/i

/**
 * Of the statements of a routine, the first of which is its entry, those that control comes to from there, in their order. What a register leads to is not
 * known; a macro is taken to come back.
 */
export function reachedFrom(statements: readonly PlacedStatement[]): readonly PlacedStatement[] {
  const places = new Map<string, number>()
  for (const [at, statement] of statements.entries()) {
    const name = statement.label
    if (name !== undefined && !places.has(name)) places.set(name, at)
  }
  const reached = new Set<number>()
  const executed = new Set<number>()
  const starts = [0]
  for (let start = starts.pop(); start !== undefined; start = starts.pop()) {
    for (let at = start; at < statements.length && !reached.has(at); at++) {
      reached.add(at)
      const statement = statements[at]
      if (statement === undefined) break
      const target = targetOf(statement)
      const place = target === undefined ? undefined : places.get(target.toUpperCase())
      // What EX takes stands out of the way of control.
      if (place !== undefined && isExecute(statement)) executed.add(place)
      else if (place !== undefined) starts.push(place)
      if (isUnconditional(statement)) break
    }
  }
  return statements.filter((_, at) => reached.has(at) || executed.has(at))
}

function isExecute({ operation }: PlacedStatement): boolean {
  return operation === 'EX' || operation === 'EXRL'
}

function targetOf(statement: PlacedStatement): string | undefined {
  const { operation, operands } = statement
  return isInstruction(operation) && (branch.test(operation) || isExecute(statement))
    ? label.exec(operands.at(-1)?.text ?? '')?.[0]
    : undefined
}

function isUnconditional({ operation, operands }: PlacedStatement): boolean {
  if (!isInstruction(operation)) return false
  const [mask, register] = operands.map(({ text }) => text)
  // BSM by another register only changes the mode.
  if (operation === 'BSM') return /^R?0$/i.test(mask ?? '') && /^R?14$/i.test(register ?? '')
  const isAlways = always.test(operation) || (onMask.test(operation) && anyCode.test(mask ?? ''))
  const to = operands.at(-1)?.text ?? ''
  // A displacement from here goes around a few statements; which ones only their lengths tell.
  return isAlways && !indexed.test(to) && !to.startsWith('*')
}
