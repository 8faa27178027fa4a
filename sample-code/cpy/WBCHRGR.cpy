      *****************************************************************
      * WBCHRGR   CHARGE RECORD, 100 BYTES                            *
      *           TYPE W FROM WBRATE, TYPE D FROM WBDUNN; BOTH ARE    *
      *           SORTED TOGETHER (CTL WBSCHG) AND BILLED BY WBINVCR  *
      *****************************************************************
       01  CH-CHARGE-REC.
           05  CH-ACCT-NO              PIC 9(08).
           05  CH-TYPE                 PIC X(01).
               88  CH-WATER            VALUE 'W'.
               88  CH-DUNNING-FEE      VALUE 'D'.
           05  CH-METER-NO             PIC 9(08).
           05  CH-FROM-DATE            PIC 9(08).
           05  CH-TO-DATE              PIC 9(08).
           05  CH-M3                   PIC S9(07)V999 COMP-3.
           05  CH-WATER-AMT            PIC S9(07)V99  COMP-3.
           05  CH-SEWER-AMT            PIC S9(07)V99  COMP-3.
           05  CH-FEE-AMT              PIC S9(07)V99  COMP-3.
           05  CH-MIN-FLAG             PIC X(01).
               88  CH-MINIMUM-CHARGED  VALUE 'Y'.
           COPY WBTIERD.
           05  CH-REASON               PIC X(03).
           05  FILLER                  PIC X(09).
