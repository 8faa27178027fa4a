      *****************************************************************
      * WBRSNTB   REASON CODES OF READING VALIDATION                  *
      *           R.. = REJECTED, W.. = ACCEPTED WITH A WARNING       *
      * 91-05-14 JPE  PR 0112   R01-R07                               *
      * 96-11-05 RKO  PR 0870   R08, R09                              *
      * 13-08-19 TVE  WAB-0733  R10, R11, W21                         *
      *****************************************************************
       01  WB-REASON-VALUES.
           05  FILLER PIC X(33) VALUE 'R01METER NUMBER OR CHECK DIGIT'.
           05  FILLER PIC X(33) VALUE 'R02METER NOT ON MASTER'.
           05  FILLER PIC X(33) VALUE 'R03METER NOT IN SERVICE'.
           05  FILLER PIC X(33) VALUE 'R04DATE INVALID OR IN FUTURE'.
           05  FILLER PIC X(33) VALUE 'R05DATE NOT AFTER LAST READING'.
           05  FILLER PIC X(33) VALUE 'R06READING NOT NUMERIC'.
           05  FILLER PIC X(33) VALUE 'R07LOWER THAN LAST, NO ROLLOVER'.
           05  FILLER PIC X(33) VALUE 'R08CONSUMPTION OVER HIGH LIMIT'.
           05  FILLER PIC X(33) VALUE 'R09DUPLICATE METER IN THIS RUN'.
           05  FILLER PIC X(33) VALUE 'R10SOURCE CODE UNKNOWN'.
           05  FILLER PIC X(33) VALUE 'R11THIRD ESTIMATE IN A ROW'.
           05  FILLER PIC X(33) VALUE 'W21ZERO CONSUMPTION'.
       01  WB-REASON-TABLE REDEFINES WB-REASON-VALUES.
           05  RS-ENTRY OCCURS 12 TIMES INDEXED BY RS-IX.
               10  RS-CODE             PIC X(03).
               10  RS-TEXT             PIC X(30).
