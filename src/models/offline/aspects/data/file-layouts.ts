import type { Definition } from '../../../../answer/structure-results.ts'
import { distinctBy } from '../../../../base/distinct-by.ts'
import { bareFileName } from '../../../../base/file-name.ts'
import { groupBy } from '../../../../base/group-by.ts'
import type { Aspect } from '../../aspect.ts'
import { definitionCall, locateCall, readCall, referencesCall } from '../../calls.ts'
import { at, inert, item, type Lines } from '../../cite.ts'
import type { Call } from '../../conversation.ts'
import { declaredFilesCalls, filesCalled } from '../../described/cobol-files.ts'
import { filesDescribed } from '../../described/described-files.ts'
import { quoteLines } from '../../evidence/around-place.ts'
import { codeText } from '../../evidence/code-text.ts'
import type { Findings, Place } from '../../findings.ts'
import { asksFileLayout } from '../../question/asks-file-layout.ts'
import type { Question } from '../../question/question.ts'

const mostFiles = 10
const mostReads = 12
const mostLayouts = 4
/** Lines over which a READ goes. */
const longestRead = 10
const mostQuoted = 16
const longestRecord = 60
const farthestCopy = 3

/** How the records of a file are laid out that a question describes: by what its programs read them into, else by the record under its FD. */
export const fileLayoutsAspect: Aspect = {
  name: 'file layouts',
  exact: true,
  asks: (question) => asksFileLayout(question),
  calls: (question, _, findings) => [
    locateCall(question.text),
    ...declaredFilesCalls,
    ...namesOf(question, findings).map((name) => referencesCall(name, 'uses')),
    ...readsOf(question, findings).map(({ path, line }) => readCall(path, line, line + longestRead)),
    ...recordsOf(question, findings).map(definitionCall),
    ...layoutsOf(question, findings).flatMap(({ record }) => recordCalls(record, findings)),
  ],
  draft: (question, _, findings) => {
    const layouts = layoutsOf(question, findings)
    if (layouts.length === 0) return undefined
    const lead = layouts.map(({ file, program, record, isRead, place }) => {
      const copied = copyIn(record, findings)
      const inside = copied === undefined ? '' : `, for which it copies ${inert(copied.name)}`
      const member = record.path === place.path ? inside : ` in copybook ${inert(bareFileName(record.path))}`
      const how = isRead ? 'records are read into' : 'its record is'
      const { path, startLine } = record
      const places = [{ path, startLine, endLine: copied?.line ?? startLine }, at(place)]
      return item(findings, `file ${inert(file)} of ${inert(program)}: ${how} ${inert(record.name)}${member}`, places)
    })
    const quotes = layouts.slice(0, 1).map(({ record }) => quoteLines(linesOf(record, findings), findings, mostQuoted))
    return { lead, quotes, alone: true }
  },
}

interface Layout {
  readonly file: string
  readonly program: string
  readonly record: Definition
  readonly isRead: boolean
  /** Where the program reads it, else where it declares it. */
  readonly place: Place
}

/** As programs, jobs and the monitor call it. */
function namesOf(question: Question, findings: Findings): readonly string[] {
  const declared = filesCalled(question, findings).flatMap(({ name, external }) => [name, ...(external === undefined ? [] : [external])])
  return [...new Set([...filesDescribed(question, findings), ...declared])].slice(0, mostFiles)
}

interface Read extends Place {
  readonly file: string
  readonly program: string
}

/** One of each program. */
function readsOf(question: Question, findings: Findings): readonly Read[] {
  const reads = namesOf(question, findings).flatMap((name) => {
    const subjects = findings.structure(referencesCall(name, 'uses'), 'uses')?.subjects ?? []
    return subjects
      .filter(({ unit }) => unit.kind === 'file')
      .flatMap((one) => one.reads)
      .filter(({ from, verb, op }) => from.kind === 'program' && /^read/i.test(verb ?? op ?? ''))
      .map(({ from, path, line }) => ({ file: name, program: from.name, path, line }))
  })
  return distinctBy(reads, ({ program, file }) => `${program} ${file}`).slice(0, mostReads)
}

/** What a statement of COBOL, CICS or PL/I reads into. */
function intoOf({ path, line }: Place, findings: Findings): string | undefined {
  const lines = findings.linesOf(path)
  const texts: string[] = []
  for (let next = line; next <= line + longestRead && lines.has(next); next++) {
    const text = codeText(lines.get(next))
    texts.push(text)
    if (/[.;]$|\bEND-(?:READ|EXEC)\b/i.test(text)) break
  }
  return /\bINTO\s*\(?\s*([\w@#$-]+)/i.exec(texts.join(' '))?.[1]?.toUpperCase()
}

function recordsOf(question: Question, findings: Findings): readonly string[] {
  const read = readsOf(question, findings).flatMap((one) => intoOf(one, findings) ?? [])
  const own = filesCalled(question, findings).flatMap(({ records }) => records.map(({ name }) => name))
  return [...new Set([...read, ...own])]
}

/** Each record once, those of copybooks before those of a program alone. */
function layoutsOf(question: Question, findings: Findings): readonly Layout[] {
  const read = readsOf(question, findings).flatMap((one): readonly Layout[] => {
    const record = definitionOf(intoOf(one, findings), one, findings)
    return record === undefined ? [] : [{ ...one, record, isRead: true, place: one }]
  })
  const own = filesCalled(question, findings)
    .filter(({ name, program }) => !read.some((one) => one.file === name && one.program === program))
    .flatMap((file) =>
      file.records.flatMap(({ name }): readonly Layout[] => {
        const record = definitionOf(name, file, findings)
        return record === undefined ? [] : [{ file: file.name, program: file.program, record, isRead: false, place: file }]
      }),
    )
  const keyOf = ({ record }: Layout) => copyIn(record, findings)?.name ?? `${record.path} ${record.name}`
  // What most programs read it into is its layout: another may only be that of one record in it.
  const alike = [...groupBy([...read, ...own], keyOf).values()].toSorted((a, b) => b.length - a.length)
  const all = alike.flatMap(([first]) => first ?? [])
  const copied = all.filter(({ place, record }) => record.path !== place.path || copyIn(record, findings) !== undefined)
  return [...copied, ...all.filter((one) => !copied.includes(one))].slice(0, mostLayouts)
}

function recordCalls(record: Definition, findings: Findings): readonly Call[] {
  const { path, startLine, endLine } = record
  const copied = copyIn(record, findings)
  const member = copybookOf(record, findings)
  return [
    readCall(path, startLine, Math.max(startLine + farthestCopy, Math.min(endLine, startLine + longestRecord))),
    ...(copied === undefined ? [] : [definitionCall(copied.name)]),
    ...(member === undefined ? [] : [readCall(member.path, 1, longestRecord)]),
  ]
}

function copybookOf(record: Definition, findings: Findings): Definition | undefined {
  const copied = copyIn(record, findings)
  return copied === undefined ? undefined : findings.definitionsOf(copied.name).find(({ kind }) => kind === 'copybook')
}

/** The items themselves, wherever they stand. */
function linesOf(record: Definition, findings: Findings): Lines {
  const member = copybookOf(record, findings)
  if (member === undefined) return record
  const lines = findings.linesOf(member.path)
  let first = 1
  while (first < longestRecord && lines.has(first) && codeText(lines.get(first)) === '') first++
  return { path: member.path, startLine: first, endLine: longestRecord }
}

/** The COPY right below a record that has no items of its own. */
function copyIn({ path, startLine }: Definition, findings: Findings): { name: string; line: number } | undefined {
  const lines = findings.linesOf(path)
  for (let line = startLine; line <= startLine + farthestCopy && lines.has(line); line++) {
    const text = codeText(lines.get(line))
    const name = /^(?:01\s+\S+\s+)?COPY\s+['"]?([\w@#$-]+)/i.exec(text)?.[1]
    if (name !== undefined) return { name: name.toUpperCase(), line }
    if (line > startLine && text !== '') return undefined
  }
  return undefined
}

/** In the program itself, else in a member that programs copy. */
function definitionOf(name: string | undefined, { path }: Place, findings: Findings): Definition | undefined {
  if (name === undefined) return undefined
  const records = findings.definitionsOf(name).filter(({ field, kind }) => kind === 'record' || field?.groups.length === 0)
  return records.find((one) => one.path === path) ?? records.find((one) => !isProgram.test(one.path)) ?? records[0]
}

const isProgram = /\.(?:cbl|cob|cobol|pli|pl1)$/i
