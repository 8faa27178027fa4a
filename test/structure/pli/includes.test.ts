import { expect, test } from 'vitest'
import { createGraph } from '../../../src/structure/create-graph.ts'
import { pliScanner } from '../../../src/structure/scanners/pli/pli.ts'
import { edgesOf, factsOf, layoutOf, textOf, unitsOf, usesOf } from './read-pli.ts'

test('members are put in: declarations, parts of statements, procedures', () => {
  const facts = factsOf(
    ['P: PROC;', '  DCL 1 CUST,', '  %INCLUDE CUSTREC;', '  %INCLUDE LIB(SUBS), NOTHERE;', '  NO = 5; CALL SUB;', 'END;'],
    {
      CUSTREC: ['/* no procedure */ 2 NO FIXED DEC(5), 2 NAME CHAR(20);'],
      SUBS: ['SUB: PROC;', "  NAME = 'X'; CALL OTHER;", '%INCLUDE DEEP;', 'END SUB;'],
      DEEP: ['DCL INSIDE CHAR(1);'],
    },
  )
  expect(edgesOf(facts, 'copy')).toEqual(['3 P copy CUSTREC', '4 P copy SUBS', '3 P copy DEEP via TEST.pli:4', '4 P copy NOTHERE'])
  expect(edgesOf(facts, 'call', 'perform')).toEqual(['2 P call OTHER (CALL) via TEST.pli:4', '5 P perform SUB'])
  expect(facts.units.map(({ kind, name, path, startLine, endLine }) => [kind, name, path, startLine, endLine])).toEqual([
    ['program', 'P', 'pli/TEST.pli', 1, 6],
    ['paragraph', 'SUB', 'inc/SUBS.plinc', 1, 4],
  ])
  expect(usesOf(facts)).toEqual(['2 write CUST.NAME (=)', '5 write CUST.NO (=)'])
  expect(facts.fields.map(({ files, copyLines }) => [files, copyLines])).toEqual([
    [
      ['pli/TEST.pli', 'inc/CUSTREC.plinc', 'inc/SUBS.plinc', 'inc/DEEP.plinc'],
      [0, 3, 4, 4],
    ],
  ])
})

test('what a package declares that is put into a program is known in that program', () => {
  const facts = factsOf(['P: PROC;', '  %INCLUDE CODES;', '  RC = BURNT;', '  Q: PROC; RC = 0; END Q;', 'END P;'], {
    CODES: ['ALL: PACKAGE EXPORTS(*);', ' DCL BURNT FIXED BIN(31) VALUE(8);', ' DCL RC FIXED BIN(31);', 'END ALL;'],
  })
  expect(usesOf(facts)).toEqual(['3 read BURNT (=)', '3 write RC (=)', '4 write RC (=)'])
  expect(unitsOf(facts, 'program', 'paragraph')).toEqual(['1-5 program P: PROC', '4-4 paragraph Q of P: PROC'])
})

test('a member that goes on with a structure of those who include it has its parts', () => {
  const facts = factsOf(
    ['/* the first level stands elsewhere */', '2 SHELF(1:3),', '  3 LOAF,', '   4 WEIGHT FIXED DEC(5),', '   4 KØRN CHAR(2)'],
    {},
    'inc/SHELF.plinc',
  )
  expect(layoutOf(facts).map((line) => line.replace(/^\d+ \d+ /, ''))).toEqual([
    ...['2 SHELF: (1: 3)', '3 LOAF', '4 WEIGHT: FIXED DEC(5)', '4 KØRN: CHAR(2)'],
  ])
})

test('every way to include', () => {
  const facts = factsOf([
    'P: PROC;',
    '%INCLUDE A;',
    '% include dd(b),',
    '          c;',
    '%XINCLUDE (D);',
    "%INCLUDE 'sub/e.inc';",
    '|++INCLUDE F',
    '|-INC G',
    '  EXEC SQL',
    '    INCLUDE H;',
    '%IF X = 1 %THEN %INCLUDE I; %ELSE %INCLUDE J;',
    'END;',
  ])
  expect(edgesOf(facts)).toEqual(
    ['A 2', 'B 3', 'C 4', 'D 5', 'E 6', 'F 7', 'G 8', 'H 10', 'I 11', 'J 11'].map((text) => text.replace(/(\w) (\d+)/, '$2 P copy $1')),
  )
})

test('names of several parts are whole, and whether the compiler adds the extension or not', () => {
  const facts = factsOf(['P: PROC;', "%include 'stock.defs';", "%include 'Stock.Defs.incl.pl1';", "%include 'loaf.incl.pl1';", 'END;'])
  expect(edgesOf(facts)).toEqual(['2 P copy STOCK.DEFS', '3 P copy STOCK.DEFS', '4 P copy LOAF'])
})

test('the preprocessor: both ways of %IF, names that it replaces, procedures of its own', () => {
  const facts = factsOf([
    '%DCL PGM CHAR, LEN FIXED, MODE CHAR;',
    "%PGM = 'REALPGM'; %LEN = 12; %MODE = 'A'; %MODE = 'B';",
    '%MAKE: PROC(X) RETURNS(CHAR);',
    "  DCL X CHAR; RETURN('CALL ' || X);",
    '%END MAKE;',
    'P: PROC;',
    '  DCL A CHAR(LEN);',
    '  CALL PGM; CALL MODE;',
    "  %IF MODE = 'A' %THEN %DO; CALL X; %END; %ELSE %DO; CALL Y; %END;",
    'END;',
  ])
  expect(edgesOf(facts)).toEqual(['8 P call REALPGM (CALL)', '8 P call MODE (CALL)', '9 P call X (CALL)', '9 P call Y (CALL)'])
  expect(layoutOf(facts)).toEqual(['0 12 1 A: CHAR(12)'])
  expect(unitsOf(facts, 'program', 'macro')).toEqual(['6-10 program P: PROC', '3-5 macro MAKE: %PROCEDURE'])
})

test('a member without procedures is a copybook, as is one whose procedures are kept for others', () => {
  const data = factsOf(['DCL 1 A BASED(P), 2 B CHAR(3);', 'EXEC SQL DECLARE SHOP.T TABLE (X CHAR(1));'], {}, 'pli/DATA.pli')
  expect(unitsOf(data)).toEqual(
    ['1-2 copybook DATA', '2-2 table SHOP.T of DATA: DECLARE TABLE (X)'].map((text) => text.replace(' of DATA', '')),
  )
  expect(layoutOf(data)).toEqual(['0 3 1 A: BASED(P)', '0 3 2 B: CHAR(3)'])
  const code = factsOf(['SUB: PROC(X);', '  CALL OTHER;', 'END;'], {}, 'inc/CODE.plinc')
  expect(unitsOf(code)).toEqual(['1-3 copybook CODE', '1-3 paragraph SUB of CODE: PROC(X)'])
  expect(edgesOf(code)).toEqual([])
})

test('a procedure in a member that a program includes is no program', () => {
  const sub = pliScanner.scan(textOf(['SUB: PROC;', "  DCL A CHAR(1); A = 'X'; CALL OTHER;", 'END;']), 'SUB.pli', 'PL/I')
  const main = pliScanner.scan(textOf(['P: PROC OPTIONS(MAIN);', '  CALL SUB;', '%INCLUDE SUB;', 'END;']), 'P.pli', 'PL/I')
  const graph = createGraph(new Map([main, sub].map((member) => [member.path, member.facts(() => (member === main ? sub : undefined))])))
  expect(graph.units.map(({ kind, name, of, path }) => [kind, name, of, path])).toEqual([
    ['program', 'P', undefined, 'P.pli'],
    ['paragraph', 'SUB', 'P', 'SUB.pli'],
    ['copybook', 'SUB', undefined, 'SUB.pli'],
    ['paragraph', 'SUB', 'SUB', 'SUB.pli'],
  ])
  expect(graph.edges.map(({ from, kind, to, inRepo }) => [from.name, kind, to.name, inRepo])).toEqual([
    ['P', 'copy', 'SUB', true],
    ['P', 'call', 'OTHER', false],
    ['P', 'perform', 'SUB', true],
  ])
  expect(graph.fields.map(({ owner, uses }) => [owner, uses.length / 5])).toEqual([
    ['P', 1],
    ['SUB', 0],
  ])
})

test('a member that includes itself is put in once', () => {
  expect(edgesOf(factsOf(['P: PROC;', '%INCLUDE A;', 'END;'], { A: ['%INCLUDE A;', 'CALL X;'] }))).toEqual([
    '2 P copy A',
    '1 P copy A via TEST.pli:2',
    '2 P call X (CALL) via TEST.pli:2',
  ])
})
