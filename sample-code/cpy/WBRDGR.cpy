      ***************************************************************** 00001000
      * WBRDGR    METER READING, 80 BYTES.  HEADER 0, DETAIL 5,       * 00002000
      *           TRAILER 9.  SAME LAYOUT FOR UPLOAD, ACCEPTED,       * 00003000
      *           REJECTED AND FOR THE ONLINE QUEUE WBRD.             * 00004000
      ***************************************************************** 00005000
       01  :TAG:-READING-REC.                                           00006000
           05  :TAG:-REC-TYPE          PIC X(01).                       00007000
               88  :TAG:-HEADER        VALUE '0'.                       00008000
               88  :TAG:-DETAIL        VALUE '5'.                       00009000
               88  :TAG:-TRAILER       VALUE '9'.                       00010000
           05  :TAG:-BODY.                                              00011000
               10  :TAG:-METER-NO      PIC X(08).                       00012000
               10  :TAG:-READ-DATE     PIC X(08).                       00013000
               10  :TAG:-READING       PIC X(07).                       00014000
               10  :TAG:-SOURCE        PIC X(01).                       00015000
                   88  :TAG:-SRC-HANDHELD  VALUE 'H'.                   00016000
                   88  :TAG:-SRC-REMOTE    VALUE 'A'.                   00017000
                   88  :TAG:-SRC-CARD      VALUE 'C'.                   00018000
                   88  :TAG:-SRC-ESTIMATE  VALUE 'E'.                   00019000
                   88  :TAG:-SRC-ONLINE    VALUE 'O'.                   00020000
                   88  :TAG:-SRC-VALID     VALUE 'H' 'A' 'C' 'E' 'O'.   00021000
               10  :TAG:-READER-ID     PIC X(04).                       00022000
               10  :TAG:-REASON        PIC X(03).                       00023000
               10  FILLER              PIC X(48).                       00024000
           05  :TAG:-TRAILER-BODY REDEFINES :TAG:-BODY.                 00025000
               10  :TAG:-TRL-COUNT     PIC 9(07).                       00026000
               10  FILLER              PIC X(72).                       00027000
