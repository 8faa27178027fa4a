import type { Definition } from '../../../../answer/structure-results.ts'
import { distinctBy } from '../../../../base/distinct-by.ts'
import { escapeRegex } from '../../../../base/escape-regex.ts'
import { bareFileName } from '../../../../base/file-name.ts'
import { limits } from '../../../../base/limits.ts'
import type { Aspect } from '../../aspect.ts'
import { definitionCall, locateCall, readCall } from '../../calls.ts'
import { at, inert, item } from '../../cite.ts'
import type { Call } from '../../conversation.ts'
import { type DeclaredFile, declaredFilesCalls, filesCalled } from '../../described/cobol-files.ts'
import { quoteLines } from '../../evidence/around-place.ts'
import { codeText } from '../../evidence/code-text.ts'
import type { Findings, Place } from '../../findings.ts'
import { asksFileLayout } from '../../question/asks-file-layout.ts'
import type { Question } from '../../question/question.ts'

const mostFiles = 8
const mostLayouts = 4
/** Lines in which a READ goes on. */
const linesBelow = 3
const mostQuoted = 16
const longestRecord = 60

/** How the records of a file are laid out that a question describes: by what its programs read them into, else by the record under its FD. */
export const fileLayoutsAspect: Aspect = {
  name: 'file layouts',
  exact: true,
  asks: (question) => asksFileLayout(question),
  calls: (question, _, findings) => {
    const files = filesOf(question, findings)
    const layouts = layoutsOf(question, findings)
    return [
      locateCall(question.text),
      ...declaredFilesCalls,
      ...(files.length === 0 ? [] : [readsCall(files)]),
      ...namesOf(files, findings).map(definitionCall),
      ...layouts.map(({ record }) => readCall(record.path, record.startLine, Math.min(record.endLine, record.startLine + longestRecord))),
    ]
  },
  draft: (question, _, findings) => {
    const layouts = layoutsOf(question, findings)
    if (layouts.length === 0) return undefined
    const lead = layouts.map(({ file, record, read }) => {
      const member = record.path === file.path ? '' : ` in copybook ${inert(bareFileName(record.path))}`
      const how = read === undefined ? 'its record is' : 'records are read into'
      const places = [at({ path: record.path, line: record.startLine }), at(read ?? file)]
      return item(findings, `file ${inert(file.name)} of ${inert(file.program)}: ${how} ${inert(record.name)}${member}`, places)
    })
    const quotes = layouts
      .slice(0, 1)
      .map(({ record: { path, startLine, endLine } }) => quoteLines({ path, startLine, endLine }, findings, mostQuoted))
    return { lead, quotes, alone: true }
  },
}

interface Layout {
  readonly file: DeclaredFile
  readonly record: Definition
  /** Where a program reads the file into it. */
  readonly read?: Place
}

function filesOf(question: Question, findings: Findings): readonly DeclaredFile[] {
  return filesCalled(question, findings).slice(0, mostFiles)
}

function readsCall(files: readonly DeclaredFile[]): Call {
  const names = [...new Set(files.map(({ name }) => escapeRegex(name)))].join('|')
  const pattern = String.raw`\b(?:READ|RETURN)\s+(?:${names})(?:[^\w-]|$)`
  return { name: 'search_code', args: { pattern, context: linesBelow, limit: limits.searchMatches } }
}

/** What each program reads its file into. */
function intoOf(files: readonly DeclaredFile[], findings: Findings): readonly { file: DeclaredFile; record: string; read: Place }[] {
  return findings.codeLinesFound(readsCall(files)).flatMap(({ path, line }) => {
    const lines = findings.linesOf(path)
    const texts: string[] = []
    for (let next = line; next <= line + linesBelow; next++) {
      texts.push(codeText(lines.get(next)))
      if (/\.$|\b(?:END-READ|END|INVALID|KEY)\b/.test(texts.at(-1) ?? '')) break
    }
    const [, name, record] =
      /\b(?:READ|RETURN)\s+(\S+?)\.?(?:\s+NEXT|\s+PREVIOUS)?(?:\s+RECORD)?\s+INTO\s+([\w-]+)/i.exec(texts.join(' ')) ?? []
    const file = files.find((one) => one.path === path && one.name === name?.toUpperCase())
    return file === undefined || record === undefined ? [] : [{ file, record: record.toUpperCase(), read: { path, line } }]
  })
}

function namesOf(files: readonly DeclaredFile[], findings: Findings): readonly string[] {
  if (files.length === 0) return []
  const records = files.flatMap((file) => file.records.map(({ name }) => name))
  return [...new Set([...intoOf(files, findings).map(({ record }) => record), ...records])]
}

/** Each record once, those of copybooks before those of a program alone. */
function layoutsOf(question: Question, findings: Findings): readonly Layout[] {
  const files = filesOf(question, findings)
  if (files.length === 0) return []
  const read = intoOf(files, findings).flatMap(({ file, record, read: place }) => {
    const found = definitionOf(record, file, findings)
    return found === undefined ? [] : [{ file, record: found, read: place }]
  })
  const own = files
    .filter((file) => !read.some((one) => one.file === file))
    .flatMap((file) =>
      file.records.flatMap(({ name }) => {
        const found = definitionOf(name, file, findings)
        return found === undefined ? [] : [{ file, record: found }]
      }),
    )
  const all = distinctBy<Layout>([...read, ...own], ({ record }) => `${record.path} ${record.name}`)
  const copied = all.filter(({ file, record }) => record.path !== file.path)
  return [...copied, ...all.filter((one) => !copied.includes(one))].slice(0, mostLayouts)
}

/** In the program itself, else in a copybook. */
function definitionOf(name: string, { path }: DeclaredFile, findings: Findings): Definition | undefined {
  const records = findings.definitionsOf(name).filter(({ field, kind }) => kind === 'record' || field?.groups.length === 0)
  return (
    records.find((one) => one.path === path) ??
    records.find(({ path: other }) => /\.(?:cpy|copy|cbk|inc|dcl|cob|cbl)$/i.test(other)) ??
    records[0]
  )
}
