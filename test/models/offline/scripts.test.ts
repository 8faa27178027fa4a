import { expect, test } from 'vitest'
import { ask, Codebase } from './codebase.ts'

const bakery = new Codebase({
  'README.md':
    '# BAKERY\n\nThe script `carry.py` brings the loaves of a day to the shops:\n\n1. it counts them\n\nStart it:\n\n    carry.py --day monday --all of the loaves there are\n',
  'CHANGELOG.md': '- carry.py no longer drops the loaves of a day that nobody asked for\n',
  'tools/carry.py': `#!/usr/bin/python3
import argparse

parser = argparse.ArgumentParser(description='Counts loaves and hands them out to shops.')


def count_loaves(day):
    return 1


def hand_out(loaves):
    return count_loaves(loaves)
`,
  'tools/rye_sum': `#!/usr/bin/perl -w
# License: GPL
#
use strict;

sub print_help {
  print "usage: rye_sum [OPTIONS] FILE\\n";
  print "  -d  by day, not by loaf\\n";
  return;
}
`,
})

test('a script without a head tells by its description, its routines and what texts say of it', async () => {
  const { text } = await ask(bakery, 'What is carry.py for?')
  expect(text).toContain('Counts loaves and hands them out to shops')
  expect(text).toMatch(/holds count_loaves, hand_out/)
  expect(text).toContain('brings the loaves of a day to the shops')
  expect(text).toContain('1. it counts them')
  expect(text).not.toMatch(/no longer drops|--all of the loaves/)
})

test('a script is no routine of itself', async () => {
  const { text } = await ask(bakery, 'Which functions does carry.py have?')
  expect(text).toMatch(/holds count_loaves, hand_out\./)
  expect(text).toContain('`tools/carry.py:11`')
})

test('one without an extension tells by its usage', async () => {
  const { text } = await ask(bakery, 'What does rye_sum do?')
  expect(text).toContain('usage: rye_sum')
  expect(text).toContain('by day, not by loaf')
})
