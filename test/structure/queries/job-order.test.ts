import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { StructureEdge } from '../../../src/answer/structure.ts'
import { jobOrder } from '../../../src/structure/queries/job-order.ts'
import { edge } from './small-graph.ts'

/** `A>B C>D` */
const triggers = (text: string): StructureEdge[] =>
  text.split(' ').map((pair, line) => {
    const [before, after] = pair.split('>')
    return edge('triggers', `job ${before}`, `job ${after}`, `x.ca7:${line + 1}`)
  })

const inOrder = (edges: readonly StructureEdge[]) => [...jobOrder({ edges })].sort((a, b) => a[1] - b[1]).map(([name]) => name)

test('behind all that trigger it, in the order of the definitions', () => {
  expect(inOrder(triggers('A>B A>C C>D B>D'))).toEqual(['A', 'B', 'C', 'D'])
  expect(inOrder(triggers('B>C A>B A>C'))).toEqual(['A', 'B', 'C'])
  expect(inOrder(triggers('X>Y A>B'))).toEqual(['X', 'Y', 'A', 'B'])
})

test('a circle begins where the definitions come to it first, or where something leads into it', () => {
  expect(inOrder(triggers('A>B B>C C>A'))).toEqual(['A', 'B', 'C'])
  expect(inOrder(triggers('A>B B>C C>A S>B'))).toEqual(['S', 'B', 'C', 'A'])
})

test('what was set the day before, and data sets, put nothing in order; another name has its place', () => {
  expect(inOrder([edge('triggers', 'job A', 'job B', 'x:1', { verb: 'INCOND PREV' }), ...triggers('B>A')])).toEqual(['B', 'A'])
  expect(inOrder([edge('triggers', 'dataset D', 'job A', 'x:1')])).toEqual([])
  expect([...jobOrder({ edges: [...triggers('A>B'), edge('runs', 'job B', 'job JCL', 'x:2')] })]).toContainEqual(['JCL', 1])
})

test('without circles every trigger is respected, however many jobs there are', { timeout: 60_000 }, () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.nat(30), fc.nat(30)), { minLength: 1 }), (pairs) => {
      const edges = pairs.flatMap(([a, b]) => (a === b ? [] : triggers(`J${Math.min(a, b)}>J${Math.max(a, b)}`)))
      const order = jobOrder({ edges })
      return edges.every(({ from, to }) => (order.get(from.name) ?? -1) < (order.get(to.name) ?? -1))
    }),
  )
  const chain = Array.from({ length: 100_000 }, (_, i) => `J${i}>J${i + 1}`).join(' ')
  expect(jobOrder({ edges: triggers(chain) }).get('J100000')).toBe(100_000)
})
