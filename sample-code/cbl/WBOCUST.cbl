       IDENTIFICATION DIVISION.
       PROGRAM-ID. WBOCUST.
      *****************************************************************
      * CUSTOMER INQUIRY, TRANSACTION WBCI                            *
      * 92-03-02 JPE  PR 0244   FIRST RELEASE                         *
      * 18-05-25 DHI  WAB-1622  EVERY INQUIRY IS LOGGED (WBOAUDT)     *
      *****************************************************************
       ENVIRONMENT DIVISION.
       DATA DIVISION.
       WORKING-STORAGE SECTION.
       01  WS-TRANS-ID                 PIC X(04) VALUE 'WBCI'.
       01  WS-PGM-NAME                 PIC X(08) VALUE 'WBOCUST'.
       01  WS-AUDIT-PGM                PIC X(08) VALUE 'WBOAUDT'.
       01  WS-CUST-FILE                PIC X(08) VALUE 'WBCUST  '.
       01  WS-NEXT-PGM                 PIC X(08) VALUE SPACES.
           88  NEXT-IS-MENU            VALUE 'WBOMENU'.
           88  NEXT-IS-READING         VALUE 'WBORDNG'.
           88  NEXT-IS-PAYMENT         VALUE 'WBOPAYM'.
       01  WS-RESP                     PIC S9(08) COMP VALUE 0.
       01  WS-AUDIT-AREA.
           05  WA-USER                 PIC X(08).
           05  WA-ACTION               PIC X(08) VALUE 'INQUIRY'.
           05  WA-KEY                  PIC X(10).
           COPY WBCUSTR REPLACING ==:TAG:== BY ==CU==.
           COPY WBCOMM.
           COPY WBMCUST.
           COPY DFHAID.
       LINKAGE SECTION.
       01  DFHCOMMAREA                 PIC X(100).
       PROCEDURE DIVISION.
       0000-MAIN.
           IF EIBCALEN = 0
               INITIALIZE WB-COMMAREA
               SET NEXT-IS-MENU TO TRUE
               GO TO 5000-TRANSFER.
           MOVE DFHCOMMAREA TO WB-COMMAREA.
           MOVE LOW-VALUES TO CUSTMAPO.
           IF CM-FIRST-TIME GO TO 2000-SEND.
           IF EIBAID = DFHPF3
               SET NEXT-IS-MENU TO TRUE
               GO TO 5000-TRANSFER.
           IF EIBAID = DFHPF4
               IF CM-SUPERVISOR
                   SET NEXT-IS-READING TO TRUE
                   GO TO 5000-TRANSFER
               ELSE
                   MOVE 'WBO002E SUPERVISORS ONLY' TO CIMSGO
                   GO TO 2000-SEND.
           IF EIBAID = DFHPF6
               SET NEXT-IS-PAYMENT TO TRUE
               GO TO 5000-TRANSFER.
           EXEC CICS RECEIVE MAP('CUSTMAP') MAPSET('WBMCUST')
                INTO(CUSTMAPI) NOHANDLE
           END-EXEC.
           IF CIACCTI NOT NUMERIC
               MOVE 'WBO003E ACCOUNT NUMBER NOT NUMERIC' TO CIMSGO
               GO TO 2000-SEND.
           MOVE CIACCTI TO CU-ACCT-NO CM-ACCT-NO.
           PERFORM 3000-SHOW.
       2000-SEND.
           SET CM-MAP-SENT TO TRUE.
           MOVE WS-PGM-NAME TO CM-FROM-PGM.
           EXEC CICS SEND MAP('CUSTMAP') MAPSET('WBMCUST')
                FROM(CUSTMAPO) ERASE
           END-EXEC.
           EXEC CICS RETURN TRANSID(WS-TRANS-ID)
                COMMAREA(WB-COMMAREA)
           END-EXEC.
      *
       3000-SHOW.
           EXEC CICS READ FILE(WS-CUST-FILE) INTO(CU-CUSTOMER)
                RIDFLD(CU-ACCT-NO) RESP(WS-RESP)
           END-EXEC.
           IF WS-RESP = DFHRESP(NOTFND)
               MOVE 'WBO004E ACCOUNT NOT ON FILE' TO CIMSGO
           ELSE
               MOVE CU-NAME TO CINAMEO
               STRING CU-STREET CU-HOUSE-NO DELIMITED BY SIZE
                   INTO CISTRTO
               STRING CU-POSTCODE ' ' CU-TOWN DELIMITED BY SIZE
                   INTO CITOWNO
               MOVE CU-CLASS TO CICLASO
               MOVE CU-DUN-LEVEL TO CIDLVLO
               MOVE CU-CARRY-FWD TO CICARYO
               MOVE CM-USER-ID TO WA-USER
               MOVE CU-ACCT-NO TO WA-KEY
               EXEC CICS LINK PROGRAM(WS-AUDIT-PGM)
                    COMMAREA(WS-AUDIT-AREA)
                    LENGTH(LENGTH OF WS-AUDIT-AREA)
               END-EXEC.
      *
       5000-TRANSFER.
           MOVE WS-PGM-NAME TO CM-FROM-PGM.
           SET CM-FIRST-TIME TO TRUE.
           EXEC CICS XCTL PROGRAM(WS-NEXT-PGM)
                COMMAREA(WB-COMMAREA)
           END-EXEC.
