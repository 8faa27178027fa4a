      ******************************************************************
      * DCLGEN TABLE(WABIS.INVOICE)                                    *
      *        LIBRARY(PROD.WABIS.DCLGEN(DCLINVC))                     *
      *        LANGUAGE(COBOL) NAMES(INV-) COLSUFFIX(YES) APOST        *
      ******************************************************************
           EXEC SQL DECLARE WABIS.INVOICE TABLE
           ( INVOICE_NO                     CHAR(10) NOT NULL,
             ACCT_NO                        CHAR(8) NOT NULL,
             INV_DATE                       DATE NOT NULL,
             DUE_DATE                       DATE NOT NULL,
             WATER_AMT                      DECIMAL(9, 2) NOT NULL,
             SEWER_AMT                      DECIMAL(9, 2) NOT NULL,
             FEE_AMT                        DECIMAL(9, 2) NOT NULL,
             VAT_AMT                        DECIMAL(9, 2) NOT NULL,
             TOTAL_AMT                      DECIMAL(9, 2) NOT NULL,
             OPEN_AMT                       DECIMAL(9, 2) NOT NULL,
             STATUS                         CHAR(1) NOT NULL,
             DISPUTE_FLAG                   CHAR(1) NOT NULL
           ) END-EXEC.
       01  DCLINVOICE.
           10 INV-INVOICE-NO       PIC X(10).
           10 INV-ACCT-NO          PIC X(8).
           10 INV-INV-DATE         PIC X(10).
           10 INV-DUE-DATE         PIC X(10).
           10 INV-WATER-AMT        PIC S9(7)V9(2) USAGE COMP-3.
           10 INV-SEWER-AMT        PIC S9(7)V9(2) USAGE COMP-3.
           10 INV-FEE-AMT          PIC S9(7)V9(2) USAGE COMP-3.
           10 INV-VAT-AMT          PIC S9(7)V9(2) USAGE COMP-3.
           10 INV-TOTAL-AMT        PIC S9(7)V9(2) USAGE COMP-3.
           10 INV-OPEN-AMT         PIC S9(7)V9(2) USAGE COMP-3.
           10 INV-STATUS           PIC X(1).
           10 INV-DISPUTE-FLAG     PIC X(1).
      ******************************************************************
      * THE NUMBER OF COLUMNS DESCRIBED BY THIS DECLARATION IS 12      *
      ******************************************************************
