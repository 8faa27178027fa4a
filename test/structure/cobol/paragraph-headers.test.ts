import { expect, test } from 'vitest'
import { jumpsOf, paragraphsOf, procedureOf, program } from './procedure.ts'
import { fixed } from './spliced.ts'

const paragraphs = (...lines: readonly string[]) => paragraphsOf(procedureOf(program([], ...lines)))

test('sections hold their paragraphs; both reach to the next header', () => {
  expect(
    paragraphs(
      'FIRST-PARA.',
      '    DISPLAY X.',
      'MAIN SECTION.',
      '0000-START.',
      '    MOVE A TO B.',
      '1ST-STEP.',
      '    EXIT.',
      'LAST-ONE SECTION 50.',
      '    GOBACK.',
    ),
  ).toEqual([
    '1-2 paragraph FIRST-PARA',
    '3-7 section MAIN',
    '4-5 paragraph 0000-START in MAIN',
    '6-7 paragraph 1ST-STEP in MAIN',
    '8-9 section LAST-ONE',
  ])
})

test('statements in area A open no paragraph', () => {
  expect(
    paragraphs(
      'MAIN.',
      '    IF A = B',
      '      PERFORM P',
      'END-IF.',
      'EVALUATE TRUE',
      'WHEN OTHER CONTINUE',
      'END-EVALUATE.',
      'CONTINUE.',
      'STOP RUN.',
      'GOBACK.',
      'P.',
      'EXIT.',
      'EXIT SECTION.',
      'EXIT PARAGRAPH.',
    ),
  ).toEqual(['1-10 paragraph MAIN', '11-14 paragraph P'])
})

test('in free format a name and a period at the end of a statement open none', () => {
  const text = [
    'IDENTIFICATION DIVISION.',
    'PROGRAM-ID. T.',
    'PROCEDURE DIVISION.',
    'MAIN.',
    'MOVE A TO',
    'B.',
    'PERFORM',
    'STEP-2.',
    'STEP-2.',
    'EXIT.',
  ]
  const read = procedureOf(text.join('\n'))
  expect(paragraphsOf(read)).toEqual(['1-5 paragraph MAIN', '6-7 paragraph STEP-2'])
  expect(jumpsOf(read)).toEqual(['4 MAIN perform STEP-2'])
})

test('a header of digits only, one behind a lone period, one without a period before it', () => {
  expect(
    paragraphs('100.', '    MOVE 5 TO A', '    .', '200.', '    EXEC CICS RETURN END-EXEC', '300.', '    GOBACK', '400.', '    EXIT.'),
  ).toEqual(['1-3 paragraph 100', '4-5 paragraph 200', '6-7 paragraph 300', '8-9 paragraph 400'])
})

test('words that are verbs to some compilers only may be names of paragraphs', () => {
  const read = procedureOf(
    program(
      [],
      'MAIN.',
      '    PERFORM VALIDATE.',
      '    PERFORM SEND THRU TERMINATE.',
      'VALIDATE.',
      '    EXIT.',
      'SEND.',
      'TERMINATE.',
      '    EXIT.',
    ),
  )
  expect(paragraphsOf(read).map((line) => line.split(' ')[2])).toEqual(['MAIN', 'VALIDATE', 'SEND', 'TERMINATE'])
  expect(jumpsOf(read)).toEqual(['2 MAIN perform VALIDATE', '3 MAIN perform SEND thru TERMINATE'])
})

test('paragraphs of a copybook are those of the program', () => {
  const text = fixed(
    'ID DIVISION.',
    'PROGRAM-ID. T.',
    'PROCEDURE DIVISION.',
    'MAIN.',
    '    PERFORM COPIED.',
    "    COPY 'PARAS'",
    '    .',
    'AFTER-IT.',
  )
  const read = procedureOf(text, { copybooks: { PARAS: fixed('COPIED.', '    DISPLAY X.') } })
  expect(read.facts.paragraphs.map(({ name, range }) => [name, read.tokens.sourceOf[range.from]])).toEqual([
    ['MAIN', 0],
    ['COPIED', 1],
    ['AFTER-IT', 0],
  ])
})

test('declaratives are marked, and the runtime performs them', () => {
  const read = procedureOf(
    program(
      [],
      'DECLARATIVES.',
      'ERR SECTION.',
      '    USE AFTER STANDARD ERROR PROCEDURE ON INPUT OUTPUT.',
      'ERR-PARA.',
      '    DISPLAY X.',
      'END DECLARATIVES.',
      '    DISPLAY Y.',
      'MAIN.',
      '    GOBACK.',
    ),
  )
  expect(paragraphsOf(read)).toEqual(['2-5 section ERR declarative', '4-5 paragraph ERR-PARA in ERR declarative', '8-9 paragraph MAIN'])
  expect(jumpsOf(read)).toEqual(['3 - perform ERR (USE)'])
})
