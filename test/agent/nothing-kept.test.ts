import { getEventListeners } from 'node:events'
import v8 from 'node:v8'
import { expect, test } from 'vitest'
import { scriptedModel } from '../support/scripted-model.ts'
import { askAgent } from './agent-harness.ts'

// Node 20.13 is the first that can count objects.
test.runIf('queryObjects' in v8)('an answered question leaves no signal behind, though the one of whoever asked lives on', async () => {
  const { signal } = new AbortController()
  const ask = () => askAgent(scriptedModel('Done.'), {}, { signal })
  const alive = () => v8.queryObjects(AbortSignal, { format: 'count' })
  await ask()
  const before = alive()
  for (let question = 0; question < 10; question++) await ask()
  // What belongs to the last one may still be at hand.
  expect(alive() - before).toBeLessThan(10)
  expect(getEventListeners(signal, 'abort')).toEqual([])
})
