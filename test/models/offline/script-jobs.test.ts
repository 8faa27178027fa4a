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
})

test('the jobs that a script submits, in their order', async () => {
  const { text } = await ask(dairy, 'In what order does scripts/night.sh submit its jobs?')
  expect(text).toContain('`scripts/night.sh` names these jobs, in this order: MILKIN, CHURN.')
  expect(text).toContain('`MILKIN`: `scripts/night.sh:4`')
  expect(text).not.toContain('ALONE,')
})
