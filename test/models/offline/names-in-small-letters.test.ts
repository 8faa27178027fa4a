import { expect, test } from 'vitest'
import { ask, Codebase } from './codebase.ts'

const kiosk = new Codebase({
  'src/kiosk.cbl': `       identification division.
       program-id. kiosk-main.
       procedure division.
       main-procedure.
           call "sell-ticket"
           perform print-slip
           goback.
       print-slip.
           display "slip".
`,
  'src/sell.cbl': `       identification division.
       program-id. sell-ticket.
       data division.
       working-storage section.
       01  ws-seat-no    pic x(12).
       01  end-of-day    pic x.
       procedure division.
           move spaces to ws-seat-no
           goback.
`,
})

test.each([
  ['Who calls sell-ticket?', 'KIOSK-MAIN'],
  ['Who uses the program sell-ticket?', 'KIOSK-MAIN'],
  ['Which programs does kiosk-main start?', 'SELL-TICKET'],
  ['How long is ws-seat-no?', '12'],
  ['What does print-slip do?', 'src/kiosk.cbl:8'],
  ['What type is Ws-Seat-No?', '12'],
])('a name in small letters that the code has is a name: %s', async (question, expected) => {
  const { text } = await ask(kiosk, question)
  expect(text).not.toMatch(/^NOT FOUND/)
  expect(text).toMatch(new RegExp(expected, 'i'))
})

test('words that a hyphen joins are words, whatever the code has', async () => {
  const { text } = await ask(kiosk, 'What happens at the end-of-day?')
  expect(text).not.toMatch(/^.{0,40}END-OF-DAY. is/i)
})

test('behind the noun for a routine a word in small letters is its name where there is one', async () => {
  const model = new Codebase({
    'src/head.f': `      program tides
      call psolve(3)
      end
`,
    'src/psolve.f': `c  solves for the water level at each gauge
      subroutine psolve(n)
      integer n
      n = n + 1
      end
`,
  })
  expect((await ask(model, 'Who calls subroutine psolve?')).text).toMatch(/psolve.*tides/i)
  expect((await ask(model, 'Who calls psolve?')).text).toMatch(/psolve.*tides/i)
  expect((await ask(model, 'purpose of psolve')).text).toMatch(/solves for the water level/i)
  expect((await ask(model, 'Which function levels the gauge?')).text).not.toMatch(/named .levels/)
})

test('a program that a question calls by its name as by a word is what it asks about, and a word of English is none', async () => {
  const model = new Codebase({
    'src/nursery.pl1': `/* makes plants out of seeds */
sow: procedure; call water('seed tray'); end sow;
nursery: procedure options(main);
  call s$open('SEED_file');
  call s$open('POT_file');
  call sow;
end nursery;
`,
    'src/garden.pl1': `garden: procedure options(main);
  call s$open('PLANT_file');
  call s$open('TOOL_file');
  call start_process('nursery');
end garden;
`,
  })
  const { text } = await ask(model, 'Which files does the nursery open at first?')
  expect(text).toMatch(/^(?:(?!PLANT_file)[\s\S])*SEED_file/)
  expect((await ask(model, 'What is the nursery process for?')).text).toMatch(/makes plants out of seeds/)
  expect((await ask(model, 'Which program waters the garden tools?')).text).not.toMatch(/NOT FOUND/)
})

const tides = new Codebase({
  'src/tides.f': `      program tides
      call tpgauge(3)
      call gauge(3)
      end
`,
  'src/tpgauge.f': `      subroutine tpgauge(n)
c     The new level of the water and the new wind.
      integer n
      call gtlevl(n)
      call gtwind(n)
      n = n + 1
      end
`,
  'src/gauge.f': `      subroutine gauge(n)
c     The gauge of the harbour.
      integer n
      call gtlevl(n)
      n = n + 1
      n = n + 2
      end
`,
  'src/gtlevl.f': `      subroutine gtlevl(n)
c     The level of the water at a time.
      integer n
      n = n + 1
      n = n + 2
      end
`,
  'src/gtwind.f': `      subroutine gtwind(n)
c     The wind at a time.
      integer n
      n = n + 1
      n = n + 2
      end
`,
})

test.each([
  ['Which routines does tpgauge call for the level and the wind?', '`tpgauge` calls gtlevl, gtwind'],
  ['Which routines does gauge call for the level of the water?', '`gauge` calls gtlevl'],
  ['From where is tpgauge called, and with what number?', 'tpgauge. is called.*tides'],
])('what no English word is spelled like, or stands where only a name does, is a name: %s', async (question, expected) => {
  expect((await ask(tides, question)).text).toMatch(new RegExp(expected))
})

test('a file is named once, and not the routine of its name besides', async () => {
  expect((await ask(tides, 'What does tpgauge.f do?')).text.match(/subroutine tpgauge/gi)).toHaveLength(1)
})

test('what a word of English means is not taken for the routine of that name', async () => {
  expect((await ask(tides, 'How high is the gauge of the harbour?')).text).not.toMatch(/^.gauge. /)
})

test('what a routine is asked for that does it is no name of one', async () => {
  const sails = new Codebase({
    'src/cuts.f': [
      '      subroutine cuts(n)',
      'c     Draws a line.',
      ...Array.from({ length: 8 }, (_, i) => `      n = ${i}`),
      '      end',
    ].join('\n'),
    'src/loft.f': [
      '      subroutine loft(n)',
      'c     Cuts the sails of a ship from cloth.',
      ...Array.from({ length: 8 }, (_, i) => `      n = ${i}`),
      '      end',
    ].join('\n'),
  })
  expect((await ask(sails, 'Which routine cuts the sails from the cloth?')).text).toMatch(/^- `src\/loft\.f:/)
  expect((await ask(sails, 'Which sails of a ship does the program cuts?')).text).not.toMatch(/^- `src\/cuts\.f/)
  expect((await ask(sails, 'What does the routine cuts do?')).text).toContain('src/cuts.f')
})

test('what is copied bears a name, whatever word it is', async () => {
  const model = new Codebase({
    'pli/bake.pli': ' bake: proc options(main);\n %include weights;\n end bake;\n',
    'pli/weights.inc': ' dcl 1 weights, 2 flour fixed bin(15);\n',
  })
  expect((await ask(model, 'Which members include weights?')).text).toMatch(/copied by BAKE/)
})

test('what is called and is not in the code is known by its calls in small letters too', async () => {
  const mill = new Codebase({ 'grind.pli': ['GRIND: PROC;', ' DCL freegrain BUILTIN;', ' call freegrain(P);', 'END;'].join('\n') })
  expect((await ask(mill, 'Which routines call freegrain?')).text).toMatch(/^`freegrain` is called from GRIND/)
  expect((await ask(mill, 'Which routines call back?')).text).not.toContain('`back`')
})

test('the rare name of a program is one where a word of English would have an article', async () => {
  const shop = new Codebase({
    'ticketdesk.cbl': `       identification division.
       program-id. ticketdesk.
       procedure division.
       show-choices.
           display "(A)  Sell a seat".
           display "(B)  Take a seat back".
           display "(C)  Print the plan of the hall".
           display "(X)  Leave".
           accept reply.
           if reply = "B"
               perform take-back
               go to show-choices.
           stop run.
       take-back.
           display "seat?".
`,
    'other.cbl': `       identification division.
       program-id. other.
       procedure division.
           display "(A)  Something else".
           stop run.
`,
  })
  for (const question of ['What options does the menu of ticketdesk have?', 'What can I choose in the menu of ticketdesk?'])
    expect((await ask(shop, question)).text).toMatch(/^- `ticketdesk\.cbl:5-8`/)
  const { text } = await ask(shop, 'What does option B do in ticketdesk?')
  expect(text).toMatch(/^- option B is “Take a seat back”: `ticketdesk\.cbl:6`/)
  expect(text).toContain('perform take-back')
  expect(text).not.toContain('Something else')
})
