import { describe, expect, it } from 'vitest'
import { ask, Codebase } from './codebase.ts'

const program = (name: string, ...lines: readonly string[]) =>
  [`${name}   CSECT`, '         STM   R14,R12,12(R13)', ...lines, '         BR    R14', '         END'].join('\n')
const call = (area: string) => [`         L     R15,${area}`, '         BALR  R14,R15']

const harbour = new Codebase({
  'mac/HBCOMM.mac': [
    '         MACRO',
    '&NAME    HBCOMM &TYPE=',
    "         AIF   ('&TYPE' EQ 'DSECT').DSECT",
    '         AGO   .DATA',
    '.DSECT   ANOP',
    '&NAME    DSECT',
    '.DATA    ANOP',
    'HBTIDES  DC    V(HBTIDE)',
    'HBPILOTS DC    V(HBPILOT)',
    'HBCRANES DC    V(HBCRANE)',
    '         MEND',
  ].join('\n'),
  'asm/HBCOMM.asm': ['HBCOMM   CSECT', '         HBCOMM', '         END'].join('\n'),
  'asm/HBMOOR.asm': program('HBMOOR', ...call('HBTIDES'), ...call('HBPILOTS'), 'HBAREA   HBCOMM TYPE=DSECT'),
  'asm/HBLEAVE.asm': program('HBLEAVE', ...call('HBPILOTS'), 'HBAREA   HBCOMM TYPE=DSECT'),
  'asm/HBTIDE.asm': program('HBTIDE', '         LR    R1,R2', 'HBAREA   HBCOMM TYPE=DSECT'),
  'asm/HBPILOT.asm': program('HBPILOT', '         LR    R1,R2'),
  'asm/HBCRANE.asm': program('HBCRANE', '         LR    R1,R2'),
  // Has an area of that name from elsewhere.
  'asm/HBOTHER.asm': program('HBOTHER', ...call('HBTIDES')),
})

describe('calls by the address constants that a macro lays out', () => {
  it('are calls of those who load them, not of all who use the macro', async () => {
    const tide = await ask(harbour, 'Who calls HBTIDE?')
    expect(tide.text).toMatch(/^`HBTIDE` is called from HBMOOR\.[\s\S]*`asm\/HBMOOR\.asm:3`/)
    expect((await ask(harbour, 'Which programs call HBPILOT?')).text).toMatch(/^`HBPILOT` is called from HBLEAVE, HBMOOR\./)
  })

  it('are calls in the other direction too', async () => {
    expect((await ask(harbour, 'What does HBMOOR call?')).text).toMatch(/^`HBMOOR` calls HBTIDE, HBPILOT\./)
  })

  it('are told as addresses where nobody is seen to branch by them', async () => {
    expect((await ask(harbour, 'Who calls HBCRANE?')).text).toMatch(/^`HBCRANE` is addressed by HBCOMM\.\n- macro HBCOMM/)
  })
})

const zoo = new Codebase({
  'mac/ZOVECT.mac': [
    '         MACRO',
    '         ZOVECT &TYPE=',
    '         LCLC  &KEEPER(3)',
    '         LCLA  &I',
    "&KEEPER(1) SETC 'ZOFEED'",
    "&KEEPER(2) SETC 'ZOCLEAN'",
    "&KEEPER(3) SETC 'ZOCOUNT'",
    '&I       SETA  1',
    "         AIF   ('&TYPE' EQ 'AREA').AREA",
    '.NEXT    ANOP',
    '         DC    V(&KEEPER(&I))',
    '&I       SETA  &I+1',
    '         AIF   (&I LE 3).NEXT',
    '         MEXIT',
    '.AREA    ANOP',
    'ZO_V_&KEEPER(&I) DS A',
    '&I       SETA  &I+1',
    '         AIF   (&I LE 3).AREA',
    '         MEND',
  ].join('\n'),
  'mac/ZOADDR.mac': ['         MACRO', '         ZOADDR &ROUTINE', 'A&ROUTINE DC    V(&ROUTINE)', '         MEND'].join('\n'),
  'asm/ZODAY.asm': program('ZODAY', ...call('ZO_V_ZOFEED'), ...call('ZO_V_ZOCLEAN'), '         ZOVECT TYPE=AREA'),
  'asm/ZOGATE.asm': program('ZOGATE', ...call('AZOFEED'), '         ZOADDR ZOFEED'),
  'asm/ZOFEED.asm': program('ZOFEED', '         LR    R1,R2'),
  'asm/ZOCLEAN.asm': program('ZOCLEAN', '         LR    R1,R2'),
  'asm/ZOCOUNT.asm': program('ZOCOUNT', '         LR    R1,R2'),
})

describe('calls by areas whose labels a macro makes of the names of programs', () => {
  it('are calls of what the label names', async () => {
    const feed = await ask(zoo, 'Which programs call ZOFEED?')
    expect(feed.text).toMatch(/^`ZOFEED` is called from ZODAY, ZOGATE\.[\s\S]*`asm\/ZODAY\.asm:3`, `mac\/ZOVECT\.mac:5`/)
    expect((await ask(zoo, 'What does ZODAY call?')).text).toMatch(/^`ZODAY` calls ZOFEED, ZOCLEAN\./)
  })

  it('are told as addresses where nobody is seen to branch by them', async () => {
    expect((await ask(zoo, 'Who calls ZOCOUNT?')).text).toMatch(/^`ZOCOUNT` is addressed by ZOVECT\./)
  })
})
