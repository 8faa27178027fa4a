import { expect, test } from 'vitest'
import { ask, Codebase, fixedFormat } from './codebase.ts'

const program = (name: string) =>
  fixedFormat(`
IDENTIFICATION DIVISION.
PROGRAM-ID. ${name}.
PROCEDURE DIVISION.
    STOP RUN.`)

const shop = new Codebase({
  'KNEAD.cbl': program('KNEAD'),
  'BAKE.cbl': program('BAKE'),
  'SELL.cbl': program('SELL'),
  'bin/day.py': [
    'import subprocess',
    'def run_one(name, args):',
    '    return subprocess.run(["bin/" + name] + args)',
    'def all_day(day):',
    '    run_one("KNEAD", [day])',
    '    out = run_one("BAKE", [day, "10"])',
    '    print("SELL")',
  ].join('\n'),
  'bin/night.sh': [
    '#!/bin/sh',
    'run_it() { "./bin/$2" "$3"; }',
    '[ -f "bin/BAKE" ] || exit 1',
    'run_it "$DIR" "SELL" "$DAY"',
    'bin/KNEAD "$DAY"',
  ].join('\n'),
})

test('programs that a script starts through a function with their names', async () => {
  const { text } = await ask(shop, 'Which COBOL programs does bin/day.py start?')
  expect(text).toContain('day.py starts 2 programs: KNEAD, BAKE.')
  expect(text).toMatch(/- `KNEAD`: `bin\/day\.py:5`/)
  expect(text).not.toContain('SELL')
})

test('and in a shell', async () => {
  expect((await ask(shop, 'Which programs does night.sh run?')).text).toContain('night.sh starts 2 programs: SELL, KNEAD.')
})
