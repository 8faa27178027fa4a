       IDENTIFICATION DIVISION.
       PROGRAM-ID.    WBRATE.
      *****************************************************************
      * TARIFF RATING: ONE CHARGE RECORD FOR EACH CONSUMPTION RECORD  *
      * THE RATE MODULE IS CHOSEN BY CUSTOMER CLASS (WS-CLASS-TABLE)  *
      *                                                               *
      * 91-07-01 JPE  PR 0140   FIRST RELEASE                         *
      * 02-01-07 RKO  PR 1655   EURO                                  *
      * 09-11-16 MSA  WAB-0501  RATE MODULES, BEFORE: ONE LARGE IF    *
      * 24-01-02 DHI  WAB-2207  TARIFF 2024, SEE COPY WBTARIF         *
      *                                                               *
      * T01 CUSTOMER NOT ON MASTER     REJECTED                       *
      * T02 CLASS UNKNOWN              RATED BY WBRTRES, WARNING      *
      * T03 ACCOUNT CLOSED             REJECTED                       *
      *****************************************************************
       ENVIRONMENT DIVISION.
       INPUT-OUTPUT SECTION.
       FILE-CONTROL.
           SELECT CONS-FILE    ASSIGN TO UT-S-CONSIN.
           SELECT CUST-FILE    ASSIGN TO CUSTMAST
                  ORGANIZATION IS INDEXED
                  ACCESS MODE IS RANDOM
                  RECORD KEY IS CU-ACCT-NO
                  FILE STATUS IS WS-FS-CUST.
           SELECT CHG-FILE     ASSIGN TO UT-S-CHGOUT.
           SELECT REJ-FILE     ASSIGN TO UT-S-CHGREJ.
       DATA DIVISION.
       FILE SECTION.
       FD  CONS-FILE    RECORDING MODE F.
           COPY WBCONSR.
       FD  CUST-FILE.
           COPY WBCUSTR REPLACING ==:TAG:== BY ==CU==.
       FD  CHG-FILE     RECORDING MODE F.
           COPY WBCHRGR.
       FD  REJ-FILE     RECORDING MODE F.
       01  REJ-REC.
           05  REJ-REASON              PIC X(03).
           05  REJ-DATA                PIC X(100).
       WORKING-STORAGE SECTION.
       77  WS-FS-CUST                  PIC X(02) VALUE SPACES.
       77  WS-REASON                   PIC X(03) VALUE SPACES.
       77  WS-RATED                    PIC S9(07) COMP-3 VALUE 0.
       77  WS-REJECTED                 PIC S9(07) COMP-3 VALUE 0.
       77  WS-TIER-NO                  PIC S9(04) COMP   VALUE 0.
       01  WS-RATE-PGM                 PIC X(08) VALUE SPACES.
           88  RATE-PGM-DEFAULT        VALUE 'WBRTRES'.
       01  WS-CLASS-VALUES.
           05  FILLER                  PIC X(09) VALUE 'RWBRTRES'.
           05  FILLER                  PIC X(09) VALUE 'CWBRTCOM'.
           05  FILLER                  PIC X(09) VALUE 'IWBRTCOM'.
           05  FILLER                  PIC X(09) VALUE 'MWBRTMUN'.
       01  WS-CLASS-TABLE REDEFINES WS-CLASS-VALUES.
           05  WS-CLASS-ENTRY OCCURS 4 TIMES INDEXED BY WS-CX.
               10  WS-CLASS-CODE       PIC X(01).
               10  WS-CLASS-PGM        PIC X(08).
           COPY WBRTPRM.
           COPY WBABNDC.
           COPY WBMSGTX.
       PROCEDURE DIVISION.
       0000-MAIN.
           MOVE 'WBRATE' TO AB-PROGRAM
           OPEN INPUT CONS-FILE CUST-FILE OUTPUT CHG-FILE REJ-FILE
           IF WS-FS-CUST NOT = '00'
               MOVE 1001 TO AB-CODE
               MOVE 'CUSTMAST' TO AB-DETAIL
               CALL 'WBABND' USING WB-ABEND-AREA
           END-IF.
       0100-NEXT.
           READ CONS-FILE AT END GO TO 0900-END END-READ
           MOVE SPACES TO WS-REASON
           PERFORM 1000-CUSTOMER
           IF WS-REASON = 'T01' OR 'T03'
               MOVE WS-REASON TO REJ-REASON
               MOVE CN-CONSUMPTION-REC TO REJ-DATA
               WRITE REJ-REC
               ADD 1 TO WS-REJECTED
           ELSE
               PERFORM 2000-CHOOSE-MODULE
               PERFORM 3000-RATE
               PERFORM 4000-WRITE-CHARGE
           END-IF
           GO TO 0100-NEXT.
       0900-END.
           DISPLAY 'WBT060I RATED ' WS-RATED ' REJECTED ' WS-REJECTED
           IF WS-REJECTED > 0
               MOVE 4 TO RETURN-CODE
           END-IF
           CLOSE CONS-FILE CUST-FILE CHG-FILE REJ-FILE
           GOBACK.
      *
       1000-CUSTOMER.
           MOVE CN-ACCT-NO TO CU-ACCT-NO
           READ CUST-FILE
               INVALID KEY MOVE 'T01' TO WS-REASON
               NOT INVALID KEY
                   IF CU-CLOSED MOVE 'T03' TO WS-REASON END-IF
           END-READ.
      *
       2000-CHOOSE-MODULE.
           SET WS-CX TO 1
           SEARCH WS-CLASS-ENTRY
               AT END
                   SET RATE-PGM-DEFAULT TO TRUE
                   MOVE 'T02' TO WS-REASON
                   DISPLAY MSG-WBT061W CU-ACCT-NO
               WHEN WS-CLASS-CODE (WS-CX) = CU-CLASS
                   MOVE WS-CLASS-PGM (WS-CX) TO WS-RATE-PGM
           END-SEARCH.
      *
       3000-RATE.
           INITIALIZE RT-PARM
           MOVE CU-CLASS TO RT-CLASS
           MOVE CU-SOCIAL-FLAG TO RT-SOCIAL
           MOVE CN-TO-MM TO RT-MONTH
           MOVE CN-DAYS TO RT-DAYS
           MOVE CN-BILLABLE TO RT-M3
           MOVE CU-SEWER-PCT TO RT-SEWER-PCT
           CALL WS-RATE-PGM USING RT-PARM
           IF RT-UNUSABLE
               MOVE 1062 TO AB-CODE
               MOVE CN-METER-NO TO AB-DETAIL
               CALL 'WBABND' USING WB-ABEND-AREA
           END-IF.
      *
       4000-WRITE-CHARGE.
           INITIALIZE CH-CHARGE-REC
           MOVE CN-ACCT-NO TO CH-ACCT-NO
           SET CH-WATER TO TRUE
           MOVE CN-METER-NO TO CH-METER-NO
           MOVE CN-FROM-DATE TO CH-FROM-DATE
           MOVE CN-TO-DATE TO CH-TO-DATE
           MOVE CN-BILLABLE TO CH-M3
           MOVE RT-WATER-AMT TO CH-WATER-AMT
           MOVE RT-SEWER-AMT TO CH-SEWER-AMT
           IF RT-MINIMUM-APPLIED
               SET CH-MINIMUM-CHARGED TO TRUE
           END-IF
           PERFORM VARYING WS-TIER-NO FROM 1 BY 1
                   UNTIL WS-TIER-NO > 3
               MOVE RT-TIER (WS-TIER-NO) TO CH-TIER (WS-TIER-NO)
           END-PERFORM
           MOVE WS-REASON TO CH-REASON
           WRITE CH-CHARGE-REC
           ADD 1 TO WS-RATED.
