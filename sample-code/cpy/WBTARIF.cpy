      *****************************************************************
      * WBTARIF   TARIFF TABLE, VALID FROM 2024-01-01                 *
      *           COUNCIL RESOLUTION 2023/118, TICKET WAB-2207        *
      *                                                               *
      *   CLASS + BASE 9(4)V99 + MINIMUM 9(4)V99      PER 30 DAYS     *
      *   3 X (LIMIT M3 9(5), PRICE PER M3 9V9(4))    PER 30 DAYS     *
      *   SEWER PERCENT 9(3) + SEWER PRICE PER M3 9V9(4)              *
      *                                                               *
      *   A LIMIT OF 99999 MEANS NO LIMIT.  BASE, MINIMUM AND LIMITS  *
      *   ARE PRORATED BY DAYS / 30 IN THE RATE MODULES.              *
      *****************************************************************
       01  WB-TARIFF-VALUES.
      *    RESIDENTIAL  BASE 6.50  MIN 9.80
           05  FILLER PIC X(13) VALUE 'R000650000980'.
           05  FILLER PIC X(30) VALUE '000101420000025187509999926400'.
           05  FILLER PIC X(08) VALUE '08511500'.
      *    COMMERCIAL   BASE 18.00 MIN 35.00
           05  FILLER PIC X(13) VALUE 'C001800003500'.
           05  FILLER PIC X(30) VALUE '000501650000200179009999919800'.
           05  FILLER PIC X(08) VALUE '09511500'.
      *    INDUSTRIAL   BASE 64.00 MIN 250.00
           05  FILLER PIC X(13) VALUE 'I006400025000'.
           05  FILLER PIC X(30) VALUE '005001390002500126009999911800'.
           05  FILLER PIC X(08) VALUE '10009800'.
      *    MUNICIPAL    NO BASE, NO MINIMUM, FLAT 1.1000, NO SEWER
           05  FILLER PIC X(13) VALUE 'M000000000000'.
           05  FILLER PIC X(30) VALUE '999991100000000000000000000000'.
           05  FILLER PIC X(08) VALUE '00000000'.
       01  WB-TARIFF-TABLE REDEFINES WB-TARIFF-VALUES.
           05  TF-ENTRY OCCURS 4 TIMES INDEXED BY TF-IX.
               10  TF-CLASS            PIC X(01).
               10  TF-BASE             PIC 9(04)V99.
               10  TF-MINIMUM          PIC 9(04)V99.
               10  TF-TIER OCCURS 3 TIMES.
                   15  TF-LIMIT        PIC 9(05).
                   15  TF-PRICE        PIC 9(01)V9(04).
               10  TF-SEWER-PCT        PIC 9(03).
               10  TF-SEWER-PRICE      PIC 9(01)V9(04).
