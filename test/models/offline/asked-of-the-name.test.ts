import { expect, test } from 'vitest'
import { ask, Codebase } from './codebase.ts'

const scales = new Codebase({
  'src/weigh_loaves.pl1': `/* Weighs the loaves of a tray and drops those that are burnt. */
weigh_loaves: procedure options (variable);
dcl option char (32) varying;
     if option = "-burnt" then call drop_burnt;
     else if option = "-unit" then unit = next_argument;
     unit = "g";
     return;
drop_burnt: procedure;
     loaves = loaves - burnt;
end drop_burnt;
end weigh_loaves;
`,
  'src/report_tray.pl1': `/* Prints a tray when the shop is closed. */
report_tray: procedure;
     put list ("tray");
end report_tray;
`,
})

test.each([
  'Which loaves are left when weigh_loaves is run with -burnt?',
  'What has to follow -unit in weigh_loaves, and which unit is used without it?',
  'Apart from the weigh_loaves command, when is a tray written, and which routine does that call?',
])('a name in the circumstances of a question is not what a verb beside it is asked of: %s', async (question) => {
  const { text } = await ask(scales, question)
  expect(text).not.toMatch(/^NOT FOUND|nothing in the code calls/i)
})

test.each(['Which command runs weigh_loaves?', 'When is weigh_loaves called?', 'Who calls weigh_loaves when the shop is closed?'])(
  'who leads to a name is still denied where that is asked: %s',
  async (question) => {
    const { text } = await ask(scales, question)
    expect(text).toMatch(/nothing in the code calls, runs, starts or copies `weigh_loaves`/i)
  },
)

/** Words that many units have weigh little. */
const bins = Array.from({ length: 12 }, (_, i) => [
  `src/bin_${i}.pl1`,
  `/* Programs fill bin ${i} from a list of entries by a subroutine. */\nbin_${i}: procedure;\n     flour = ${i};\nend bin_${i};\n`,
])

const sources = {
  'src/oven_interface.pl1': `/* OVEN_INTERFACE - subroutine interface with entries to fill an oven list file. */
oven_interface: procedure;
     return;
fill_tray: entry (tray);
     tray = 1;
end oven_interface;
`,
  'src/mixer.pl1': '/* Mixes dough. */\nmixer: procedure;\n     dough = flour + water;\nend mixer;\n',
  'src/crust.pl1':
    '/* Tells whether the crust of a loaf is acceptable. */\ncrust: procedure;\n     if colour > dark then ok = "0"b;\nend crust;\n',
}
const bakery = new Codebase(sources)
const largeBakery = new Codebase({ ...Object.fromEntries(bins), ...sources })

test('verbs of the asker that stand nowhere deny nothing where the rest leads to one unit', async () => {
  const asked = 'Which entries does the subroutine interface offer to other programs that want to knead and fill a list file?'
  const { text } = await ask(largeBakery, asked)
  expect(text).not.toMatch(/^NOT FOUND/)
})

test('how the asker finds a thing stands nowhere, and denies nothing', async () => {
  const { text } = await ask(bakery, 'What makes the crust unacceptable?')
  expect(text).not.toMatch(/^NOT FOUND/)
})

test.each(['Which routine glazes the doughnuts?', 'How can I refund the deposit?'])(
  'a deed of which nothing stands is denied: %s',
  async (question) => {
    const { text } = await ask(bakery, question)
    expect(text).toMatch(/^NOT FOUND/)
  },
)

test('what somebody writes for a program has no source that could be missing', async () => {
  const code = new Codebase({
    'ovread.f': ['      SUBROUTINE OVREAD', 'C     A CRISP CARD ASKS FOR MORE HEAT.', '      CALL HEAT(2)', '      END'].join('\n'),
  })
  const { text } = await ask(code, 'What does a CRISP card get me?')
  expect(text).not.toContain('its source is not in the code')
  expect(text).toContain('`ovread.f:')
})

test('who expands a macro uses it', async () => {
  const code = new Codebase({
    'OVTAB.mac': '         MACRO\n&L       OVTAB &A\n&L       DS    CL8\n         MEND\n',
    'OVMAIN.asm': 'OVMAIN   CSECT\n         OVTAB 1\n         BR    14\n         END\n',
  })
  const { text } = await ask(code, 'Which modules expand OVTAB?')
  expect(text).toContain('`OVMAIN.asm:2`')
})

test('who expands one that comes with the system', async () => {
  const code = new Codebase({ 'OVMAIN.asm': 'OVMAIN   CSECT\n         BR    14\n         IHAPSA\n         END\n' })
  expect((await ask(code, 'Which programs expand IHAPSA?')).text).toMatch(/^`IHAPSA` is named by OVMAIN:\n- `OVMAIN\.asm:3`/)
})
