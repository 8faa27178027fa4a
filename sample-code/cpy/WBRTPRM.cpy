      *****************************************************************
      * WBRTPRM   INTERFACE OF THE RATE MODULES WBRTRES WBRTCOM       *
      *           WBRTMUN.  RT-RC: 0 OK, 4 MINIMUM CHARGE APPLIED,    *
      *           12 DAYS OR CLASS UNUSABLE (CALLER ABENDS U1062)     *
      *****************************************************************
       01  RT-PARM.
           05  RT-CLASS                PIC X(01).
           05  RT-SOCIAL               PIC X(01).
           05  RT-MONTH                PIC 9(02).
               88  RT-SUMMER           VALUE 06 THRU 08.
           05  RT-DAYS                 PIC S9(03)     COMP-3.
           05  RT-M3                   PIC S9(07)V999 COMP-3.
           05  RT-SEWER-PCT            PIC S9(03)     COMP-3.
           05  RT-WATER-AMT            PIC S9(07)V99  COMP-3.
           05  RT-SEWER-AMT            PIC S9(07)V99  COMP-3.
           05  RT-RC                   PIC S9(04)     COMP.
               88  RT-OK               VALUE 0.
               88  RT-MINIMUM-APPLIED  VALUE 4.
               88  RT-UNUSABLE         VALUE 12.
           05  RT-TIER OCCURS 3 TIMES.
               10  RT-TIER-M3          PIC S9(07)V999 COMP-3.
               10  RT-TIER-AMT         PIC S9(07)V99  COMP-3.
