import { distinctBy } from '../../../../base/distinct-by.ts'
import { escapeRegex } from '../../../../base/escape-regex.ts'
import { patternCall } from '../../absence.ts'
import type { Aspect } from '../../aspect.ts'
import { readCall } from '../../calls.ts'
import { at, inert, item, type Lines, nameFor } from '../../cite.ts'
import { isComment } from '../../evidence/comment-lines.ts'
import { linesBetween } from '../../evidence/lines-between.ts'
import type { Findings, FoundLine } from '../../findings.ts'
import type { Subject } from '../../subjects.ts'

const mostSelects = 3
const mostValues = 4
/** Lines of a SELECT down to its ASSIGN. */
const linesOfSelect = 3
const asksPlace =
  /\bon disk\b|\bassigned\b|\b(?:file ?names?|paths?|director(?:y|ies)|folders?)\b|\b(?:which|what) (?:[a-z]+ ){0,2}(?:files?|data ?sets?)\b[^?]*\bbehind\b|\bwhere\b[^?]*\b(?:stored|kept|saved|written)\b/i
/** Of the words between ASSIGN and the name only these may stand there. */
const assigned =
  /\bASSIGN\s+(?:TO\s+)?(?:(?:DYNAMIC|EXTERNAL|DISK|PRINTER|LINE|ADVANCING|FILE)\s+)*(?:"([^"]+)"|'([^']+)'|([A-Za-z][\w-]*))/i

/** The file on disk behind a file of COBOL: the literal of its ASSIGN, or what the item is given that ASSIGN names. */
export const assignedFilesAspect: Aspect = {
  name: 'assigned files',
  asks: ({ bare }, { named, kinds: [kind] }) => named && asksPlace.test(bare) && kind === 'file',
  calls: (_, subject, findings) => {
    const assigns = assignsOf(subject, findings)
    return [
      selectCall(subject),
      ...selectsOf(subject, findings).map(({ path, line }) => readCall(path, line, line + linesOfSelect)),
      ...assigns.flatMap(({ item: name }) => (name === undefined ? [] : [valueCall(name)])),
    ]
  },
  draft: (_, subject, findings) => {
    const assigns = assignsOf(subject, findings)
    const lead = assigns.map(({ item: name = '', literal = name, place }) =>
      item(findings, `file ${nameFor(findings, subject.name, [place])} is assigned to ${nameFor(findings, literal, [place])}`, [place]),
    )
    const values = assigns.flatMap(({ item: name, place }) => (name === undefined ? [] : valuesOf(name, place.path, findings)))
    const told = distinctBy(values, ({ name, value }) => `${name} ${value}`).slice(0, mostValues)
    const given = told.map(({ name, value, line }) =>
      item(findings, `${nameFor(findings, name, [at(line)])} is ${inert(value)}`, [at(line)]),
    )
    return lead.length === 0 ? undefined : { lead: [...lead, ...given], quotes: [] }
  },
}

interface Assign {
  readonly place: Lines
  readonly literal?: string
  readonly item?: string
}

function selectCall({ name }: Subject) {
  return patternCall(String.raw`\bSELECT\s+(?:OPTIONAL\s+|NOT\s+OPTIONAL\s+)?${escapeRegex(name)}(?:\s|$)`)
}

function selectsOf(subject: Subject, findings: Findings): readonly FoundLine[] {
  return findings.codeLinesFound(selectCall(subject))
}

/** Each thing that it is assigned to, once. */
function assignsOf(subject: Subject, findings: Findings): readonly Assign[] {
  const found = selectsOf(subject, findings).flatMap(({ path, line }): readonly Assign[] => {
    const lines = findings.linesOf(path)
    for (let end = line; end <= line + linesOfSelect && lines.has(end); end++) {
      const match = assigned.exec(linesBetween(lines, line, end).join(' '))
      if (match === null) continue
      const place = { path, startLine: line, endLine: end }
      const literal = match[1] ?? match[2]
      return literal === undefined ? [{ place, item: match[3] ?? '' }] : [{ place, literal }]
    }
    return []
  })
  return distinctBy(found, ({ literal, item: name }) => `${literal ?? ''} ${name ?? ''}`.toUpperCase()).slice(0, mostSelects)
}

/** Where the item is declared with a value, or given a text. */
function valueCall(name: string) {
  const item = escapeRegex(name)
  return patternCall(String.raw`\b${item}\s.*\bVALUE\s+(?:IS\s+)?["']|\bMOVE\s+["'][^"']+["']\s+TO\s+${item}\b`)
}

/** Those of the same member before others: many programs have an item of that name. */
function valuesOf(
  name: string,
  path: string,
  findings: Findings,
): readonly { readonly name: string; readonly value: string; readonly line: FoundLine }[] {
  const found = findings.linesFound(valueCall(name)).flatMap((line) => {
    // Another literal may stand before it: `IF MODE = 'X' MOVE 'a.dat' TO NAME`.
    const given = new RegExp(
      String.raw`\bMOVE\s+["']([^"']+)["']\s+TO\s+${escapeRegex(name)}\b|\bVALUE\s+(?:IS\s+)?["']([^"']+)["']`,
      'i',
    ).exec(line.text)
    const value = (given?.[1] ?? given?.[2] ?? '').trim()
    return isComment(line.text) || value === '' ? [] : [{ name, value, line }]
  })
  const own = found.filter(({ line }) => line.path === path)
  return own.length > 0 ? own : found
}
