import { expect, test } from 'vitest'
import { edge, queriesOver, type SmallGraph, unit } from './small-graph.ts'

const members = Object.fromEntries('MAIN SUB LOST LONER MENU'.split(' ').map((name) => [`cbl/${name}.cbl`, 'COBOL']))
const units = [
  unit('job NIGHT', 'jcl/NIGHT.jcl:1-9'),
  unit('transaction MEN1', 'csd/ALL.csd:1-2'),
  unit('program MAIN', 'cbl/MAIN.cbl:1-90'),
  unit('program SUB', 'cbl/SUB.cbl:1-20', { detail: 'USING PARM' }),
  unit('program LOST', 'cbl/LOST.cbl:1-30'),
  unit('program LONER', 'cbl/LONER.cbl:1-40', { detail: 'USING A B' }),
  unit('program MENU', 'cbl/MENU.cbl:1-50'),
  unit('copybook RATES', 'cpy/RATES.cpy:1-5'),
  unit('copybook OLD', 'cpy/OLD.cpy:1-6'),
  unit('copybook LOSTC', 'cpy/LOSTC.cpy:1-7'),
  unit('proc STEPS', 'proc/STEPS.prc:1-8'),
]
const edges = [
  edge('runs-proc', 'job NIGHT', 'proc STEPS', 'jcl/NIGHT.jcl:3'),
  edge('runs', 'proc STEPS', 'program MAIN', 'proc/STEPS.prc:2'),
  edge('call', 'program MAIN', 'program SUB', 'cbl/MAIN.cbl:10'),
  edge('copy', 'program SUB', 'copybook RATES', 'cbl/SUB.cbl:5', { found: 'cpy/RATES.cpy' }),
  edge('transaction', 'transaction MEN1', 'program MENU', 'csd/ALL.csd:1'),
  edge('map', 'program MENU', 'map MENUM', 'cbl/MENU.cbl:9'),
  edge('call', 'program LOST', 'program LOST', 'cbl/LOST.cbl:8'),
  edge('copy', 'program LOST', 'copybook LOSTC', 'cbl/LOST.cbl:4', { found: 'cpy/LOSTC.cpy' }),
]
const open = (kind: 'call' | 'xctl', path: string) => ({
  kind,
  from: { kind: 'program' as const, name: 'MAIN', path },
  operand: 'WS-NEXT',
  path,
  line: 44,
  reason: 'file',
})

function dead(more: Partial<SmallGraph> = {}) {
  const result = queriesOver({ members, units, edges, ...more }).dead()
  return {
    units: result.units.map(({ kind, name }) => `${kind} ${name}`),
    suppressed: result.suppressed.map(({ unit: { name }, why, place }) => `${name}: ${why}${place ? ` ${place.path}:${place.line}` : ''}`),
  }
}

test('what no job and no transaction leads to, and what only that leads to', () => {
  expect(dead()).toEqual({
    units: ['program LONER', 'program LOST', 'copybook LOSTC', 'copybook OLD'],
    suppressed: [],
  })
})

test('a method of which several classes have one leads to no program', () => {
  const method = edge('call', 'symbol Shop', 'symbol close', 'web/Shop.java:7', { complete: false })
  expect(dead({ edges: [...edges, method] }).suppressed).toEqual([])
})

test('a CALL without known target may reach what takes parameters, a transfer of CICS what is online', () => {
  expect(dead({ unresolved: [open('call', 'cbl/MAIN.cbl')] })).toEqual({
    units: ['program LOST', 'copybook LOSTC', 'copybook OLD'],
    suppressed: ['LONER: a CALL whose target is not known may reach it cbl/MAIN.cbl:44'],
  })
  const offline = edges.filter(({ kind }) => kind !== 'transaction')
  expect(dead({ edges: offline, unresolved: [open('xctl', 'cbl/MAIN.cbl')] }).suppressed).toEqual([
    'MENU: a transfer of CICS whose target is not known may reach it cbl/MAIN.cbl:44',
  ])
})

test('where the code has no jobs or no transactions, nothing can be said of what they start', () => {
  const programs = units.filter(({ kind }) => kind === 'program' || kind === 'copybook')
  expect(dead({ units: programs, edges: edges.filter(({ from }) => from.kind === 'program') })).toEqual({
    units: ['program LONER', 'copybook OLD'],
    suppressed: [
      'MAIN: no job is in the code that could run it',
      'LOST: no job is in the code that could run it',
      'MENU: no transaction is defined in the code that could start it',
    ],
  })
})
