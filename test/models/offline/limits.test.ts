import { describe, expect, it, test } from 'vitest'
import { askedLimit } from '../../../src/models/offline/question/asked-limit.ts'
import { ask, Codebase, fixedFormat } from './codebase.ts'

const ferry = new Codebase({
  'cbl/FEBOOK.cbl': fixedFormat(`
IDENTIFICATION DIVISION.
PROGRAM-ID. FEBOOK.
* BOOKS CABINS ON THE NIGHT FERRY
PROCEDURE DIVISION.
1000-BOOK.
    IF FE-CABIN-COUNT > 0
        PERFORM 2000-SHOW
    END-IF.
    IF FE-CABIN-COUNT OF FE-TRAVELLER > 9
        MOVE '4' TO FE-REFUSAL-CODE
        MOVE 'ASK AT THE DESK' TO FE-TEXT
    END-IF.`),
})

test('what a question asks the limit of', () => {
  expect(askedLimit('How many cabins may one traveller book?')).toEqual(['cabins'])
  expect(askedLimit('Is there a limit to the number of open bookings a traveller can have?')).toEqual(['open', 'bookings'])
  expect(askedLimit('After how many records does the run take a checkpoint?')).toEqual(['records'])
  expect(askedLimit('How many programs are there?')).toBeUndefined()
})

test('a limit is quoted where a count is compared with it, with what happens then', async () => {
  const { text } = await ask(ferry, 'How many cabins can a traveller book on the ferry before the desk is asked?')
  expect(text).toMatch(
    /- `cbl\/FEBOOK\.cbl:9-12`:\n\s+```\n\s+IF FE-CABIN-COUNT OF FE-TRAVELLER > 9\n\s+MOVE '4' TO FE-REFUSAL-CODE\n\s+MOVE 'ASK AT THE DESK'/,
  )
})

describe('how many entries a table has room for', () => {
  const kennel = new Codebase({
    'kennel.cbl': [
      '       identification division.',
      '       program-id. kennel.',
      '       data division.',
      '       working-storage section.',
      '       78  ws-most-dogs  value 40.',
      '       01  ws-kennel.',
      '           05  ws-dog-count  pic 99.',
      '           05  ws-dogs  occurs 0 to ws-most-dogs times',
      '               depending on ws-dog-count.',
      '               10  ws-dog-name  pic x(20).',
      '           05  ws-bowls  pic 9 occurs 12.',
      '       procedure division.',
      '           move 1 to ws-dog-count.',
      '           goback.',
    ].join('\n'),
  })

  it('is told by the number or by the constant', async () => {
    expect((await ask(kennel, 'How many dogs can the kennel hold at most?')).text).toMatch(
      /ws-dogs has room for `ws-most-dogs`, which is 40: `kennel\.cbl:8`, `kennel\.cbl:5`/,
    )
    expect((await ask(kennel, 'What is the maximum number of bowls in the kennel?')).text).toMatch(
      /`ws-bowls` has room for `12`: `kennel\.cbl:11`/,
    )
  })
})
