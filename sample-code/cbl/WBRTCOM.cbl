       IDENTIFICATION DIVISION.
       PROGRAM-ID.    WBRTCOM.
      *****************************************************************
      * RATE MODULE, COMMERCIAL (C) AND INDUSTRIAL (I)                *
      * 09-11-16 MSA  WAB-0501  TAKEN OUT OF WBRATE                   *
      * 12-09-03 MSA  WAB-0688  BULK REBATE FOR INDUSTRY              *
      * 17-01-09 TVE  WAB-1290  SEWER PERCENT BY CONTRACT             *
      *****************************************************************
       DATA DIVISION.
       WORKING-STORAGE SECTION.
       01  WS-AREA.
           05  WS-PRORATE              PIC S9(03)V9(04) COMP-3.
           05  WS-REST                 PIC S9(07)V999   COMP-3.
           05  WS-ROOM                 PIC S9(07)V999   COMP-3.
           05  WS-MINIMUM              PIC S9(07)V99    COMP-3.
           05  WS-LOWER                PIC 9(05).
           05  WS-SEWER-PCT            PIC S9(03)       COMP-3.
           05  WS-TIER                 PIC S9(04)       COMP.
       01  WS-BULK-LIMIT               PIC 9(05)        VALUE 5000.
       01  WS-BULK-FACTOR              PIC 9V99         VALUE 0.97.
       COPY WBTARIF.
       LINKAGE SECTION.
       COPY WBRTPRM.
       PROCEDURE DIVISION USING RT-PARM.
       0000-MAIN.
           MOVE 0 TO RT-RC.
           IF RT-DAYS NOT > 0
               MOVE 12 TO RT-RC
               GOBACK.
           SET TF-IX TO 1.
           SEARCH TF-ENTRY
               AT END MOVE 12 TO RT-RC
                      GOBACK
               WHEN TF-CLASS (TF-IX) = RT-CLASS
                   CONTINUE.
           COMPUTE WS-PRORATE ROUNDED = RT-DAYS / 30.
           COMPUTE RT-WATER-AMT ROUNDED = TF-BASE (TF-IX) * WS-PRORATE.
           MOVE RT-M3 TO WS-REST.
           MOVE 0 TO WS-LOWER.
           PERFORM 1000-ONE-TIER THRU 1000-EXIT
               VARYING WS-TIER FROM 1 BY 1 UNTIL WS-TIER > 3.
      *    BULK REBATE OF 3 PERCENT: INDUSTRY, OVER 5000 M3 BILLED,
      *    ON THE WHOLE WATER AMOUNT, BEFORE THE MINIMUM IS TESTED
           IF RT-CLASS = 'I' AND RT-M3 > WS-BULK-LIMIT
               COMPUTE RT-WATER-AMT ROUNDED =
                   RT-WATER-AMT * WS-BULK-FACTOR.
           COMPUTE WS-MINIMUM ROUNDED = TF-MINIMUM (TF-IX) * WS-PRORATE.
           IF RT-WATER-AMT < WS-MINIMUM
               MOVE WS-MINIMUM TO RT-WATER-AMT
               MOVE 4 TO RT-RC.
           MOVE TF-SEWER-PCT (TF-IX) TO WS-SEWER-PCT.
           IF RT-CLASS = 'I' AND RT-SEWER-PCT > 0
               MOVE RT-SEWER-PCT TO WS-SEWER-PCT.
           COMPUTE RT-SEWER-AMT ROUNDED =
               RT-M3 * WS-SEWER-PCT / 100 * TF-SEWER-PRICE (TF-IX).
           GOBACK.
       1000-ONE-TIER.
           COMPUTE WS-ROOM ROUNDED =
               (TF-LIMIT (TF-IX WS-TIER) - WS-LOWER) * WS-PRORATE.
           IF WS-REST < WS-ROOM MOVE WS-REST TO WS-ROOM.
           MOVE WS-ROOM TO RT-TIER-M3 (WS-TIER).
           COMPUTE RT-TIER-AMT (WS-TIER) ROUNDED =
               WS-ROOM * TF-PRICE (TF-IX WS-TIER).
           ADD RT-TIER-AMT (WS-TIER) TO RT-WATER-AMT.
           SUBTRACT WS-ROOM FROM WS-REST.
           MOVE TF-LIMIT (TF-IX WS-TIER) TO WS-LOWER.
       1000-EXIT.
           EXIT.
