import { describe, expect, it } from 'vitest'
import { ask, Codebase } from './codebase.ts'

describe('a menu that is displayed line by line', () => {
  const library = new Codebase({
    'desk.cbl': [
      '       identification division.',
      '       program-id. desk.',
      '       data division.',
      '       working-storage section.',
      '       01  menu-reply  pic x.',
      '       01  z  pic 99.',
      '       procedure division.',
      '       show-menu.',
      '           display "(A)  Loan Entry" at 1004.',
      '           display "(B)  Overdue Reminders Print" at 1104.',
      '           display "(C)  Shelf List Print" at 1204.',
      '           accept menu-reply at 0644.',
      '           go to part01 part02',
      '                 part03 depending on z.',
      '       part01.',
      '           call "ln010".',
      '           go to show-menu.',
      '       part02.',
      '           call "rm020".',
      '           call "rm030".',
      '           go to show-menu.',
      '       part03.',
      '           call "sh040".',
      '           go to show-menu.',
    ].join('\n'),
    'office.cbl': [
      '       identification division.',
      '       program-id. office.',
      '       data division.',
      '       working-storage section.',
      '       01  choice  pic 9.',
      '       procedure division.',
      '       main-part.',
      '           display "1. Order new books".',
      '           display "2. Pay open invoices".',
      '           accept choice.',
      '           if ws-shelf = 2',
      '             call "sh050".',
      '           evaluate choice',
      '             when 1',
      '               call "or010"',
      '             when 2',
      '               call "py020"',
      '           end-evaluate.',
      '           goback.',
    ].join('\n'),
  })

  it('tells what an option leads to over GO TO DEPENDING ON', async () => {
    const { text } = await ask(
      library,
      'When somebody picks the option to print the overdue reminders, which programs run one after the other?',
    )
    expect(text).toMatch(/option B \(“Overdue Reminders Print”\) goes to part02/i)
    expect(text).toMatch(/`desk\.cbl:18-21`/)
  })

  it('tells what an option leads to where its number is tested', async () => {
    const { text } = await ask(library, 'What happens when I choose to pay the open invoices in the menu?')
    expect(text).toMatch(/option 2 \(“Pay open invoices”\)/)
    expect(text).toMatch(/`office\.cbl:16-17`/)
    expect(text).not.toMatch(/`office\.cbl:11/)
  })

  it('tells the list below the menu where a program has several', async () => {
    const stall = [
      '       identification division.',
      '       program-id. stall.',
      '       procedure division.',
      '       weigh-part.',
      '           go to weigh01 weigh02 weigh03 depending on w.',
      '       weigh01.',
      '           call "wg010".',
      '       weigh02.',
      '           call "wg020".',
      '       weigh03.',
      '           call "wg030".',
      '       show-menu.',
      '           display "(A)  Melon Entry" at 1004.',
      '           display "(B)  Spoiled Melons Print" at 1104.',
      '           accept menu-reply at 0644.',
      '           go to part01 part02 part03 depending on z.',
      '       part01.',
      '           call "ml010".',
      '       part02.',
      '           call "ml020".',
      '       part03.',
      '           goback.',
    ]
    const { text } = await ask(new Codebase({ 'stall.cbl': stall.join('\n') }), 'Which menu option prints the spoiled melons?')
    expect(text).toMatch(/option B \(“Spoiled Melons Print”\) goes to part02/i)
    expect(text).not.toContain('weigh02')
  })
})

it('a table of program names is taken by the number of the option, as far as the list under it goes, and the menu is the one that has what is asked for', async () => {
  const menu = (name: string, title: string, programs: readonly string[], texts: readonly string[]) =>
    [
      '       IDENTIFICATION DIVISION.',
      `       PROGRAM-ID. ${name}.`,
      `      * ${title} MAIN MENU`,
      '       DATA DIVISION.',
      '       WORKING-STORAGE SECTION.',
      '       01  PROGRAM-TABLE.',
      '           05  PROGRAM-LIST.',
      ...programs.map((program, i) => `               10  PROGRAM-${i + 1}  PIC X(8) VALUE '${program}'.`),
      '           05  PROGRAM-NAME REDEFINES PROGRAM-LIST',
      '                 OCCURS 2 TIMES PIC X(8).',
      '       01  ACTION-SUB  PIC 9.',
      '       PROCEDURE DIVISION.',
      ...texts.map((text, i) => `           MOVE "${text}" TO ${i % 2 === 0 ? 'OPTION' : 'DESC'}${(i >> 1) + 1}O.`),
      '           EXEC CICS XCTL PROGRAM (PROGRAM-NAME(ACTION-SUB)) END-EXEC.',
    ].join('\n')
  const code = new Codebase({
    'cbl/BKMENU.cbl': menu(
      'BKMENU',
      'BAKERY',
      ['BKOVEN', 'BKSALE', 'BKFLOUR'],
      ['1  OVENS', 'HEAT AND CLEAN', '2  SALES', 'TILL', '3  STORE', 'FLOUR ORDERS'],
    ),
    'cbl/BKMENU2.cbl': menu('BKMENU2', 'OVEN', ['BKHEAT', 'BKCLEAN'], ['1  HEAT', 'HEAT AN OVEN', '2  CLEAN', 'CLEAN AN OVEN']),
  })
  const { text } = await ask(code, 'Which program does the main menu start for flour orders?')
  expect(text).toMatch(/^- option 3 \(“STORE: FLOUR ORDERS”\) → XCTL BKFLOUR, not in the code: `cbl\/BKMENU.cbl:19`, `cbl\/BKMENU.cbl:10`/)
  expect(text).not.toContain('option 1')
})
