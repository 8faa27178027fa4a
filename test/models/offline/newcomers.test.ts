import { describe, expect, test } from 'vitest'
import { ask, Codebase } from './codebase.ts'

const bakery = new Codebase({
  'README.md': '# BAKERY\nPlans what a bakery bakes in the night.\n\n## Building\nRun `make ovens` in the folder `src`.\n',
  'src/Makefile': 'ovens: ovens.f\n\tgfortran -o ovens ovens.f\n',
  'src/ovens.f': `C     Reads the main parts of a loaf
      PROGRAM OVENS
      CALL FLOURS
      CALL RISER(1)
      END
      SUBROUTINE RISER(N)
      N = N + 1
      END
      SUBROUTINE FLOURS
C     Called by the main program to build the dough
      RETURN
      END
`,
  'examples/cakes.f': '      PROGRAM CAKES\n      END\n',
})

describe('what newcomers ask', () => {
  test('the main program is the one that says so, and no line that speaks of one', async () => {
    const { text } = await ask(bakery, 'Where is the main program?')
    expect(text).toContain('`OVENS`: `PROGRAM OVENS`: `src/ovens.f:2`')
    expect(text).not.toMatch(/dough|CAKES/)
  })

  test('what it calls first, in the order of its lines', async () => {
    const { text } = await ask(bakery, 'What is called first in the main program?')
    expect(text).toMatch(/in the order of its lines:\n- `FLOURS`.*\n- `RISER`/)
  })

  test('how it is built, by texts and files of the builder, also under the name of the whole', async () => {
    for (const question of ['How is it built?', 'How do I build the program?', 'How is BAKERY built?']) {
      const { text } = await ask(bakery, question)
      expect(text).toContain('make ovens')
      expect(text).toContain('gfortran -o ovens')
      expect(text).not.toContain('NOT FOUND')
    }
  })

  test('main parts and where to start are the overview', async () => {
    for (const question of ['What are the main parts of the program?', 'Where do I start reading?'])
      expect((await ask(bakery, question)).text).toContain('Plans what a bakery bakes')
  })

  test('what a member says of itself, where no statement does', async () => {
    const mill = new Codebase({
      'MILL.asm': '* THIS IS THE MAINLINE ROUTINE OF THE MILL\nMILL     CSECT\n         BR    14\n         END\n',
      'GRIND.asm': '* CALLED BY THE MAIN ROUTINE\nGRIND    CSECT\n         BR    14\n         END\n',
    })
    const { text } = await ask(mill, 'Where is the main program?')
    expect(text).toContain('`MILL.asm:1`')
    expect(text).not.toContain('GRIND')
  })

  test('where nothing says main, what is started from outside', async () => {
    const jobs = new Codebase({
      'NIGHT.jcl': '//NIGHT JOB\n//BAKE EXEC PGM=OVENS\n',
      'OVENS.cbl': '       IDENTIFICATION DIVISION.\n       PROGRAM-ID. OVENS.\n       PROCEDURE DIVISION.\n           GOBACK.\n',
    })
    expect((await ask(jobs, 'Where is the main program?')).text).toContain('job `NIGHT` runs OVENS')
  })

  test('scripts that run a compiler, for all of it and for one program', async () => {
    const mill = new Codebase({
      'make-all.sh': '#!/bin/bash\n# cobc is needed\ncobc -x grinder.cbl -DWITH_WATER=1\ncobc -m sieve.cbl\n',
      'grinder.cbl': '       IDENTIFICATION DIVISION.\n       PROGRAM-ID. GRINDER.\n       PROCEDURE DIVISION.\n           GOBACK.\n',
      'sieve.cbl': '       IDENTIFICATION DIVISION.\n       PROGRAM-ID. SIEVE.\n       PROCEDURE DIVISION.\n           GOBACK.\n',
    })
    const { text } = await ask(mill, 'How do I build it?')
    expect(text).toContain('- `cobc -x grinder.cbl -DWITH_WATER=1`: `make-all.sh:3`')
    expect(text).toContain('`cobc -m sieve.cbl`')
    const { text: one } = await ask(mill, 'How do I compile grinder?')
    expect(one).toContain('- make-all.sh compiles it: `cobc -x grinder.cbl -DWITH_WATER=1`: `make-all.sh:3`')
    expect(one).not.toContain('sieve')
  })
})
