       IDENTIFICATION DIVISION.
       PROGRAM-ID.    WBINVCR.
       AUTHOR.        M SANDRI.
      *****************************************************************
      * INVOICE CREATION: ONE INVOICE PER ACCOUNT AND RUN             *
      * INPUT: CHARGES OF TYPE W AND D, SORTED BY ACCOUNT (WBSCHG)    *
      *                                                               *
      * 04-06-14 MSA  PR 1801   FIRST RELEASE, REPLACES THE PRINT     *
      *                         PART OF WBRATE, INVOICES IN DB2       *
      * 07-02-12 MSA  WAB-0288  DUNNING FEES AS CHARGE TYPE D         *
      * 12-10-22 TVE  WAB-0699  ADDRESS BLOCK BY PL/I WBADRFM         *
      * 18-03-05 TVE  WAB-1544  COMMIT INTERVAL FROM PARMIN           *
      *                                                               *
      * VAT 7 PERCENT ON WATER ONLY: SEWER AND FEES ARE NOT TAXED.    *
      * DUE 21 DAYS AFTER THE RUN DATE, WEEKEND -> MONDAY.            *
      *****************************************************************
       ENVIRONMENT DIVISION.
       INPUT-OUTPUT SECTION.
       FILE-CONTROL.
           SELECT BILL-FILE    ASSIGN TO UT-S-BILLIN.
           SELECT CUST-FILE    ASSIGN TO CUSTMAST
                  ORGANIZATION IS INDEXED
                  ACCESS MODE IS RANDOM
                  RECORD KEY IS CU-ACCT-NO
                  FILE STATUS IS WS-FS-CUST.
           SELECT DATE-FILE    ASSIGN TO UT-S-RUNDATE.
           SELECT PARM-FILE    ASSIGN TO UT-S-PARMIN.
           SELECT PRINT-FILE   ASSIGN TO UT-S-INVPRT.
       DATA DIVISION.
       FILE SECTION.
       FD  BILL-FILE    RECORDING MODE F.
           COPY WBCHRGR.
       FD  CUST-FILE.
           COPY WBCUSTR REPLACING ==:TAG:== BY ==CU==.
       FD  DATE-FILE    RECORDING MODE F.
       01  DATE-REC.
           05  DATE-RUN                PIC 9(08).
           05  DATE-RUN-X REDEFINES DATE-RUN.
               10  DATE-CENTURY        PIC X(02).
               10  DATE-YY             PIC X(02).
               10  FILLER              PIC X(04).
           05  FILLER                  PIC X(72).
       FD  PARM-FILE    RECORDING MODE F.
       01  PARM-REC.
           05  PARM-KEYWORD            PIC X(07).
           05  PARM-VALUE              PIC 9(05).
           05  FILLER                  PIC X(68).
       FD  PRINT-FILE   RECORDING MODE F.
       01  PRINT-REC                   PIC X(133).
       WORKING-STORAGE SECTION.
       01  WS-AREA.
           05  WS-FS-CUST              PIC X(02) VALUE SPACES.
           05  WS-EOF                  PIC X(01) VALUE 'N'.
               88  END-OF-CHARGES      VALUE 'Y'.
           05  WS-ACCT-NO              PIC 9(08) VALUE 0.
           05  WS-ACCT-X REDEFINES WS-ACCT-NO PIC X(08).
           05  WS-WATER                PIC S9(07)V99 COMP-3 VALUE 0.
           05  WS-SEWER                PIC S9(07)V99 COMP-3 VALUE 0.
           05  WS-FEE                  PIC S9(07)V99 COMP-3 VALUE 0.
           05  WS-VAT                  PIC S9(07)V99 COMP-3 VALUE 0.
           05  WS-TOTAL                PIC S9(07)V99 COMP-3 VALUE 0.
           05  WS-INVOICES             PIC S9(07) COMP-3 VALUE 0.
           05  WS-SINCE-COMMIT         PIC S9(07) COMP-3 VALUE 0.
           05  WS-COMMIT-EVERY         PIC S9(05) COMP-3 VALUE 100.
           05  WS-DUE-DATE             PIC 9(08) VALUE 0.
       01  WS-RULES.
           05  IR-VAT-RATE             PIC V999  VALUE .070.
           05  IR-DUE-DAYS             PIC 9(03) VALUE 21.
           05  IR-SMALLEST             PIC 9V99  VALUE 2.00.
       01  WS-INVOICE-NO.
           05  WS-INV-YY               PIC X(02).
           05  WS-INV-NUMBER           PIC 9(08).
           05  WS-INV-NUMBER-X REDEFINES WS-INV-NUMBER.
               10  WS-INV-SEQ          PIC 9(07).
               10  WS-INV-CHECK        PIC X(01).
       01  WS-ISO-DATE.
           05  WS-ISO-CCYY             PIC X(04).
           05  FILLER                  PIC X(01) VALUE '-'.
           05  WS-ISO-MM               PIC X(02).
           05  FILLER                  PIC X(01) VALUE '-'.
           05  WS-ISO-DD               PIC X(02).
       01  HV-INV-DATE                 PIC X(10).
       01  HV-LAST-NO                  PIC S9(09) COMP.
       01  CK-GENERATE                 PIC X(01) VALUE 'G'.
       01  AF-INPUT.
           05  AF-NAME                 PIC X(30).
           05  AF-ADDRESS              PIC X(71).
       01  AF-OUTPUT.
           05  AF-LINE OCCURS 4        PIC X(35).
       01  PL-LINE.
           05  FILLER                  PIC X(01) VALUE SPACE.
           05  PL-TEXT                 PIC X(35).
           05  PL-AMOUNT               PIC Z,ZZZ,ZZ9.99-.
           05  FILLER                  PIC X(84) VALUE SPACES.
           COPY WBDAYPM.
           COPY WBABNDC.
           COPY WBMSGTX.
           EXEC SQL INCLUDE SQLCA END-EXEC.
           EXEC SQL INCLUDE DCLINVC END-EXEC.
       PROCEDURE DIVISION.
       0000-MAIN.
           PERFORM 1000-OPEN
           PERFORM 1100-READ
           PERFORM 2000-ACCOUNT THRU 2000-EXIT UNTIL END-OF-CHARGES
           EXEC SQL COMMIT END-EXEC
           DISPLAY 'WBI070I INVOICES WRITTEN ' WS-INVOICES
           CLOSE BILL-FILE CUST-FILE DATE-FILE PARM-FILE PRINT-FILE
           GOBACK.
       1000-OPEN.
           MOVE 'WBINVCR' TO AB-PROGRAM
           OPEN INPUT BILL-FILE DATE-FILE PARM-FILE
                I-O CUST-FILE OUTPUT PRINT-FILE
           IF WS-FS-CUST NOT = '00'
               MOVE 1001 TO AB-CODE
               PERFORM 9900-ABEND
           END-IF
           READ PARM-FILE
               NOT AT END
                   IF PARM-KEYWORD = 'COMMIT=' AND PARM-VALUE NUMERIC
                       MOVE PARM-VALUE TO WS-COMMIT-EVERY
                   END-IF
           END-READ
           READ DATE-FILE AT END MOVE 0 TO DATE-RUN END-READ
           SET DY-DUE TO TRUE
           MOVE DATE-RUN TO DY-DATE1
           MOVE IR-DUE-DAYS TO DY-DAYS
           CALL 'WBDAYS' USING DY-PARM
           IF NOT DY-OK
               MOVE 1050 TO AB-CODE
               PERFORM 9900-ABEND
           END-IF
           MOVE DY-DATE2 TO WS-DUE-DATE
           MOVE DATE-RUN (1:4) TO WS-ISO-CCYY
           MOVE DATE-RUN (5:2) TO WS-ISO-MM
           MOVE DATE-RUN (7:2) TO WS-ISO-DD
           MOVE WS-ISO-DATE TO HV-INV-DATE.
       1100-READ.
           READ BILL-FILE AT END SET END-OF-CHARGES TO TRUE END-READ.
      *
       2000-ACCOUNT.
           MOVE CH-ACCT-NO TO WS-ACCT-NO CU-ACCT-NO
           MOVE 0 TO WS-WATER WS-SEWER WS-FEE
           PERFORM UNTIL END-OF-CHARGES OR CH-ACCT-NO NOT = WS-ACCT-NO
               ADD CH-WATER-AMT TO WS-WATER
               ADD CH-SEWER-AMT TO WS-SEWER
               ADD CH-FEE-AMT TO WS-FEE
               PERFORM 1100-READ
           END-PERFORM
           READ CUST-FILE
           IF WS-FS-CUST NOT = '00'
               DISPLAY 'WBI072E CUSTOMER NOT ON MASTER ' WS-ACCT-NO
               MOVE 4 TO RETURN-CODE
               GO TO 2000-EXIT
           END-IF
      *    VAT IS ROUNDED ONCE PER INVOICE, NOT PER CHARGE
           COMPUTE WS-VAT ROUNDED = WS-WATER * IR-VAT-RATE
           COMPUTE WS-TOTAL = WS-WATER + WS-SEWER + WS-FEE + WS-VAT
                            + CU-CARRY-FWD
           IF WS-TOTAL < IR-SMALLEST
      *        TOO SMALL OR A CREDIT: NO INVOICE, CARRY IT FORWARD
               DISPLAY MSG-WBI071I WS-ACCT-NO
               MOVE WS-TOTAL TO CU-CARRY-FWD
               REWRITE CU-CUSTOMER
               GO TO 2000-EXIT
           END-IF
           MOVE 0 TO CU-CARRY-FWD
           REWRITE CU-CUSTOMER
           PERFORM 3000-NEXT-NUMBER THRU 3000-EXIT
           PERFORM 4000-INSERT
           PERFORM 5000-PRINT
           ADD 1 TO WS-INVOICES WS-SINCE-COMMIT
           IF WS-SINCE-COMMIT NOT < WS-COMMIT-EVERY
               EXEC SQL COMMIT END-EXEC
               MOVE 0 TO WS-SINCE-COMMIT
           END-IF.
       2000-EXIT.
           EXIT.
      *    NUMBER = YY + 7 DIGITS + CHECK DIGIT. A NUMBER WHOSE CHECK
      *    DIGIT WOULD BE 10 IS SKIPPED.
       3000-NEXT-NUMBER.
           EXEC SQL
               UPDATE WABIS.NUMBER_RANGE
                  SET LAST_NO = LAST_NO + 1
                WHERE RANGE_ID = 'INV'
           END-EXEC
           EXEC SQL
               SELECT LAST_NO INTO :HV-LAST-NO
                 FROM WABIS.NUMBER_RANGE
                WHERE RANGE_ID = 'INV'
           END-EXEC
           IF SQLCODE NOT = 0 PERFORM 9800-SQL-ERROR END-IF
           MOVE DATE-YY TO WS-INV-YY
           MOVE HV-LAST-NO TO WS-INV-SEQ
           MOVE '0' TO WS-INV-CHECK
           CALL 'WBCHKDG' USING CK-GENERATE WS-INV-NUMBER-X
           IF RETURN-CODE NOT = 0
               MOVE 0 TO RETURN-CODE
               GO TO 3000-NEXT-NUMBER
           END-IF.
       3000-EXIT.
           EXIT.
       4000-INSERT.
           MOVE WS-INVOICE-NO TO INV-INVOICE-NO
           MOVE WS-ACCT-X TO INV-ACCT-NO
           MOVE HV-INV-DATE TO INV-INV-DATE
           MOVE WS-DUE-DATE (1:4) TO WS-ISO-CCYY
           MOVE WS-DUE-DATE (5:2) TO WS-ISO-MM
           MOVE WS-DUE-DATE (7:2) TO WS-ISO-DD
           MOVE WS-ISO-DATE TO INV-DUE-DATE
           MOVE WS-WATER TO INV-WATER-AMT
           MOVE WS-SEWER TO INV-SEWER-AMT
           MOVE WS-FEE TO INV-FEE-AMT
           MOVE WS-VAT TO INV-VAT-AMT
           MOVE WS-TOTAL TO INV-TOTAL-AMT INV-OPEN-AMT
           MOVE 'O' TO INV-STATUS
           MOVE 'N' TO INV-DISPUTE-FLAG
           EXEC SQL
               INSERT INTO WABIS.INVOICE
                   (INVOICE_NO, ACCT_NO, INV_DATE, DUE_DATE,
                    WATER_AMT, SEWER_AMT, FEE_AMT, VAT_AMT,
                    TOTAL_AMT, OPEN_AMT, STATUS, DISPUTE_FLAG)
               VALUES
                   (:INV-INVOICE-NO, :INV-ACCT-NO, :INV-INV-DATE,
                    :INV-DUE-DATE, :INV-WATER-AMT, :INV-SEWER-AMT,
                    :INV-FEE-AMT, :INV-VAT-AMT, :INV-TOTAL-AMT,
                    :INV-OPEN-AMT, :INV-STATUS, :INV-DISPUTE-FLAG)
           END-EXEC
           IF SQLCODE NOT = 0 PERFORM 9800-SQL-ERROR END-IF.
       5000-PRINT.
           MOVE CU-NAME TO AF-NAME
           MOVE CU-ADDRESS TO AF-ADDRESS
           CALL 'WBADRFM' USING AF-INPUT AF-OUTPUT
           MOVE 0 TO PL-AMOUNT
           MOVE AF-LINE (1) TO PL-TEXT
           WRITE PRINT-REC FROM PL-LINE AFTER ADVANCING PAGE
           MOVE AF-LINE (2) TO PL-TEXT
           WRITE PRINT-REC FROM PL-LINE
           MOVE AF-LINE (3) TO PL-TEXT
           WRITE PRINT-REC FROM PL-LINE
           STRING 'INVOICE ' WS-INVOICE-NO ' DUE ' INV-DUE-DATE
               DELIMITED BY SIZE INTO PL-TEXT
           MOVE WS-TOTAL TO PL-AMOUNT
           WRITE PRINT-REC FROM PL-LINE AFTER ADVANCING 3 LINES.
       9800-SQL-ERROR.
           DISPLAY 'WBI079E SQLCODE ' SQLCODE ' ACCOUNT ' WS-ACCT-NO
           MOVE 1081 TO AB-CODE
           EXEC SQL ROLLBACK END-EXEC
           PERFORM 9900-ABEND.
       9900-ABEND.
           CALL 'WBABND' USING WB-ABEND-AREA.
