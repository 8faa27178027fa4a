import { expect, test } from 'vitest'
import { assemblerScanner } from '../../../src/structure/scanners/assembler/assembler.ts'
import { saidBy } from '../said-facts.ts'

const paragraphs = (...lines: readonly string[]) =>
  saidBy(assemblerScanner, lines.join('\n'), 'asm/DOCK.asm').units.filter((unit) => unit.includes('paragraph'))

test('a subroutine ends behind its return, where a label follows that nothing in it leads to', () => {
  expect(
    paragraphs(
      'DOCK     CSECT',
      '         BAS   R14,LOADIT',
      '         BC    B"1000",SHIPGONE'.replaceAll('"', "'"),
      '         B     SHUT',
      'LOADIT   DS    0H',
      '         CLI   CRATE,0',
      "         BC    B'1000',NOCRATE",
      "         BCR   B'1111',R14",
      'NOCRATE  DS    0H',
      '         LA    R15,4',
      '         BR    R14',
      'CRATES   DC    F"0"'.replaceAll('"', "'"),
      'SHIPGONE DS    0H',
      '         MVI   CRATE,1',
      'SHUT     BR    R10',
      '         END',
    ),
  ).toEqual(['5-11 paragraph LOADIT of DOCK'])
})

test('data behind a return and labels that the lines above name end no subroutine', () => {
  expect(
    paragraphs(
      'DOCK     CSECT',
      '         BAL   R14,LOADIT',
      '         B     SHUT',
      'LOADIT   ST    R14,KEEP14',
      '         LTR   R5,R5',
      '         BNZ   AGAIN',
      '         BR    R14',
      'KEEP14   DS    F',
      'AGAIN    BCT   R5,LOADIT',
      '         BNER  R14',
      'MORE     LA    R5,1',
      '         BR    R14',
      'SHUT     BR    R10',
      '         END',
    ),
  ).toEqual(['4-12 paragraph LOADIT of DOCK'])
})

test('what EX takes behind the return is no way on', () => {
  expect(
    paragraphs(
      'DOCK     CSECT',
      '         BAL   R14,LOADIT',
      '         B     SHUT',
      'LOADIT   EX    R5,MOVEIT',
      '         BR    R14',
      'MOVEIT   MVC   CRATE(0),0(R2)',
      'SHUT     BR    R10',
      '         END',
    ),
  ).toEqual(['4-6 paragraph LOADIT of DOCK'])
})
