import { expect, test } from 'vitest'
import { isSystemName } from '../../src/structure/system-names.ts'

test.each(['CEE3ABD', 'CBLTDLI', 'DSNTIAR', 'SQLGINTP', 'MQOPEN', 'CBL_GET_CSR_POS'])('%s comes with a system', (name) => {
  expect(isSystemName('program', name)).toBe(true)
})

test.each(['SQLRPT1', 'MQREPORT', 'CUSTTDL'])('%s is a program of somebody', (name) => {
  expect(isSystemName('program', name)).toBe(false)
})
