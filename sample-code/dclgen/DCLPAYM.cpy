      ******************************************************************
      * DCLGEN TABLE(WABIS.PAYMENT)                                    *
      *        LIBRARY(PROD.WABIS.DCLGEN(DCLPAYM))                     *
      *        LANGUAGE(COBOL) NAMES(PYM-) COLSUFFIX(YES) APOST        *
      ******************************************************************
           EXEC SQL DECLARE WABIS.PAYMENT TABLE
           ( PAY_REF                        CHAR(12) NOT NULL,
             INVOICE_NO                     CHAR(10) NOT NULL,
             PAY_DATE                       DATE NOT NULL,
             AMOUNT                         DECIMAL(9, 2) NOT NULL,
             SOURCE                         CHAR(1) NOT NULL,
             POST_TS                        TIMESTAMP NOT NULL
           ) END-EXEC.
       01  DCLPAYMENT.
           10 PYM-PAY-REF          PIC X(12).
           10 PYM-INVOICE-NO       PIC X(10).
           10 PYM-PAY-DATE         PIC X(10).
           10 PYM-AMOUNT           PIC S9(7)V9(2) USAGE COMP-3.
           10 PYM-SOURCE           PIC X(1).
           10 PYM-POST-TS          PIC X(26).
      ******************************************************************
      * THE NUMBER OF COLUMNS DESCRIBED BY THIS DECLARATION IS 6       *
      ******************************************************************
