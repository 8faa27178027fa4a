import { definitionCall } from '../../calls.ts'
import { bold } from '../../cite.ts'
import type { Call } from '../../conversation.ts'
import type { Findings } from '../../findings.ts'
import { claimRule } from '../conflict-rule.ts'
import { isPlainStatement, unmarked } from '../statements.ts'

const kinds = 'program|subprogram|module|copybook|job|proc|table|transaction|mapset|map|paragraph|field|segment|queue|record|data ?set'
/** Said with its kind, so that it is meant as a name of the code: `` program `ABC100` ``, `ABC100 program`. */
const nounFirst = new RegExp(String.raw`\b(${kinds})s?\s+([A-Z][A-Z0-9@#$]*(?:[-_.][A-Z0-9@#$]+)*)(?![\w*-])`, 'g')
const nounLast = new RegExp(String.raw`(?<![\w*-])([A-Z][A-Z0-9@#$]*(?:[-_.][A-Z0-9@#$]+)*)\s+(${kinds})\b`, 'g')

interface Named {
  readonly kind: string
  readonly name: string
}

/** A program, copybook, table … that a skill names, and that stands nowhere in the code: in no statement, comment or text. */
export const unknownNamesRule = claimRule<Named>({
  name: 'unknown names',
  claimsIn: namedIn,
  calls: ({ name }) => [definitionCall(name), textCall(name)],
  refuted: ({ kind, name }, findings) => {
    if (!standsNowhere(name, findings)) return undefined
    const nearest = findings.structure(definitionCall(name), 'where')?.nearest ?? []
    const near = nearest.length === 0 ? '' : `; near to it: ${nearest.slice(0, 3).map(bold).join(', ')}`
    return `no ${kind} ${bold(name)}, and the name stands in no file${near}`
  },
})

function textCall(name: string): Call {
  return { name: 'search_code', args: { pattern: name, fixed: true, limit: 1 } }
}

function namedIn(statement: string): readonly Named[] {
  if (!isPlainStatement(statement)) return []
  const text = unmarked(statement)
  return [
    ...[...text.matchAll(nounFirst)].map(([, kind = '', name = '']) => ({ kind, name })),
    ...[...text.matchAll(nounLast)].map(([, name = '', kind = '']) => ({ kind, name })),
  ].filter(({ name }) => isOwnName(name, statement))
}

/**
 * Long enough, with a digit, of several parts or in backticks, since a word in capitals may be a label; and no pattern for names: letters that are
 * repeated stand for others.
 */
function isOwnName(name: string, statement: string): boolean {
  if (name.length < 5 || /^(.)\1+$|([A-Z0-9])\2\2|NNN|XXX|YYYY/.test(name)) return false
  return /\d|[-_.]/.test(name) || statement.includes(`\`${name}\``)
}

function standsNowhere(name: string, findings: Findings): boolean {
  const where = findings.structure(definitionCall(name), 'where')
  const text = findings.resultOf(textCall(name))
  if (where === undefined || text === undefined) return false
  const isKnown = where.definitions.length + where.members.length + where.mentions.length > 0
  // A search that left something out proves nothing.
  return !isKnown && text.total === 0 && (text.notices ?? []).length === 0 && where.notices.length === 0
}
