import { expect, test } from 'vitest'
import { assemble } from '../../../src/models/offline/assemble.ts'

const lines = (first: number, count: number) => Array.from({ length: count }, (_, i) => `     MOVE PARCEL-WEIGHT-${first + i} TO SCALE-OUT`)
const quote = (path: string, startLine: number, count: number) => ({
  source: { kind: 'code' as const, path },
  startLine,
  lines: lines(startLine, count),
})
const near = [1, 40, 80].map((line) => ({ quote: quote('other.cbl', line, 10), text: `- lines: \`other.cbl:${line}-${line + 9}\`` }))

test('lines from elsewhere are read where few were found, and pointed at where there are many', () => {
  const few = assemble({ lead: [], quotes: [quote('own.cbl', 1, 3)] }, 3000, { near })
  expect(few).toContain('PARCEL-WEIGHT-45')
  expect(few).not.toContain('See also')
  const many = assemble({ lead: [], quotes: [1, 40, 80, 120, 160].map((line) => quote('own.cbl', line, 11)) }, 3000, { near })
  expect(many).toContain('See also:\n- lines: `other.cbl:1-10`')
})

test('of what is named a few lines may be all that there is to say', () => {
  const quotes = [quote('own.cbl', 1, 11)]
  expect(assemble({ lead: [], quotes }, 3000, { near, isNamed: true })).toContain('See also')
  expect(assemble({ lead: [], quotes }, 3000, { near })).not.toContain('See also')
  expect(assemble({ lead: [], quotes: [quote('own.cbl', 1, 1)] }, 3000, { near, isNamed: true })).toContain('PARCEL-WEIGHT-45')
})

test('beside what was found out nothing is read from elsewhere', () => {
  expect(assemble({ lead: ['PCSCALE weighs it.'], quotes: [] }, 3000, { near })).toBe('PCSCALE weighs it.')
})
