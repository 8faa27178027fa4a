import { describe, expect, it } from 'vitest'
import { ask, Codebase } from './codebase.ts'

const filler = (count: number, line: (i: number) => string) => Array.from({ length: count }, (_, i) => line(i))

const heats = (count: number) => filler(count, (i) => `      heat(${i}) = warm + ${i}`)

/** A routine that says what it does in its first lines, and its caller, which uses the same words over and over far from its own. */
const code = new Codebase({
  'bkspread.for': [
    '      subroutine bkspread(dough, ntray, tray)',
    'c',
    'c       bkspread; it spreads a batch of dough over trays',
    'c       and keeps a gap',
    'c',
    '      real dough, tray(ntray)',
    ...filler(40, (i) => `      if (i${i} .eq. ${i}) k${i} = k${i} + 1`),
    '      return',
    '      end',
  ].join('\n'),
  'bkoven.for': [
    '      subroutine bkoven(dough)',
    'c',
    'c       bkoven; it heats an oven',
    'c',
    ...heats(70),
    ...filler(9, (i) => [`c       spread ${i} of the batch of dough over the trays`, ...heats(14)].join('\n')),
    '      call bkspread(dough, 12, tray)',
    '      return',
    '      end',
  ].join('\n'),
  'bkday.for': [
    '      subroutine bkday(iday)',
    'c       bkday; it opens the shop',
    ...filler(9, (i) => `      bread(${i}) = iday + ${i}`),
    '      call bkoven(dough)',
    '      end',
  ].join('\n'),
  ...Object.fromEntries(
    filler(9, (n) => `bkshop${n}.for`).map((path, n) => [
      path,
      [
        `      subroutine bkshop${n}(a)`,
        `c       bkshop${n}; it sells bread`,
        ...filler(30, (i) => `      a(${i}) = price * ${i}`),
        '      end',
      ].join('\n'),
    ]),
  ),
})

describe('what a routine says where it begins', () => {
  it('tells which one is described, before what is said more often in another', async () => {
    const { text } = await ask(code, 'From where is the routine called that spreads a batch of dough over the trays?')
    expect(text).toContain('`bkspread` is called from bkoven')
  })

  it('is quoted where it has more of the question than any other lines', async () => {
    const { text } = await ask(code, 'Does the gap close when a batch of dough is spread over trays?')
    expect(text).toMatch(/^- `bkspread\.for:3-4`/)
  })
})
