import { expect, test } from 'vitest'
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
