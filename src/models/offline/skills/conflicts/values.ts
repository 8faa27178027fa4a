import type { Definition } from '../../../../answer/structure-results.ts'
import { definitionCall, referencesCall } from '../../calls.ts'
import { bold, withCitations } from '../../cite.ts'
import type { Findings } from '../../findings.ts'
import { claimRule } from '../conflict-rule.ts'
import { isPlainStatement, unmarked } from '../statements.ts'

/** A name of several parts: short words in capitals are too often no data names. */
const fieldName = `([A-Z][A-Z0-9]*(?:[-_][A-Z0-9]+)+)`
const saysIs = String.raw`\s*(?:is(?: set to)?|=|:|has (?:a|the) value(?: of)?|VALUE(?: IS)?|holds)\s*`
const number = new RegExp(String.raw`(?<![\w-])${fieldName}${saysIs}([+-]?\d+(?:\.\d+)?)(?![\w%.]*\w)`, 'g')
const letters = new RegExp(
  String.raw`(?<![\w-])${fieldName}\s*(?:is|=|:|means|stands for|is true (?:for|when .{1,30} is))\s*['"]([^'"]{1,12})['"]`,
  'g',
)
const picture = new RegExp(
  String.raw`(?<![\w-])${fieldName}(?:${saysIs}|\s*[,(]?\s*)PIC(?:TURE)?\s+(?:IS\s+)?([SXAZ9V()\d.,-]*[SXAZ9V)\d])`,
  'g',
)

interface Claim {
  readonly kind: 'number' | 'letters' | 'picture'
  readonly name: string
  readonly value: string
}

/** `LIMIT is 500`, `STATE-CLOSED means 'C'`, `AMOUNT PIC S9(5)`, where every definition of that name has another value and nothing changes it. */
export const valuesRule = claimRule<Claim>({
  name: 'values',
  claimsIn,
  calls: ({ name }) => [definitionCall(name), referencesCall(name, 'uses')],
  refuted,
})

function claimsIn(statement: string): readonly Claim[] {
  if (!isPlainStatement(statement)) return []
  const text = unmarked(statement)
  const found = (kind: Claim['kind'], pattern: RegExp) =>
    [...text.matchAll(pattern)].map(([, name = '', value = '']): Claim => ({ kind, name, value }))
  return [...found('number', number), ...found('letters', letters), ...found('picture', picture)]
}

function refuted({ kind, name, value }: Claim, findings: Findings): string | undefined {
  const definitions = findings.definitionsOf(name).filter(({ kind: of }) => of === 'field')
  const [first] = definitions
  if (first === undefined || definitions.some((definition) => !contradicts(kind, value, definition))) return undefined
  const writes = findings.structure(referencesCall(name, 'uses'), 'uses')?.subjects.flatMap((subject) => subject.writes)
  // What is moved into it later is no matter of its VALUE; an 88-level and a picture stay.
  if (kind === 'number' && (writes === undefined || writes.length > 0)) return undefined
  return withCitations(findings, `${bold(name)} is ${(first.detail ?? '').replaceAll('`', "'")}`, [
    { path: first.path, startLine: first.startLine, endLine: first.startLine },
  ])
}

/** Only what can be read without doubt contradicts: a literal, or the full list of literals of a condition. */
function contradicts(kind: Claim['kind'], value: string, { detail = '' }: Definition): boolean {
  if (kind === 'picture') {
    const [, defined] = /\bPIC(?:TURE)?\s+(?:IS\s+)?(\S+)/.exec(detail) ?? []
    return defined !== undefined && expanded(defined) !== expanded(value)
  }
  const [, given] = /\bVALUES?\s+(?:IS\s+|ARE\s+)?(.+)$/.exec(detail) ?? []
  if (given === undefined || /\b(?:THRU|THROUGH)\b|…|\.\.\./.test(given)) return false
  if (kind === 'number') {
    const literal = /^'?([+-]?\d+(?:\.\d+)?)'?$/.exec(given.trim())?.[1]
    return literal !== undefined && Number(literal) !== Number(value)
  }
  const literals = [...given.matchAll(/'([^']*)'/g)].map((match) => match[1] ?? '')
  return literals.length > 0 && /^\s*88\b/.test(detail) && !literals.some((literal) => literal.trim() === value.trim())
}

/** `S9(3)V99` as `S999V99`. */
function expanded(pictured: string): string {
  return pictured
    .toUpperCase()
    .replace(/\.$/, '')
    .replace(/(.)\((\d{1,3})\)/g, (_, symbol: string, times: string) => symbol.repeat(Number(times)))
}
