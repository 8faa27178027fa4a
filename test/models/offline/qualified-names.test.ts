import { expect, test } from 'vitest'
import { ask, Codebase } from './codebase.ts'

const harbour = new Codebase({
  'pli/moor.pli': [
    ' moor: proc;',
    ' dcl 1 ship_info, 2 owner char(24), 2 berth_no fixed bin(31), 2 draft fixed bin(15);',
    ' dcl tide_state fixed bin(15); /* how the water stands:',
    '                                  0 = ebb, 1 = flow */',
    ' dcl flag_no fixed bin(15); /* which flag flies: */',
    '                            /* 1 = red, 2 = blue */',
    ' dcl buoy_no fixed bin(15); /* which buoy */',
    '                            /* the next ones are for ropes */',
    ' tide_state, flag_no, buoy_no = 1;',
    ' dcl 1 crane, 2 owner char(40), 2 load fixed bin(31);',
    " ship_info.owner = 'GULL';",
    " crane.owner = 'TERN';",
    ' crane.load = ship_info.draft;',
    ' end moor;',
  ].join('\n'),
})

test.each([
  'How long is ship_info.owner?',
  'How long is the owner field in ship_info?',
  'How long is the field owner of the ship_info record?',
  "How long is ship_info's owner field?",
])('a field is found in the record that is named with it: %s', async (question) => {
  const { text } = await ask(harbour, question)
  expect(text).toMatch(/^- field ship_info\.owner of SHIP_INFO .*CHAR\(24\)/)
  expect(text).not.toContain('CHAR(40)')
})

test('a record may be called by a word as well, and is asked for by who changes a part of it', async () => {
  expect((await ask(harbour, 'How long is the owner field of crane?')).text).toMatch(/^- field crane\.owner of CRANE .*CHAR\(40\)/)
  const { text } = await ask(harbour, 'Where is crane.owner changed?')
  expect(text).toContain("`crane.owner = 'TERN'`")
  expect(text).not.toMatch(/^- `ship_info/m)
})

test.each(['What does the field ship_info.tonnage mean?', 'What is crane.reach?'])(
  'what the record does not have is nowhere: %s',
  async (question) => {
    expect((await ask(harbour, question)).text).toMatch(/^NOT FOUND\nNothing in the code is named `(?:ship_info\.tonnage|crane\.reach)`/)
  },
)

test('a word of a record that is no field of it is no name', async () => {
  expect((await ask(harbour, 'How long is the longest field in ship_info?')).text).not.toMatch(/^Nothing/)
})

test.each([
  ['What does the field tide_state mean?', 'how the water stands: 0 = ebb, 1 = flow', 'pli/moor.pli:3-4'],
  ['What does the field flag_no mean?', 'which flag flies: 1 = red, 2 = blue', 'pli/moor.pli:5-6'],
  ['What does the field buoy_no mean?', 'which buoy', 'pli/moor.pli:7'],
])('a remark that announces what stands below it is read on: %s', async (question, said, place) => {
  expect((await ask(harbour, question)).text).toContain(`remark: ${said}: \`${place}\``)
})

test('a path of Multics names its last part', async () => {
  const { text } = await ask(harbour, 'Where is >quay>north>tide_state changed?')
  expect(text).toMatch(/^The field tide_state is changed by 1 program/)
})
