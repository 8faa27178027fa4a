       IDENTIFICATION DIVISION.
       PROGRAM-ID.    WBRDVAL.
       AUTHOR.        J PELLHAM.
       DATE-WRITTEN.  MAY 1991.
      *****************************************************************
      * METER READING UPLOAD: VALIDATE THE SORTED READINGS            *
      *                                                               *
      * 91-05-14 JPE  PR 0112   FIRST RELEASE                         *
      * 96-11-05 RKO  PR 0870   HIGH LIMIT R08, DUPLICATES R09        *
      * 98-09-28 RKO  Y2K-017   DATE ROUTINE WBDAYS                   *
      * 99-02-01 RKO  PR 1204   CHECK DIGIT BY ASSEMBLER WBCHKDG      *
      * 08-05-19 MSA  WAB-0355  REJECT LIMIT FROM PARM                *
      * 13-08-19 TVE  WAB-0733  R10, R11, W21; CARDS: FACTOR 3        *
      * 19-04-08 DHI  WAB-1712  REMOTE READINGS, SOURCE A             *
      *                                                               *
      * RETURN-CODE  0 NOTHING REJECTED   4 SOME REJECTED             *
      *              8 REJECT RATE OVER THE LIMIT (PARM, PERCENT)     *
      *****************************************************************
       ENVIRONMENT DIVISION.
       INPUT-OUTPUT SECTION.
       FILE-CONTROL.
           SELECT RDG-FILE     ASSIGN TO UT-S-RDGIN
                  FILE STATUS IS WS-FS-RDG.
           SELECT METER-FILE   ASSIGN TO METMAST
                  ORGANIZATION IS INDEXED
                  ACCESS MODE IS RANDOM
                  RECORD KEY IS MM-METER-NO
                  FILE STATUS IS WS-FS-MET.
           SELECT DATE-FILE    ASSIGN TO UT-S-RUNDATE.
           SELECT OK-FILE      ASSIGN TO UT-S-RDGOK.
           SELECT REJ-FILE     ASSIGN TO UT-S-RDGREJ.
       DATA DIVISION.
       FILE SECTION.
       FD  RDG-FILE     RECORDING MODE F.
           COPY WBRDGR REPLACING ==:TAG:== BY ==RI==.
       FD  METER-FILE.
           COPY WBMETRR REPLACING ==:TAG:== BY ==MM==.
       FD  DATE-FILE    RECORDING MODE F.
       01  DATE-REC.
           05  DATE-RUN                PIC 9(08).
           05  FILLER                  PIC X(72).
       FD  OK-FILE      RECORDING MODE F.
       01  OK-REC                      PIC X(80).
       FD  REJ-FILE     RECORDING MODE F.
           COPY WBRDGR REPLACING ==:TAG:== BY ==RJ==.
       WORKING-STORAGE SECTION.
       01  WS-SWITCHES.
           05  WS-FS-RDG               PIC X(02) VALUE SPACES.
           05  WS-FS-MET               PIC X(02) VALUE SPACES.
               88  METER-FOUND         VALUE '00'.
               88  METER-MISSING       VALUE '23'.
           05  WS-EOF                  PIC X(01) VALUE 'N'.
               88  END-OF-READINGS     VALUE 'Y'.
           05  WS-TRAILER-SEEN         PIC X(01) VALUE 'N'.
               88  TRAILER-SEEN        VALUE 'Y'.
       01  WS-COUNTERS.
           05  WS-READ                 PIC S9(07) COMP-3 VALUE 0.
           05  WS-COUNTED              PIC S9(07) COMP-3 VALUE 0.
           05  WS-REJECTED             PIC S9(07) COMP-3 VALUE 0.
           05  WS-TRL-COUNT            PIC S9(07) COMP-3 VALUE 0.
           05  WS-REJ-PCT              PIC S9(03)V99 COMP-3 VALUE 0.
           05  WS-PER-REASON OCCURS 12 PIC S9(07) COMP-3 VALUE 0.
       01  WS-LIMITS.
           05  WS-REJ-LIMIT            PIC 9(02) VALUE 10.
           05  WS-HIGH-FACTOR          PIC 9(02) VALUE 5.
           05  WS-CARD-FACTOR          PIC 9(02) VALUE 3.
           05  WS-HIGH-FLOOR           PIC 9(05) VALUE 100.
           05  WS-MAX-ESTIMATES        PIC 9(01) VALUE 2.
       01  WS-WORK.
           05  WS-REASON               PIC X(03) VALUE SPACES.
           05  WS-WARNING              PIC X(03) VALUE SPACES.
           05  WS-LAST-METER           PIC X(08) VALUE LOW-VALUES.
           05  WS-RUN-DATE             PIC 9(08) VALUE 0.
           05  WS-READ-DATE            PIC 9(08) VALUE 0.
           05  WS-READING              PIC 9(07) VALUE 0.
           05  WS-CAPACITY             PIC 9(08) VALUE 0.
           05  WS-FACTOR               PIC 9(02) VALUE 0.
           05  WS-USED                 PIC S9(08) COMP-3 VALUE 0.
           05  WS-HIGH-LIMIT           PIC S9(09)V999 COMP-3 VALUE 0.
           05  CK-FUNCTION             PIC X(01) VALUE 'C'.
           05  CK-NUMBER               PIC X(08).
           COPY WBRSNTB.
           COPY WBDAYPM.
           COPY WBABNDC.
           COPY WBMSGTX.
       LINKAGE SECTION.
       01  LK-PARM.
           05  LK-LENGTH               PIC S9(04) COMP.
           05  LK-REJ-LIMIT            PIC 9(02).
       PROCEDURE DIVISION USING LK-PARM.
       0000-MAIN.
           PERFORM 1000-OPEN THRU 1000-EXIT.
           PERFORM 1100-READ-NEXT THRU 1100-EXIT.
           PERFORM 2000-ONE-READING THRU 2000-EXIT
               UNTIL END-OF-READINGS.
           PERFORM 9000-TOTALS THRU 9000-EXIT.
           GOBACK.
      *
       1000-OPEN.
           MOVE 'WBRDVAL' TO AB-PROGRAM.
           IF LK-LENGTH = 2 AND LK-REJ-LIMIT NUMERIC
               MOVE LK-REJ-LIMIT TO WS-REJ-LIMIT.
           OPEN INPUT RDG-FILE METER-FILE DATE-FILE
                OUTPUT OK-FILE REJ-FILE.
           IF WS-FS-RDG NOT = '00' OR WS-FS-MET NOT = '00'
               MOVE 1001 TO AB-CODE
               MOVE 'RDGIN OR METMAST' TO AB-DETAIL
               GO TO 9900-ABEND.
           READ DATE-FILE AT END MOVE 0 TO DATE-RUN.
           MOVE DATE-RUN TO WS-RUN-DATE.
       1000-EXIT.
           EXIT.
      *
       1100-READ-NEXT.
           READ RDG-FILE AT END
               SET END-OF-READINGS TO TRUE
               GO TO 1100-EXIT.
           IF RI-HEADER GO TO 1100-READ-NEXT.
      *    THE ONLINE FILE HAS NO TRAILER, THE UPLOAD HAS ONE
           IF RI-TRAILER
               MOVE RI-TRL-COUNT TO WS-TRL-COUNT
               SET TRAILER-SEEN TO TRUE
               GO TO 1100-READ-NEXT.
           ADD 1 TO WS-READ.
           IF NOT RI-SRC-ONLINE
               ADD 1 TO WS-COUNTED.
       1100-EXIT.
           EXIT.
      *
       2000-ONE-READING.
           MOVE SPACES TO WS-REASON WS-WARNING.
           PERFORM 3000-VALIDATE THRU 3000-EXIT.
           IF WS-REASON = SPACES
               MOVE WS-WARNING TO RI-REASON
               WRITE OK-REC FROM RI-READING-REC
           ELSE
               MOVE RI-READING-REC TO RJ-READING-REC
               MOVE WS-REASON TO RJ-REASON
               WRITE RJ-READING-REC
               ADD 1 TO WS-REJECTED.
           IF WS-REASON NOT = SPACES OR WS-WARNING NOT = SPACES
               PERFORM 2100-COUNT-REASON.
           MOVE RI-METER-NO TO WS-LAST-METER.
           PERFORM 1100-READ-NEXT THRU 1100-EXIT.
       2000-EXIT.
           EXIT.
       2100-COUNT-REASON.
           SET RS-IX TO 1.
           SEARCH RS-ENTRY
               AT END DISPLAY 'WBR043W REASON NOT IN TABLE ' WS-REASON
               WHEN RS-CODE (RS-IX) = WS-REASON
                 OR RS-CODE (RS-IX) = WS-WARNING
                   ADD 1 TO WS-PER-REASON (RS-IX).
      *
      *    THE FIRST RULE THAT FAILS GIVES THE REASON
       3000-VALIDATE.
           IF NOT RI-SRC-VALID
               MOVE 'R10' TO WS-REASON
               GO TO 3000-EXIT.
           IF RI-METER-NO NOT NUMERIC
               MOVE 'R01' TO WS-REASON
               GO TO 3000-EXIT.
           MOVE RI-METER-NO TO CK-NUMBER.
      *    CALL 'WBCHKD6' USING CK-NUMBER.                      PR 1204
           CALL 'WBCHKDG' USING CK-FUNCTION CK-NUMBER.
           IF RETURN-CODE NOT = 0
               MOVE 0 TO RETURN-CODE
               MOVE 'R01' TO WS-REASON
               GO TO 3000-EXIT.
           IF RI-METER-NO = WS-LAST-METER
               MOVE 'R09' TO WS-REASON
               GO TO 3000-EXIT.
           MOVE RI-METER-NO TO MM-METER-NO.
           READ METER-FILE.
           IF METER-MISSING
               MOVE 'R02' TO WS-REASON
               GO TO 3000-EXIT.
           IF NOT METER-FOUND
               MOVE 1002 TO AB-CODE
               MOVE WS-FS-MET TO AB-DETAIL
               GO TO 9900-ABEND.
           IF NOT MM-IN-SERVICE
               MOVE 'R03' TO WS-REASON
               GO TO 3000-EXIT.
           PERFORM 3100-CHECK-DATE THRU 3100-EXIT.
           IF WS-REASON = SPACES
               PERFORM 3200-CHECK-READING THRU 3200-EXIT.
       3000-EXIT.
           EXIT.
      *
       3100-CHECK-DATE.
           IF RI-READ-DATE NOT NUMERIC
               MOVE 'R04' TO WS-REASON
               GO TO 3100-EXIT.
           MOVE RI-READ-DATE TO WS-READ-DATE DY-DATE1.
           SET DY-VALIDATE TO TRUE.
           CALL 'WBDAYS' USING DY-PARM.
           IF NOT DY-OK OR WS-READ-DATE > WS-RUN-DATE
               MOVE 'R04' TO WS-REASON
               GO TO 3100-EXIT.
           IF WS-READ-DATE NOT > MM-LAST-DATE
               MOVE 'R05' TO WS-REASON.
       3100-EXIT.
           EXIT.
      *
       3200-CHECK-READING.
           IF RI-SRC-ESTIMATE                                           WAB-0733
               IF MM-EST-COUNT NOT < WS-MAX-ESTIMATES                   WAB-0733
                   MOVE 'R11' TO WS-REASON                              WAB-0733
                   GO TO 3200-EXIT                                      WAB-0733
               ELSE                                                     WAB-0733
                   GO TO 3200-EXIT.                                     WAB-0733
           IF RI-READING NOT NUMERIC
               MOVE 'R06' TO WS-REASON
               GO TO 3200-EXIT.
           MOVE RI-READING TO WS-READING.
           COMPUTE WS-CAPACITY = 10 ** MM-DIALS.
           COMPUTE WS-USED = WS-READING - MM-LAST-READING.
      *    ROLLOVER: LAST READING IN THE TOP TENTH OF THE REGISTER
      *    AND THE NEW ONE IN THE LOWEST TENTH
           IF WS-USED < 0
               IF MM-LAST-READING NOT < WS-CAPACITY * 0.9
                  AND WS-READING < WS-CAPACITY * 0.1
                   ADD WS-CAPACITY TO WS-USED
               ELSE
                   MOVE 'R07' TO WS-REASON
                   GO TO 3200-EXIT.
           IF WS-USED = 0
               MOVE 'W21' TO WS-WARNING
               GO TO 3200-EXIT.
           PERFORM 3300-HIGH-LIMIT THRU 3300-EXIT.
       3200-EXIT.
           EXIT.
      *
       3300-HIGH-LIMIT.
      *    A CLERK HAS SEEN ONLINE CORRECTIONS, NO HIGH LIMIT FOR THEM
           IF RI-SRC-ONLINE GO TO 3300-EXIT.
           MOVE WS-HIGH-FACTOR TO WS-FACTOR.
           IF RI-SRC-CARD MOVE WS-CARD-FACTOR TO WS-FACTOR.
           SET DY-BETWEEN TO TRUE.
           MOVE MM-LAST-DATE TO DY-DATE1.
           MOVE WS-READ-DATE TO DY-DATE2.
           CALL 'WBDAYS' USING DY-PARM.
           IF NOT DY-OK
               MOVE 1050 TO AB-CODE
               MOVE MM-METER-NO TO AB-DETAIL
               GO TO 9900-ABEND.
           COMPUTE WS-HIGH-LIMIT =
               MM-AVG-DAILY * DY-DAYS * WS-FACTOR.
           IF WS-USED > WS-HIGH-LIMIT AND WS-USED > WS-HIGH-FLOOR
               MOVE 'R08' TO WS-REASON.
       3300-EXIT.
           EXIT.
      *
       9000-TOTALS.
           IF NOT TRAILER-SEEN
               DISPLAY MSG-WBR042E
               MOVE 1041 TO AB-CODE
               MOVE 'NO TRAILER' TO AB-DETAIL
               GO TO 9900-ABEND.
           IF WS-TRL-COUNT NOT = WS-COUNTED
               DISPLAY MSG-WBR041E
               MOVE 1041 TO AB-CODE
               MOVE 'TRAILER COUNT' TO AB-DETAIL
               GO TO 9900-ABEND.
           PERFORM VARYING RS-IX FROM 1 BY 1 UNTIL RS-IX > 12
               DISPLAY RS-CODE (RS-IX) ' ' RS-TEXT (RS-IX) ' '
                       WS-PER-REASON (RS-IX)
           END-PERFORM.
           MOVE 0 TO RETURN-CODE.
           IF WS-REJECTED > 0
               MOVE 4 TO RETURN-CODE
               COMPUTE WS-REJ-PCT = WS-REJECTED * 100 / WS-READ
               IF WS-REJ-PCT > WS-REJ-LIMIT
                   DISPLAY MSG-WBR040W
                   MOVE 8 TO RETURN-CODE.
           CLOSE RDG-FILE METER-FILE DATE-FILE OK-FILE REJ-FILE.
       9000-EXIT.
           EXIT.
      *
       9900-ABEND.
           CALL 'WBABND' USING WB-ABEND-AREA.
