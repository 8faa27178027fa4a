import { expect, it } from 'vitest'
import { ask, Codebase } from './codebase.ts'

const weigh = (name: string, limit: number) =>
  [
    `* ${name}: REJECTS A CART THAT IS TOO HEAVY FOR THE BRIDGE`,
    `${name}   CSECT`,
    `         C     R2,=F'${limit}'          CART TOO HEAVY FOR THE BRIDGE?`,
    '         BH    REJECT                 YES, REJECT THE CART',
    '         BR    R14',
    'REJECT   LA    R15,8',
    '         BR    R14',
    '         END',
  ].join('\n')
const other = (name: string) => [`${name}   CSECT`, '         BR    R14', '         END'].join('\n')

const archived = ['TLWEIGH', 'TLTOLL', 'TLGATE', 'TLGONE']
const bridge = (path: string) =>
  new Codebase({
    [path]: archived.map((name) => `./ ADD NAME=${name}\n${name === 'TLWEIGH' ? weigh('TLWEIGH', 40) : other(name)}`).join('\n'),
    'asm/TLWEIGH': weigh('TLWEIGH', 60),
    'asm/TLTOLL': other('TLTOLL'),
    'asm/TLGATE': other('TLGATE'),
  })

it('what stands in the code is quoted before an archive of its members', async () => {
  const { text } = await ask(bridge('asm/$V1SENT'), 'When is a cart rejected because it is too heavy for the bridge?')
  expect(text).toContain("=F'60'")
  expect(text.indexOf('asm/TLWEIGH')).toBeGreaterThanOrEqual(0)
  if (text.includes('$V1SENT')) expect(text.indexOf('asm/TLWEIGH')).toBeLessThan(text.indexOf('$V1SENT'))
})

it('what stands in an archive alone is found there, by its member', async () => {
  const { text } = await ask(
    new Codebase({ 'lib/ALL': ['TLONE', 'TLTWO', 'TLWEIGH'].map((name) => `./ ADD NAME=${name}\n${weigh(name, 40)}`).join('\n') }),
    'When is a cart rejected because it is too heavy for the bridge?',
  )
  expect(text).toContain('lib/ALL')
})
