import { describe, expect, it } from 'vitest'
import { analyse } from '../../../src/models/offline/question.ts'

const labels = (text: string, earlier: readonly string[] = []) => {
  const { names, words, asked } = analyse(text, earlier)
  return { names: names.map((n) => n.label), words: words.map((w) => w.label), nameIs: asked?.nameIs }
}

describe('analyse', () => {
  it.each([
    ['What does BKPLAN do?', ['BKPLAN'], []],
    ['what does bk0100c do', ['bk0100c'], []],
    ['How big is WS-DOUGH-WEIGHT and where is it declared?', ['WS-DOUGH-WEIGHT'], []],
    ['Abend S0C7 in the night: what now?', ['S0C7'], ['night']],
    ['Where is "RYE FLOUR" mentioned?', ['RYE FLOUR'], []],
    ['What is in jcl/BKNIGHT.jcl?', ['jcl/BKNIGHT.jcl'], []],
    ['Who reads data set BAKERY.ORDERS?', ['BAKERY.ORDERS'], []],
    ['Which CICS screen adds a customer with F5?', [], ['cics', 'screen', 'adds', 'customer', 'F5']],
    ['Why reason code 731, not -805?', [], ['reason', 'code', '731', '-805']],
    ["What is the customer's social security number for?", [], ['social security number', 'customer']],
    ['How is it, e.g. for shops?', [], ['shops']],
  ])('%s', (text, names, words) => {
    expect(labels(text)).toMatchObject({ names, words })
  })

  it.each([
    ['Who calls BKDOUGH?', 'object'],
    ['What does BKPLAN call?', 'subject'],
    ['Which routines does program BKPLAN call?', 'subject'],
    ['Which MQ calls does BKPLAN issue?', 'subject'],
    ['How does BKPLAN get started?', 'object'],
    ['If I change BKORDR, what must be recompiled?', 'object'],
    ['Who uses BKORDR and how is it copied?', 'object'],
    ['What is BKPLAN?', undefined],
  ])('%s', (text, nameIs) => {
    expect(labels(text).nameIs).toBe(nameIs)
  })

  it('takes the name that a question points back to, what people said before what was answered', () => {
    expect(labels('and who calls that?', ['see BKABORT', 'What does BKPLAN do?'])).toEqual({
      names: ['BKPLAN'],
      words: [],
      nameIs: 'object',
    })
    expect(labels('and who calls that?', ['see BKABORT', 'And the surcharge?']).names).toEqual(['BKABORT'])
    expect(labels('and who calls that?').names).toEqual([])
  })

  it('never shows markup of a question', () => {
    const { names } = analyse('What is "a](http://x) <b>*" and `x``y`?')
    for (const name of names) expect(name.label).toMatch(/^[\p{L}\p{N} .,_@#$&/+-]*$/u)
  })
})
