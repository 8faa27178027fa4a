import { describe, expect, it, test } from 'vitest'
import { findHead } from '../../../src/models/offline/head.ts'

const headOf = (text: string, name = 'PAYCALC') => findHead(new Map(text.split('\n').map((line, index) => [index + 1, line])), name)

describe('the head of a file', () => {
  it('is what a COBOL box says below the notice of rights, whole', () => {
    const head = headOf(`      ******************************************************
      *                                                    *
      * (C) Copyright Somebody 2011, 2020                  *
      *                                                    *
      * Delete the queue PAYQ and fill it with the values  *
      *  of the restored database                          *
      *                                                    *
      ******************************************************
       IDENTIFICATION DIVISION.`)
    expect(head?.startLine).toBe(5)
    expect(head?.lines).toHaveLength(2)
  })

  it('begins where it says more than by whom and when it was written', () => {
    const head = headOf(`      *> Author: Somebody
      *> Create Date: 2020-12-26
      *> Last Updated: 2021-01-12
      *> Purpose: Prices the hours of a week
      *>  for all who are paid by the hour
       program-id. paycalc.`)
    expect(head).toEqual({ startLine: 4, lines: [expect.stringContaining('Purpose'), expect.stringContaining('paid by the hour')] })
  })

  it('is no paragraph of a notice of rights, though that says neither licence nor copyright', () => {
    const head = headOf(`!  Redistribution and use in source and binary forms, with or without modification,
!  are permitted provided that the following conditions are met:
!
!  This program pays the people of the harbour
      PROGRAM PAYCALC`)
    expect(head).toEqual({ startLine: 4, lines: [expect.stringContaining('harbour')] })
  })

  it('may speak of what is redistributed in the trade', () => {
    const head = headOf(`C  Redistribution of the water that stands on a field to the fields below
      SUBROUTINE PAYCALC`)
    expect(head?.startLine).toBe(1)
  })

  it('leaves out the log of changes and what follows it', () => {
    const head = headOf(`* PAYCALC   CALCULATES THE PAY OF A MONTH                     * 00010000
* 99-02-01 RKO  PR 1204  FIRST RELEASE WITH THE NEW ROUTINE     * 00020000
*                        FOR ALL WHO ARE PAID BY THE HOUR       * 00030000
PAYCALC  CSECT                                                   00040000`)
    expect(head).toEqual({ startLine: 1, lines: [expect.stringContaining('CALCULATES')] })
  })

  it('leaves out what a library notes of changes with the time of day, in whatever language', () => {
    const head = headOf(` /*  GEÄNDERT IN PRODUKTION 2003.07.10 12.46.55 VON  ABC1234   */
 /*  GEÄNDERT IM TEST       2003.07.09  9.06.05 VON  ABC1234   */
 /*      ZULETZT GEÄNDERT 28/08-98 14:52:35 VON ABC1234        */
 /* ********************************************************** */
 /* ABRECHNUNG DER LÖHNE ALLER WERKE AM ENDE EINES MONATS      */
 /* ********************************************************** */
 LOHN: PROC OPTIONS(MAIN);`)
    expect(head).toEqual({ startLine: 5, lines: [expect.stringContaining('ABRECHNUNG')] })
  })

  it('begins with a short sentence that stands above a long list', () => {
    const head = headOf(`PAYCALC  CSECT
*
* READ THE TIME SHEETS OF A WEEK AND PRICE THE HOURS ON THEM
*
* LAYOUT OF THE LIST
*   THE NAMES COME FIRST, THEN THE HOURS OF EACH OF THE DAYS
*   AND WHEN SOMEBODY WORKS TWO SHIFTS BOTH OF THEM ARE SHOWN
         LR    R12,R15`)
    expect(head?.startLine).toBe(3)
    expect(head?.lines).toHaveLength(5)
  })

  it('is rather what begins with the name of the file than a longer story', () => {
    const head = headOf(`      subroutine paycalc
c
c  Paycalc; it prices the hours of a week that the time sheets bring
c
c  Called by: Payrun
c
c  Note: it spreads what is left over to all accounts as follows:
c        1 it prices each of the accounts in the order in which they come,
c        2 it gives the rest to the last of the accounts that has hours,
c        3 it tells those which have none from those for which none came,
c        4 it keeps the rest for the next of the weeks where nothing else goes
      integer hours`)
    expect(head?.startLine).toBe(3)
  })

  it('is found in Fortran under a heading, and in a block of PL/I whose lines have no marks', () => {
    expect(
      headOf(`c____________
c       Program Description
c
c       Paycalc; it sorts what is due by date
c____________
      subroutine paycalc`)?.lines.at(-1),
    ).toContain('sorts what is due')
    expect(headOf('/*\n   Formats the address for the\n   window of the envelope\n*/\n PAYCALC: PROCEDURE;')?.startLine).toBe(2)
  })

  it('stands under a title with the name, be it in few words, behind which a longer story tells of something else', () => {
    const story = [
      '      SUBROUTINE KNEAD (FLOUR)',
      ...Array(6).fill('C  The variable FLOUR is of a type that the module defines and contains all of these'),
    ]
    const log = ['C  REVISION HISTORY', 'C  01/02/1993 AB  Written', 'C=====================']
    const rule = 'C---------------------'
    expect(
      headOf(['C=====================', 'C  KNEAD, Subroutine', rule, 'C  Works dough', rule, ...log, ...story].join('\n'), 'KNEAD')?.lines,
    ).toEqual(['C  Works dough'])
    expect(
      headOf(['C=====================', 'C  KNEAD, Subroutine', 'C  Works dough', rule, ...log, ...story].join('\n'), 'KNEAD')?.lines,
    ).toEqual(['C  KNEAD, Subroutine', 'C  Works dough'])
  })

  it('is no code of assembler that was made a comment, with or without a second operand', () => {
    const head = headOf(`PAYCALC  CSECT
         CLI   PAYKIND,C'H'
         BE    HOURLY
*        CLC   PAYDATE+4(1),DASH
*        BNE   BADDATE
HOURLY   DS    0H`)
    expect(head?.startLine).toBe(1)
  })

  it('is no code that was made a comment', () => {
    expect(headOf('      * 05 PAY-DATE PIC X(8) VALUE SPACES OF NOTHING.\n       01 PAY-RECORD.')?.lines[0]).toBe('       01 PAY-RECORD.')
  })
})

it('of a macro is what stands right under MACRO, behind a notice of rights', () => {
  const text = [
    '.* This macro is free software; you can redistribute it and/or modify    00000200',
    '.*********************************************************************** 00000300',
    '         MACRO                                                           00000400',
    '.*                                                                       00000500',
    '.* Bake a loaf                                                           00000600',
    '.*                                                                       00000700',
    '&LABEL   BKBAKE &LOAF                  * Loaf to be baked                00000800',
    '.* &LOAF  specifies the loaf that is to be baked, which must be known to the oven for it to be done',
  ]
  const head = findHead(new Map(text.map((line, index) => [index + 1, line])), 'BKBAKE')
  expect(head?.startLine).toBe(5)
})

test('the purpose below a banner, a notice of rights and a page', () => {
  const head = headOf(
    `         TITLE 'TIDES - PREDICTS TIDES'
*
*   TTTTT  III  DDDD
*     T     I   D   D   eases the reading
*     T    III  DDDD
*
*  Program: TIDES
*
*  Disclaimer:
*  =================
*     No guarantee; no warranty; this software is provided as it is
*     and the author requests to keep the name of the author in it.
*
         EJECT
*  Overview:
*  =================
*
*     This program predicts the tides of a harbour
*  from the moon.
*
TIDES    CSECT`,
    'TIDES',
  )
  expect(head?.lines.join(' ')).toContain('predicts the tides of a harbour')
})

test('a short remark before long lists of messages, and a title in spaced-out letters', () => {
  const remark = `      *> Remarks.             Harbour Fixup Program
      *>
      *> Error messages used.
      *>  HB901 this message is shown when a pilot reads a chart that moves
      *>  HB902 another that returns where the harbour closes and a boat waits
      *>  HB903 make sure that you have backed up the harbour that changes`
  expect(headOf(remark, 'hb080')?.lines[0]).toContain('Harbour Fixup')
  const title = `      *> H a r b o u r  F i x u p   P r o g r a m  of pilots
      *>
       IDENTIFICATION DIVISION.`
  expect(headOf(title, 'hb080')?.lines[0]).toContain('H a r b o u r')
})

test('a comment below what a program of PL/I does first is about that, where a title stands above', () => {
  const body = `gates: procedure;
   return;

init: entry (dock);

/* A dock that is closed for the winter has to be opened by hand before the gates are told
   to let anybody in, as the boats that wait for it would freeze in the harbour. */

   call open_dock (dock);`
  expect(headOf(`/* Harbour Gate Daemon */\n\n${body}`, 'gates')).toEqual({ startLine: 1, lines: ['/* Harbour Gate Daemon */'] })
  expect(headOf(body, 'gates')?.startLine).toBe(6)
})

test('a list of names is no purpose', () => {
  const list = `gates: procedure (dock_p);
dcl dock_p ptr;
/* pointers declared in other members:
   dock_list_p
   boat_list_p
   gate_list_p
   tide_list_p
*/
   call open_dock (dock_p);`
  expect(headOf(list, 'gates')?.startLine).not.toBe(3)
})

test('comments on the history of a member are not its purpose', () => {
  const multics = `/****^  HISTORY COMMENTS:
  1) change(87-08-14,Baker), approve(87-08-14,MCR7690):
     Changed to warn when the harbour that it reads is closed for boats.
                                                   END HISTORY COMMENTS */

/* Opens the gates of a harbour for the boats that wait. */

gates: procedure;`
  expect(headOf(multics, 'gates')?.lines.join(' ')).toContain('Opens the gates')
})

test('a file of which only the changes are told has no head', () => {
  const log = [
    '/****^  HISTORY COMMENTS:',
    '  1) change(86-01-07,Baker), approve(86-02-26,MCR1),',
    '     audit(86-04-18,Miller), install(86-05-28,MR2):',
    '     Deleted the loaves that nobody wants to buy.',
    '                                   END HISTORY COMMENTS */',
    '',
    '/* Modified 740605 by PG to be able to print loaves.',
    '   Modified 741110 by PG for rye. */',
  ]
  expect(headOf([...log, 'bakes_bread: proc;', 'dcl heat fixed bin;', 'dcl rye bit (1);'].join('\n'))).toBeUndefined()
  const told = ['/* This procedure bakes the bread of all customers who wait for it. */', 'bakes_bread: proc;']
  expect(headOf([...log, ...told].join('\n'))).toMatchObject({ startLine: 9, lines: [told[0]] })
})

test('a box of a script that names its licence in one line is no notice of rights, and links say nothing of what it is for', () => {
  const script = `#!/usr/bin/python3

# Script to carry the loaves of a day to the shops
# Author: A Baker
# License: GPL

# Interesting places to read for bakers:
# https://example.org/loaves-that-are-baked
# https://example.org/shops/

import sys`
  const head = headOf(script, 'carry.py')
  expect(head?.startLine).toBe(3)
  expect(head?.lines.join(' ')).not.toContain('https')
})

test('what documents a script: the text in quotes of Python, the pod of Perl', () => {
  const python = `#!/usr/bin/env python3
# License: GPL
"""Carries the loaves of a day to the shops
that have asked for them.
"""
import sys`
  expect(headOf(python, 'carry.py')).toMatchObject({
    startLine: 3,
    lines: [expect.stringContaining('loaves of a day'), 'that have asked for them.'],
  })
  const perl = `#!/usr/bin/perl -w

=head1 NAME

carry - brings the loaves of a day to the shops

=cut

use strict;
my $name = 'carry';`
  expect(headOf(perl, 'carry')?.lines).toContain('carry - brings the loaves of a day to the shops')
})

test('two or three words in a box over a program, where nothing else says what it is for', () => {
  const program = `       PROCESS SQL
      *****************************************
      *  (C) Copyright Crumb and Sons 1998    *
      *                                       *
      *        RENAME a recipe                *
      *****************************************
       IDENTIFICATION DIVISION.
       PROGRAM-ID. BKRECU.
       DATA DIVISION.
       WORKING-STORAGE SECTION.
      * What is shown of a run when somebody looks for a fault in it
       01  WS-HEADER.
`
  expect(headOf(program, 'BKRECU')).toMatchObject({ startLine: 5, lines: [expect.stringContaining('RENAME a recipe')] })
})

test('what variables mean is no purpose, however many words it has', () => {
  const routine = `      subroutine prove

!!    ~ ~ ~ PURPOSE ~ ~ ~
!!    this subroutine lets dough rise

!!    ~ ~ ~ VARIABLES ~ ~ ~
!!    name        |units         |definition
!!    ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~
!!    iyst        |none          |kind of yeast that proves the dough
!!                               |1 fresh yeast, which prove uses first
!!    wrm         |deg C         |warmth of the room that the dough stands in
!!    hum(:)      |%             |humidity of the air that flows over doughs
!!    dgh(:,:)    |kg            |dough in each trough as the day begins
`
  expect(headOf(routine, 'prove')?.startLine).toBe(3)
})

test('a statement of JCL that goes on is no comment, and what stands in the data of a step is about that', () => {
  const job = `//BAKEJOB  JOB 'LOAVES',
//             CLASS=A,
//             MSGCLASS=X
//OVEN     EXEC PGM=IEBGENER
//SYSUT1   DD *
* THE CLERK ENTERS WHAT THE SHOPS HAVE ASKED FOR AND SENDS IT TO THE BAKERS
/*
`
  expect(headOf(job, 'BAKEJOB')?.startLine).toBe(1)
})

test('what stands over a later step of a job is about that, where something is said before the first', () => {
  const job = `//BAKEJOB  JOB 'LOAVES'
//* LOAVES OF THE NIGHT AND THE BILLS FOR THEM
//OVEN     EXEC PGM=BAKE
//* AN EMPTY TROUGH IS LEFT SO THAT NOTHING IS KNEADED TWICE WHEN THE JOB STOPS
//* AS IT DID ON A MORNING OF WHICH ALL BAKERS TALK
//TROUGH   EXEC PGM=IEFBR14
`
  expect(headOf(job, 'BAKEJOB')?.startLine).toBe(2)
})

test('a notice that forbids to give a program away is one of rights, and so is whose permission it needs below', () => {
  const notice = `*
**********************************************************************
*    COPYRIGHT (C) 1991 BY A BAKER.  ALL RIGHTS RESERVED.            *
*                                                                    *
*    THIS PRODUCT OR ANY PART OF IT MUST NOT BE SOLD OR GIVEN TO     *
*    ANY OTHER SHOP WITHOUT THE PRIOR WRITTEN PERMISSION OF:         *
*                                                                    *
*                            A BAKER, WHO BAKES LOAVES               *
*                            2 CRUST LANE, FLOUR HILLS               *
**********************************************************************`
  const named = headOf(`         TITLE 'COUNTS THE LOAVES'\nLOAVES   CSECT\n${notice}\n         SAVE  (14,12)`, 'LOAVES')
  expect(named).toMatchObject({ startLine: 1, lines: expect.arrayContaining(["         TITLE 'COUNTS THE LOAVES'"]) })
  const told = headOf(
    `LOAVES   CSECT\n${notice}\n*\n* READS THE ORDERS OF A DAY AND COUNTS THE LOAVES\n*\n         SAVE  (14,12)`,
    'LOAVES',
  )
  expect(told?.lines).toEqual([expect.stringContaining('READS THE ORDERS')])
  const both = headOf(`C  LOAVES IS A PROGRAM THAT COUNTS WHAT A BAKERY BAKES. ITS SALE
C  WITHOUT THE WRITTEN CONSENT OF THE BAKERY IS FORBIDDEN.
      PROGRAM LOAVES`)
  expect(both?.startLine).toBe(1)
})

test('a comment below the first instructions of assembler is about those that follow it, where one above says enough', () => {
  const box = (text: string) => `* ${text}`
  const said = [
    'PROGRAM:    DOCKWAIT',
    'COMMENTS:   Harbour',
    '',
    '            Lets a task wait for a ship that comes.',
    '            The task says how long, in minutes.',
  ]
    .map(box)
    .join('\n')
  const below = [
    'The number of ships that may be given is from one, which stands for',
    'the smallest, to ninety, which stands for all ships that are here.',
    'Any number that is less than one is set to one for the harbours.',
  ]
  const code = `DOCKWAIT DFHEIENT CODEREG=(2)\n${'         L     R1,SHIPS\n'.repeat(9)}${below.map(box).join('\n')}\n         LTR   R1,R1`
  expect(headOf(`${said}\n*\n${code}`, 'DOCKWAIT')?.lines.join('\n')).toContain('Lets a task wait')
  // Without one above, it is the head.
  expect(headOf(code, 'DOCKWAIT')?.lines.join('\n')).toContain('The number of ships')
})
