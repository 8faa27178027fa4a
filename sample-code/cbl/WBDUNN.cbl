       IDENTIFICATION DIVISION.
       PROGRAM-ID.    WBDUNN.
       AUTHOR.        M SANDRI.
       DATE-WRITTEN.  FEBRUARY 2007.
      *****************************************************************
      * DUNNING RUN, TUESDAY AND FRIDAY                               *
      * INPUT: OPEN ITEMS (UNLOAD OF V_OPEN_INVOICE) BY ACCOUNT AND   *
      * DUE DATE.  AT MOST ONE LEVEL PER ACCOUNT AND RUN.             *
      *                                                               *
      * 07-02-12 MSA  WAB-0288  FIRST RELEASE                         *
      * 10-11-02 MSA  WAB-0577  WINTER MORATORIUM                     *
      * 18-05-28 TVE  WAB-1630  LEVELS FROM COPY WBDUNTB              *
      * 21-02-15 DHI  WAB-1911  MEDICAL NEED: NO DISCONNECTION        *
      *                                                               *
      * NOT DUNNED:                                                   *
      * D01 OPEN AMOUNT BELOW THE MINIMUM OF THE LEVEL                *
      * D02 WAITING DAYS NOT OVER                                     *
      * D03 DUNNING BLOCK (SET ONLINE, PF5 IN WBOPAYM)                *
      * D04 LEVEL 4 IN WINTER, RESIDENTIAL, 1 NOV TO 31 MAR           *
      * D05 LEVEL 4, MEDICAL NEED                                     *
      * D06 INSTALMENT PLAN                                           *
      * D07 ALREADY AT LEVEL 4                                        *
      * D09 CUSTOMER NOT ON MASTER                                    *
      *****************************************************************
       ENVIRONMENT DIVISION.
       INPUT-OUTPUT SECTION.
       FILE-CONTROL.
           SELECT OPEN-FILE    ASSIGN TO UT-S-OPENITM.
           SELECT CUST-FILE    ASSIGN TO CUSTMAST
                  ORGANIZATION IS INDEXED
                  ACCESS MODE IS RANDOM
                  RECORD KEY IS CU-ACCT-NO
                  FILE STATUS IS WS-FS-CUST.
           SELECT DATE-FILE    ASSIGN TO UT-S-RUNDATE.
           SELECT LETTER-FILE  ASSIGN TO UT-S-DUNLET.
           SELECT FEE-FILE     ASSIGN TO UT-S-DUNFEE.
       DATA DIVISION.
       FILE SECTION.
       FD  OPEN-FILE    RECORDING MODE F.
       01  OI-REC.
           05  OI-ACCT-NO              PIC 9(08).
           05  OI-INVOICE-NO           PIC X(10).
           05  OI-DUE-DATE.
               10  OI-DUE-CCYY         PIC 9(04).
               10  FILLER              PIC X(01).
               10  OI-DUE-MM           PIC 9(02).
               10  FILLER              PIC X(01).
               10  OI-DUE-DD           PIC 9(02).
           05  OI-OPEN-AMT             PIC S9(07)V99 COMP-3.
       FD  CUST-FILE.
           COPY WBCUSTR REPLACING ==:TAG:== BY ==CU==.
       FD  DATE-FILE    RECORDING MODE F.
       01  DATE-REC.
           05  DATE-RUN                PIC 9(08).
           05  DATE-RUN-X REDEFINES DATE-RUN.
               10  FILLER              PIC 9(04).
               10  DATE-RUN-MM         PIC 9(02).
                   88  WINTER          VALUE 11 12 01 02 03.
               10  FILLER              PIC 9(02).
           05  FILLER                  PIC X(72).
       FD  LETTER-FILE  RECORDING MODE F.
       01  DL-REC.
           05  DL-FORM                 PIC X(08).
           05  DL-LEVEL                PIC 9(01).
           05  DL-ACCT-NO              PIC 9(08).
           05  DL-NAME                 PIC X(30).
           05  DL-ADDRESS              PIC X(71).
           05  DL-OPEN                 PIC 9(07).99.
           05  DL-FEE                  PIC 9(03).99.
           05  FILLER                  PIC X(16).
       FD  FEE-FILE     RECORDING MODE F.
           COPY WBCHRGR.
       WORKING-STORAGE SECTION.
       01  WS-AREA.
           05  WS-FS-CUST              PIC X(02) VALUE SPACES.
           05  WS-EOF                  PIC X(01) VALUE 'N'.
               88  END-OF-ITEMS        VALUE 'Y'.
           05  WS-REASON               PIC X(03) VALUE SPACES.
           05  WS-ACCT-NO              PIC 9(08) VALUE 0.
           05  WS-OLDEST-DUE           PIC 9(08) VALUE 0.
           05  WS-OPEN                 PIC S9(07)V99 COMP-3 VALUE 0.
           05  WS-NEXT-LEVEL           PIC S9(04) COMP VALUE 0.
           05  WS-LETTERS              PIC S9(07) COMP-3 VALUE 0.
           COPY WBDUNTB.
           COPY WBDAYPM.
           COPY WBABNDC.
           COPY WBMSGTX.
       PROCEDURE DIVISION.
       0000-MAIN.
           MOVE 'WBDUNN' TO AB-PROGRAM.
           OPEN INPUT OPEN-FILE DATE-FILE
                I-O CUST-FILE
                OUTPUT LETTER-FILE FEE-FILE.
           IF WS-FS-CUST NOT = '00'
               MOVE 1001 TO AB-CODE
               GO TO 9900-ABEND.
           READ DATE-FILE AT END MOVE 0 TO DATE-RUN.
           PERFORM 1000-READ.
           PERFORM 2000-ACCOUNT THRU 2000-EXIT UNTIL END-OF-ITEMS.
           DISPLAY 'WBD090I LETTERS WRITTEN ' WS-LETTERS.
           CLOSE OPEN-FILE CUST-FILE DATE-FILE LETTER-FILE FEE-FILE.
           GOBACK.
       1000-READ.
           READ OPEN-FILE AT END SET END-OF-ITEMS TO TRUE.
      *
       2000-ACCOUNT.
           MOVE OI-ACCT-NO TO WS-ACCT-NO CU-ACCT-NO.
           COMPUTE WS-OLDEST-DUE =
               OI-DUE-CCYY * 10000 + OI-DUE-MM * 100 + OI-DUE-DD.
           MOVE 0 TO WS-OPEN.
           PERFORM UNTIL END-OF-ITEMS OR OI-ACCT-NO NOT = WS-ACCT-NO
               ADD OI-OPEN-AMT TO WS-OPEN
               PERFORM 1000-READ
           END-PERFORM.
           MOVE SPACES TO WS-REASON.
           READ CUST-FILE
               INVALID KEY MOVE 'D09' TO WS-REASON.
           IF WS-REASON = SPACES
               PERFORM 3000-DECIDE THRU 3000-EXIT.
           IF WS-REASON = SPACES
               PERFORM 4000-LETTER
           ELSE
               DISPLAY 'WBD092I ' WS-ACCT-NO ' ' WS-REASON.
       2000-EXIT.
           EXIT.
      *
       3000-DECIDE.
           IF CU-DUN-BLOCKED
               MOVE 'D03' TO WS-REASON
               GO TO 3000-EXIT.
           IF CU-INSTALM-PLAN
               MOVE 'D06' TO WS-REASON
               GO TO 3000-EXIT.
           IF CU-DISCONNECT
               MOVE 'D07' TO WS-REASON
               GO TO 3000-EXIT.
           ADD 1 CU-DUN-LEVEL GIVING WS-NEXT-LEVEL.
           IF WS-OPEN < DT-MIN-OPEN (WS-NEXT-LEVEL)
               MOVE 'D01' TO WS-REASON
               GO TO 3000-EXIT.
           SET DY-BETWEEN TO TRUE.
           IF WS-NEXT-LEVEL = 1
               MOVE WS-OLDEST-DUE TO DY-DATE1
           ELSE
               MOVE CU-DUN-DATE TO DY-DATE1.
           MOVE DATE-RUN TO DY-DATE2.
           CALL 'WBDAYS' USING DY-PARM.
           IF NOT DY-OK
               MOVE 1050 TO AB-CODE
               MOVE WS-ACCT-NO TO AB-DETAIL
               GO TO 9900-ABEND.
           IF DY-DAYS NOT > DT-WAIT-DAYS (WS-NEXT-LEVEL)
               MOVE 'D02' TO WS-REASON
               GO TO 3000-EXIT.
           IF WS-NEXT-LEVEL < 4 GO TO 3000-EXIT.
           IF CU-MEDICAL-NEED                                           WAB-1911
               MOVE 'D05' TO WS-REASON                                  WAB-1911
               GO TO 3000-EXIT.                                         WAB-1911
           IF WINTER AND CU-RESIDENTIAL
               MOVE 'D04' TO WS-REASON.
       3000-EXIT.
           EXIT.
      *
       4000-LETTER.
           MOVE SPACES TO DL-REC.
           MOVE DT-FORM (WS-NEXT-LEVEL) TO DL-FORM.
           MOVE WS-NEXT-LEVEL TO DL-LEVEL.
           MOVE WS-ACCT-NO TO DL-ACCT-NO.
           MOVE CU-NAME TO DL-NAME.
           MOVE CU-ADDRESS TO DL-ADDRESS.
           MOVE WS-OPEN TO DL-OPEN.
           MOVE DT-FEE (WS-NEXT-LEVEL) TO DL-FEE.
           WRITE DL-REC.
           ADD 1 TO WS-LETTERS.
           IF DT-FEE (WS-NEXT-LEVEL) > 0
               INITIALIZE CH-CHARGE-REC
               MOVE WS-ACCT-NO TO CH-ACCT-NO
               SET CH-DUNNING-FEE TO TRUE
               MOVE DATE-RUN TO CH-FROM-DATE CH-TO-DATE
               MOVE DT-FEE (WS-NEXT-LEVEL) TO CH-FEE-AMT
               MOVE 'D00' TO CH-REASON
               WRITE CH-CHARGE-REC.
           MOVE WS-NEXT-LEVEL TO CU-DUN-LEVEL.
           MOVE DATE-RUN TO CU-DUN-DATE.
           IF CU-DISCONNECT
               DISPLAY MSG-WBD091I WS-ACCT-NO.
           REWRITE CU-CUSTOMER.
           IF WS-FS-CUST NOT = '00'
               MOVE 1002 TO AB-CODE
               GO TO 9900-ABEND.
      *
       9900-ABEND.
           CALL 'WBABND' USING WB-ABEND-AREA.
