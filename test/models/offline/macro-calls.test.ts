import { describe, expect, it } from 'vitest'
import { ask, Codebase } from './codebase.ts'

const program = (name: string, ...lines: readonly string[]) =>
  [`${name}   CSECT`, '         STM   R14,R12,12(R13)', ...lines, '         BR    R14', '         END'].join('\n')
const macro = (...lines: readonly string[]) => ['         MACRO', ...lines, '         MEND'].join('\n')

const mill = new Codebase({
  'mac/GOTHERE.mac': macro(
    '&LABEL   GOTHERE &WHERE,&BAD=',
    '&LABEL   L     R15,=V(&WHERE)',
    '         BALR  R14,R15',
    "         AIF   ('&BAD' EQ '').OUT",
    '         LTR   R15,R15',
    '         BNZ   &BAD',
    '.OUT     ANOP',
  ),
  // Hands the name on to another macro, by a keyword.
  'mac/GRIND.mac': macro('         GRIND &STONE=MLCOARSE', "&ST      SETC  '&STONE'", '         GOTHERE &ST,BAD=MLFAIL'),
  // Its routine is its own choice.
  'mac/RINGBELL.mac': macro('         RINGBELL &TEXT', '         GOTHERE MLBELL'),
  // Lists routines and calls none.
  'mac/LISTED.mac': macro('         LISTED &NAME', "         DC    CL8'&NAME'", '         DC    V(&NAME)'),
  'mac/MLAREA.mac': macro('         MLAREA ,', 'MLWORK   DSECT', 'MLFLOUR  DS    CL40'),
  'asm/MLMAIN.asm': program(
    'MLMAIN',
    '         GOTHERE MLSIEVE,BAD=MLDIE',
    '         GRIND STONE=MLFINE',
    'MLDIE    DS    0H',
    '         MLAREA ,',
  ),
  'asm/MLNITE.asm': program('MLNITE', '         GOTHERE MLSIEVE', "         RINGBELL 'NIGHT'"),
  'asm/MLTAB.asm': program('MLTAB', '         LISTED MLSIEVE'),
  'asm/MLSIEVE.asm': program('MLSIEVE', '         LR    R1,R2', '         MLAREA ,'),
  'asm/MLFINE.asm': program('MLFINE', '         LR    R1,R2'),
  'asm/MLBELL.asm': program('MLBELL', '         LR    R1,R2'),
  'jcl/MLBUILD.jcl': ['//MLBUILD  JOB CLASS=A', '//MLSIEVE  EXEC ASMPROC,M=MLSIEVE'].join('\n'),
  'doc/CHANGES.txt': 'Nightly runs: MLNITE calls MLSIEVE to sift what was ground during the day.',
})

describe("calls by macros of the code's own", () => {
  it.each(['Which modules call MLSIEVE?', 'Who invokes MLSIEVE?', 'From where is MLSIEVE called?'])('%s', async (question) => {
    const { text } = await ask(mill, question)
    expect(text).toMatch(/^`MLSIEVE` is called from MLMAIN, MLNITE\./)
    expect(text).toContain('`asm/MLMAIN.asm:3`')
    expect(text).not.toMatch(/MLTAB|MLBUILD|CHANGES/)
  })

  it('follows a name that a macro hands on to another', async () => {
    expect((await ask(mill, 'Who calls MLFINE?')).text).toMatch(/^`MLFINE` is called from MLMAIN\.[\s\S]*`asm\/MLMAIN\.asm:4`/)
  })

  it('counts who uses a macro that calls a routine by itself as its caller', async () => {
    const { text } = await ask(mill, 'Which programs call MLBELL?')
    expect(text).toMatch(/^`MLBELL` is called from MLNITE\.[\s\S]*`asm\/MLNITE\.asm:4`/)
  })

  it('tells what a program calls so', async () => {
    expect((await ask(mill, 'What does MLMAIN call?')).text).toMatch(/^`MLMAIN` calls MLSIEVE, MLFINE\./)
  })
})

describe('who expands a macro', () => {
  it.each(['Which modules expand MLAREA?', 'In which programs is MLAREA expanded?', 'Which programs expand the macro MLAREA?'])(
    '%s',
    async (question) => {
      const { text } = await ask(mill, question)
      expect(text).toMatch(/MLAREA.* is used by (?:MLMAIN, MLSIEVE|MLSIEVE, MLMAIN)/)
    },
  )

  it('and which a program expands', async () => {
    expect((await ask(mill, 'Which macros does MLNITE expand?')).text).toMatch(/^`MLNITE` uses GOTHERE, RINGBELL\./)
  })
})
