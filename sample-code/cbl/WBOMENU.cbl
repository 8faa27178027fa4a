       IDENTIFICATION DIVISION.
       PROGRAM-ID. WBOMENU.
      *****************************************************************
      * MAIN MENU, TRANSACTION WBMN.  OPTIONS ARE IN COPY WBMENUT     *
      * 92-02-10 JPE  PR 0240   FIRST RELEASE                         *
      * 02-10-07 MSA  PR 1733   OPTIONS FROM TABLE                    *
      * 10-06-08 MSA  WAB-0540  ROLE FROM RACF INSTEAD OF TERMINAL    *
      *****************************************************************
       ENVIRONMENT DIVISION.
       DATA DIVISION.
       WORKING-STORAGE SECTION.
       01  WS-TRANS-ID                 PIC X(04) VALUE 'WBMN'.
       01  WS-PGM-NAME                 PIC X(08) VALUE 'WBOMENU'.
       01  WS-MAPSET                   PIC X(07) VALUE 'WBMMENU'.
       01  WS-MAP                      PIC X(07) VALUE 'MENUMAP'.
       01  WS-OPT                      PIC 9(01) VALUE 0.
       01  WS-CVDA                     PIC S9(08) COMP VALUE 0.
       01  WS-RACF-PROFILE             PIC X(16)
                                       VALUE 'WABIS.SUPERVISOR'.
       01  WS-BYE                      PIC X(16)
                                       VALUE 'WABIS ENDED'.
           COPY WBMENUT.
           COPY WBCOMM.
           COPY WBMMENU.
           COPY DFHAID.
       LINKAGE SECTION.
       01  DFHCOMMAREA                 PIC X(100).
       PROCEDURE DIVISION.
       0000-MAIN.
           MOVE LOW-VALUES TO MENUMAPO
           IF EIBCALEN = 0
               PERFORM 1000-SIGN-ON
               PERFORM 2000-SEND
           ELSE
               MOVE DFHCOMMAREA TO WB-COMMAREA
               IF CM-FROM-PGM NOT = WS-PGM-NAME
                   PERFORM 2000-SEND
               ELSE
                   PERFORM 3000-RECEIVE
               END-IF
           END-IF
           MOVE WS-PGM-NAME TO CM-FROM-PGM
           SET CM-MAP-SENT TO TRUE
           EXEC CICS RETURN
                TRANSID(WS-TRANS-ID)
                COMMAREA(WB-COMMAREA)
                LENGTH(LENGTH OF WB-COMMAREA)
           END-EXEC.
      *
       1000-SIGN-ON.
           INITIALIZE WB-COMMAREA
           EXEC CICS ASSIGN USERID(CM-USER-ID) END-EXEC
           EXEC CICS QUERY SECURITY
                RESCLASS('FACILITY')
                RESID(WS-RACF-PROFILE) RESIDLENGTH(16)
                READ(WS-CVDA)
           END-EXEC
           SET CM-CLERK TO TRUE
           IF WS-CVDA = DFHVALUE(READABLE)
               SET CM-SUPERVISOR TO TRUE
           END-IF.
      *
       2000-SEND.
           MOVE CM-USER-ID TO MNUSERO
           MOVE MO-LABEL (1) TO MNTXT1O
           MOVE MO-LABEL (2) TO MNTXT2O
           MOVE MO-LABEL (3) TO MNTXT3O
           MOVE CM-MESSAGE TO MNMSGO
           MOVE SPACES TO CM-MESSAGE
           EXEC CICS SEND MAP(WS-MAP) MAPSET(WS-MAPSET)
                FROM(MENUMAPO) ERASE
           END-EXEC.
      *
       3000-RECEIVE.
           IF EIBAID = DFHPF3
               EXEC CICS SEND TEXT FROM(WS-BYE) ERASE FREEKB END-EXEC
               EXEC CICS RETURN END-EXEC
           END-IF
           EXEC CICS RECEIVE MAP(WS-MAP) MAPSET(WS-MAPSET)
                INTO(MENUMAPI) NOHANDLE
           END-EXEC
           IF MNOPTI NOT NUMERIC OR MNOPTI < '1' OR MNOPTI > MO-COUNT
               MOVE 'WBO001E OPTION NOT VALID' TO CM-MESSAGE
           ELSE
               MOVE MNOPTI TO WS-OPT
               IF MO-ROLE (WS-OPT) = 'S' AND NOT CM-SUPERVISOR
                   MOVE 'WBO002E SUPERVISORS ONLY' TO CM-MESSAGE
               ELSE
                   PERFORM 4000-GO
               END-IF
           END-IF
           PERFORM 2000-SEND.
      *
       4000-GO.
           MOVE WS-PGM-NAME TO CM-FROM-PGM
           SET CM-FIRST-TIME TO TRUE
           MOVE MO-PGM (WS-OPT) TO CM-TO-PGM
           EXEC CICS XCTL PROGRAM(CM-TO-PGM)
                COMMAREA(WB-COMMAREA)
           END-EXEC.
