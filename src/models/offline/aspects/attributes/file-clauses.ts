import { escapeRegex } from '../../../../base/escape-regex.ts'
import { groupBy } from '../../../../base/group-by.ts'
import { count } from '../../../../base/text.ts'
import { patternCall } from '../../absence.ts'
import type { Aspect } from '../../aspect.ts'
import { readCall } from '../../calls.ts'
import { inert, item, type Lines, nameFor } from '../../cite.ts'
import type { Call } from '../../conversation.ts'
import { type DeclaredFile, declaredFiles, declaredFilesCalls } from '../../described/cobol-files.ts'
import { entryFrom } from '../../evidence/cobol-entry.ts'
import { codeText } from '../../evidence/code-text.ts'
import { linesBetween } from '../../evidence/lines-between.ts'
import type { Findings } from '../../findings.ts'
import { type AskedOfFile, askedOfFile, type FileClause } from '../../question/asked-file-clauses.ts'
import type { Quote } from '../../quote.ts'

const mostFiles = 8
const mostItems = 6
const mostQuoted = 2
/** Lines of an entry, and of an FD down to its records. */
const room = { entry: 24, records: 60 } as const

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
        ...(descriptionLine(file, findings) ?? []).map((line) => readCall(file.path, line, line + room.records)),
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
    const alike = [...groupBy(havingValue(told, question.bare), ({ file, parts }) => `${file.name} ${parts.join()}`).values()].slice(
      0,
      mostItems,
    )
    return {
      lead: alike.map((same) => itemOf(same, findings)),
      quotes: alike.slice(0, mostQuoted).flatMap(([first]) => first?.quotes ?? []),
      alone: true,
    }
  },
}

const askedValue =
  /(?:\bfiles|\b(?:which|what) file)\b[^?]*?\b(?<value>line sequential|indexed|relative|sequential|random|dynamic|optional)(?:ly|ally)?\b(?! or )/i

/** `which files are indexed`: those that are, where some are. */
function havingValue(told: readonly Said[], bare: string): readonly Said[] {
  const value = askedValue.exec(bare)?.groups?.value?.toUpperCase()
  const having = value === undefined ? told : told.filter(({ parts }) => parts.some((part) => part.toUpperCase().includes(value)))
  return having.length > 0 ? having : told
}

interface Said {
  readonly file: DeclaredFile
  readonly parts: readonly string[]
  readonly places: readonly Lines[]
  readonly quotes: readonly Quote[]
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

function descriptionLine(file: DeclaredFile, findings: Findings): readonly number[] | undefined {
  return findings
    .codeLinesFound(descriptionCall(file))
    .slice(0, 1)
    .map(({ line }) => line)
}

/** Undefined where the declaration does not stand in lines that were shown, and so nothing can be said. */
function saidOf(file: DeclaredFile, { clauses: all, records, writtenOnly }: AskedOfFile, findings: Findings): Said | undefined {
  const lines = findings.linesOf(file.path)
  const select = entryFrom(lines, selectLine(file, findings), room.entry)
  const [described] = descriptionLine(file, findings) ?? []
  const description = described === undefined ? undefined : entryFrom(lines, described, room.entry)
  const isWritten = ({ entry, written }: FileClause) => ((entry === 'select' ? select : description)?.text ?? '').search(written) >= 0
  const clauses = writtenOnly ? all.filter((clause) => clause.says !== 'RECORD CONTAINS' && isWritten(clause)) : all
  const ofSelect = clauses.filter(({ entry }) => entry === 'select')
  const ofDescription = clauses.filter(({ entry }) => entry === 'fd')
  const hasSelect = /(?<![\w-])SELECT\s/i.test(select.text)
  const parts = [
    ...(hasSelect ? ofSelect.map((clause) => partOf(clause, select.text)) : []),
    ...(description === undefined ? [] : ofDescription.map((clause) => partOf(clause, description.text))),
    ...(records ? recordParts(file, description?.text ?? '') : []),
  ]
  if (parts.length === 0) return undefined
  const places = [
    ...(ofSelect.length > 0 || described === undefined
      ? [{ path: file.path, startLine: selectLine(file, findings), endLine: select.last }]
      : []),
    ...(described !== undefined && (ofDescription.length > 0 || records)
      ? [
          {
            path: file.path,
            startLine: described,
            endLine: records ? lastRecord(file, described, findings) : (description?.last ?? described),
          },
        ]
      : []),
  ]
  return {
    file,
    parts,
    places,
    quotes: places.map(({ path, startLine, endLine }) => ({
      source: { kind: 'code' as const, path },
      startLine,
      lines: linesBetween(lines, startLine, endLine),
    })),
  }
}

/** SELECT may stand on the line before the name. */
function selectLine({ path, line }: DeclaredFile, findings: Findings): number {
  const above = codeText(findings.linesOf(path).get(line - 1))
  return /(?<![\w-])SELECT(?:\s+(?:NOT\s+)?OPTIONAL)?$/i.test(above) ? line - 1 : line
}

function partOf({ says, written, byDefault }: FileClause, text: string): string {
  const values = [...text.matchAll(written)].map(({ groups }) => (groups?.value ?? '').trim()).filter((value) => value !== '')
  if (values.length > 0) return says === values[0]?.toUpperCase() ? says : `${says} ${inert(values.join(' and '))}`
  return byDefault === undefined ? `no ${says}` : `no ${says}, so ${byDefault} (what COBOL takes where none is given)`
}

function recordParts({ records }: DeclaredFile, description: string): readonly string[] {
  const [contains] = [
    ...description.matchAll(/(?<![\w-])RECORD\s+(?:CONTAINS\s+)?(?:IS\s+)?(?<value>\d+(?:\s+TO\s+\d+)?|VARYING\b[^.]*)/gi),
  ]
  const stated =
    contains?.groups?.value === undefined
      ? []
      : [`RECORD ${/^\d/.test(contains.groups.value) ? 'CONTAINS' : 'IS'} ${inert(contains.groups.value.trim())}`]
  const known = records.map(({ name, bytes }) =>
    bytes === undefined ? `record ${inert(name)}` : `record ${inert(name)} of ${count(bytes, 'byte')}`,
  )
  return [...known, ...stated]
}

/** The last line with a level 01 below the FD, before anything else begins. */
function lastRecord({ path }: DeclaredFile, described: number, findings: Findings): number {
  const lines = findings.linesOf(path)
  const { last: end } = entryFrom(lines, described, room.entry)
  let last = end
  for (let line = end + 1; line < described + room.records && lines.has(line); line++) {
    const text = codeText(lines.get(line))
    if (/^(?:[FS]D\s|(?:WORKING-STORAGE|LINKAGE|LOCAL-STORAGE)\b|\S+\s+(?:SECTION|DIVISION)\b)/i.test(text)) break
    if (text !== '') last = line
  }
  return Math.min(last, described + longestQuoted)
}

const longestQuoted = 11
