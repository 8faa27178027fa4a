import { distinctBy } from '../../../../base/distinct-by.ts'
import { escapeRegex } from '../../../../base/escape-regex.ts'
import { patternCall } from '../../absence.ts'
import type { Aspect } from '../../aspect.ts'
import { definitionCall, readCall } from '../../calls.ts'
import { item, type Lines, nameFor } from '../../cite.ts'
import { linesBetween } from '../../evidence/lines-between.ts'
import type { Findings } from '../../findings.ts'
import { kindSaidOf } from '../../question/noun-of-name.ts'
import type { Question } from '../../question/question.ts'
import type { Subject } from '../../subjects.ts'

/** A definition in notes is rarely longer. */
const linesOfDefinition = 4
const mostDefinitions = 4
const mostAttributes = 6

type Resource = 'transaction' | 'program' | 'file'

/** The key of a resource in a definition, as people cut it short. */
const keys: Record<Resource, string> = { transaction: 'TRANS?(?:ACTION)?', program: 'PROG(?:RAM)?', file: 'FILE' }
/** With these words a question asks of a program or file what its definition to CICS says; of a transaction nothing else does. */
const asksDefinition: Record<Resource, RegExp> = {
  transaction: /(?:)/,
  program: /\btrans(?:actions?| ?ids?|action codes?)\b|\b(?:CICS|CSD|resource|RDO)\b[^?]*\bgroups?\b|\b(?:CSD|CEDA|RDO)\b/i,
  file: /\b(?:CSD|CEDA|RDO|groups?)\b|\bdata ?set(?: name)?s?\b|\bDSN\b/i,
}
const begins = /\bDEF(?:INE)?\b/i
/** Names of transactions have four characters at most. */
const short = /(?<![\w-])[A-Z][A-Z0-9@#$]{1,3}(?![\w-])/g
const attribute = /\b([A-Z][A-Z0-9]*)\s*\(([^()]*)\)/gi

/**
 * What CICS is told of a transaction, program or file where only a text says so: instructions and comments hold `CEDA DEFINE …`, which no member of
 * the structure does.
 */
export const notedResourcesAspect: Aspect = {
  name: 'noted resources',
  asks: (question, subject) => askedResource(question, subject) !== undefined,
  calls: (question, subject, findings) => {
    const asked = askedResource(question, subject)
    if (asked === undefined) return []
    return [
      definitionCall(asked.name),
      ...(isInStructure(asked, findings) ? [] : [searchFor(asked)]),
      ...startsOf(asked, findings).map(({ path, line }) => readCall(path, line, line + linesOfDefinition - 1)),
    ]
  },
  draft: (question, subject, findings) => {
    const asked = askedResource(question, subject)
    const lead = asked === undefined ? [] : definitionsOf(asked, findings).map((noted) => itemOf(noted, findings))
    return lead.length === 0 ? undefined : { lead, quotes: [] }
  },
}

interface Asked {
  readonly kind: Resource
  readonly name: string
}

/** What is named; or the transaction that only texts know, which is no name of the code. */
function askedResource({ text }: Question, { name, named, kinds: [kind] }: Subject): Asked | undefined {
  const resources = named ? [kindSaidOf(text, name), kind] : []
  const said = resources.find((one) => one === 'transaction' || one === 'program' || one === 'file')
  if (said !== undefined) return asksDefinition[said].test(text) ? { kind: said, name } : undefined
  const transaction = [...text.matchAll(short)].find(([word]) => kindSaidOf(text, word) === 'transaction')?.[0]
  return transaction === undefined ? undefined : { kind: 'transaction', name: transaction }
}

/** Then its definition is told by others. */
function isInStructure({ name }: Asked, findings: Findings): boolean {
  return findings.definitionsOf(name).some(({ kind, detail = '' }) => kind === 'transaction' || /^CSD /.test(detail))
}

function searchFor({ kind, name }: Asked) {
  return patternCall(String.raw`\bDEF(?:INE)?\b.*\b${keys[kind]}\s*\(\s*${escapeRegex(name)}\s*\)`)
}

function startsOf(asked: Asked, findings: Findings) {
  return isInStructure(asked, findings) ? [] : findings.linesFound(searchFor(asked)).slice(0, mostDefinitions)
}

interface Noted {
  readonly place: Lines
  readonly attributes: readonly { readonly key: string; readonly value: string }[]
}

function definitionsOf(asked: Asked, findings: Findings): readonly Noted[] {
  const noted = startsOf(asked, findings).flatMap(({ path, line }): readonly Noted[] => {
    const lines = findings.linesOf(path)
    let last = line
    while (last < line + linesOfDefinition - 1 && goesOn(lines.get(last + 1) ?? '')) last++
    const attributes = [...linesBetween(lines, line, last).join(' ').matchAll(attribute)].map(([, key = '', value = '']) => ({
      key,
      value: value.trim(),
    }))
    return attributes.length < 2 ? [] : [{ place: { path, startLine: line, endLine: last }, attributes }]
  })
  return distinctBy(noted, ({ attributes }) => attributes.map(({ key, value }) => `${key}=${value}`).join())
}

/** A line of attributes alone. */
function goesOn(line: string): boolean {
  return !begins.test(line) && /^[\s*/]*(?:[A-Z][A-Z0-9]*\s*\([^()]*\)\s*)+$/i.test(line)
}

function itemOf({ place, attributes }: Noted, findings: Findings): string {
  const resources = Object.keys(keys) as Resource[]
  const name = (value: string) => nameFor(findings, value, [place])
  const isKey = (kind: Resource, key: string) => new RegExp(`^${keys[kind]}$`, 'i').test(key)
  const [first, second] = resources.flatMap((kind) => {
    const value = attributes.find(({ key }) => isKey(kind, key))?.value
    return value === undefined ? [] : [`${kind} ${name(value)}`]
  })
  const rest = attributes.filter(({ key }) => !resources.some((kind) => isKey(kind, key)))
  const said = rest.slice(0, mostAttributes).map(({ key, value }) => `${key} ${name(value)}`)
  const defined = said.length === 0 ? '' : `, defined with ${said.join(', ')}`
  return item(findings, `${first}${second === undefined ? '' : ` runs ${second}`}${defined}`, [place])
}
