import { describe, expect, it } from 'vitest'
import { ask, Codebase } from './codebase.ts'

describe('options of a command line', () => {
  const kiosk = new Codebase({
    'kiosk.cbl': [
      '       identification division.',
      '       program-id. kiosk.',
      '       data division.',
      '       working-storage section.',
      '       01  ws-args  pic x(80).',
      '       procedure division.',
      '       main-part.',
      '           accept ws-args from command-line',
      '           if ws-args(1:9) = "--restock" then',
      '               perform fill-shelves',
      '               goback',
      '           end-if',
      '           if ws-args = "--restart-clock" then',
      '               perform wind-clock',
      '               goback',
      '           end-if',
      '      * The usage is for --retire, which was never written.',
      '           if ws-args(1:2) = "-v" then',
      '               display "kiosk 1.0"',
      '           end-if',
      '           display "    --restock   Fill the shelves"',
      '           goback.',
      '       fill-shelves.',
      '           display "filled".',
      '       wind-clock.',
      '           display "wound".',
      '       end program kiosk.',
    ].join('\n'),
    'README.md': 'Start it with `kiosk --restocking` to fill the shelves.\n',
  })

  it('are told where they are tested', async () => {
    const { text } = await ask(kiosk, 'Which command line options does the kiosk know?')
    expect(text).toMatch(/option `--restock`: `kiosk\.cbl:9`/)
    expect(text).toMatch(/option `--restart-clock`: `kiosk\.cbl:13`/)
    expect(text).toMatch(/option `-v`: `kiosk\.cbl:18`/)
    expect(text).not.toMatch(/option `--retire/)
  })

  it('that nothing tests are denied, and those spelled nearly so are told', async () => {
    const { text } = await ask(kiosk, 'We start the kiosk with --restocking and nothing is filled. What does the code accept?')
    expect(text).toMatch(/No test for `--restocking`/)
    expect(text).toMatch(/option `--restock`: `kiosk\.cbl:9`/)
    expect(text).toContain('perform fill-shelves')
  })

  it('of one minus and a word stand in tables as well, whose rows are shown', async () => {
    const oven = new Codebase({
      'oven.pl1': [
        'oven: proc;',
        'dcl NAMES (2) char (12) varying static init (',
        '"-crust",    /* bake_crust */',
        '"-crumb"     /* bake_crumb */',
        ');',
        'dcl USED char (9) init ("12-crust 4");',
        '  if arg = "-brief" then call be_brief;',
        'end oven;',
      ].join('\n'),
    })
    const { text } = await ask(oven, 'What is done for -crust?')
    expect(text).toContain('`-crust` stands in these lines:')
    expect(text).toContain('`"-crust", /* bake_crust */`: `oven.pl1:3`')
    expect(text).not.toContain('`-crust` stands in these lines:\n- `dcl USED')
    expect((await ask(oven, 'What does -brief do?')).text).not.toContain('stands in these lines')
    expect((await ask(oven, 'What does -crumble do?')).text).not.toContain('stands in these lines')
  })

  it('of a menu are none', async () => {
    const { text } = await ask(kiosk, 'Which menu option fills the shelves?')
    expect(text).not.toMatch(/option `--/)
  })

  const yard = new Codebase({
    'yard.cbl': [
      '       identification division.',
      '       program-id. yard.',
      '       procedure division.',
      '           display "yard".',
      '           goback.',
    ].join('\n'),
    'fence.cbl': [
      '       identification division.',
      '       program-id. fence.',
      '       procedure division.',
      '           accept ws-args from command-line',
      '           if ws-args = "--paint" or "-P" perform paint.',
      '           move "see the \'-d\' switch or the menu" to ws-text.',
      '           goback.',
      '       paint.',
      '           display "painted".',
    ].join('\n'),
    'gauge.f': ["      IF(IX.EQ.1) A='-TS'", "      WRITE(*,'(--mm--)')", '      END'].join('\n'),
    'build.sh': ['set flags = "-O2"', 'if [ "$1" = "--clean" ]; then rm *.o; fi'].join('\n'),
    'yard.cbp': '<Add option="-g" />\n',
  })

  it('of others are not those of a program that is named', async () => {
    expect((await ask(yard, 'Which switches does the program YARD take?')).text).not.toContain('option `')
    expect((await ask(yard, 'Which switches does the program FENCE take?')).text).toContain('option `--paint`, `-P`: `fence.cbl:5`')
  })

  it('are not what is given to a variable or stands in a text', async () => {
    const { text } = await ask(yard, 'Which command line options are there?')
    expect(text).toContain('option `--clean`: `build.sh:2`')
    for (const other of ['-d', '-TS', '--mm', '-O2', '-g']) expect(text).not.toContain(`option \`${other}`)
  })
})

describe('what a program is started with', () => {
  const foundry = new Codebase({
    'src/melt/melt.f': [
      '      program melt',
      'c     Melts the ore of a batch and reckons the slag.',
      '      n = iargc()',
      '      if (n .eq. 2) then',
      '        call getarg(1,orefile)',
      '        call getarg(2,batch)',
      '      else',
      "        write (0,*) 'usage: melt <ore> <batch>'",
      '        stop',
      '      end if',
      "      slagfile = base // '.slg'",
      '      end',
    ].join('\n'),
    'src/cast/cast.f': [
      '      program cast',
      'c     Casts bells in a mould.',
      '      n = iargc()',
      "      if (n .ne. 1) write (0,*) 'usage: cast <mould>'",
      '      end',
    ].join('\n'),
    'tests/helpers/compare.py': 'parser.add_argument("-r", "--tolerance")\nparser.add_argument("-b", "--bells")\n',
  })

  it('is told from where it reads its command line, and not from a helper of tests', async () => {
    const { text } = await ask(foundry, 'What do I pass on the command line to the bell casting program?')
    expect(text).toMatch(/^- `src\/cast\/cast\.f:1-5`/)
    expect(text).not.toContain('--tolerance')
  })

  it('with what is made of it', async () => {
    const { text } = await ask(foundry, 'Which arguments does the melt program take, and what extension does its slag file get?')
    expect(text).toContain("'usage: melt <ore> <batch>'")
    expect(text).toContain(".slg'")
  })
})
