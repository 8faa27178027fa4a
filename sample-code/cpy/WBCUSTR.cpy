      *****************************************************************
      * WBCUSTR   CUSTOMER ACCOUNT RECORD, VSAM KSDS, 200 BYTES       *
      *           KEY = ACCOUNT NUMBER (1-8).  FILE WBCUST ONLINE,    *
      *           DD CUSTMAST IN BATCH.                               *
      *           COPY WITH REPLACING ==:TAG:== BY ==XX==             *
      * 91-05-02 JPE  PR 0101   CREATED                               *
      * 98-09-21 RKO  Y2K-017   DATES WIDENED TO CCYYMMDD             *
      * 07-02-12 MSA  WAB-0288  DUNNING BLOCK, MEDICAL FLAG           *
      * 15-06-01 TVE  WAB-0914  SOCIAL TARIFF FLAG                    *
      *****************************************************************
       01  :TAG:-CUSTOMER.
           05  :TAG:-ACCT-NO           PIC 9(08).
           05  :TAG:-NAME              PIC X(30).
           05  :TAG:-ADDRESS.
               10  :TAG:-STREET        PIC X(30).
               10  :TAG:-HOUSE-NO      PIC X(06).
               10  :TAG:-POSTCODE      PIC X(08).
               10  :TAG:-TOWN          PIC X(25).
               10  :TAG:-COUNTRY       PIC X(02).
           05  :TAG:-CLASS             PIC X(01).
               88  :TAG:-RESIDENTIAL   VALUE 'R'.
               88  :TAG:-COMMERCIAL    VALUE 'C'.
               88  :TAG:-INDUSTRIAL    VALUE 'I'.
               88  :TAG:-MUNICIPAL     VALUE 'M'.
           05  :TAG:-STATUS            PIC X(01).
               88  :TAG:-ACTIVE        VALUE 'A'.
               88  :TAG:-CUT-OFF       VALUE 'D'.
               88  :TAG:-CLOSED        VALUE 'C'.
           05  :TAG:-CYCLE             PIC 9(02).
           05  :TAG:-SOCIAL-FLAG       PIC X(01).
               88  :TAG:-SOCIAL-TARIFF VALUE 'Y'.
           05  :TAG:-MEDICAL-FLAG      PIC X(01).
               88  :TAG:-MEDICAL-NEED  VALUE 'Y'.
           05  :TAG:-INSTALM-FLAG      PIC X(01).
               88  :TAG:-INSTALM-PLAN  VALUE 'Y'.
      *        SEWER PERCENT AGREED WITH INDUSTRY, 0 = USE THE TARIFF
           05  :TAG:-SEWER-PCT         PIC S9(03)     COMP-3.
      *        CARRIED FORWARD: + CUSTOMER OWES, - CREDIT
           05  :TAG:-CARRY-FWD         PIC S9(07)V99  COMP-3.
           05  :TAG:-DUN-LEVEL         PIC 9(01).
               88  :TAG:-NOT-DUNNED    VALUE 0.
               88  :TAG:-DISCONNECT    VALUE 4.
           05  :TAG:-DUN-DATE          PIC 9(08).
           05  :TAG:-DUN-DATE-X REDEFINES :TAG:-DUN-DATE.
               10  :TAG:-DUN-CCYY      PIC 9(04).
               10  :TAG:-DUN-MM        PIC 9(02).
               10  :TAG:-DUN-DD        PIC 9(02).
           05  :TAG:-DUN-BLOCK         PIC X(01).
               88  :TAG:-DUN-BLOCKED   VALUE 'Y'.
           05  :TAG:-PHONE             PIC X(15).
           05  :TAG:-OPEN-DATE         PIC 9(08).
           05  FILLER                  PIC X(44).
