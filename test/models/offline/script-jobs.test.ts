import { expect, test } from 'vitest'
import { ask, Codebase } from './codebase.ts'

const dairy = new Codebase({
  'jcl/MILKIN.jcl': '//MILKIN   JOB (1)\n//S1       EXEC PGM=MILKREAD',
  'jcl/CHURN.jcl': '//CHURN    JOB (1)\n//S1       EXEC PGM=BUTTER',
  'jcl/ALONE.jcl': '//ALONE    JOB (1)\n//S1       EXEC PGM=IEFBR14',
  'scripts/night.sh': [
    '#!/bin/sh',
    '# ALONE.jcl is no longer sent',
    'ftp host <<EOF',
    'put jcl/MILKIN.jcl',
    'put jcl/CHURN.jcl',
    'EOF',
  ].join('\n'),
  'scripts/keep.sh': [
    '#!/bin/bash',
    '# *** keeps what the dairy has made ***',
    '#  The name of this script is known to the menus:',
    '#  change it nowhere.',
    'if [ ! -d kept ]; then',
    '  mkdir kept',
    'fi',
    '# place here what copies it elsewhere',
    'tar czf kept/`date +%y%m%d`.tgz *.milk',
    '# cp kept /mnt',
    'exit 0',
  ].join('\n'),
})

test('the jobs that a script submits, in their order', async () => {
  const { text } = await ask(dairy, 'In what order does scripts/night.sh submit its jobs?')
  expect(text).toContain('`scripts/night.sh` names these jobs, in this order: MILKIN, CHURN.')
  expect(text).toContain('`MILKIN`: `scripts/night.sh:4`')
  expect(text).not.toContain('ALONE,')
})

test('what a short script does is told by its commands, not by the comment above them', async () => {
  const { text } = await ask(dairy, 'What does scripts/keep.sh save, and where does it put it?')
  expect(text).toMatch(/`scripts\/keep\.sh:5-9`/)
  expect(text).toContain('*.milk')
})
