 CBL CICS('SP'),SQL,APOST
       Identification Division.
       Program-Id. WBOPAYM.
      *****************************************************************
      * Open invoices and dunning, transaction WBPI                   *
      * 07-03-05 MSA  WAB-0291  First release                         *
      * 16-11-07 TVE  WAB-1266  PF9: disputed invoice, no dunning     *
      *****************************************************************
       Environment Division.
       Data Division.
       Working-Storage Section.
       01  WS-Trans-Id                 Pic X(04) Value 'WBPI'.
       01  WS-Pgm-Name                 Pic X(08) Value 'WBOPAYM'.
       01  WS-Menu-Pgm                 Pic X(08) Value 'WBOMENU'.
       01  WS-Cust-File                Pic X(08) Value 'WBCUST'.
       01  WS-Resp                     Pic S9(08) Comp Value 0.
       01  WS-Line-No                  Pic S9(04) Comp Value 0.
       01  WS-Amount                   Pic Z,ZZZ,ZZ9.99.
       01  WS-Line.
           05  WL-Invoice              Pic X(10).
           05  Filler                  Pic X(03) Value Spaces.
           05  WL-Due                  Pic X(10).
           05  Filler                  Pic X(03) Value Spaces.
           05  WL-Open                 Pic Z,ZZZ,ZZ9.99.
           05  Filler                  Pic X(02) Value Spaces.
           05  WL-Dispute              Pic X(10).
       01  HV-Acct-No                  Pic X(08).
       01  HV-Balance                  Pic S9(07)V99 Comp-3.
           Copy WBCUSTR Replacing ==:TAG:== By ==CU==.
           Copy WBCOMM.
           Copy WBMPAYM.
           Copy DFHAID.
           EXEC SQL INCLUDE SQLCA END-EXEC.
           EXEC SQL INCLUDE DCLINVC End-Exec.
           EXEC SQL
               DECLARE OPENINV CURSOR FOR
                SELECT INVOICE_NO, DUE_DATE, OPEN_AMT, DISPUTE_FLAG
                  FROM WABIS.INVOICE
                 WHERE ACCT_NO = :HV-Acct-No
                   AND STATUS = 'O'
                 ORDER BY DUE_DATE
           End-Exec.
       Linkage Section.
       01  DFHCOMMAREA                 Pic X(100).
       Procedure Division.
       0000-Main.
           If EIBCALEN = 0
               Initialize WB-Commarea
               Perform 5000-Menu
           End-If
           Move DFHCOMMAREA To WB-Commarea
           Move Low-Values To PAYMMAPO
           If CM-First-Time
               Perform 3000-Show
           Else
               Exec Cics Receive Map('PAYMMAP') Mapset('WBMPAYM')
                    Into(PAYMMAPI) Nohandle
               End-Exec
               If PIACCTI Numeric
                   Move PIACCTI To CM-Acct-No
               End-If
               Evaluate EIBAID
                   When DFHPF3 Perform 5000-Menu
                   When DFHPF5 Perform 4000-Block
                   When DFHPF9 Perform 4100-Dispute
               End-Evaluate
               Perform 3000-Show
           End-If
           Set CM-Map-Sent To True
           Move WS-Pgm-Name To CM-From-Pgm
           Exec Cics Send Map('PAYMMAP') Mapset('WBMPAYM')
                From(PAYMMAPO) Erase
           End-Exec
           Exec Cics Return Transid(WS-Trans-Id)
                Commarea(WB-Commarea)
           End-Exec.
      *    At most four invoices, the oldest first
       3000-Show.
           Move CM-Acct-No To CU-Acct-No HV-Acct-No
           Exec Cics Read File(WS-Cust-File) Into(CU-Customer)
                Ridfld(CU-Acct-No) Resp(WS-Resp)
           End-Exec
           If WS-Resp Not = DFHRESP(NORMAL)
               Move 'WBO004E ACCOUNT NOT ON FILE' To PIMSGO
           Else
               String CU-Dun-Level '/' CU-Dun-Block
                   Delimited By Size Into PIDUNO
               EXEC SQL
                   SELECT COALESCE(SUM(OPEN_AMT), 0) INTO :HV-Balance
                     FROM WABIS.V_OPEN_INVOICE
                    WHERE ACCT_NO = :HV-Acct-No
               End-Exec
               Move HV-Balance To WS-Amount
               Move WS-Amount To PIBALO
               EXEC SQL OPEN OPENINV End-Exec
               Perform 3100-Fetch Varying WS-Line-No From 1 By 1
                   Until WS-Line-No > 4 Or SQLCODE Not = 0
               EXEC SQL CLOSE OPENINV End-Exec
           End-If.
       3100-Fetch.
           EXEC SQL
               FETCH OPENINV INTO :INV-INVOICE-NO, :INV-DUE-DATE,
                                  :INV-OPEN-AMT, :INV-DISPUTE-FLAG
           End-Exec
           If SQLCODE = 0
               Move INV-Invoice-No To WL-Invoice
               Move INV-Due-Date To WL-Due
               Move INV-Open-Amt To WL-Open
               Move Spaces To WL-Dispute
               If INV-Dispute-Flag = 'Y'
                   Move 'DISPUTED' To WL-Dispute
               End-If
               Evaluate WS-Line-No
                   When 1 Move WS-Line To PILIN1O
                   When 2 Move WS-Line To PILIN2O
                   When 3 Move WS-Line To PILIN3O
                   When 4 Move WS-Line To PILIN4O
               End-Evaluate
           End-If.
      *    PF5 turns the dunning block on and off
       4000-Block.
           Move CM-Acct-No To CU-Acct-No
           Exec Cics Read File(WS-Cust-File) Into(CU-Customer)
                Ridfld(CU-Acct-No) Update Resp(WS-Resp)
           End-Exec
           If WS-Resp = DFHRESP(NORMAL)
               If CU-Dun-Blocked
                   Move 'N' To CU-Dun-Block
               Else
                   Set CU-Dun-Blocked To True
               End-If
               Exec Cics Rewrite File(WS-Cust-File)
                    From(CU-Customer)
               End-Exec
           End-If.
      *    PF9, supervisors only: view V_OPEN_INVOICE leaves it out
       4100-Dispute.
           If Not CM-Supervisor
               Move 'WBO002E SUPERVISORS ONLY' To PIMSGO
           Else
               Move PIDISPI To INV-Invoice-No
               Move CM-Acct-No To HV-Acct-No
               EXEC SQL
                   UPDATE WABIS.INVOICE
                      SET DISPUTE_FLAG = 'Y'
                    WHERE INVOICE_NO = :INV-INVOICE-NO
                      AND ACCT_NO = :HV-Acct-No
               End-Exec
               If SQLCODE = 100
                   Move 'WBO011E INVOICE NOT FOUND' To PIMSGO
               End-If
           End-If.
       5000-Menu.
           Move WS-Pgm-Name To CM-From-Pgm
           Exec Cics Xctl Program(WS-Menu-Pgm)
                Commarea(WB-Commarea)
           End-Exec.
