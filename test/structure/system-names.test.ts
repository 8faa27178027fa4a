import { expect, test } from 'vitest'
import { isSystemName } from '../../src/structure/system-names.ts'

test.each(
  'CEE3ABD CEEDAYS CBLTDLI AIBTDLI DSNTIAR DSNTEP2 DFHEI1 DFSRRC00 MQPUT1 IGZEDT4 ILBOABN0 CBL_OPEN_FILE C$SLEEP SYSTEM EZASOKET BPX1SPN BPXWUNIX IGGCSI00 EYUAPI IDCAMS IEFBR14 IEBGENER IKJEFT01 IEWL SORT ICETOOL ISPLINK PLIRETC 91'.split(
    ' ',
  ),
)('%s comes with the system', (name) => {
  expect(isSystemName('program', name)).toBe(true)
})

test.each('ADRUPDT ARCHIVE X01 DB2UPD ASMRTN PC SMF IMFRPT EDGECALC CEE MERGE PAYROLL ISRVCHK PLIMAIN EZTRANS ICECREAMX E3'.split(' '))(
  '%s may be a program of one’s own',
  (name) => {
    expect(isSystemName('program', name)).toBe(false)
  },
)
