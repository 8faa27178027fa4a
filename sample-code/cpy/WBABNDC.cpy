      *****************************************************************
      * WBABNDC   ABEND AREA, CALL 'WBABND' USING WB-ABEND-AREA       *
      *           USER ABEND CODES OF THE SYSTEM                      *
      *****************************************************************
       01  WB-ABEND-AREA.
           05  AB-PROGRAM              PIC X(08).
           05  AB-CODE                 PIC S9(04)     COMP.
               88  AB-OPEN-FAILED      VALUE 1001.
               88  AB-IO-FAILED        VALUE 1002.
               88  AB-TRAILER-WRONG    VALUE 1041.
               88  AB-DATE-ROUTINE     VALUE 1050.
               88  AB-RATE-MODULE      VALUE 1062.
               88  AB-SQL-ERROR        VALUE 1081.
               88  AB-IMS-STATUS       VALUE 1091.
           05  AB-DETAIL               PIC X(20).
