      *****************************************************************
      * WBTAR98   TARIFF TABLE 1998, TWO TIERS, IN OLD CURRENCY       *
      *           KEPT FOR REPRINTS OF BILLS BEFORE 2002  (RKO)       *
      *****************************************************************
       01  WB-TARIFF-98.
           05  T98-LIMIT               PIC 9(05)      VALUE 15.
           05  T98-PRICE-LOW           PIC 9(02)V9(04) VALUE 1.9500.
           05  T98-PRICE-HIGH          PIC 9(02)V9(04) VALUE 2.3000.
           05  T98-METER-RENT          PIC 9(03)V99   VALUE 8.00.
