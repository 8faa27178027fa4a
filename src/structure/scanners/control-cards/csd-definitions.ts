import type { EdgeKind, StructureUnit, UnitKind, UnitName } from '../../../answer/structure.ts'
import type { Reference } from '../../facts.ts'

/** Resources that CICS is told about, and what they point to. */
export interface CsdDefinitions {
  readonly units: readonly StructureUnit[]
  readonly references: readonly Reference[]
}

/** A resource definition: the attributes in source order, the first being type and name. */
export interface ResourceDefinition {
  readonly attributes: readonly ResourceAttribute[]
  readonly startLine: number
  readonly endLine: number
}

export interface ResourceAttribute {
  readonly key: string
  readonly value: string
  readonly line: number
}

/**
 * Commands of DFHCSDUP: CICS TS, "DFHCSDUP system definition utility commands". A line that begins with none of them goes on with the one
 * above; `DELETE(YES)` is an attribute.
 */
const commands =
  /^\s*(DEFINE|ADD|ALTER|APPEND|COPY|DELETE|EXTRACT|INITIALI[SZ]E|LIST|MIGRATE|PROCESS|REMOVE|SCAN|SERVICE|UPGRADE|USERDEFINE|VERIFY)\s+(?=[A-Z_])/i
const sequenceNumber = /^(.{72})\d{8}\s*$/
const attribute = /(?<![A-Z0-9_])(_?[A-Z][A-Z0-9]*)\s*\(/gi
/** More lines than one definition has; what is longer lacks a parenthesis. */
const mostLines = 200

/** Kinds of units. A program is a symbol here: a definition without source must not look like a program that is there. */
const unitKinds: ReadonlyMap<string, UnitKind> = new Map([
  ['TRANSACTION', 'transaction'],
  ['MAPSET', 'mapset'],
  ['FILE', 'file'],
  ['TDQUEUE', 'queue'],
  ['TSMODEL', 'queue'],
])

/** Types that people cut short, and the least that says which. */
const abbreviated = [
  ['TRANSACTION', 'TRAN'],
  ['PROGRAM', 'PROG'],
  ['MAPSET', 'MAP'],
  ['TDQUEUE', 'TDQ'],
] as const

/** Attributes that name another resource, by type. */
const links: readonly { readonly type: string; readonly key: RegExp; readonly edge: EdgeKind; readonly to: UnitKind }[] = [
  { type: 'TRANSACTION', key: /^PROGRAM$/, edge: 'transaction', to: 'program' },
  { type: 'FILE', key: /^DSNAME$/, edge: 'dataset', to: 'dataset' },
  { type: 'LIBRARY', key: /^DSNAME\d\d$/, edge: 'dataset', to: 'dataset' },
  { type: 'TDQUEUE', key: /^DSNAME$/, edge: 'dataset', to: 'dataset' },
  // A transaction that starts when the queue is full enough.
  { type: 'TDQUEUE', key: /^TRANSID$/, edge: 'start', to: 'transaction' },
  { type: 'URIMAP', key: /^TRANSACTION$/, edge: 'start', to: 'transaction' },
  { type: 'URIMAP', key: /^(?:PROGRAM|CONVERTER)$/, edge: 'call', to: 'program' },
  { type: 'WEBSERVICE', key: /^PROGRAM$/, edge: 'call', to: 'program' },
  { type: 'TCPIPSERVICE', key: /^URM$/, edge: 'call', to: 'program' },
  { type: 'TCPIPSERVICE', key: /^TRANSACTION$/, edge: 'start', to: 'transaction' },
  { type: 'MQMONITOR', key: /^TRANSACTION$/, edge: 'start', to: 'transaction' },
  { type: 'DOCTEMPLATE', key: /^(?:PROGRAM|EXITPGM)$/, edge: 'call', to: 'program' },
  { type: 'TERMINAL', key: /^TRANSACTION$/, edge: 'start', to: 'transaction' },
  { type: 'DB2ENTRY', key: /^PLANEXITNAME$/, edge: 'call', to: 'program' },
  { type: 'DB2CONN', key: /^(?:COMD?)?PLANEXITNAME$/, edge: 'call', to: 'program' },
  // Micro Focus writes its own types and attributes with an underscore: programs to run at the start and the end, exits of the system.
  { type: '_PGMLIST', key: /^_PGMPH$/, edge: 'call', to: 'program' },
  { type: '_SIT', key: /^_AUTOINSEXIT$/, edge: 'call', to: 'program' },
  { type: '_SIT', key: /^_INITIALTRAN$/, edge: 'start', to: 'transaction' },
]

/** Values of URM that ask for no program, or for that of the system: CICS Resource Definition Guide, TCPIPSERVICE. */
const noProgram = new Set(['NO', 'NONE'])

/** Attributes that a reader wants beside the description, by type. */
const shown = new Map<string, readonly string[]>([
  ['TRANSACTION', ['PROFILE', 'REMOTESYSTEM', 'ALIAS']],
  ['PROGRAM', ['LANGUAGE', 'TRANSID', 'REMOTESYSTEM', 'JVMCLASS']],
  ['TDQUEUE', ['TYPE', 'DDNAME', 'INDIRECTNAME', 'TRIGGERLEVEL']],
  ['TSMODEL', ['PREFIX']],
  ['DB2ENTRY', ['PLAN']],
  ['DB2TRAN', ['ENTRY', 'TRANSID']],
  ['URIMAP', ['USAGE', 'PATH', 'PIPELINE', 'WEBSERVICE']],
  ['PIPELINE', ['CONFIGFILE', 'WSDIR']],
  ['WEBSERVICE', ['PIPELINE', 'WSBIND']],
  ['MQMONITOR', ['QNAME']],
])

/** Reads DEFINE commands of DFHCSDUP, of a member or in-stream. */
export function readCsdDefinitions(lines: readonly string[], firstLine: number, path: string): CsdDefinitions {
  return resourcesOf(definitionsOf(lines, firstLine), path)
}

/** What such definitions define, and what they point to, however they are written. */
export function resourcesOf(definitions: Iterable<ResourceDefinition>, path: string): CsdDefinitions {
  const units: StructureUnit[] = []
  const references: Reference[] = []
  for (const definition of definitions) {
    const [name, ...attributes] = definition.attributes
    if (name === undefined || name.value === '') continue
    const type = abbreviated.find(([whole, least]) => whole.startsWith(name.key) && name.key.startsWith(least))?.[0] ?? name.key
    const unit: UnitName = { kind: unitKinds.get(type) ?? 'symbol', name: name.value.toUpperCase() }
    units.push({ ...unit, path, startLine: definition.startLine, endLine: definition.endLine, detail: detailOf(type, attributes) })
    for (const { key, value, line } of attributes) {
      const link = links.find((candidate) => candidate.type === type && candidate.key.test(key))
      if (link === undefined || value === '' || (key === 'URM' && noProgram.has(value.toUpperCase()))) continue
      const to = { kind: link.to, name: value.replace(/[\s']|,.*/g, '').toUpperCase() }
      references.push({ kind: link.edge, from: { ...unit, path }, to, path, line, how: 'literal', complete: true })
    }
  }
  return { units, references }
}

function detailOf(type: string, attributes: readonly ResourceAttribute[]): string {
  const attributeValue = (key: string) => attributes.find((attribute) => attribute.key === key && attribute.value !== '')?.value
  const named = (key: string) => {
    const value = attributeValue(key)
    return value === undefined ? '' : ` ${key}(${value})`
  }
  const description = attributeValue('DESCRIPTION')
  const rest = ['GROUP', ...(shown.get(type) ?? [])].map(named).join('')
  return `CSD ${type}${rest}${description === undefined ? '' : `: ${description.replace(/^'(.*)'$/, '$1')}`}`
}

function* definitionsOf(lines: readonly string[], firstLine: number): Generator<ResourceDefinition> {
  for (let n = 0; n < lines.length; ) {
    const command = commandOf(lines[n] ?? '')
    if (command !== 'DEFINE') {
      n++
      continue
    }
    let end = n + 1
    while (end < lines.length && end < n + mostLines && !endsDefinition(lines[end] ?? '')) end++
    while (end > n + 1 && isEmpty(lines[end - 1] ?? '')) end--
    const attributes = attributesOf(lines, n, end, firstLine)
    yield { attributes, startLine: firstLine + n, endLine: firstLine + end - 1 }
    n = end
  }
}

function commandOf(line: string): string | undefined {
  return commands.exec(line)?.[1]?.toUpperCase()
}

/** The next command, or the end of in-stream data. */
function endsDefinition(line: string): boolean {
  return commandOf(line) !== undefined || line.startsWith('//') || line.startsWith('/*')
}

function isEmpty(line: string): boolean {
  return line.startsWith('*') || line.trim() === ''
}

/** `KEY(value)` of lines `[from, to)`; a value may hold parentheses and run over lines. */
function attributesOf(lines: readonly string[], from: number, to: number, firstLine: number): ResourceAttribute[] {
  const texts = lines.slice(from, to).map((line) => (isEmpty(line) ? '' : line.replace(sequenceNumber, '$1')))
  const text = texts.join('\n')
  const attributes: ResourceAttribute[] = []
  let lineEnd = texts[0]?.length ?? 0
  let n = 0
  attribute.lastIndex = 0
  for (let found = attribute.exec(text); found; found = attribute.exec(text)) {
    while (lineEnd < found.index) lineEnd += 1 + (texts[++n]?.length ?? text.length)
    const close = closingParenthesis(text, attribute.lastIndex)
    const value = text.slice(attribute.lastIndex, close).replace(/\s+/g, ' ').trim()
    attributes.push({ key: (found[1] ?? '').toUpperCase(), value, line: firstLine + from + n })
    attribute.lastIndex = close
  }
  return attributes
}

/** A description may lack a parenthesis: then the value ends with its line, where one closes there. */
function closingParenthesis(text: string, from: number): number {
  let depth = 1
  let last = from
  for (let i = from; i < text.length; i++) {
    const c = text.charAt(i)
    if (c === '(') depth++
    else if (c === ')') {
      if (--depth === 0) return i
      last = i
    } else if (c === '\n' && last > from && text.slice(last + 1, i).trim() === '') return last
  }
  return text.length
}
