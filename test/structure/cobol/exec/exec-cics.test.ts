import { expect, test } from 'vitest'
import { fixed } from '../spliced.ts'
import { shownFacts } from './exec-facts.ts'

const facts = (lines: readonly string[], items?: readonly string[]) => shownFacts(fixed(...lines), items)

test('programs: options in any order, blanks before parentheses, qualified and subscripted operands', () => {
  expect(
    facts(
      [
        'EXEC CICS LINK COMMAREA(WS-AREA)',
        "  LENGTH (LENGTH OF WS-AREA) PROGRAM ('CUSTINQ ') RESP(WS-RESP) END-EXEC",
        'EXEC CICS XCTL PROGRAM (PGM OF MENU (WS-OPTION))',
        '  COMMAREA(WS-AREA) END-EXEC.',
        "EXEC CICS LOAD PROGRAM('TABLES') SET(ADDRESS OF L-TABLE) END-EXEC",
        "EXEC CICS RELEASE PROGRAM('TABLES') END-EXEC",
        "EXEC CICS INVOKE SERVICE('rates') CHANNEL('C') END-EXEC",
      ],
      ['WS-AREA', 'WS-RESP', 'PGM OF MENU', 'WS-OPTION', 'L-TABLE'],
    ),
  ).toEqual({
    targets: [
      "2: link program 'CUSTINQ ' (LINK)",
      '3: xctl program PGM() (XCTL)',
      "5: call program 'TABLES' (LOAD)",
      "6: call program 'TABLES' (RELEASE)",
      "7: call symbol 'rates' (INVOKE SERVICE)",
    ],
    uses: [
      '1: both WS-AREA (EXEC CICS LINK)',
      '2: write WS-RESP (EXEC CICS LINK)',
      '3: read WS-OPTION (subscript)',
      '3: read PGM (EXEC CICS XCTL)',
      '4: read WS-AREA (EXEC CICS XCTL)',
      '5: write L-TABLE (EXEC CICS LOAD)',
    ],
    assignments: ['1: WS-AREA from call', '2: WS-RESP from system', '5: L-TABLE from system'],
  })
})

test('RETURN with IMMEDIATE waits for no input', () => {
  const { targets } = facts(["EXEC CICS RETURN TRANSID('ORD2') IMMEDIATE END-EXEC", "EXEC CICS RETURN TRANSID('ORD3') END-EXEC"])
  expect(targets).toEqual(["1: start transaction 'ORD2' (RETURN TRANSID IMMEDIATE)", "2: start transaction 'ORD3' (RETURN TRANSID)"])
})

test('ASSIGN, INQUIRE and ADDRESS name programs and run none', () => {
  expect(
    facts(
      ['EXEC CICS ASSIGN PROGRAM(WS-PGM) APPLID(WS-APPL) END-EXEC', "EXEC CICS INQUIRE PROGRAM('X') STATUS(WS-STATUS) END-EXEC"],
      ['WS-PGM', 'WS-APPL', 'WS-STATUS'],
    ),
  ).toEqual({
    uses: ['1: write WS-PGM (EXEC CICS ASSIGN)', '1: write WS-APPL (EXEC CICS ASSIGN)', '2: write WS-STATUS (EXEC CICS INQUIRE)'],
    assignments: ['1: WS-PGM from system', '1: WS-APPL from system', '2: WS-STATUS from system'],
  })
})

test('transactions are started by START, RUN and RETURN', () => {
  expect(
    facts([
      "EXEC CICS START TRANSID('ORD1') FROM(X) END-EXEC",
      "EXEC CICS RUN TRANSID('PRT1') CHILD(Y) END-EXEC",
      'EXEC CICS RETURN TRANSID(EIBTRNID) COMMAREA(Z) END-EXEC',
      'EXEC CICS RETURN END-EXEC',
      "EXEC CICS CANCEL TRANSID('ORD1') END-EXEC",
    ]),
  ).toEqual({
    targets: [
      "1: start transaction 'ORD1' (START)",
      "2: start transaction 'PRT1' (RUN)",
      '3: start transaction EIBTRNID?unknown (RETURN TRANSID)',
    ],
  })
})

test('a mapset has the name of its map unless another is given; SEND TEXT and CONTROL have none', () => {
  expect(
    facts(
      [
        "EXEC CICS SEND MAP('MENU') MAPSET('MENUS') FROM(MENUO)",
        '  CURSOR ERASE END-EXEC',
        'EXEC CICS RECEIVE MAP(WS-MAP) INTO(MENUI) END-EXEC',
        "EXEC CICS RECEIVE MAP('MENU') END-EXEC",
        'EXEC CICS SEND TEXT FROM(WS-MAP) END-EXEC',
        'EXEC CICS SEND CONTROL ERASE END-EXEC',
      ],
      ['MENUO', 'MENUI', 'WS-MAP'],
    ),
  ).toEqual({
    targets: [
      "1: map map 'MENU' send (SEND)",
      "1: map mapset 'MENUS' send (SEND)",
      '3: map map WS-MAP receive (RECEIVE)',
      '3: map mapset WS-MAP receive (RECEIVE)',
      "4: map map 'MENU' receive (RECEIVE)",
      "4: map mapset 'MENU' receive (RECEIVE)",
    ],
    uses: [
      '1: read MENUO (EXEC CICS SEND)',
      '3: read WS-MAP (EXEC CICS RECEIVE)',
      '3: write MENUI (EXEC CICS RECEIVE)',
      '4: write MENUI (EXEC CICS RECEIVE)',
      '5: read WS-MAP (EXEC CICS SEND)',
    ],
    assignments: ['3: MENUI from screen', '4: MENUI from screen'],
  })
})

test('files: FILE or DATASET, and what is done; other resources share some commands', () => {
  expect(
    facts(
      [
        'EXEC CICS READ FILE(WS-FILE) INTO(REC) RIDFLD(KEY-1) LENGTH(LEN)',
        '  UPDATE RESP(R) END-EXEC',
        "EXEC CICS REWRITE DATASET('CUST') FROM(REC) END-EXEC",
        "EXEC CICS STARTBR FILE('CUST') RIDFLD(KEY-1) END-EXEC",
        "EXEC CICS READNEXT FILE('CUST') INTO(REC) RIDFLD(KEY-1) END-EXEC",
        "EXEC CICS ENDBR FILE('CUST') END-EXEC",
        "EXEC CICS DELETE FILE('CUST') RIDFLD(KEY-1) END-EXEC",
        "EXEC CICS DELETE CONTAINER('CUST') END-EXEC",
        "EXEC CICS WRITE FILE('CUST') FROM(REC) END-EXEC",
        "EXEC CICS WRITE OPERATOR TEXT('FILE FULL') END-EXEC",
        "EXEC CICS UNLOCK FILE('CUST') END-EXEC",
      ],
      ['WS-FILE', 'REC', 'KEY-1', 'LEN', 'R'],
    ),
  ).toEqual({
    targets: [
      '1: file file WS-FILE read for update (READ UPDATE)',
      "3: file file 'CUST' update (REWRITE)",
      "4: file file 'CUST' browse (STARTBR)",
      "5: file file 'CUST' browse (READNEXT)",
      "6: file file 'CUST' browse (ENDBR)",
      "7: file file 'CUST' delete (DELETE)",
      "8: container container 'CUST' delete (DELETE CONTAINER)",
      "9: file file 'CUST' write (WRITE)",
      "11: file file 'CUST' unlock (UNLOCK)",
    ],
    uses: [
      '1: read WS-FILE (EXEC CICS READ)',
      '1: write REC (EXEC CICS READ)',
      '1: read KEY-1 (EXEC CICS READ)',
      '1: both LEN (EXEC CICS READ)',
      '2: write R (EXEC CICS READ)',
      '3: read REC (EXEC CICS REWRITE)',
      '4: read KEY-1 (EXEC CICS STARTBR)',
      '5: write REC (EXEC CICS READNEXT)',
      '5: both KEY-1 (EXEC CICS READNEXT)',
      '7: read KEY-1 (EXEC CICS DELETE)',
      '9: read REC (EXEC CICS WRITE)',
    ],
    assignments: ['1: REC from file', '1: LEN from file', '2: R from system', '5: REC from file', '5: KEY-1 from file'],
    messages: ['10: FILE FULL (WRITE OPERATOR)'],
  })
})

test('queues are TS unless TD is said; what comes from start data and containers is told apart', () => {
  expect(
    facts(
      [
        "EXEC CICS WRITEQ TD QUEUE('JOBS') FROM(REC) END-EXEC",
        'EXEC CICS WRITEQ QNAME(Q) FROM(REC) ITEM(N) END-EXEC',
        'EXEC CICS READQ TS QUEUE(Q) INTO(REC) END-EXEC',
        'EXEC CICS DELETEQ TS QUEUE(Q) END-EXEC',
        'EXEC CICS RETRIEVE INTO(REC) END-EXEC',
        "EXEC CICS GET CONTAINER('C') INTO(REC) END-EXEC",
      ],
      ['REC', 'Q', 'N'],
    ),
  ).toEqual({
    targets: [
      "1: queue queue 'JOBS' write (WRITEQ TD)",
      '2: queue queue Q write (WRITEQ TS)',
      '3: queue queue Q read (READQ TS)',
      '4: queue queue Q delete (DELETEQ TS)',
      "6: container container 'C' read (GET CONTAINER)",
    ],
    uses: [
      '1: read REC (EXEC CICS WRITEQ)',
      '2: read Q (EXEC CICS WRITEQ)',
      '2: read REC (EXEC CICS WRITEQ)',
      '2: both N (EXEC CICS WRITEQ)',
      '3: read Q (EXEC CICS READQ)',
      '3: write REC (EXEC CICS READQ)',
      '4: read Q (EXEC CICS DELETEQ)',
      '5: write REC (EXEC CICS RETRIEVE)',
      '6: write REC (EXEC CICS GET)',
    ],
    assignments: ['2: N from queue', '3: REC from queue', '5: REC from start data', '6: REC from container'],
  })
})

test('HANDLE hides jumps; ABEND has a code', () => {
  expect(
    facts(
      [
        'EXEC CICS HANDLE CONDITION NOTFND(2000-NONE) ERROR (9000-ERR OF S)',
        '  LENGERR END-EXEC',
        'EXEC CICS HANDLE AID PF3(1000-END) ANYKEY(1100-X) RESP(R) END-EXEC',
        'EXEC CICS HANDLE ABEND LABEL(9999-ABEND) END-EXEC',
        "EXEC CICS HANDLE ABEND PROGRAM('ABNDPROC') RESP(R) END-EXEC",
        'EXEC CICS HANDLE ABEND CANCEL END-EXEC',
        "EXEC CICS ABEND ABCODE('E001') NODUMP END-EXEC",
        'EXEC CICS ABEND ABCODE(CODE-2) END-EXEC',
      ],
      ["CODE-2 = 'E002'", 'R'],
    ),
  ).toEqual({
    targets: ["5: call program 'ABNDPROC' (HANDLE ABEND)"],
    jumps: [
      '1: goto 4 2000-NONE (HANDLE CONDITION NOTFND)',
      '1: goto 4 9000-ERR OF S (HANDLE CONDITION ERROR)',
      '3: goto 4 1000-END (HANDLE AID PF3)',
      '3: goto 4 1100-X (HANDLE AID ANYKEY)',
      '4: goto 4 9999-ABEND (HANDLE ABEND)',
    ],
    uses: ['3: write R (EXEC CICS HANDLE)', '5: write R (EXEC CICS HANDLE)', '8: read CODE-2 (EXEC CICS ABEND)'],
    assignments: ['3: R from system', '5: R from system'],
    messages: ['7: E001 (ABEND CODE)', '8: E002 (ABEND CODE)'],
  })
})

test('DFHRESP and DFHVALUE are no items; FORMATTIME writes what it is asked for', () => {
  expect(
    facts(
      ['EXEC CICS SET FILE(F) OPENSTATUS(DFHVALUE(OPEN)) END-EXEC', 'EXEC CICS FORMATTIME ABSTIME(T) YYYYMMDD(D) DATESEP END-EXEC'],
      ['F', 'T', 'D', 'DFHVALUE'],
    ).assignments,
  ).toEqual(['2: D from system'])
})
