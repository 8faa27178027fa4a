import { expect, test } from 'vitest'
import { bakery } from './bakery.ts'
import { ask } from './codebase.ts'

test('a word that stands nowhere and only tells how it is to be done makes no absence', async () => {
  const { text } = await ask(bakery(), 'How do I get the plan with the scarcest first?')
  expect(text).not.toMatch(/^NOT FOUND/)
  expect(text).toContain('cbl/BKPLAN.cbl')
})

test('what is to be done and stands nowhere is absent all the same', async () => {
  const { text } = await ask(bakery(), 'How do I mortgage the surcharge?')
  expect(text).toMatch(/^NOT FOUND/)
})
