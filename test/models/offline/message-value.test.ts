import { describe, expect, it } from 'vitest'
import { shownValue } from '../../../src/models/offline/question/shown-value.ts'
import { ask, Codebase } from './codebase.ts'

describe('the value in a message that somebody saw', () => {
  const shop = new Codebase({
    'counter.cbl': [
      '       identification division.',
      '       program-id. counter.',
      '       environment division.',
      '       configuration section.',
      '       repository.',
      '           function weigh-parcel.',
      '       data division.',
      '       working-storage section.',
      '       01  ws-weighed  pic 9.',
      '       01  ws-parcel  pic x(20).',
      '       procedure division.',
      '       main-part.',
      '           move function weigh-parcel(ws-parcel)',
      '               to ws-weighed',
      '           if ws-weighed not = 0',
      '               display function concatenate(',
      '                   "Parcel was not taken. Scale says: ",',
      '                   ws-weighed)',
      '           end-if',
      '           goback.',
    ].join('\n'),
    'weigh.cbl': [
      '       identification division.',
      '       function-id. weigh-parcel.',
      '       data division.',
      '       linkage section.',
      '       01  l-parcel  pic x(20).',
      '       01  l-result  pic 9.',
      '           88  l-went-well  value 0.',
      '           88  l-too-heavy  value 3.',
      '           88  l-no-stamp  value 4.',
      '       procedure division using l-parcel returning l-result.',
      '       main-part.',
      '           if l-parcel(1:1) = "H"',
      '               set l-too-heavy to true',
      '               goback',
      '           end-if',
      '           if l-parcel(2:1) = space',
      '               set l-no-stamp to true',
      '               goback',
      '           end-if',
      '           set l-went-well to true',
      '           goback.',
      '       end function weigh-parcel.',
    ].join('\n'),
  })

  it('is followed to the condition that sets it', async () => {
    const { text } = await ask(shop, 'The clerk read "Parcel was not taken. Scale says: 4" on the screen. What went wrong?')
    expect(text).toMatch(/the message shows `ws-weighed`|the message shows ws-weighed/i)
    expect(text).toMatch(/`WEIGH-PARCEL` gives it: `counter\.cbl:13-14`/)
    expect(text).toMatch(/4 is `l-no-stamp`: `weigh\.cbl:9`/i)
    expect(text).toContain('if l-parcel(2:1) = space')
  })

  it('is read from the end of a quoted text', () => {
    expect(shownValue('It said "Cannot open the file. Status: 35". Why?')).toEqual({
      message: 'Cannot open the file. Status:',
      value: '35',
    })
    expect(shownValue("I got 'Return code 008' at the end")).toEqual({ message: 'Return code', value: '8' })
    expect(shownValue('Who prints "NO SUCH LOAN"?')).toBeUndefined()
    expect(shownValue("What is member 'A4' for?")).toBeUndefined()
  })

  it('is the item behind that text, and none behind a comment or in a format', async () => {
    const quay = new Codebase({
      'quay.cbl': [
        '       identification division.',
        '       program-id. quay.',
        '       procedure division.',
        '           display "Crane number: " ws-crane " load code: " ws-load.',
        '           display "Quay stands idle since".',
        '           move ws-a to ws-b.',
        '           goback.',
      ].join('\n'),
      'hull.f': [
        'C15-----HULL OPENED ON UNIT',
        '      WRITE(*,20) NAME,IU',
        " 20   FORMAT(1X,'HULL OPENED ON UNIT ',I5)",
        '      END',
      ].join('\n'),
    })
    const { text } = await ask(quay, 'What does "Crane number: 7" mean?')
    expect(text).toMatch(/the message shows `?ws-crane/i)
    expect(text).not.toMatch(/the message shows `?ws-load/i)
    expect((await ask(quay, 'What does "Quay stands idle since 12" mean?')).text).not.toContain('the message shows')
    expect((await ask(quay, 'What does "HULL OPENED ON UNIT 12" mean?')).text).not.toContain('the message shows')
  })
})
