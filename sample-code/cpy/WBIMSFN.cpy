      *****************************************************************
      * WBIMSFN   DL/I FUNCTION CODES AND SSAS FOR DBD WBHISDB        *
      *****************************************************************
       01  WI-FUNCTIONS.
           05  WI-GU                   PIC X(04) VALUE 'GU  '.
           05  WI-GHU                  PIC X(04) VALUE 'GHU '.
           05  WI-ISRT                 PIC X(04) VALUE 'ISRT'.
           05  WI-REPL                 PIC X(04) VALUE 'REPL'.
           05  WI-CHKP                 PIC X(04) VALUE 'CHKP'.
       01  WI-PREMISE-SSA.
           05  FILLER                  PIC X(19)
               VALUE 'PREMISE (PREMKEY = '.
           05  WI-PREMKEY              PIC 9(08).
           05  FILLER                  PIC X(01) VALUE ')'.
       01  WI-PREMISE-UNQ              PIC X(09) VALUE 'PREMISE  '.
       01  WI-READHST-UNQ              PIC X(09) VALUE 'READHST  '.
