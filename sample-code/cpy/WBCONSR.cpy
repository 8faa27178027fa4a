      *****************************************************************
      * WBCONSR   CONSUMPTION RECORD, 100 BYTES (WBCONSP -> WBRATE)   *
      *****************************************************************
       01  CN-CONSUMPTION-REC.
           05  CN-ACCT-NO              PIC 9(08).
           05  CN-METER-NO             PIC 9(08).
           05  CN-FROM-DATE            PIC 9(08).
           05  CN-TO-DATE              PIC 9(08).
           05  CN-TO-DATE-X REDEFINES CN-TO-DATE.
               10  CN-TO-CCYY          PIC 9(04).
               10  CN-TO-MM            PIC 9(02).
               10  CN-TO-DD            PIC 9(02).
           05  CN-DAYS                 PIC S9(03)     COMP-3.
           05  CN-PREV-READING         PIC 9(07).
           05  CN-CURR-READING         PIC 9(07).
           05  CN-CONSUMED             PIC S9(07)V999 COMP-3.
           05  CN-LEAK-ADJ             PIC S9(07)V999 COMP-3.
           05  CN-BILLABLE             PIC S9(07)V999 COMP-3.
           05  CN-EST-FLAG             PIC X(01).
               88  CN-ESTIMATED        VALUE 'E'.
           05  CN-ROLL-FLAG            PIC X(01).
               88  CN-ROLLED-OVER      VALUE 'R'.
           05  FILLER                  PIC X(32).
