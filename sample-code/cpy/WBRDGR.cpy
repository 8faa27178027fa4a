      *****************************************************************
      * WBRDGR    METER READING, 80 BYTES.  HEADER 0, DETAIL 5,       *
      *           TRAILER 9.  SAME LAYOUT FOR UPLOAD, ACCEPTED,       *
      *           REJECTED AND FOR THE ONLINE QUEUE WBRD.             *
      *****************************************************************
       01  :TAG:-READING-REC.
           05  :TAG:-REC-TYPE          PIC X(01).
               88  :TAG:-HEADER        VALUE '0'.
               88  :TAG:-DETAIL        VALUE '5'.
               88  :TAG:-TRAILER       VALUE '9'.
           05  :TAG:-BODY.
               10  :TAG:-METER-NO      PIC X(08).
               10  :TAG:-READ-DATE     PIC X(08).
               10  :TAG:-READING       PIC X(07).
               10  :TAG:-SOURCE        PIC X(01).
                   88  :TAG:-SRC-HANDHELD  VALUE 'H'.
                   88  :TAG:-SRC-REMOTE    VALUE 'A'.
                   88  :TAG:-SRC-CARD      VALUE 'C'.
                   88  :TAG:-SRC-ESTIMATE  VALUE 'E'.
                   88  :TAG:-SRC-ONLINE    VALUE 'O'.
                   88  :TAG:-SRC-VALID     VALUE 'H' 'A' 'C' 'E' 'O'.
               10  :TAG:-READER-ID     PIC X(04).
               10  :TAG:-REASON        PIC X(03).
               10  FILLER              PIC X(48).
           05  :TAG:-TRAILER-BODY REDEFINES :TAG:-BODY.
               10  :TAG:-TRL-COUNT     PIC 9(07).
               10  FILLER              PIC X(72).
