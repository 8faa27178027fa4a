import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Diagram } from '../../../src/answer/diagram.ts'
import { foldDiagram } from '../../../src/render/diagram/fold-diagram.ts'

function diagram(boxes: number, arrows: readonly (readonly [number, number])[]): Diagram {
  return {
    title: 'T',
    direction: 'down',
    boxes: Array.from({ length: boxes }, (_, i) => ({ id: `b${i}`, kind: 'program' as const, label: [`P${i}`] })),
    arrows: arrows.map(([from, to]) => ({ from: `b${from}`, to: `b${to}` })),
    folded: 0,
  }
}

test('what is small enough stays as it is', () => {
  const small = diagram(5, [[0, 1]])
  expect(foldDiagram(small, 5)).toBe(small)
})

test('what is farthest away becomes one box behind the one that leads to it', () => {
  // 0 leads to 1 and 2; 1 to 3, 4 and 5.
  const { boxes, arrows, folded } = foldDiagram(
    diagram(6, [
      [0, 1],
      [0, 2],
      [1, 3],
      [1, 4],
      [5, 1],
    ]),
    4,
  )
  expect(boxes.map(({ id, label }) => `${id} ${label.join()}`)).toEqual(['b0 P0', 'b1 P1', 'b2 P2', 'more-b1 3 more'])
  expect(arrows.map(({ from, to, dashed }) => `${from} ${to}${dashed ? ' dashed' : ''}`)).toEqual([
    'b0 b1',
    'b0 b2',
    'b1 more-b1 dashed',
    'more-b1 b1 dashed',
  ])
  expect(folded).toBe(3)
})

test('never more boxes than allowed, none lost, no arrow into nothing', () => {
  const edges = fc.array(fc.tuple(fc.nat(59), fc.nat(59)), { maxLength: 120 })
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 60 }), edges, fc.integer({ min: 2, max: 40 }), (count, found, most) => {
      const whole = diagram(
        count,
        found.filter((pair) => pair.every((n) => n < count)),
      )
      const { boxes, arrows, folded } = foldDiagram(whole, most)
      expect(boxes.length).toBeLessThanOrEqual(most)
      expect(boxes.filter(({ kind }) => kind !== 'more').length + folded).toBe(count)
      const ids = new Set(boxes.map(({ id }) => id))
      expect(arrows.every(({ from, to }) => ids.has(from) && ids.has(to))).toBe(true)
    }),
  )
})
