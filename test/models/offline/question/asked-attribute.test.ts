import { expect, test } from 'vitest'
import { askedAttributes } from '../../../../src/models/offline/question/asked-attribute.ts'

const asked = (text: string) => askedAttributes({ text, names: ['LOAFRUN'] })

test('options of a procedure are an attribute, and those of a compiler or linker none', () => {
  expect(asked('Which options does LOAFRUN have?')).toContain('options')
  expect(asked('Is LOAFRUN a main procedure?')).toContain('options')
  for (const text of [
    'With which compiler options is LOAFRUN made?',
    'Which compile-options has LOAFRUN?',
    'What are the linker options of LOAFRUN?',
    'Which compilation options does LOAFRUN need?',
  ])
    expect(asked(text)).not.toContain('options')
})
