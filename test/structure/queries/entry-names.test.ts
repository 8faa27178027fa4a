import { expect, test } from 'vitest'
import { scanned } from './scanned.ts'

const index = scanned({
  'pli/shelf_.pli': [
    'shelf_: proc (title);',
    'return;',
    'find: entry (title, code);',
    'code = 0;',
    'return;',
    'sort: entry (code);',
    'end shelf_;',
  ],
  'pli/lend.pli': ['lend: proc;', 'call shelf_$find (t, c);', 'call shelf_$burn (t);', 'call desk_$find (t);', 'end lend;'],
  'pli/tidy.pli': ['tidy: proc;', 'call shelf_$sort (c);', 'call shelf_ (t);', 'end tidy;'],
})
const callers = (name: string) =>
  index
    .callers(name)
    .subjects.map(({ unit, references }) => [
      unit.kind,
      unit.name,
      ...references.map(({ from, to, inRepo }) => `${from.name} ${to.name} ${inRepo}`),
    ])

test('an entry is called by the name of its segment and its own', () => {
  expect(callers('shelf_$find')).toEqual([['entry', 'FIND', 'LEND SHELF_$FIND true']])
  expect(callers('FIND')).toEqual([['entry', 'FIND', 'LEND SHELF_$FIND true']])
})

test('whoever calls an entry by the name of its program calls that', () => {
  expect(callers('shelf_')).toEqual([['program', 'SHELF_', 'LEND SHELF_$FIND true', 'TIDY SHELF_$SORT true', 'TIDY SHELF_ true']])
})

test('what the segment does not have, and segments that are nowhere, are missing', () => {
  expect(index.missing().missing.map(({ name }) => name)).toEqual(['DESK_$FIND', 'SHELF_$BURN'])
  expect(index.where('*', { kind: 'program' }).mentions.map(({ name }) => name)).toEqual(['DESK_$FIND', 'SHELF_$BURN'])
})

test('what an entry calls is what stands in it and in what it performs; all, where it jumps out', () => {
  const yard = scanned({
    'pli/yard.pli': [
      'yard: proc;',
      'call first;',
      'return;',
      'load: entry;',
      'call pack;',
      'return;',
      'tidy: entry;',
      'go to done;',
      'done: call second;',
      'return;',
      'flee: entry;',
      'go to done;',
      'pack: proc;',
      'call third;',
      'end pack;',
      'waste: proc;',
      'call fourth;',
      'end waste;',
      'end yard;',
    ],
  })
  const called = (name: string) =>
    yard.callees(name, { kind: 'call' }).subjects.flatMap(({ references }) => references.map(({ to }) => to.name))
  expect(called('LOAD')).toEqual(['THIRD'])
  expect(called('TIDY')).toEqual(['SECOND'])
  expect(called('FLEE')).toContain('SECOND')
})

test('an entry of a program with very many comes to an end', { timeout: 60_000 }, () => {
  const many = 3000
  const each = (line: (i: number) => string) => Array.from({ length: many }, (_, i) => line(i))
  const crowd = scanned({
    'pli/crowd.pli': [
      'crowd: proc;',
      'return;',
      ...each((i) => `e${i}: entry; call p${i}; return;`),
      ...each((i) => `p${i}: proc; call p${(i + 1) % many}; end p${i};`),
      'end crowd;',
    ],
  })
  const [subject] = crowd.callees('E5', { kind: 'perform' }).subjects
  expect(subject?.unit.kind).toBe('entry')
})

test('a program of which only entries are called is called; one whose entries nobody but itself calls is not', () => {
  const { definitions } = scanned({
    'pli/oven_.pli': ['oven_: proc;', 'heat: entry (n);', 'return;', 'end oven_;'],
    'pli/rack_.pli': ['rack_: proc;', 'turn: entry (n);', 'call rack_$turn (1);', 'end rack_;'],
    'pli/bake.pli': ['bake: proc;', 'call oven_$heat (5);', 'end bake;'],
  }).where('*', { kind: 'program' })
  expect(definitions.map(({ name, reachedBy }) => [name, reachedBy])).toEqual([
    ['BAKE', []],
    ['OVEN_', ['call']],
    ['RACK_', []],
  ])
})
