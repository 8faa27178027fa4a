import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { z } from 'zod'
import type { StructureUnit } from '../../../src/answer/structure.ts'
import { bmsScanner } from '../../../src/structure/scanners/bms/bms.ts'
import { symbolicMapOf } from '../../../src/structure/scanners/bms/symbolic-map.ts'

// The maps of the sample against what a reader finds in them.

const truthFile = z.strictObject({
  notes: z.array(z.string()),
  members: z.record(z.string(), z.strictObject({ units: z.array(z.string()), texts: z.array(z.string()) })),
})
const truth = truthFile.parse(JSON.parse(readFileSync('test/structure/truth/screens.json', 'utf8'))).members

test.each(Object.entries(truth))('%s', (path, { units, texts }) => {
  const told = bmsScanner.scan(readFileSync(`sample-code/${path}`, 'latin1'), path, 'BMS').facts(() => undefined).units
  expect(told.filter(({ kind }) => kind !== 'message').map(unitText)).toEqual(units)
  expect(told.filter(({ kind }) => kind === 'message').map(constantText)).toEqual(texts)
})

function unitText({ kind, name, of, startLine, endLine, detail = '' }: StructureUnit): string {
  const [, place, length] = /^POS=\((.*?)\) LENGTH=(\d+)/.exec(detail) ?? []
  return `${startLine}-${endLine} ${kind} ${name}${of === undefined ? '' : ` of ${of}`}${kind === 'field' ? ` at ${place} for ${length}` : ''}`
}

function constantText({ name, startLine, endLine, detail = '' }: StructureUnit): string {
  const [, place, , keys] = /^POS=\((.*?)\)( keys: (.*))?$/.exec(detail) ?? []
  return `${startLine}-${endLine} at ${place}: ${name}${keys === undefined ? '' : ` [${keys}]`}`
}

test('the symbolic map is the copybook that the assembler wrote', () => {
  const written = readFileSync('sample-code/cpy-bms/WBMMENU.cpy', 'latin1')
  const words = (text: string) => text.replace(/^>>.*/, '').trim().split(/\s+/)
  expect(words(symbolicMapOf(readFileSync('sample-code/bms/WBMMENU.bms', 'latin1'), 'WBMMENU').text)).toEqual(words(written))
})
