      *****************************************************************
      * WBDAYPM   PARAMETERS OF THE DATE ROUTINE (CALL 'WBDAYS')      *
      *****************************************************************
       01  DY-PARM.
           05  DY-FUNC                 PIC X(01).
               88  DY-VALIDATE         VALUE 'V'.
               88  DY-NUMBER           VALUE 'N'.
               88  DY-BETWEEN          VALUE 'B'.
               88  DY-ADD              VALUE 'A'.
               88  DY-DUE              VALUE 'D'.
           05  DY-DATE1                PIC 9(08).
           05  DY-DATE2                PIC 9(08).
           05  DY-DAYS                 PIC S9(07)     COMP-3.
           05  DY-RC                   PIC S9(04)     COMP.
               88  DY-OK               VALUE 0.
               88  DY-BAD-DATE         VALUE 8.
