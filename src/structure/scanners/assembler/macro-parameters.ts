import { operandOf } from '../../../base/macro-statements.ts'
import { isModuleMacro } from './calls.ts'
import type { MacroParameter, MacroSheet } from './macro-sheet.ts'
import { isDirective, isInstruction } from './operations.ts'
import type { PlacedStatement } from './placed-statements.ts'
import type { MacroDefinition } from './sections.ts'

const branchAndLink = /^(?:BALR?|BASR?|BASSM|JASL?|BRASL?)$/
const external = /^=?V(?:L\d)?\((&[^()]*(?:\(\d+\))?)\)$/i
const listed = /^&SYSLIST\((\d+)\)$/i
const renamed = /^'(&[^']*)'$/

/** What a macro does with its parameters, as far as it passes control to what they name. */
export function macroParameters({ name, head, body }: MacroDefinition): Pick<MacroSheet, 'passing' | 'handing'> {
  const known = parametersOf(head)
  // `&PROGRAM SETC '&WHAT'`: the same by another name.
  for (const { operation, label, operands } of body) {
    const of = operation === 'SETC' ? renamed.exec(operands[0]?.text ?? '')?.[1] : undefined
    const parameter = of === undefined ? undefined : parameterIn(of, known)
    if (label !== undefined && parameter !== undefined && !known.has(label)) known.set(label, parameter)
  }
  const branches = body.some(({ operation }) => branchAndLink.test(operation))
  const passing = new Set(body.flatMap((statement) => passedTo(statement, branches)).flatMap((text) => parameterIn(text, known) ?? []))
  return {
    passing: [...passing].map((parameter) => ({ macro: name, parameter })),
    handing: body.flatMap((statement) =>
      givenTo(statement).flatMap(({ as, text }) => {
        const parameter = parameterIn(text, known)
        return parameter === undefined ? [] : [{ macro: name, parameter, to: statement.operation, as }]
      }),
    ),
  }
}

/** The operands of a statement that is no instruction, by what its macro knows them as. */
export function givenTo({ operation, operands }: PlacedStatement): readonly { readonly as: MacroParameter; readonly text: string }[] {
  if (isDirective(operation) || isInstruction(operation)) return []
  let position = 0
  return operands.map(({ key, value, text }) => (key === undefined ? { as: position++, text } : { as: key, text: value }))
}

/** What a macro knows its operands as, by its names for them. */
export function parametersOf({ operands }: Pick<PlacedStatement, 'operands'>): Map<string, MacroParameter> {
  const known = new Map<string, MacroParameter>()
  let position = 0
  for (const { key, text } of operands) {
    if (key === undefined) known.set(text.toUpperCase(), position++)
    else known.set(key, key.replace(/^&/, ''))
  }
  return known
}

function parameterIn(text: string, known: ReadonlyMap<string, MacroParameter>): MacroParameter | undefined {
  const place = listed.exec(text)?.[1]
  return place === undefined ? known.get(text.toUpperCase().replace(/\.$/, '')) : Number(place) - 1
}

/** What a statement passes control to, or loads the address of where there is a branch to it. */
function passedTo(statement: PlacedStatement, branches: boolean): readonly string[] {
  const { operation, operands } = statement
  if (operation === 'CALL') return operands.slice(0, 1).map(({ text }) => text)
  if (isModuleMacro(operation)) return [operandOf(statement, 'EP') ?? '']
  if (!branches) return []
  if (operation === 'EXTRN') return operands.map(({ text }) => text)
  return operands.flatMap(({ text }) => external.exec(text)?.[1] ?? [])
}
