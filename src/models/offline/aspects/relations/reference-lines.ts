import type { Reference } from '../../../../answer/structure-results.ts'
import { readCall } from '../../calls.ts'
import type { Call } from '../../conversation.ts'
import { readAround } from '../../evidence/around-place.ts'
import { type Block, blockAround } from '../../evidence/block-around.ts'
import { mayBeAssembler } from '../../evidence/is-assembler.ts'
import { farthestLabel, labelOver } from '../../evidence/label-over.ts'
import { linesBetween } from '../../evidence/lines-between.ts'
import type { Findings, KnownLines } from '../../findings.ts'
import type { Quote } from '../../quote.ts'
import { isStart } from './caller-words.ts'

/** Of more of them the list is long enough. */
const few = 3
/** Some of them are left out where the rest is what is asked for. */
const mostRead = 6
const room = { before: 4, after: 5, most: 10 } as const

/** Calls for the lines around a few direct references: they say when each is made and what is handed over. */
export function readAroundReferences(references: readonly Reference[]): readonly Call[] {
  const direct = references.filter(({ depth }) => depth === 1)
  return direct.length > mostRead ? [] : direct.map((reference) => readAround(reference, room))
}

/** Branch and link of assembler: what it goes to is a routine, while what it stands in may be all of a program. */
const branchAndLink = /^(?:BALR?|BASR?|BASSM|JASL?|BRASL?)$/i
const passesControl: ReadonlySet<Reference['kind']> = new Set(['call', 'link', 'xctl'])
const mostLabels = 14

/** Calls for the labels that branches of assembler stand under, where what they are in is a program. */
export function readLabelsOver(references: readonly Reference[]): readonly Call[] {
  return references
    .filter(isInMainLine)
    .slice(0, mostLabels)
    .map(({ path, line }) => readCall(path, line - farthestLabel, line))
}

/** The label that such a branch stands under. */
export function labelOfReference(reference: Reference, findings: Findings): string | undefined {
  return isInMainLine(reference) ? labelOver(findings.linesOf(reference.path), reference.line) : undefined
}

function isInMainLine({ depth, verb, from, kind, path }: Reference): boolean {
  if (depth !== 1 || verb === undefined || from.kind !== 'program') return false
  return branchAndLink.test(verb) || (mayBeAssembler(path) && passesControl.has(kind))
}

/** What stands around them. */
export function linesAroundReferences(references: readonly Reference[], findings: Findings): readonly Quote[] {
  if (references.length > few) return []
  const blocks = references.map((reference) => ({
    source: { kind: 'code' as const, path: reference.path },
    ...(isStart(reference)
      ? definitionAt(findings.linesOf(reference.path), reference.line)
      : blockAround(findings.linesOf(reference.path), reference.line, reference.line, room)),
  }))
  // The line alone is cited where the reference is told.
  return blocks.filter(({ lines }) => lines.length > 1)
}

/** Where another definition of the system begins: of CSD, as a macro of a table, or in IMS. */
const defines = /\b(?:DEFINE|DFH[A-Z]{3}|APPLCTN|TRANSACT)\b/i

/** The definition alone: the members that hold them list one after the other. */
function definitionAt(lines: KnownLines, line: number): Block {
  let first = line
  while (first > line - room.before && lines.has(first - 1) && !defines.test(lines.get(first) ?? '')) first--
  // Without its beginning the line is all that is known to belong to it.
  if (!defines.test(lines.get(first) ?? '')) first = line
  let last = line
  while (last < line + room.after && goesOn(lines.get(last + 1))) last++
  return { startLine: first, lines: linesBetween(lines, first, last) }
}

function goesOn(below: string | undefined): boolean {
  return below !== undefined && /^\s+\S/.test(below) && !defines.test(below)
}
