import { describe, expect, test } from 'vitest'
import { ask, Codebase } from './codebase.ts'

const roll = new Codebase({
  'roll-out.yml': [
    '- hosts: harbour',
    '  tasks:',
    '    - include_role:',
    '        name: pack_boats',
    '',
    '    - name: Fill the tanks.',
    '      block:',
    '        - include_role:',
    '            name: open_valves',
    '',
    '        - include_role:',
    '            name: pump_diesel',
    '      when: FILL_TANKS',
    '',
    '    - include_role:',
    '        name: sound_horn',
  ].join('\n'),
  'vars/all.yml': ['# What is done', 'FILL_TANKS: false', 'HORN_TONE: "low"'].join('\n'),
  'build/env.sh': 'export ANCHOR_CHAIN=90',
  MOORING: [' TIE_UP: PROC;', '   KNOT_COUNT = 3;', ' END TIE_UP;'].join('\n'),
  'src/winch.c': 'int main(void) {\n  WINCH_TURNS = 0;\n  return 0;\n}',
})

describe('settings', () => {
  test('the value, and the whole item that depends on it', async () => {
    const { text } = await ask(roll, 'What happens if FILL_TANKS is switched on for roll-out.yml, and what is its default?')
    expect(text).toContain('setting `FILL_TANKS` is `false`: `vars/all.yml:2`')
    expect(text).toMatch(/`roll-out\.yml:6-13`:\n[\s\S]*open_valves[\s\S]*pump_diesel/)
    expect(text.slice(0, text.indexOf('setting'))).not.toContain('sound_horn')
  })

  test('a statement of a program that nothing tells as one is none', async () => {
    const { text } = await ask(roll, 'What is KNOT_COUNT set to?')
    expect(text).not.toContain('setting `KNOT_COUNT`')
  })

  test('of a script', async () => {
    const { text } = await ask(roll, 'What is ANCHOR_CHAIN set to?')
    expect(text).toContain('setting `ANCHOR_CHAIN` is `90`: `build/env.sh:1`')
  })

  test('not what a program gives its variable', async () => {
    expect((await ask(roll, 'What is WINCH_TURNS set to?')).text).not.toContain('setting `WINCH_TURNS`')
  })
})
