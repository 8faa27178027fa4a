import { expect, test } from 'vitest'
import { asksPlace } from '../../../../src/models/offline/question/asks-place.ts'

test.each(['Where is NAME?', 'Where is NAME defined?', 'Where is program NAME kept?', 'In which member is NAME?'])(
  'asks where it stands: %s',
  (bare) => {
    expect(asksPlace(bare)).toBe(true)
  },
)

test.each(['From where is NAME called?', 'Where is NAME used?', 'Where is NAME included?'])('asks who uses it: %s', (bare) => {
  expect(asksPlace(bare)).toBe(false)
})
