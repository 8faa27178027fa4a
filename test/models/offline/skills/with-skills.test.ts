import { describe, expect, it } from 'vitest'
import { bakery } from '../bakery.ts'
import { ask } from '../codebase.ts'

const pepper = [
  '# Spice notes',
  '',
  '## Ordering saffron',
  '',
  'Saffron is ordered by telephone from the importer, never more than forty grams.',
  '',
  '## Sesame',
  '',
  'Sesame rolls need a label that warns of allergies.',
].join('\n')

describe('what skills add to an answer', () => {
  it('answers from a skill what the code does not hold, with the section that says it and no other', async () => {
    const { text } = await ask(bakery({ spices: pepper }), 'How is saffron ordered from the importer?')
    expect(text).toBe(
      ['- `skill:spices#Ordering saffron`: `Saffron is ordered by telephone from the importer, never more than forty grams.`'].join('\n'),
    )
  })

  it('says nothing of a skill that shares common words only', async () => {
    const { text } = await ask(bakery({ spices: pepper }), 'How are the loyalty points of a customer ordered?')
    expect(text).toMatch(/^NOT FOUND/)
    expect(text).not.toContain('skill:')
  })

  it('keeps silent about a skill where the code says all of it', async () => {
    const notes = '# Dough\n\nBKPLAN calls BKDOUGH.'
    const { text } = await ask(bakery({ dough: notes }), 'Who calls BKDOUGH?')
    expect(text).toContain('BKPLAN')
    expect(text).not.toContain('skill:')
  })

  it('puts what a skill knows behind the answer from the code when it has more to say', async () => {
    const notes = '# Rye\n\nThe surcharge for rye flour was agreed with the millers of the valley.'
    const { text } = await ask(bakery({ flour: notes }), 'Which surcharge for rye flour was agreed with the millers?')
    const [code, skill] = [text.indexOf('cbl/BKPLAN.cbl:'), text.indexOf('skill:flour#Rye')]
    expect(code).toBeGreaterThanOrEqual(0)
    expect(skill).toBeGreaterThan(code)
  })

  it('begins with a skill where knowledge is asked for that no code holds', async () => {
    const notes = '# Rye\n\nRye flour costs a surcharge because the millers of the valley grind it apart.'
    const { text } = await ask(bakery({ flour: notes }), 'Why does rye flour cost a surcharge, as the millers see it?')
    expect(text.startsWith('- `skill:flour#Rye`')).toBe(true)
    expect(text).toContain('cbl/BKPLAN.cbl:')
  })

  it('quotes of a long section the parts that bear on the question, of a table with its columns', async () => {
    const rows = Array.from(
      { length: 30 },
      (_, i) => `| E${100 + i} | the oven number ${i} is out of order, call the mason | wait until noon |`,
    )
    const notes = [
      '# Errors of the ovens',
      '',
      '| Code | Meaning | Action |',
      '|---|---|---|',
      ...rows,
      '| E777 | yeast is mouldy | burn incense |',
    ].join('\n')
    const { text } = await ask(bakery({ ovens: notes }), 'What does error E777 mean, mouldy yeast?')
    expect(text).toContain('  | Code | Meaning | Action |\n  |---|---|---|\n')
    expect(text).toContain('| E777 | yeast is mouldy | burn incense |')
    expect(text).not.toContain('E103')
  })

  it('takes a code that is nearly the same for another one', async () => {
    const { text } = await ask(bakery({ errors: '# Codes\n\nE771 means mouldy yeast.' }), 'What does E772 mean?')
    expect(text).toMatch(/^NOT FOUND/)
  })

  it('cites the lines that a skill cites where they hold what it says', async () => {
    const notes = '# Rye\n\nWhy rye is dear: 12 percent (`COMPUTE BK-PRICE`, `cbl/BKPLAN.cbl:19`), grumble the millers.'
    const { text } = await ask(bakery({ flour: notes }), 'Why is rye so dear, grumble the millers?')
    expect(text).toContain('- The lines of the code that it cites: `cbl/BKPLAN.cbl:19`')
  })
})
