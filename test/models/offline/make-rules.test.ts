import { describe, expect, it } from 'vitest'
import { ask, Codebase } from './codebase.ts'

describe('what a makefile makes a program from', () => {
  const bakery = new Codebase({
    'bin/Makefile': [
      'SRC = ../src',
      'BAKEOBJ = bake.o oven.o \\',
      '  dough.o',
      'UTILOBJ = clock.o',
      'FLAGS := -O',
      '',
      'bake: $(BAKEOBJ) $(UTILOBJ)',
      '\t$(FC) -o bake $(BAKEOBJ) $(UTILOBJ)',
      '',
      'bake.o: $(SRC)/bake.f',
      '\t$(FC) -c $(SRC)/bake.f',
    ].join('\n'),
    'src/bake.f': '      PROGRAM BAKE\n      CALL OVEN\n      END\n',
    README: 'Object files are linked by the makefile in bin.\n',
  })

  it('is told with the lists that its variables stand for', async () => {
    const { text } = await ask(bakery, 'According to bin/Makefile, which object files are linked into bake besides bake.o?')
    expect(text).toMatch(/`bake` is made from .*BAKEOBJ.*UTILOBJ.*`bin\/Makefile:7`/)
    expect(text).toMatch(/`BAKEOBJ` is bake\.o oven\.o dough\.o: `bin\/Makefile:2-3`/)
    expect(text).toMatch(/`UTILOBJ` is clock\.o: `bin\/Makefile:4`/)
    expect(text).not.toMatch(/README|setting/)
  })
})

describe('what a makefile does to a file', () => {
  const press = new Codebase({
    Makefile: [
      'all: stamp menu unstamp',
      '',
      'stamp:',
      '\tmkdir -p out',
      '\tsed -i "s/__DAY/$(DAY)/" menu.cbl',
      '',
      'menu: menu.cbl',
      '\tcobc -x -o out/menu $^',
      '',
      'unstamp:',
      '\tsed -i "s/$(DAY)/__DAY/" menu.cbl',
    ].join('\n'),
    'menu.cbl': '       identification division.\n       program-id. menu.\n       procedure division.\n           display "__DAY".\n',
  })

  it('is told by the recipes that name it', async () => {
    const { text } = await ask(press, 'What does the Makefile do to menu.cbl before it compiles it, and what afterwards?')
    expect(text).toMatch(/`Makefile:3-5`/)
    expect(text).toMatch(/`Makefile:10-11`/)
  })

  it('and for a target that needs nothing by its commands', async () => {
    const { text } = await ask(press, 'What does the target unstamp of the Makefile do?')
    expect(text).toMatch(/^- `Makefile:10-11`/)
    expect(text).not.toContain('is made from :')
  })

  it('and its targets and options are listed', async () => {
    expect((await ask(press, 'Which targets does the Makefile have?')).text).toMatch(
      /^- target `all`: `Makefile:1`\n- target `stamp`: `Makefile:3`/,
    )
    const { text } = await ask(
      new Codebase({ Makefile: 'COBFLAGS=-O2 -Wall\nmenu: menu.cbl\n\tcobc $(COBFLAGS) menu.cbl\n' }),
      'With which options does the Makefile compile?',
    )
    expect(text).toMatch(/COBFLAGS=-O2 -Wall: `Makefile:1`/)
  })
})

describe('a makefile or README that is named by its folder', () => {
  const mill = new Codebase({
    Makefile: 'all:\n\tmake -C src/stone\n',
    'src/stone/Makefile': 'TARGET=../../bin/stone\nMODS=mod1.f mod2.f\nLIBS=../../lib/libgrain.a\n\ninclude ../rules.in\n',
    'src/sieve/Makefile': 'TARGET=../../bin/sieve\nLIBS=../../lib/libflour.a\n\ninclude ../rules.in\n',
    'src/stone/stone.f':
      '      program stone\nc     Turns the stone.\n      call turn\n      call turn\n      call turn\n      call turn\n      end\n',
    'src/sieve/README.md': '# Sieve\n\nWhat is too coarse goes back to the stone.\n',
  })

  it('is what the question is about, and the program of that name is not', async () => {
    const { text } = await ask(mill, 'Which libraries does the stone Makefile link in, and which sources does it treat as modules?')
    expect(text).toMatch(/^- `src\/stone\/Makefile:1-5`/)
    expect(text).toContain('libgrain.a')
    expect(text).not.toMatch(/sieve|calls turn/)
  })

  it('also the other way round, and in no folder', async () => {
    expect((await ask(mill, 'What does the README of sieve say about flour that is too coarse?')).text).toMatch(
      /^- `src\/sieve\/README\.md:1-3`/,
    )
    expect((await ask(mill, 'What does the top-level Makefile do?')).text).toMatch(/^[^`]*`level`\.\n\n- `Makefile:1-2`[^`]*```[^`]*```$/)
  })
})

describe('a target that is named and not called one', () => {
  const oven = new Codebase({
    'tests/makefile': [
      'all: hotOven coldOven',
      'hotOven :',
      '\t@echo Test the hot oven',
      '\t-../bin/bake --day=hot.day',
      '\t-grep "TOO HOT" hot.out',
      'coldOven :',
      '\t-../bin/bake --day=cold.day',
    ].join('\n'),
    'bake.f': '      PROGRAM BAKE\nC     Bakes, and writes an output.\n      CALL OVEN\n      END\n',
  })

  it('is told by its commands', async () => {
    const { text } = await ask(oven, 'What does the hotOven test check in the output?')
    expect(text).toContain('tests/makefile:2-5')
    expect(text).toContain('TOO HOT')
    expect(text).not.toMatch(/NOT FOUND|only spoken of/)
  })
})
