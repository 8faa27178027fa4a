import { expect, test } from 'vitest'
import { memberName } from '../../src/structure/member-name.ts'

test.each([
  ['cbl/payrun1.cbl', 'PAYRUN1'],
  ['jcl/INITLIB.jcl.template', 'INITLIB'],
  ['src/PAYREC1.cpy.txt', 'PAYREC1'],
  ['lib/PROD.PAYROLL.JCL', 'PROD.PAYROLL'],
  ['inc/pay.defs.incl.pl1', 'PAY.DEFS'],
  ['notes.sample.txt', 'NOTES.SAMPLE'],
  ['PAYRUN1', 'PAYRUN1'],
])('%s is member %s', (path, name) => {
  expect(memberName(path)).toBe(name)
})
