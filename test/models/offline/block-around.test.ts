import { describe, expect, it } from 'vitest'
import { blockAround } from '../../../src/models/offline/evidence/block-around.ts'

const room = { before: 2, after: 2, most: 12 } as const
const known = (text: string) => new Map(text.split('\n').map((line, index) => [index + 1, line]))

const paragraph = `
      *****************************************************************
      * Ask the other shop whether it still has the loaf.             *
      *****************************************************************
       5500-ASK-SHOP.

           MOVE LOAF-KEY             TO ASK-KEY.
           IF  ASK-STATUS EQUAL SOLD
               PERFORM 5600-CLOSE    THRU 5600-EXIT.

      *****************************************************************
       5500-EXIT.
           EXIT.
`

describe('the lines around a passage', () => {
  it('go on behind the name of a paragraph that a comment heads', () => {
    const { lines } = blockAround(known(paragraph), 3, 3, room)
    expect(lines.at(-1)).toContain('PERFORM 5600-CLOSE')
  })

  it('go on behind the name of a paragraph that ends them', () => {
    const { startLine, lines } = blockAround(known(paragraph), 3, 5, room)
    expect([startLine, lines.at(-1)?.trim()]).toEqual([3, 'PERFORM 5600-CLOSE    THRU 5600-EXIT.'])
  })

  it('go on to the end of a list that a comment announces', () => {
    const listed = [
      '* THE LOAF IS SOLD WITHOUT A SLIP IF ONE OF THE FOLLOWING IS TRUE',
      '*                                                           *',
      '* 1) THE BAKER EATS IT',
      '* 2) IT IS OF YESTERDAY',
      '*',
      '* NOTHING ELSE IS SOLD SO.',
      'LOAF     CSECT',
    ].join('\n')
    expect(blockAround(known(listed), 1, 1, room).lines.at(-1)).toContain('2) IT IS')
    expect(blockAround(known(listed.replace('THE FOLLOWING', 'THESE')), 1, 1, room).lines.at(-1)).not.toContain('2) IT IS')
  })

  it('end with the name where nothing of its own follows', () => {
    const { lines } = blockAround(known(paragraph.replace(/ {11}(?:MOVE|IF|PERFORM).*\n/g, '').replace(/ {15}PERFORM.*\n/, '')), 3, 3, room)
    expect(lines.at(-1)).toContain('5500-ASK-SHOP.')
  })
})
