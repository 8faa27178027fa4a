import type { Definition, OutlineEntry } from '../../../../answer/structure-results.ts'
import { distinctBy } from '../../../../base/distinct-by.ts'
import { escapeRegex } from '../../../../base/escape-regex.ts'
import { bareFileName, fileName } from '../../../../base/file-name.ts'
import { groupBy } from '../../../../base/group-by.ts'
import { count } from '../../../../base/text.ts'
import type { Aspect } from '../../aspect.ts'
import { definitionCall, linesCall, outlineCall, readCall, referencesCall } from '../../calls.ts'
import { inert, item, nameFor } from '../../cite.ts'
import type { Call } from '../../conversation.ts'
import { saidOfName } from '../../evidence/fortran-declarations.ts'
import { type FortranStatement, fortranStatementAt } from '../../evidence/fortran-statement.ts'
import { isFortranFile, isIncludeFile } from '../../evidence/is-fortran.ts'
import { constantCall } from '../../evidence/variable-lines.ts'
import type { Findings, FoundLine } from '../../findings.ts'
import { askedHolder } from '../../question/asked-holder.ts'
import { code } from '../../quote.ts'

const mostFound = 100
const mostRead = 10
const mostItems = 6
const mostUsers = 8
const longest = 110
const around = { above: 30, below: 8 } as const
const declares =
  'INTEGER|REAL|LOGICAL|COMPLEX|BYTE|DOUBLE|CHARACTER|TYPE|CLASS|DIMENSION|PARAMETER|COMMON|ALLOCATABLE|POINTER|DATA|NAMELIST'
/** Of data the structure of other languages knows itself; where there are jobs and macros, a member without an ending need not be Fortran. */
const others: ReadonlySet<string> = new Set([
  'field',
  'record',
  'file',
  'table',
  'column',
  'segment',
  'queue',
  'step',
  'job',
  'proc',
  'macro',
])

/**
 * In which module, include file, derived type or routine of Fortran a variable or constant is declared: of data there the structure knows nothing, so its
 * declarations are searched for by line, and what stands around them is told by the outline of their members.
 */
export const holdersAspect: Aspect = {
  name: 'holders',
  exact: true,
  asks: (question) => askedHolder(question) !== undefined,
  calls: (question, _, findings) => {
    const name = askedHolder(question) ?? ''
    const defined = definitionCall(name)
    if (!findings.wasMade(defined)) return [defined]
    if (findings.definitionsOf(name).length > 0) return ownerCalls(name, findings)
    const lines = candidates(name, findings)
    return [
      ...searches(name),
      ...lines.map(({ path, line }) => readCall(path, line - around.above, line + around.below)),
      ...distinctBy(lines, ({ path }) => path).map(({ path }) =>
        isIncludeFile(path) ? referencesCall(fileName(path), 'callers') : outlineCall(path),
      ),
    ]
  },
  draft: (question, _, findings) => {
    const name = askedHolder(question) ?? ''
    const types = typesOf(name, findings)
    if (types.length > 0) return { lead: types.map((one) => typeItem(one, findings)), quotes: [], alone: true }
    if (findings.definitionsOf(name).length > 0) return undefined
    const found = declarationsOf(name, findings)
    return found.length === 0 ? undefined : { lead: leadOf(name, found, findings), quotes: [], alone: true, defines: true }
  },
}

/** A derived type that a module holds. */
function typesOf(name: string, findings: Findings): readonly Definition[] {
  const found = findings.definitionsOf(name)
  return found.every(({ path, kind }) => isFortranFile(path) && !others.has(kind)) ? found.filter(({ of }) => of !== undefined) : []
}

function ownerCalls(name: string, findings: Findings): readonly Call[] {
  const types = typesOf(name, findings)
  const owners = [...new Set(types.flatMap(({ of }) => of ?? []))]
  const lines = owners.flatMap((of) => findings.definitionsOf(of)).filter(({ path }) => types.some((one) => one.path === path))
  return [
    ...owners.map((of) => definitionCall(of)),
    ...[...types, ...lines].map(({ path, startLine }) => readCall(path, startLine, startLine)),
  ]
}

function typeItem({ name, of = '', path, startLine }: Definition, findings: Findings): string {
  const places = [{ path, startLine, endLine: startLine }]
  const text = findings.linesOf(path).get(startLine)?.trim().replace(/\s+/g, ' ') ?? ''
  return item(
    findings,
    `${nameFor(findings, name, places)} stands in ${kindOfOwner(of, path, findings)}${inert(of)} in ${inert(fileName(path))}: ${code(text.slice(0, longest))}`,
    places,
  )
}

/** The line that begins it was not read: a derived type stands in a module, a routine in a module or program. */
function kindOfOwner(of: string, path: string, findings: Findings): string {
  const [owner] = findings.definitionsOf(of).filter((one) => one.path === path)
  return owner === undefined ? '' : `${kindOf({ ...owner, depth: 0 }, findings)} `.trimStart()
}

/** For statements that declare it, for lists that go on with it, for modules that others take it from, and for its constant. */
function searches(name: string): readonly Call[] {
  const of = escapeRegex(name)
  return [
    linesCall(String.raw`^\s*(?:${declares})\b[^!=]*(?:[\s,/&]|::|PARAMETER\s*\()\s*${of}\b`, mostFound),
    linesCall(String.raw`^(?: {5}[^ 0]|\t[1-9]|\s*&)(?:[^=!'"]*[\s,/])?\s*${of}\s*(?:[,(=/!&]|$)`, mostFound),
    linesCall(String.raw`^\s*USE\s+\w+\s*,\s*ONLY\s*:.*\b${of}\b`, mostFound),
    constantCall(name),
  ]
}

/** Where it may be shared comes before the routines that have one of their own. */
function candidates(name: string, findings: Findings): readonly FoundLine[] {
  const [declared = [], goesOn = [], taken = [], constants = []] = searches(name).map((call) =>
    findings.codeLinesFound(call).filter(({ path }) => isFortranFile(path)),
  )
  const modules = new Set(taken.map(({ text }) => /^\s*USE\s+(\w+)/i.exec(text)?.[1]?.toUpperCase()))
  const rank = ({ path, text }: FoundLine) =>
    (isIncludeFile(path) ? 0 : /::|\bSAVE\b/i.test(text) ? 1 : 2) + (modules.has(bareFileName(path).toUpperCase()) ? -1 : 0)
  const all = [...constants, ...declared, ...goesOn].toSorted((a, b) => rank(a) - rank(b))
  return distinctBy(all, ({ path }) => path).slice(0, mostRead)
}

interface Declared {
  readonly path: string
  readonly statement: FortranStatement
  /** `module X`, `TYPE Y of module X`, `include file Z`, `subroutine W` … */
  readonly where: string
  /** Others can have it from there. */
  readonly isShared: boolean
}

function declarationsOf(name: string, findings: Findings): readonly Declared[] {
  const found = candidates(name, findings).flatMap(({ path, line }): readonly Declared[] => {
    const statement = fortranStatementAt(findings.linesOf(path), line)
    if (statement === undefined) return []
    const said = saidOfName(statement, name).filter(({ kind }) => kind !== 'intent' && kind !== 'save' && kind !== 'initial')
    if (said.length === 0) return []
    const block = said.find(({ kind }) => kind === 'common')?.text.replace(/ \(.*/, '')
    return [
      {
        path,
        statement,
        ...(block === undefined || isIncludeFile(path) ? holderOf(path, line, findings) : { where: block, isShared: true }),
      },
    ]
  })
  const shared = found.filter(({ isShared }) => isShared)
  return shared.length > 0 ? shared : found
}

/** What the line stands in. */
function holderOf(path: string, line: number, findings: Findings): { readonly where: string; readonly isShared: boolean } {
  if (isIncludeFile(path)) return { where: `include file ${inert(fileName(path))}`, isShared: true }
  const inside = findings
    .outlinedMembers(path)
    .flatMap(({ entries }) => entries)
    .filter(({ startLine, endLine }) => startLine <= line && line <= endLine)
  const [innermost] = inside.toSorted((a, b) => b.depth - a.depth)
  if (innermost === undefined) return { where: inert(bareFileName(path)), isShared: false }
  const { name, of } = innermost
  const kind = kindOf(innermost, findings)
  const whose = of === undefined ? '' : ` of ${inert(of)}`
  return { where: `${kind} ${inert(name)}${whose}`.trim(), isShared: kind === 'module' || kind === 'TYPE' }
}

/** As the line says that begins it. */
function kindOf({ path, startLine, detail }: OutlineEntry, findings: Findings): string {
  const head = `${detail ?? ''} ${findings.linesOf(path).get(startLine) ?? ''}`
  const word = /\b(module|subroutine|function|program|type|block\s*data)\b/i.exec(head)?.[1]?.toLowerCase() ?? ''
  return word === 'type' ? 'TYPE' : word
}

function leadOf(name: string, found: readonly Declared[], findings: Findings): readonly string[] {
  const places = [...new Set(found.map(({ where }) => where))]
  const more = places.length > mostItems ? ' and others' : ''
  const title = `${inert(name)} is declared in ${places.slice(0, mostItems).join(', ')}${more}.`
  const items = [...groupBy(found, ({ where }) => where).values()].slice(0, mostItems).flatMap((same) => {
    const [first] = same
    if (first === undefined) return []
    const { path, statement, where } = first
    const lines = [{ path, startLine: statement.startLine, endLine: statement.endLine }]
    const users = isIncludeFile(path) ? [...new Set(findings.referencesOf(fileName(path), 'callers').map(({ from }) => from.name))] : []
    const by = users.length === 0 ? '' : `, included by ${usersOf(users)}`
    const text = statement.text.length > longest ? `${statement.text.slice(0, longest)}…` : statement.text
    const members = [...new Set(same.map((one) => inert(fileName(one.path))))].join(', ')
    return [item(findings, `${isIncludeFile(path) ? '' : `${where} in `}${members}${by}: ${code(text)}`, lines)]
  })
  return [title, ...items]
}

function usersOf(users: readonly string[]): string {
  const more = users.length > mostUsers ? ` … (${count(users.length, 'unit')})` : ''
  return `${users.slice(0, mostUsers).map(inert).join(', ')}${more}`
}
