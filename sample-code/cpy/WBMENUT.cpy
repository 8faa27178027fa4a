      *****************************************************************
      * WBMENUT   MENU OPTIONS: NUMBER, TEXT, PROGRAM, LOWEST ROLE    *
      *           (C CLERK, S SUPERVISOR). A NEW LINE NEEDS           *
      *           MO-COUNT, THE OCCURS BELOW AND A CSD ENTRY.         *
      * 02-10-07 MSA  PR 1733   CREATED, WAS HARD CODED IN WBOMENU    *
      *****************************************************************
       01  MO-COUNT                    PIC 9(01) VALUE 3.
       01  MO-VALUES.
           05  FILLER                  PIC X(25)
               VALUE '1CUSTOMER INQUIRY'.
           05  FILLER                  PIC X(09) VALUE 'WBOCUST C'.
           05  FILLER                  PIC X(25)
               VALUE '2METER READING ENTRY'.
           05  FILLER                  PIC X(09) VALUE 'WBORDNG S'.
           05  FILLER                  PIC X(25)
               VALUE '3PAYMENTS AND DUNNING'.
           05  FILLER                  PIC X(09) VALUE 'WBOPAYM C'.
       01  MO-TABLE REDEFINES MO-VALUES.
           05  MO-ENTRY OCCURS 3 TIMES.
               10  MO-LABEL.
                   15  MO-NUMBER       PIC X(01).
                   15  MO-TEXT         PIC X(24).
               10  MO-PGM              PIC X(08).
               10  MO-ROLE             PIC X(01).
