import { expect, test } from 'vitest'
import { elementPattern } from '../../../src/models/offline/question/array-element.ts'
import { ask, Codebase } from './codebase.ts'

const card = (text: string, at: number) => `${text.padEnd(72)}   H${String(at).padStart(4)}`
const harbour = new Codebase({
  'src/berth.f': [
    '      SUBROUTINE BERTH (N)',
    'C     GIVES EVERY SHIP A PLACE',
    '      COMMON /QUAY/ SHIPS(9,50), STATE(20)',
    '      DO 10 K=1,N',
    'C     LENGTH OF THE HULL AS THE PILOT TELLS IT',
    '      SHIPS(4,K)=PILOT(K)',
    '      SHIPS(5,K)=0',
    '      IF (SHIPS(4,K).GT.90.) SHIPS(5,K)=1',
    '   10 CONTINUE',
    '      STATE(4)=0',
    '      STATE(4)=STATE(4)+1',
    '      RETURN',
    '      END',
  ]
    .map(card)
    .join('\n'),
})

test('of an element the name of a running subscript tells nothing, the number does', async () => {
  const pattern = new RegExp(`^${elementPattern('SHIPS(4,I)')}$`)
  expect(pattern.test('SHIPS(4,K+1)')).toBe(true)
  expect(pattern.test('SHIPS( 4, K )')).toBe(true)
  expect(pattern.test('SHIPS(5,K)')).toBe(false)
  expect(elementPattern('SHIPS')).toBeUndefined()
  for (const question of ['What is stored in SHIPS(4,I)?', 'What does SHIPS(4,J) hold?']) {
    const { text } = await ask(harbour, question)
    expect(text).toMatch(/^- (?:in BERTH: )?`src\/berth\.f:2-10`/)
    expect(text).toContain('LENGTH OF THE HULL')
  }
})

test('the statements that set an element, on cards with identifications', async () => {
  expect((await ask(harbour, 'Which routines set SHIPS(5,I)?')).text).toMatch(/^`SHIPS\(5,I\)` is set by 2 statements of 1 member:/)
  expect((await ask(harbour, 'Is STATE(4) ever reset?')).text).toMatch(
    /^Yes: `STATE\(4\)` is set by 1 statement of 1 member:\n- `STATE\(4\)=0` in BERTH: `src\/berth\.f:10`/,
  )
})
