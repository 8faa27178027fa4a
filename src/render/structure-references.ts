import type { Reference, ReferencesResult, SubjectReferences, SubjectUses, UsesResult } from '../answer/structure-results.ts'
import { aboveWords, doesWords, fromWords, howWords, placeText, subjectWords, unitWords } from '../answer/structure-words.ts'
import { sanitizeLine } from '../base/sanitize.ts'
import { count } from '../base/text.ts'
import type { ListLook } from './definition-list.ts'
import { branch, structureTable } from './structure-table.ts'

/** A table for each thing that the name may mean. */
export function referencesText({ query, subjects }: ReferencesResult, look: ListLook): string {
  return subjects
    .map((subject) => {
      const title = `${subjectWords(subject)}: ${query === 'callers' ? callersCount(subject) : count(subject.references.length, 'reference')}`
      return heading(title, look) + (query === 'callers' ? callers(subject, look) : callees(subject, look))
    })
    .join('\n')
}

function heading(text: string, { colors }: ListLook): string {
  return `${colors.bold(sanitizeLine(text))}\n`
}

function callersCount({ references }: SubjectReferences): string {
  const direct = references.filter(({ depth }) => depth === 1).length
  const behind = references.length - direct
  return direct === 0 ? 'no callers' : `${count(direct, 'caller')}${behind > 0 ? `, ${behind} behind them` : ''}`
}

function callers({ references, above }: SubjectReferences, look: ListLook): string {
  const rows = references.map((reference) => [
    branch(reference.depth) + placeText(reference),
    fromWords(reference),
    doesWords(reference),
    howWords(reference),
  ])
  return structureTable(['Place', 'Caller', 'Does', 'How known'], rows, look) + (above ? `${sanitizeLine(aboveWords(above))}\n` : '')
}

/** Lines that a row names; more would push the other columns out of sight. */
const linesInRow = 4

/** References that differ in their line alone are one row. */
function callees({ references }: SubjectReferences, look: ListLook): string {
  const rows: string[][] = []
  let last: { readonly key: string; readonly row: string[]; lines: number } | undefined
  for (const reference of references) {
    const { depth, to, path, line } = reference
    const row = [branch(depth) + unitWords(to), doesWords(reference), placeText(reference), howWords(reference)]
    const key = JSON.stringify([row[0], row[1], row[3], path])
    if (last?.key !== key) {
      last = { key, row, lines: 1 }
      rows.push(row)
    } else if (++last.lines <= linesInRow) last.row[2] = `${last.row[2]}, ${line}`
    else last.row[2] = `${last.row[2]?.replace(/ and \d+ more$/, '')} and ${last.lines - linesInRow} more`
  }
  return structureTable(['Target', 'Does', 'Place', 'How known'], rows, look)
}

/** Writes before reads: who changes it is what most want to know. */
export function usesText({ subjects }: UsesResult, look: ListLook): string {
  return subjects.map((subject) => heading(`${subjectWords(subject)}: ${usesCount(subject)}`, look) + uses(subject, look)).join('\n')
}

function usesCount({ reads, writes, other }: SubjectUses): string {
  const parts = [count(writes.length, 'write'), count(reads.length, 'read'), ...(other.length > 0 ? [`${other.length} other`] : [])]
  return parts.join(', ')
}

function uses({ reads, writes, other }: SubjectUses, look: ListLook): string {
  const row = (access: string) => (reference: Reference) => [
    placeText(reference),
    access,
    doesWords(reference),
    fromWords(reference),
    howWords(reference),
  ]
  const rows = [...writes.map(row('writes')), ...reads.map(row('reads')), ...other.map(row(''))]
  return structureTable(['Place', 'Access', 'Statement', 'In', 'How known'], rows, look)
}
