import { describe, expect, it } from 'vitest'
import { elseChain } from '../../../src/models/offline/evidence/else-chain.ts'
import { ask, Codebase } from './codebase.ts'

const source = `      SUBROUTINE TIDE(KIND, HT)
      IF (KIND .EQ. 0) THEN
        IF (HT .GT. 5.) THEN
          HT = 5.
        ELSE
          HT = 1.
        END IF
      ELSE IF (KIND .EQ. 1 .OR.
     &         KIND .EQ. 2) THEN
        HT = 2.
      ELSE
        CALL HALT('TIDE', 'kind of tide is unheard of')
      END IF
      END`
const lines = new Map(source.split('\n').map((line, index) => [index + 1, line]))

describe('the conditions above an ELSE of Fortran', () => {
  it('are those of its own chain', () => {
    expect(elseChain(lines, 12)).toEqual([
      { line: 2, text: '(KIND .EQ. 0)' },
      { line: 8, text: '(KIND .EQ. 1 .OR. KIND .EQ. 2)' },
    ])
    expect(elseChain(lines, 6)).toEqual([{ line: 3, text: '(HT .GT. 5.)' }])
  })

  it('are none for a line under a condition, or where the chain is not known', () => {
    expect(elseChain(lines, 4)).toEqual([])
    expect(elseChain(lines, 10)).toEqual([])
    expect(elseChain(new Map([...lines].slice(4)), 12)).toEqual([])
  })

  it('are told with the message that stands under it', async () => {
    const { text } = await ask(new Codebase({ 'src/tide.for': source }), "When does TIDE stop with 'kind of tide is unheard of'?")
    expect(text).toMatch(
      /only where none of these holds: `\(KIND \.EQ\. 0\)`, `\(KIND \.EQ\. 1 \.OR\. KIND \.EQ\. 2\)`: `src\/tide\.for:2`/,
    )
  })
})
