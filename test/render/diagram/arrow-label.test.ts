import { expect, test } from 'vitest'
import { arrowLabel } from '../../../src/render/diagram/arrow-label.ts'

test('short words stand side by side, conditions below each other', () => {
  expect(arrowLabel(['read', 'update'])).toBe('read, update')
  expect(arrowLabel(["WS-EOF = 'Y'", "WS-EOF = 'N'"])).toBe("WS-EOF = 'Y'\nWS-EOF = 'N'")
})

test('a long condition goes on in a second line, and is cut only behind that', () => {
  const condition = 'CUSTOMER-STATUS NOT = SPACES AND CUSTOMER-TYPE = DOMESTIC'
  expect(arrowLabel([condition])).toBe('CUSTOMER-STATUS NOT = SPACES AND\nCUSTOMER-TYPE = DOMESTIC')
  expect(arrowLabel([`${condition} AND ${condition}`])).toMatch(/…$/)
})

test('what is too much is counted', () => {
  expect(arrowLabel(['A = 1', 'A = 2', 'A = 3', 'A = 4', 'A = 5'])).toBe('A = 1\nA = 2\nA = 3\n+2')
})
