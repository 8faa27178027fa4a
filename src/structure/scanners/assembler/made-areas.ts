import { quotedText } from '../../../base/macro-statements.ts'
import { isSymbol } from './constant.ts'
import { parametersOf } from './macro-parameters.ts'
import type { LaidAddress, MadeArea } from './macro-sheet.ts'
import type { PlacedStatement } from './placed-statements.ts'
import type { MacroDefinition } from './sections.ts'

const variable = String.raw`(&[A-Z@#$_][A-Z0-9@#$_]*)(?:\([^()]*\))?\.?`
const external = new RegExp(String.raw`^V(?:L\d)?\(${variable}\)$`, 'i')
const label = new RegExp(`^([A-Z0-9@#$_]*)${variable}([A-Z0-9@#$_]*)$`)
const set = new RegExp(`^${variable}$`)
/** An address, or a word for one. */
const address = /^(?:[AVF]|[AV]L\d)(?:\(|$|'0')/i

/** The areas of addresses whose labels a macro makes of the names of programs: `V_&NAME DC V(&NAME)`, `&NAME` being a parameter or set to text. */
export function madeAreas({ name: macro, head, body }: MacroDefinition): {
  readonly laid: readonly LaidAddress[]
  readonly made: readonly MadeArea[]
} {
  const named = new Set(body.flatMap(({ operation, operands }) => (operation === 'DC' ? externalsIn(operands) : [])))
  const areas = named.size === 0 ? [] : body.flatMap((statement) => areaOf(statement, named) ?? [])
  const parameters = parametersOf(head)
  return {
    made: areas.flatMap(({ of, before, after }) => {
      const parameter = parameters.get(of)
      return parameter === undefined ? [] : [{ macro, parameter, before, after }]
    }),
    laid: areas.flatMap(({ of, before, after }) =>
      body.flatMap((statement) => {
        const text = textSet(statement, of)
        if (text === undefined) return []
        const { path, startLine: line } = statement
        return [
          { macro, from: { kind: 'macro' as const, name: macro, path }, area: before + text + after, name: text, verb: 'DC V', path, line },
        ]
      }),
    ),
  }
}

function externalsIn(operands: PlacedStatement['operands']): readonly string[] {
  return operands.flatMap(({ text }) => external.exec(text)?.[1]?.toUpperCase() ?? [])
}

function areaOf({ operation, label: written = '', operands }: PlacedStatement, named: ReadonlySet<string>) {
  if ((operation !== 'DC' && operation !== 'DS') || !address.test(operands[0]?.text ?? '')) return undefined
  const [, before = '', of = '', after = ''] = label.exec(written) ?? []
  return named.has(of) && before + after !== '' ? { of, before, after } : undefined
}

function textSet({ operation, label: written = '', operands }: PlacedStatement, of: string): string | undefined {
  if (operation !== 'SETC' || set.exec(written)?.[1] !== of) return undefined
  const text = quotedText(operands[0]?.text ?? '')
    ?.trim()
    .toUpperCase()
  return text !== undefined && isSymbol(text) ? text : undefined
}
