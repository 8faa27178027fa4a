import { escapeRegex } from '../../../base/escape-regex.ts'
import { linesCall, readCall } from '../calls.ts'
import type { Lines } from '../cite.ts'
import type { Call } from '../conversation.ts'
import type { Findings, FoundLine } from '../findings.ts'
import { fortranStatementAt, listed } from './fortran-statement.ts'

const mostFound = 20
const mostRead = 3
const mostGivers = 8
const above = 12
const below = 12

/** A value that a BLOCK DATA gives to what stands at the same place of a COMMON block, under whatever name. */
export interface CommonValue {
  readonly value: string
  readonly block: string
  readonly position: number
  /** As the member that gives the value calls it. */
  readonly as: string
  readonly places: readonly Lines[]
}

interface InCommon {
  readonly block: string
  readonly position: number
  readonly place: Lines
}

/** For the statements that place a variable in a COMMON block, and for those that give what stands there a value. */
export function commonValueCalls(name: string, findings: Findings): readonly Call[] {
  const [own] = placesInCommon(name, findings)
  const blocks = own === undefined ? [] : blockLines(own.block, findings)
  return [
    commonCall(name),
    ...candidates(name, findings).map(({ path, line }) => readCall(path, line - above, line + below)),
    ...(own === undefined ? [] : [blockDataCall, ...givers(findings).map((path) => blockCall(own.block, path))]),
    ...blocks.map(({ path, line }) => readCall(path, line, line + below)),
    ...(own === undefined ? [] : elementsAt(own, findings).map(({ array, path }) => dataCall(array, path))),
    ...(own === undefined ? [] : dataLines(own, findings).map(({ path, line }) => readCall(path, line, line + below))),
  ]
}

function commonCall(name: string): Call {
  return linesCall(
    String.raw`^\s*COMMON\b.*\b${escapeRegex(name)}\b|^(?: {5}[^ 0]|\s*&)[\w\s,()/*]*\b${escapeRegex(name)}\b[\w\s,()/*]*&?$`,
    mostFound,
  )
}

const blockDataCall = linesCall(String.raw`^\s*BLOCK\s*DATA\b`, mostFound)

function blockCall(block: string, path: string): Call {
  return linesCall(String.raw`^[^!]*\bCOMMON\b.*/\s*${escapeRegex(block)}\s*/`, mostRead, path)
}

function dataCall(array: string, path: string): Call {
  return linesCall(String.raw`^\s*DATA\b.*\b${escapeRegex(array)}\b`, mostRead, path)
}

function candidates(name: string, findings: Findings): readonly FoundLine[] {
  return findings.codeLinesFound(commonCall(name)).slice(0, mostRead)
}

function placesInCommon(name: string, findings: Findings): readonly InCommon[] {
  return candidates(name, findings).flatMap((line) => inCommon(line, name, findings))
}

function inCommon({ path, line }: FoundLine, name: string, findings: Findings): readonly InCommon[] {
  const statement = fortranStatementAt(findings.linesOf(path), line)
  if (statement === undefined || !/^COMMON\b/i.test(statement.text)) return []
  const { startLine, endLine } = statement
  return blocksOf(statement.text).flatMap(({ block, names }) => {
    const at = placedAt(names, name)
    return at === undefined ? [] : [{ block, position: at, place: { path, startLine, endLine } }]
  })
}

function blocksOf(text: string): readonly { readonly block: string; readonly names: readonly string[] }[] {
  const parts = text.replace(/^COMMON\s*/i, '').split(/\/\s*(\w+)\s*\//)
  return parts.flatMap((part, i) => (i % 2 === 1 ? [{ block: part.toUpperCase(), names: listed(parts[i + 1] ?? '') }] : []))
}

/** How many words of storage come before it, and one; undefined where the size of what comes before is not said there. */
function placedAt(names: readonly string[], name: string): number | undefined {
  let position = 1
  for (const one of names) {
    if (one.replace(/\s*\(.*/, '').toUpperCase() === name.toUpperCase()) return position
    const size = sizeOf(one)
    if (size === undefined) return undefined
    position += size
  }
  return undefined
}

function sizeOf(entity: string): number | undefined {
  const bounds = /\(([^)]*)\)/.exec(entity)?.[1]
  if (bounds === undefined) return 1
  const sizes = bounds.split(',').map((bound) => Number(bound.trim()))
  return sizes.some(Number.isNaN) ? undefined : sizes.reduce((product, size) => product * size, 1)
}

/** Members that hold a BLOCK DATA, which alone may give what is in COMMON a first value. */
function givers(findings: Findings): readonly string[] {
  return [...new Set(findings.codeLinesFound(blockDataCall).map(({ path }) => path))].slice(0, mostGivers)
}

function blockLines(block: string, findings: Findings): readonly FoundLine[] {
  return givers(findings).flatMap((path) => findings.codeLinesFound(blockCall(block, path)))
}

interface Element {
  readonly array: string
  readonly index: number
  readonly path: string
  readonly place: Lines
}

function elementsAt({ block, position }: InCommon, findings: Findings): readonly Element[] {
  return blockLines(block, findings).flatMap(({ path, line }) => {
    const statement = fortranStatementAt(findings.linesOf(path), line)
    const names = blocksOf(statement?.text ?? '').find((one) => one.block === block)?.names ?? []
    let before = 0
    for (const one of names) {
      const size = sizeOf(one)
      if (size === undefined || statement === undefined) return []
      const { startLine, endLine } = statement
      if (position <= before + size)
        return [{ array: one.replace(/\s*\(.*/, ''), index: position - before, path, place: { path, startLine, endLine } }]
      before += size
    }
    return []
  })
}

function dataLines(own: InCommon, findings: Findings): readonly FoundLine[] {
  return elementsAt(own, findings).flatMap(({ array, path }) => findings.codeLinesFound(dataCall(array, path)))
}

/** The values that DATA gives to what a name stands for, each with where that is said. */
export function commonValues(name: string, findings: Findings): readonly CommonValue[] {
  const [own] = placesInCommon(name, findings)
  if (own === undefined) return []
  return elementsAt(own, findings).flatMap(({ array, index, path, place }) =>
    findings.codeLinesFound(dataCall(array, path)).flatMap(({ line }) => {
      const statement = fortranStatementAt(findings.linesOf(path), line)
      const value = statement === undefined ? undefined : valueAt(statement.text, array, index)
      if (statement === undefined || value === undefined) return []
      const { startLine, endLine } = statement
      const as =
        index === 1 && !new RegExp(String.raw`\b${escapeRegex(array)}\s*\(`).test(findings.linesOf(path).get(place.startLine) ?? '')
          ? array
          : `${array}(${index})`
      return [{ value, block: own.block, position: own.position, as, places: [own.place, place, { path, startLine, endLine }] }]
    }),
  )
}

/** `DATA A /1.,3*0./`: of the list behind the name, repeated values counted. */
function valueAt(statement: string, array: string, index: number): string | undefined {
  const list = new RegExp(String.raw`(?:^DATA\s+|/\s*,?\s*|,\s*)${escapeRegex(array)}\s*/([^/]*)/`, 'i').exec(statement)?.[1]
  let at = 0
  for (const one of listed(list ?? '')) {
    const [, many = '1', value = one] = /^(\d+)\s*\*\s*(.*)$/.exec(one) ?? []
    at += Number(many)
    if (at >= index) return value.trim()
  }
  return undefined
}
