import { escapeRegex } from '../../../../base/escape-regex.ts'
import { groupBy } from '../../../../base/group-by.ts'
import { count } from '../../../../base/text.ts'
import { patternCall } from '../../absence.ts'
import type { Aspect } from '../../aspect.ts'
import { readCall } from '../../calls.ts'
import { inert, item, type Lines, nameFor } from '../../cite.ts'
import type { Call } from '../../conversation.ts'
import { type DeclaredFile, declaredFiles, declaredFilesCalls } from '../../described/cobol-files.ts'
import { quoteLines } from '../../evidence/around-place.ts'
import { entryFrom } from '../../evidence/cobol-entry.ts'
import { codeText } from '../../evidence/code-text.ts'
import type { Findings } from '../../findings.ts'
import { type AskedOfFile, askedOfFile, type FileClause, sizeClauses } from '../../question/asked-file-clauses.ts'

const mostFiles = 8
const mostItems = 6
const mostQuoted = 2
/** Lines of an entry, of an FD down to its records, and of these what is quoted. */
const room = { entry: 24, records: 60, quoted: 12 } as const

/** What SELECT, FD and the records of a file of COBOL say: its organization, access mode, keys, status field, record length … */
export const fileClausesAspect: Aspect = {
  name: 'file clauses',
  asks: (question) => askedOfFile(question) !== undefined,
  calls: (question, subject, findings) => [
    ...declaredFilesCalls,
    ...declaredFiles(question, subject, findings)
      .slice(0, mostFiles)
      .flatMap((file) => [
        readCall(file.path, file.line, file.line + room.entry),
        descriptionCall(file),
        ...findings
          .codeLinesFound(descriptionCall(file))
          .slice(0, 1)
          .map(({ path, line }) => readCall(path, line, line + room.records)),
      ]),
  ],
  draft: (question, subject, findings) => {
    const asked = askedOfFile(question)
    if (asked === undefined) return undefined
    const files = declaredFiles(question, subject, findings).slice(0, mostFiles)
    const told = files.flatMap((file) => {
      const said = saidOf(file, asked, findings)
      return said === undefined ? [] : [said]
    })
    // What the item is given that ASSIGN names `assigned-files.ts` tells.
    const isOfItem = !asked.records && asked.clauses.every(({ says }) => says === 'ASSIGN TO') && files.some(({ isDynamic }) => isDynamic)
    if (told.length === 0 || isOfItem) return undefined
    const alike = [...groupBy(havingValue(told, asked), ({ file, parts }) => `${file.name} ${parts.join()}`).values()].slice(0, mostItems)
    return {
      lead: alike.map((same) => itemOf(same, findings)),
      quotes: alike.slice(0, mostQuoted).flatMap(([first]) => (first?.places ?? []).map((place) => quoteLines(place, findings))),
      alone: true,
    }
  },
}

/** `which files are indexed`: those that are, where some are. */
function havingValue(told: readonly Said[], { having: value }: AskedOfFile): readonly Said[] {
  const having = value === undefined ? told : told.filter(({ parts }) => parts.some((part) => part.toUpperCase().includes(value)))
  return having.length > 0 ? having : told
}

interface Said {
  readonly file: DeclaredFile
  readonly parts: readonly string[]
  readonly places: readonly Lines[]
}

function itemOf([first, ...others]: readonly Said[], findings: Findings): string {
  if (first === undefined) return ''
  const { file, parts, places } = first
  const external = file.external === undefined || file.external === file.name ? '' : ` (${nameFor(findings, file.external, places)})`
  const programs = new Set(others.map((other) => other.file.program).filter((program) => program !== file.program))
  const also = programs.size === 0 ? '' : `; the same in ${inert([...programs].join(', '))}`
  return item(
    findings,
    `file ${nameFor(findings, file.name, places)}${external} of ${inert(file.program)}: ${parts.join(', ')}${also}`,
    [first, ...others.slice(0, 1)].flatMap((one) => one.places),
  )
}

function descriptionCall({ name, path }: DeclaredFile): Call {
  return patternCall(String.raw`(?:^|[\s.])[FS]D\s+${escapeRegex(name)}(?:[\s.,]|$)`, path)
}

/** An entry as it stands there. */
interface Entry {
  readonly lines: Lines
  readonly text: string
}

function entryAt(path: string, startLine: number, findings: Findings): Entry {
  const { last, text } = entryFrom(findings.linesOf(path), startLine, room.entry)
  return { lines: { path, startLine, endLine: last }, text }
}

/** Undefined where the declaration does not stand in lines that were shown, and so nothing can be said. */
function saidOf(file: DeclaredFile, { clauses: all, records, writtenOnly }: AskedOfFile, findings: Findings): Said | undefined {
  const select = entryAt(file.path, selectLine(file, findings), findings)
  const [described] = findings.codeLinesFound(descriptionCall(file))
  const fd = described === undefined ? undefined : entryAt(file.path, described.line, findings)
  const entries = { select: /(?<![\w-])SELECT\s/i.test(select.text) ? select : undefined, fd }
  const isWritten = (clause: FileClause) => valuesOf(clause, entries[clause.entry]?.text ?? '').length > 0
  const clauses = writtenOnly ? all.filter(isWritten) : all
  const sizes = records ? sizeClauses.filter((clause) => !clauses.includes(clause) && isWritten(clause)) : []
  const partsOf = (some: readonly FileClause[]) =>
    some.flatMap((clause) => {
      const entry = entries[clause.entry]
      return entry === undefined ? [] : [partOf(clause, entry.text)]
    })
  const parts = [...partsOf(clauses), ...(records ? recordParts(file) : []), ...partsOf(sizes)]
  if (parts.length === 0) return undefined
  const places = [
    ...(fd === undefined || clauses.some(({ entry }) => entry === 'select') ? [select.lines] : []),
    ...(fd !== undefined && records ? [withRecords(fd.lines, findings)] : []),
    ...(fd !== undefined && !records && clauses.some(({ entry }) => entry === 'fd') ? [fd.lines] : []),
  ]
  return { file, parts, places }
}

/** SELECT may stand on the line before the name. */
function selectLine({ path, line }: DeclaredFile, findings: Findings): number {
  const above = codeText(findings.linesOf(path).get(line - 1))
  return /(?<![\w-])SELECT(?:\s+(?:NOT\s+)?OPTIONAL)?$/i.test(above) ? line - 1 : line
}

function valuesOf({ written }: FileClause, text: string): readonly string[] {
  return [...text.matchAll(written)].map(({ groups }) => (groups?.value ?? '').trim()).filter((value) => value !== '')
}

function partOf(clause: FileClause, text: string): string {
  const { says, byDefault } = clause
  const values = valuesOf(clause, text)
  if (values.length > 0) return says === values[0]?.toUpperCase() ? says : `${says} ${inert(values.join(' and '))}`
  return byDefault === undefined ? `no ${says}` : `no ${says}, so ${byDefault} (what COBOL takes where none is given)`
}

function recordParts({ records }: DeclaredFile): readonly string[] {
  return records.map(({ name, bytes }) => `record ${inert(name)}${bytes === undefined ? '' : ` of ${count(bytes, 'byte')}`}`)
}

/** To the last line of the records below an FD, before anything else begins. */
function withRecords({ path, startLine, endLine }: Lines, findings: Findings): Lines {
  const lines = findings.linesOf(path)
  let last = endLine
  for (let line = endLine + 1; line < startLine + room.quoted && lines.has(line); line++) {
    const text = codeText(lines.get(line))
    if (/^(?:[FS]D\s|(?:WORKING-STORAGE|LINKAGE|LOCAL-STORAGE)\b|\S+\s+(?:SECTION|DIVISION)\b)/i.test(text)) break
    if (text !== '') last = line
  }
  return { path, startLine, endLine: last }
}
