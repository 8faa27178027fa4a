      *****************************************************************
      * WBCOMM    COMMAREA OF THE ONLINE PROGRAMS, 100 BYTES          *
      *****************************************************************
       01  WB-COMMAREA.
           05  CM-FROM-PGM             PIC X(08).
           05  CM-TO-PGM               PIC X(08).
           05  CM-STATE                PIC X(01).
               88  CM-FIRST-TIME       VALUE '0'.
               88  CM-MAP-SENT         VALUE '1'.
               88  CM-CONFIRM          VALUE '2'.
           05  CM-USER-ID              PIC X(08).
           05  CM-ROLE                 PIC X(01).
               88  CM-CLERK            VALUE 'C'.
               88  CM-SUPERVISOR       VALUE 'S'.
           05  CM-ACCT-NO              PIC 9(08).
           05  CM-METER-NO             PIC 9(08).
           05  CM-INVOICE-NO           PIC X(10).
           05  CM-MESSAGE              PIC X(40).
           05  FILLER                  PIC X(08).
