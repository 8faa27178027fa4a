      *****************************************************************
      * WBDUNTB   DUNNING LEVELS, BYLAW 14 OF 2018 (WAB-1630)         *
      *   LEVEL 9 + WAITING DAYS 9(3) + FEE 9(3)V99 + MINIMUM 9(3)V99 *
      *   + LETTER FORM X(8)                                          *
      *   WAITING DAYS COUNT FROM THE DUE DATE (LEVEL 1) OR FROM THE  *
      *   LAST LETTER (LEVELS 2-4)                                    *
      *****************************************************************
       01  WB-DUNNING-VALUES.
           05  FILLER PIC X(22) VALUE '10140000000500WBREMIND'.
           05  FILLER PIC X(22) VALUE '20140050001000WBDUN1ST'.
           05  FILLER PIC X(22) VALUE '30100125001000WBDUNFIN'.
           05  FILLER PIC X(22) VALUE '40210450007500WBDISCON'.
       01  WB-DUNNING-TABLE REDEFINES WB-DUNNING-VALUES.
           05  DT-ENTRY OCCURS 4 TIMES.
               10  DT-LEVEL            PIC 9(01).
               10  DT-WAIT-DAYS        PIC 9(03).
               10  DT-FEE              PIC 9(03)V99.
               10  DT-MIN-OPEN         PIC 9(03)V99.
               10  DT-FORM             PIC X(08).
