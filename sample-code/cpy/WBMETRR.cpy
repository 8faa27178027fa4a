      *****************************************************************
      * WBMETRR   METER MASTER RECORD, VSAM KSDS, 120 BYTES           *
      *           KEY = METER NUMBER (1-8), LAST DIGIT = CHECK DIGIT  *
      *           FILE WBMETER ONLINE, DD METMAST IN BATCH            *
      * 91-05-02 JPE  PR 0101   CREATED                               *
      * 11-03-30 TVE  WAB-0602  LEAK CLAIM AND LAST LEAK DATE         *
      *****************************************************************
       01  :TAG:-METER.
           05  :TAG:-METER-NO          PIC 9(08).
           05  :TAG:-ACCT-NO           PIC 9(08).
           05  :TAG:-STATUS            PIC X(01).
               88  :TAG:-IN-SERVICE    VALUE 'A'.
               88  :TAG:-REMOVED       VALUE 'R'.
               88  :TAG:-TAMPERED      VALUE 'T'.
      *        NUMBER OF DIALS, 4 TO 7: REGISTER TURNS OVER AT 10**N
           05  :TAG:-DIALS             PIC 9(01).
           05  :TAG:-INSTALL-DATE      PIC 9(08).
           05  :TAG:-LAST-READING      PIC 9(07).
           05  :TAG:-LAST-DATE         PIC 9(08).
           05  :TAG:-LAST-SOURCE       PIC X(01).
      *        ESTIMATES IN A ROW SINCE THE LAST REAL READING
           05  :TAG:-EST-COUNT         PIC 9(01).
      *        AVERAGE USE IN CUBIC METRES A DAY
           05  :TAG:-AVG-DAILY         PIC S9(05)V999 COMP-3.
           05  :TAG:-LEAK-CLAIM        PIC X(01).
               88  :TAG:-LEAK-OPEN     VALUE 'Y'.
               88  :TAG:-LEAK-DONE     VALUE 'D'.
           05  :TAG:-LAST-LEAK-DATE    PIC 9(08).
           05  :TAG:-PRIOR-READING     PIC 9(07).
           05  :TAG:-PRIOR-DATE        PIC 9(08).
      *        NOT MAINTAINED SINCE PR 1801, ALWAYS N
           05  :TAG:-BILLED-FLAG       PIC X(01).
               88  :TAG:-BILLED        VALUE 'Y'.
           05  FILLER                  PIC X(47).
