import { describe, expect, it } from 'vitest'
import { declaredName } from '../../../src/models/offline/evidence/declared-name.ts'

const nameAt = (text: string, line: number) => declaredName(new Map(text.split('\n').map((one, index) => [index + 1, one])), line)

describe('the name whose value stands in a line', () => {
  it('is read in the languages of the trade, also from the line above', () => {
    expect(nameAt("           05  MSG-PAY-LATE        PIC X(40) VALUE\n               'PAY010W PAYMENT IS LATE'.", 2)).toBe('MSG-PAY-LATE')
    expect(nameAt("           88  PAY-REFUSED   VALUE 'R07'.", 1)).toBe('PAY-REFUSED')
    expect(nameAt('  DCL MAX_STREET FIXED BIN(15) STATIC INIT(28);', 1)).toBe('MAX_STREET')
    expect(nameAt('RCLATE   EQU   1041                 PAYMENT IS LATE', 1)).toBe('RCLATE')
    expect(nameAt('      PARAMETER (MAXDAY = 366)', 1)).toBe('MAXDAY')
  })

  it('is none in a statement, behind the end of a declaration, and of a filler', () => {
    expect(nameAt('           MOVE 1041 TO AB-CODE', 1)).toBeUndefined()
    expect(nameAt("           05  PAY-A  PIC X VALUE 'A'.\n           MOVE 1041 TO AB-CODE", 2)).toBeUndefined()
    expect(nameAt("           05  FILLER  PIC X(9) VALUE 'PAY010W'.", 1)).toBeUndefined()
  })
})
