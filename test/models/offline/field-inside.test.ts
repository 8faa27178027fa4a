import { describe, expect, test } from 'vitest'
import { ask, Codebase, fixedFormat } from './codebase.ts'

const kiln = (name: string, most: string) =>
  fixedFormat(`
IDENTIFICATION DIVISION.
PROGRAM-ID. ${name}.
DATA DIVISION.
WORKING-STORAGE SECTION.
01  KN-DATA.
    05  KN-GLAZE-FACTOR      PIC 9V9(3).
    05  KN-PRICE             PIC 9(05)V99.
    05  KN-BASE              PIC 9(05)V99.
PROCEDURE DIVISION.
1000-PRICE.
    IF KN-GLAZE-FACTOR > 0
       AND KN-GLAZE-FACTOR <= ${most}
        COMPUTE KN-PRICE = KN-BASE * KN-GLAZE-FACTOR
    END-IF.
    GOBACK.`)

const kilns = new Codebase({
  'cbl/KNPRC18.cbl': kiln('KNPRC18', '0.18'),
  'cbl/KNPRC19.cbl': kiln('KNPRC19', '0.19'),
  'cbl/KNPRC20.cbl': kiln('KNPRC20', '0.20'),
})

describe('a field that several programs have', () => {
  test('is told for the program that the question names, with what is done to it there', async () => {
    const { text } = await ask(kilns, 'In KNPRC19, how is KN-GLAZE-FACTOR declared, and what is it used for?')
    expect(text).toMatch(/is used in KNPRC19:/)
    expect(text).toContain('KN-GLAZE-FACTOR <= 0.19')
    expect(text).toContain('cbl/KNPRC19.cbl:6')
    expect(text).not.toMatch(/KNPRC18|KNPRC20/)
  })

  test('is told for all of them where the question asks who uses it', async () => {
    const { text } = await ask(kilns, 'Which programs besides KNPRC19 use KN-GLAZE-FACTOR?')
    expect(text).toMatch(/KNPRC18/)
    expect(text).toMatch(/KNPRC20/)
  })
})
