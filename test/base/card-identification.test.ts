import { expect, test } from 'vitest'
import { isIdentified, withoutIdentification } from '../../src/base/card-identification.ts'
import { glossOf } from '../../src/base/glossary.ts'
import { codeText } from '../../src/models/offline/evidence/code-text.ts'
import { commentText } from '../../src/models/offline/evidence/comment-lines.ts'
import { quotedText } from '../../src/models/offline/evidence/quoted-text.ts'
import { codeColumns } from '../../src/structure/retrieval/code-columns.ts'

const card = (text: string, identification: string) => `${text.padEnd(72)}${identification}`

test('a name or letter, blanks and a number at the edge of a card are its identification', () => {
  for (const identification of ['   A   1', '  AE  22', ' K  18- ', 'OV    12'])
    expect(withoutIdentification(card('      BAKE = 1', identification)).trimEnd()).toBe('      BAKE = 1')
  for (const line of [`${'x'.repeat(72)}   A   1 and more`, '      BAKE = A 1', card('  a list', 'loaf 12 ')])
    expect(isIdentified(line)).toBe(false)
})

test('it is no word of the code, and no reader sees it', () => {
  const line = card('C     BREAD(9) = LOAVES THAT WERE SOLD', '   B  37')
  expect(codeColumns('Fortran')(line)).not.toContain('37')
  expect(quotedText([line, card('      CALL OVEN', '   B  38')])).toEqual(['C  BREAD(9) = LOAVES THAT WERE SOLD', '      CALL OVEN'])
  expect(codeText(card('      CALL OVEN(FLOUR,WATER,YEAST,SALT,SUGAR,BUTTER,MILK,EGG,OATS)', '   B  38'))).toMatch(/OATS\)$/)
  expect(commentText(line)).toBe('BREAD(9) = LOAVES THAT WERE SOLD')
  expect(glossOf(line)?.text).toBe('LOAVES THAT WERE SOLD')
})

test('a sequence number that fills up with zeros is no part of the line; the rest of a number is', () => {
  expect(withoutIdentification(card('      COMMON/OVEN/TRAYS,', '00001260')).trimEnd()).toBe('      COMMON/OVEN/TRAYS,')
  expect(withoutIdentification(card('C     HOW MANY LOAVES FIT IN', '00042')).trimEnd()).toBe('C     HOW MANY LOAVES FIT IN')
  for (const line of [`${'LOAVES'.padEnd(71)}1${'00042'}`, card('LOAVES', '12345678'), card('LOAVES', '00042 LOAVES')])
    expect(isIdentified(line)).toBe(false)
})
