import { expect, test } from 'vitest'
import { pastLines } from '../../src/base/past-lines.ts'
import { commentLines } from '../../src/structure/retrieval/comment-line.ts'

test('an entry of a log of changes goes on in the lines below that are indented deeper', () => {
  const lines = [
    '*> Bakes the bread of a day.',
    '*> Changes.',
    '*> 16/03/18 vbc - .11 Added the rye',
    '*>                    and the spelt.',
    '*> 20/03/24 vbc - .12 Salt.',
    '*> NOTE that the oven must be hot',
    '*>      and empty.',
    '     move a to b.',
    '*>          what follows',
  ]
  expect(pastLines(lines, commentLines('COBOL'))).toEqual([false, false, true, true, true, false, false, false, false])
})
