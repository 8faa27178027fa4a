import { expect, test } from 'vitest'
import type { Diagram } from '../../../src/answer/diagram.ts'
import { fanArrows } from '../../../src/render/diagram/fan-arrows.ts'

function menu(label: string, choices: number): Diagram {
  const targets = Array.from({ length: choices }, (_, i) => `p${i}`)
  return {
    title: 'T',
    direction: 'right',
    boxes: ['menu', ...targets].map((id) => ({ id, kind: 'program' as const, label: [id] })),
    arrows: targets.map((to) => ({ from: 'menu', to, label })),
    folded: 0,
  }
}

test('a condition that leads to many is said once', () => {
  const { boxes, arrows } = fanArrows(menu('EIBAID WHEN DFHENTER, NOT ERR-FLG-ON', 3))
  expect(boxes.at(-1)).toEqual({ id: 'when-0', kind: 'when', label: ['EIBAID WHEN DFHENTER, NOT ERR-FLG-ON'] })
  expect(arrows).toEqual([
    { from: 'menu', to: 'when-0' },
    { from: 'when-0', to: 'p0' },
    { from: 'when-0', to: 'p1' },
    { from: 'when-0', to: 'p2' },
  ])
})

test('short words and few arrows stay as they are', () => {
  const short = menu('xctl', 5)
  const few = menu('EIBAID WHEN DFHENTER, NOT ERR-FLG-ON', 2)
  expect(fanArrows(short)).toBe(short)
  expect(fanArrows(few)).toBe(few)
})
