       IDENTIFICATION DIVISION.
       PROGRAM-ID. WBORDNG.
      *****************************************************************
      * METER READING ENTRY, TRANSACTION WBRE                         *
      * THE READING GOES TO TD QUEUE WBRD (FILE RDG.ONLINE) AND IS    *
      * VALIDATED AT NIGHT BY WBRDVAL WITH SOURCE O                   *
      * 92-04-21 JPE  PR 0251   FIRST RELEASE, UPDATED THE MASTER     *
      * 98-10-05 RKO  Y2K-018   DATES                                 *
      * 06-09-11 MSA  WAB-0212  QUEUE WBRD INSTEAD OF THE MASTER      *
      * 11-03-30 TVE  WAB-0602  PF5 LEAK CLAIM                        *
      *****************************************************************
       ENVIRONMENT DIVISION.
       DATA DIVISION.
       WORKING-STORAGE SECTION.
       01  WS-TRANS-ID                 PIC X(04) VALUE 'WBRE'.
       01  WS-PGM-NAME                 PIC X(08) VALUE 'WBORDNG'.
       01  WS-AUDIT-PGM                PIC X(08) VALUE 'WBOAUDT'.
       01  WS-METER-FILE               PIC X(08) VALUE 'WBMETER'.
       01  WS-QUEUE                    PIC X(04) VALUE 'WBRD'.
       01  WS-RESP                     PIC S9(08) COMP VALUE 0.
       01  WS-TODAY                    PIC 9(08) VALUE 0.
       01  WS-ABSTIME                  PIC S9(15) COMP-3 VALUE 0.
       01  WS-NEW-READING              PIC 9(07) VALUE 0.
       01  WS-CAPACITY                 PIC 9(08) VALUE 0.
       01  WS-USED                     PIC S9(08) COMP-3 VALUE 0.
       01  WS-MAX-AGE                  PIC 9(02) VALUE 10.
       01  WS-ASK-FACTOR               PIC 9(02) VALUE 5.
       01  WS-AUDIT-AREA.
           05  WA-USER                 PIC X(08).
           05  WA-ACTION               PIC X(08).
           05  WA-KEY                  PIC X(10).
           COPY WBMETRR REPLACING ==:TAG:== BY ==MM==.
           COPY WBRDGR  REPLACING ==:TAG:== BY ==RO==.
           COPY WBDAYPM.
           COPY WBCOMM.
           COPY WBMRDNG.
           COPY DFHAID.
       LINKAGE SECTION.
       01  DFHCOMMAREA                 PIC X(100).
       PROCEDURE DIVISION.
       0000-MAIN.
           IF EIBCALEN = 0
               EXEC CICS RETURN END-EXEC.
           MOVE DFHCOMMAREA TO WB-COMMAREA.
           MOVE LOW-VALUES TO RDNGMAPO.
           IF CM-FIRST-TIME GO TO 2000-SEND.
           IF EIBAID = DFHPF3
               SET CM-FIRST-TIME TO TRUE
               EXEC CICS XCTL PROGRAM(CM-FROM-PGM)
                    COMMAREA(WB-COMMAREA)
               END-EXEC.
           EXEC CICS RECEIVE MAP('RDNGMAP') MAPSET('WBMRDNG')
                INTO(RDNGMAPI) NOHANDLE
           END-EXEC.
           IF REMETRI NOT NUMERIC
               MOVE 'WBO005E METER NUMBER NOT NUMERIC' TO REMSGO
               GO TO 2000-SEND.
           MOVE REMETRI TO MM-METER-NO CM-METER-NO.
           IF EIBAID = DFHPF5
               PERFORM 4000-LEAK-CLAIM
               GO TO 2000-SEND.
           EXEC CICS READ FILE(WS-METER-FILE) INTO(MM-METER)
                RIDFLD(MM-METER-NO) RESP(WS-RESP)
           END-EXEC.
           IF WS-RESP = DFHRESP(NOTFND)
               MOVE 'WBO006E METER NOT ON FILE' TO REMSGO
               GO TO 2000-SEND.
           MOVE MM-LAST-READING TO RELRDGO.
           MOVE MM-LAST-DATE TO RELDATO.
           MOVE MM-LEAK-CLAIM TO RELEAKO.
           IF RENEWRI NUMERIC AND REDATEI NUMERIC
               PERFORM 3000-CHECK THRU 3000-EXIT.
       2000-SEND.
           IF NOT CM-CONFIRM SET CM-MAP-SENT TO TRUE.
           EXEC CICS SEND MAP('RDNGMAP') MAPSET('WBMRDNG')
                FROM(RDNGMAPO) ERASE
           END-EXEC.
           EXEC CICS RETURN TRANSID(WS-TRANS-ID)
                COMMAREA(WB-COMMAREA)
           END-EXEC.
      *    NOT OLDER THAN 10 DAYS; OVER 5 X AVERAGE NEEDS PF6
       3000-CHECK.
           EXEC CICS ASKTIME ABSTIME(WS-ABSTIME) END-EXEC.
           EXEC CICS FORMATTIME ABSTIME(WS-ABSTIME)
                YYYYMMDD(WS-TODAY)
           END-EXEC.
           SET DY-BETWEEN TO TRUE.
           MOVE REDATEI TO DY-DATE1.
           MOVE WS-TODAY TO DY-DATE2.
           CALL 'WBDAYS' USING DY-PARM.
           IF NOT DY-OK OR DY-DAYS < 0 OR DY-DAYS > WS-MAX-AGE
               MOVE 'WBO007E DATE NOT VALID OR TOO OLD' TO REMSGO
               GO TO 3000-EXIT.
           MOVE RENEWRI TO WS-NEW-READING.
           COMPUTE WS-USED = WS-NEW-READING - MM-LAST-READING.
           IF WS-USED < 0
               COMPUTE WS-CAPACITY = 10 ** MM-DIALS
               ADD WS-CAPACITY TO WS-USED.
           SET DY-BETWEEN TO TRUE.
           MOVE MM-LAST-DATE TO DY-DATE1.
           MOVE REDATEI TO DY-DATE2.
           CALL 'WBDAYS' USING DY-PARM.
           IF WS-USED > MM-AVG-DAILY * DY-DAYS * WS-ASK-FACTOR
              AND NOT (CM-CONFIRM AND EIBAID = DFHPF6)
               SET CM-CONFIRM TO TRUE
               MOVE 'WBO008W VERY HIGH, PF6 TO CONFIRM' TO REMSGO
               GO TO 3000-EXIT.
           MOVE SPACES TO RO-READING-REC.
           SET RO-DETAIL TO TRUE.
           SET RO-SRC-ONLINE TO TRUE.
           MOVE MM-METER-NO TO RO-METER-NO.
           MOVE REDATEI TO RO-READ-DATE.
           MOVE WS-NEW-READING TO RO-READING.
           MOVE CM-USER-ID (1:4) TO RO-READER-ID.
           EXEC CICS WRITEQ TD QUEUE(WS-QUEUE)
                FROM(RO-READING-REC) LENGTH(80)
           END-EXEC.
           SET CM-MAP-SENT TO TRUE.
           MOVE 'WBO009I READING SAVED FOR TONIGHT' TO REMSGO.
           MOVE 'READING' TO WA-ACTION.
           PERFORM 5000-AUDIT.
       3000-EXIT.
           EXIT.
      *
       4000-LEAK-CLAIM.
           EXEC CICS READ FILE(WS-METER-FILE) INTO(MM-METER)
                RIDFLD(MM-METER-NO) UPDATE RESP(WS-RESP)
           END-EXEC.
           IF WS-RESP = DFHRESP(NORMAL)
               SET MM-LEAK-OPEN TO TRUE
               EXEC CICS REWRITE FILE(WS-METER-FILE) FROM(MM-METER)
               END-EXEC
               MOVE 'WBO010I LEAK CLAIM NOTED' TO REMSGO
               MOVE 'LEAK' TO WA-ACTION
               PERFORM 5000-AUDIT
           ELSE
               MOVE 'WBO006E METER NOT ON FILE' TO REMSGO.
       5000-AUDIT.
           MOVE CM-USER-ID TO WA-USER.
           MOVE MM-METER-NO TO WA-KEY.
           EXEC CICS LINK PROGRAM(WS-AUDIT-PGM)
                COMMAREA(WS-AUDIT-AREA)
                LENGTH(LENGTH OF WS-AUDIT-AREA)
           END-EXEC.
