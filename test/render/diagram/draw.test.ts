import { expect, test } from 'vitest'
import { draw } from '../../../src/render/diagram/draw.ts'
import { edge, queriesOver, unit } from '../../structure/queries/small-graph.ts'
import { hostile } from '../sample-answer.ts'

const system = queriesOver({
  members: { 'cbl/A.cbl': 'COBOL', 'cbl/B.cbl': 'COBOL' },
  units: [unit('program A', 'cbl/A.cbl:1-100'), unit('program B', 'cbl/B.cbl:1-100'), unit('job J', 'jcl/J.jcl:1-9')],
  edges: [
    edge('call', 'program A', 'program B', 'cbl/A.cbl:10'),
    edge('xctl', 'program A', 'program B', 'cbl/A.cbl:20', { complete: false }),
    edge('runs', 'step S1 of J', 'program A', 'jcl/J.jcl:2', { step: 'S1' }),
  ],
})

test('who calls, as mermaid and dot', async () => {
  expect(await draw(system.callers('B', { depth: 2 }), 'mermaid')).toEqual([
    `%% callers of program B
flowchart LR
  b0["program:<br/>B"]
  b1["program:<br/>A"]
  b2[["job:<br/>J"]]
  b1 -->|"call, xctl"| b0
  b2 -->|"runs"| b1
  style b0 stroke-width:3px
`,
  ])
  const [dot = ''] = (await draw(system.callers('B'), 'dot')) ?? []
  expect(dot).toContain('"b1" -> "b0" [label=" call, xctl "]')
  expect(dot).toContain('rankdir=LR')
})

test('svg holds the names as text and nothing that acts', async () => {
  const [picture = ''] = (await draw(system.callers('B'), 'svg')) ?? []
  expect(picture).toMatch(/<svg[\s\S]*>A<\/text>[\s\S]*<\/svg>/)
  expect(picture).not.toMatch(/<script|href=|<foreignObject/)
})

test('what cannot be drawn is not', async () => {
  expect(await draw(system.where('A'), 'dot')).toBeUndefined()
})

test('names that attack stay text in every format', async () => {
  const name = `${hostile}"];evil->"<img src=x onerror=1>`
  const attacked = queriesOver({
    members: { 'c/x.c': 'C' },
    units: [unit('program B', 'c/x.c:1-9')],
    edges: [{ ...edge('call', 'program B', 'program C', 'c/x.c:3'), to: { kind: 'program', name } }],
  }).callees('B')
  const [dot = ''] = (await draw(attacked, 'dot')) ?? []
  const [mermaid = ''] = (await draw(attacked, 'mermaid')) ?? []
  const [picture = ''] = (await draw(attacked, 'svg')) ?? []
  for (const text of [dot, mermaid, picture]) expect(text).not.toMatch(/[\u001b\u0007\u202e]/)
  expect(mermaid).not.toContain('<img')
  expect(picture).not.toContain('<img')
  expect(picture.match(/<g id="node/g)).toHaveLength(2)
})

const batch = queriesOver({
  members: { 'cbl/A.cbl': 'COBOL', 'jcl/J.jcl': 'JCL' },
  units: [unit('program A', 'cbl/A.cbl:1-100'), unit('job J', 'jcl/J.jcl:1-9'), unit('step S1 of J', 'jcl/J.jcl:2-9', { detail: 'PGM=A' })],
  edges: [
    edge('runs', 'step S1 of J', 'program A', 'jcl/J.jcl:2', { step: 'S1' }),
    edge('dataset', 'step S1 of J', 'dataset X.LOAD', 'jcl/J.jcl:3', { step: 'S1', dd: 'STEPLIB', op: 'library' }),
    edge('dataset', 'step S1 of J', 'dataset X.OLD', 'jcl/J.jcl:4', { step: 'S1', dd: 'OLD', op: 'delete' }),
    edge('file', 'program A', 'file IN', 'cbl/A.cbl:20', { op: 'open input' }),
    edge('file', 'program A', 'file IN', 'cbl/A.cbl:21', { op: 'read' }),
    edge('file', 'program A', 'file IN', 'cbl/A.cbl:22', { op: 'close' }),
    edge('file', 'program A', 'file OUT', 'cbl/A.cbl:23', { op: 'write' }),
    edge('sql', 'program A', 'table T', 'cbl/A.cbl:24', { verb: 'SELECT' }),
    edge('sql', 'program A', 'table T', 'cbl/A.cbl:25', { verb: 'UPDATE' }),
  ],
})

/** The arrows of a picture, with the names of the boxes. */
async function arrowsOf(result: Parameters<typeof draw>[0]): Promise<string[]> {
  const [text = ''] = (await draw(result, 'mermaid')) ?? []
  const names = new Map([...text.matchAll(/^ {2}(\w+)[[(]+"(?:\w+:<br\/>)?([^"]*)"/gm)].map(([, id = '', name = '']) => [id, name]))
  return [...text.matchAll(/^ {2}(\w+) (<?-\S*>)(?:\|"(.*?)"\|)? (\w+)$/gm)].map(([, from = '', line, label = '', to = '']) =>
    `${names.get(from)} ${line} ${names.get(to)} ${label}`.trim(),
  )
}

test('what is read leads from the data to the program, what is written to the data; opening and closing are not said', async () => {
  expect(await arrowsOf(batch.callees('A'))).toEqual(['A <--> T SELECT, UPDATE', 'IN --> A read', 'A --> OUT write'])
})

test('a job without its libraries', async () => {
  expect(await arrowsOf(batch.callees('J'))).toEqual(['J --> A runs', 'J --> X.OLD delete'])
})

test('a step names its program in its own box', async () => {
  expect(await arrowsOf(batch.flow('J'))).toEqual(['J --> S1<br/>PGM=A', 'S1<br/>PGM=A -.-> X.OLD delete'])
})

test('of what a change affects, arrows lead from who uses to what is used', async () => {
  expect(await arrowsOf(system.impact('B'))).toEqual(['A --> B call', 'J --> A runs'])
})
