import { describe, expect, test } from 'vitest'
import { askedMessage } from '../../../src/models/offline/question/asked-message.ts'
import { questionOf } from '../../../src/models/offline/question/question.ts'
import { ask, Codebase, fixedFormat } from './codebase.ts'

const harbour = new Codebase({
  'cbl/HBDOCK.cbl': [
    '       IDENTIFICATION DIVISION.',
    '       PROGRAM-ID. HBDOCK.',
    '      * ASSIGNS A BERTH TO EACH SHIP THAT COMES IN',
    '       DATA DIVISION.',
    '       WORKING-STORAGE SECTION.',
    '       01  WS-MSG PIC X(60).',
    '       01  WS-RESP PIC S9(8) COMP.',
    '       01  TIDE-TEXTS.',
    '           05  FILLER PIC 99 VALUE 1.',
    "           05  FILLER PIC X(30) VALUE 'WATER TOO LOW'.",
    '           05  FILLER PIC 99 VALUE 2.',
    "           05  FILLER PIC X(30) VALUE 'CURRENT TOO STRONG'.",
    '           05  FILLER PIC 99 VALUE 3.',
    '           05  FILLER PIC X(30)',
    "               VALUE 'WIND FROM THE WEST'.",
    '       01  TIDE-TABLE REDEFINES TIDE-TEXTS.',
    '           05  TIDE-ENTRY OCCURS 3.',
    '               10  TIDE-NO PIC 99.',
    '               10  TIDE-TEXT PIC X(30).',
    '       01  MSG-FULL.',
    "           05  FILLER PIC X(6) VALUE 'HB010 '.",
    '           05  FILLER PIC X(30) VALUE',
    "               'ALL BERTHS ARE TAKEN'.",
    '       PROCEDURE DIVISION.',
    '       HB010.',
    "           EXEC CICS READ FILE('BERTHS')",
    '               INTO(WS-MSG) RIDFLD(WS-RESP) RESP(WS-RESP)',
    '           END-EXEC.',
    '           EVALUATE WS-RESP',
    '               WHEN DFHRESP(NORMAL)',
    '                   PERFORM FIND-TIDE',
    '               WHEN DFHRESP(NOTFND)',
    "                   MOVE 'HB010 - No such berth in the plan' TO WS-MSG",
    '               WHEN OTHER',
    '                   MOVE MSG-FULL TO WS-MSG',
    '           END-EVALUATE.',
    '           GOBACK.',
    '       FIND-TIDE.',
    '           IF WS-RESP > 3',
    '               MOVE TIDE-TEXT (2) TO WS-MSG',
    '           ELSE',
    '               MOVE TIDE-TEXT (1) TO WS-MSG',
    '           END-IF.',
    "           STRING 'Ship ' WS-RESP ' may berth at quay' DELIMITED BY SIZE",
    '               INTO WS-MSG.',
  ].join('\n'),
  'asm/HBCRANE.asm': [
    'HBCRANE  CSECT',
    '         USING HBCRANE,R12',
    "         CLI   LOAD,X'09'",
    '         BH    HEAVY',
    "         TM    FLAGS,X'80'",
    '         BO    STUCK',
    '         B     OUT',
    'HEAVY    LA    R2,MSG1',
    '         BAL   R14,TELL',
    '         B     OUT',
    'STUCK    SAYIT MSGSTUCK',
    '         BAL   R14,TELL',
    '         MVC   MSGTIDE+4(5),FLAGS',
    "         TM    FLAGS,X'40'",
    '         BZ    OUT',
    '         WTO   MF=(E,MSGTIDE)',
    'OUT      BR    R14',
    'MSG1     DC    A(MSG1T)',
    "MSG1T    DC    C'HBC001E LOAD TOO HEAVY FOR CRANE'",
    "MSGSTUCK OUTTEXT C'HBC002E CRANE IS STUCK'",
    "MSGTIDE  WTO   'HBC004I TIDE IS RISING',MF=L",
    "         TITLE 'HBC003 CRANE MODULE OF THE HARBOUR'",
    "LOAD     DC    X'00'",
    "FLAGS    DC    X'00'",
    '         END',
  ].join('\n'),
  'for/tide.for': [
    '      SUBROUTINE TIDE(H,IERR)',
    'C     LOOKS UP THE TIDE',
    '      IERR=0',
    '      IF(H.LT.0.D0) THEN',
    '        IERR=1',
    '        WRITE(6,1001) H',
    '      END IF',
    '      RETURN',
    ' 1001 FORMAT(/,',
    "     *  ' TIDE ERROR. THE HEIGHT OF THE WATER IS BELOW',",
    "     *  ' THE LOWEST MARK KNOWN. H=',F8.2/)",
    '      END',
  ].join('\n'),
})

describe('where a message comes from', () => {
  test('the command whose outcome it tells, the value, and the statement, in the paragraph', async () => {
    const { text } = await ask(harbour, "Why do I get 'No such berth in the plan'?")
    expect(text).toMatch(/^- “HB010 - No such berth in the plan” in `?HB010`? of HBDOCK: `cbl\/HBDOCK\.cbl:33`/)
    expect(text).toMatch(/WHEN DFHRESP\(NOTFND\)\n\s+MOVE 'HB010/)
    expect(text).toMatch(/what leads there[\s\S]*EXEC CICS READ FILE\('BERTHS'\)[\s\S]*EVALUATE WS-RESP/)
    expect(text).not.toContain('ASSIGNS A BERTH')
  })

  test('what is done behind it, where that is asked', async () => {
    const code = new Codebase({
      'pilot.pl1': [
        'pilot: proc;',
        '  dcl times fixed bin;',
        '  call say_ ("Waiting for a pilot.");',
        '',
        'again:',
        '  times = times + 1;',
        '  if times > 9 then do;',
        '     call say_ ("No pilot came.");',
        '     go to anchor;',
        '  end;',
        '  call sleep_ (30);',
        '  go to again;',
        '',
        'anchor: proc;',
        '  call drop_anchor_ ();',
        '  end anchor;',
        'end pilot;',
      ].join('\n'),
    })
    const { text } = await ask(code, "The screen says 'Waiting for a pilot.' What happens if none comes?")
    expect(text).toContain('if times > 9 then do;')
    expect(text).toContain('call sleep_ (30);')
    expect(text).not.toContain('drop_anchor_')
    expect((await ask(code, "When does the program say 'Waiting for a pilot.'?")).text).not.toContain('sleep_ (30)')
  })

  test('given by its code, where that is the name of a paragraph too', async () => {
    const { text } = await ask(harbour, 'What does message HB010 mean?')
    expect(text).toContain('“HB010 - No such berth in the plan”')
    expect((await ask(harbour, 'What does HB010 do?')).text).not.toMatch(/^- “/)
  })

  test('a text in a group of FILLERs is used by the name of the group', async () => {
    const { text } = await ask(harbour, "When is 'ALL BERTHS ARE TAKEN' shown?")
    expect(text).toMatch(/is in MSG-FULL/)
    expect(text).toMatch(/WHEN OTHER\n\s+MOVE MSG-FULL TO WS-MSG/)
  })

  test('an entry of a table of FILLERs is used by its number in what lays it out', async () => {
    const { text } = await ask(harbour, "When does the program say 'CURRENT TOO STRONG'?")
    expect(text).toContain('is entry 2 of TIDE-TEXTS')
    expect(text).toMatch(/IF WS-RESP > 3\n\s+MOVE TIDE-TEXT \(2\)/)
    expect(text.split('\n')[1]).not.toContain(':42')
    const third = await ask(harbour, "When does the program say 'WIND FROM THE WEST'?")
    expect(third.text).toContain('is entry 3 of TIDE-TEXTS')
    expect(third.text).not.toContain('used in')
  })

  test('in assembler the branch to the statement that names it, or an address of it', async () => {
    const heavy = (await ask(harbour, 'When is HBC001E issued?')).text
    expect(heavy).toMatch(/^- “HBC001E LOAD TOO HEAVY FOR CRANE” is in `MSG1T`/)
    expect(heavy).toMatch(/LA\s+R2,MSG1/)
    expect(heavy).toMatch(/CLI\s+LOAD,X'09'\n\s+BH\s+HEAVY/)
  })

  test('a text that a macro of the shop is given is a message, and no title', async () => {
    const stuck = (await ask(harbour, 'What does HBC002E mean?')).text
    expect(stuck).toMatch(/^- “HBC002E CRANE IS STUCK” is in `MSGSTUCK`/)
    expect(stuck).toMatch(/TM\s+FLAGS,X'80'\n\s+BO\s+STUCK/)
    expect((await ask(harbour, 'What does HBC003 mean?')).text).not.toMatch(/^- “/)
  })

  test('the list form of a WTO is shown by another', async () => {
    const { text } = await ask(harbour, 'What causes HBC004I?')
    expect(text).toMatch(/^- “HBC004I TIDE IS RISING” is in `MSGTIDE`/)
    expect(text).toMatch(/TM\s+FLAGS,X'40'\n\s+BZ\s+OUT\n\s+WTO\s+MF=\(E,MSGTIDE\)/)
  })

  test('a text of Fortran that goes on in the next line, with what writes by its format', async () => {
    const { text } = await ask(harbour, "Why do I see 'THE HEIGHT OF THE WATER IS BELOW THE LOWEST MARK KNOWN'?")
    expect(text).toMatch(/^- “THE HEIGHT OF THE WATER IS BELOW THE LOWEST MARK KNOWN” in `TIDE`: `for\/tide\.for:10-11`/)
    expect(text).toMatch(/IF\(H\.LT\.0\.D0\) THEN/)
  })

  test('with values in it', async () => {
    const { text } = await ask(harbour, "What does 'Ship 4711 may berth at quay' mean?")
    expect(text).toMatch(/^- nearest to it: “Ship WS-RESP may berth at quay”/)
  })

  test('what nothing reads is denied, with what is nearest', async () => {
    const { text } = await ask(harbour, "Why do I get 'Passport of the ship has expired'?")
    expect(text).toMatch(/^NOT FOUND/)
    expect(text).toContain('No text of the code reads “Passport of the ship has expired”.')
  })
})

/** Texts that people see and no literal holds, and code that is kept as text. */
const quay = new Codebase({
  'web/quay.html': '<html><body><p>Please wait for the harbour pilot</p></body></html>',
  'panels/QYPANEL': [')BODY', '%------ QUAY LIST ------', '+ Choose a quay and press ENTER to go on', ')END'].join('\n'),
  'asm/QYMSG.txt': ['QYMSG    CSECT', '         USING QYMSG,R12', "NOTICE   DC    C'SHIP IS LATE FOR THE TIDE'", '         END'].join('\n'),
  'for/quay.for': ['      SUBROUTINE QUAY', "      WRITE(6,*) 'LENGTH OF  QUAY'", '      END'].join('\n'),
})

describe('a text is denied only where nothing has it', () => {
  test.each([
    ['Please wait for the harbour pilot', 'web/quay.html:1'],
    ['Choose a quay and press ENTER', 'panels/QYPANEL:3'],
    ['SHIP IS LATE FOR THE TIDE', 'asm/QYMSG.txt:3'],
    ['LENGTH OF QUAY', 'for/quay.for:2'],
    ['Choose a quay and hit return', 'panels/QYPANEL:3'],
  ])('%s', async (said, place) => {
    const { text } = await ask(quay, `Why do I see '${said}'?`)
    expect(text).not.toMatch(/^NOT FOUND/)
    expect(text).toContain(place)
  })

  test('and is denied then', async () => {
    expect((await ask(quay, "Why do I see 'The quay was painted green'?")).text).toMatch(/^NOT FOUND\nNo text of the code reads/)
  })
})

describe('the question for a message', () => {
  test.each([
    ["When does the program say 'Card is not valid'?", 'Card is not valid'],
    ['What does ABC123E mean?', 'ABC123E'],
    ['message ABC123E', 'ABC123E'],
    ["I keep getting 'Card is not valid'.", 'Card is not valid'],
    ["Under which condition does PGM1 display 'Card is not valid'?", 'Card is not valid'],
    ["In which programs is 'Card is not valid' set?", 'Card is not valid'],
    ["Why do I get 'PGM1. Card is not valid'?", 'PGM1. Card is not valid'],
    ['"Card is not valid" is shown by what?', 'Card is not valid'],
    ['"Card is not valid" - when?', 'Card is not valid'],
    ['"Card is not valid" where', 'Card is not valid'],
  ])('%s', (text, given) => expect(askedMessage(questionOf(text))?.given).toBe(given))

  test.each([
    "What happens after 'Card is not valid' is shown?",
    "When is 'Card is not valid' shown, and which file was read before?",
    '"Card is not valid" is shown by PGM1 and then what?',
    'Which program reads ABC123E?',
    'Which programs can issue abend code AB12?',
    'What columns does the report ABC123R print?',
  ])('none: %s', (text) => expect(askedMessage(questionOf(text))).toBeUndefined())

  test('a long text is read in no time', () => {
    expect(askedMessage(questionOf(`when ${'why it shows '.repeat(3000)}`))).toBeUndefined()
  })
})

test('a text that shares only common words with the messages is none of them', async () => {
  const depot = new Codebase({
    'cbl/DEPOT.cbl': [
      '       IDENTIFICATION DIVISION.',
      '       PROGRAM-ID. DEPOT.',
      '       PROCEDURE DIVISION.',
      "           DISPLAY 'NO PARCEL CHOSEN, USE * FOR ALL PARCELS IN ALL TRUCKS'.",
      "           DISPLAY 'PARCEL LEFT ITS TRUCK AT THE DEPOT'.",
      "           DISPLAY 'PARCEL AND TRUCK ARE WEIGHED'.",
      "           DISPLAY 'THE YARD IS FULL OF SNOW'.",
      '           GOBACK.',
    ].join('\n'),
  })
  const full = await ask(depot, 'Where does the message "Parcel truck is full" come from?')
  expect(full.text).toContain('No text of the code reads “Parcel truck is full”')
  const purple = await ask(depot, 'Where does the message "Parcel truck purple" come from?')
  expect(purple.text).toContain('No text of the code reads')
  const weighed = await ask(depot, 'Where does the message "Parcel 4711 and truck 12 are weighed" come from?')
  expect(weighed.text).toContain('PARCEL AND TRUCK ARE WEIGHED')
})

test('the limit by which a message comes has its value beside', async () => {
  const post = new Codebase({
    'pli/post.pl1': `/* Brings the letters of a street */
post: procedure;
     do ring_count = 1 to MAX_RINGS;
          call ring;
          if opened then return;
     end;
     call say ("Nobody opened, letter is left at the depot.");
dcl  MAX_RINGS fixed bin static options (constant) initial (7);
end post;`,
  })
  const { text } = await ask(post, 'When is "Nobody opened, letter is left at the depot." said?')
  expect(text).toContain('`MAX_RINGS`: `dcl MAX_RINGS fixed bin static options (constant) initial (7);`')
})

test('a message that is moved into a line as a literal is one, whole, where it goes on on a second card', async () => {
  const moved = "         MVC   LINE(45),=C'FER007E no seat is left on the boat, come tomorrow'"
  const ferry = new Codebase({
    'asm/FERRY.asm': [
      'FERRY    CSECT',
      "         CLI   SEATS,C' '",
      '         BE    NONE',
      '         BR    R14',
      'NONE     MVC   LINE(132),BLANKS',
      `${moved.slice(0, 71)}X01900000`,
      `${`               ${moved.slice(71)}`.padEnd(72)}01910000`,
      '         PUT   PRINT,LINE',
      '         BR    R14',
      '         END',
    ].join('\n'),
  })
  const { text } = await ask(ferry, 'What does message FER007E mean?')
  expect(text).toMatch(/^- “FER007E no seat is left on the boat, come tomorrow” in FERRY/)
})

test('where a text is set, all places are told, also where it is asked besides for what', async () => {
  const program = (name: string, key: string) =>
    fixedFormat(`
IDENTIFICATION DIVISION.
PROGRAM-ID. ${name}.
DATA DIVISION.
WORKING-STORAGE SECTION.
01  BERTH PIC X(4).
01  GUEST-RANK PIC X(12).
PROCEDURE DIVISION.
    IF BERTH = '${key}'
        MOVE 'DEAR GUEST' TO GUEST-RANK
    ELSE
        MOVE 'ANY GUEST' TO GUEST-RANK.
    GOBACK.`)
  const ferry = new Codebase({ 'cbl/DECKA.cbl': program('DECKA', 'A001'), 'cbl/DECKB.cbl': program('DECKB', 'B001') })
  for (const question of ["Where is the text 'DEAR GUEST' set, and for which berth?", "Where is 'DEAR GUEST' moved?"]) {
    const { text } = await ask(ferry, question)
    expect(text).toMatch(/“DEAR GUEST” in .*DECKA: `cbl\/DECKA\.cbl:9`/)
    expect(text).toMatch(/“DEAR GUEST” in .*DECKB: `cbl\/DECKB\.cbl:9`/)
  }
})
