      *****************************************************************
      * WBMSGTX   MESSAGES ON SYSOUT. WBX999Y: X = R READING,         *
      *           C CONSUMPTION, T TARIFF, I INVOICE, P PAYMENT,      *
      *           D DUNNING; Y = I INFORMATION, W WARNING, E ERROR    *
      *****************************************************************
       01  WB-MESSAGES.
           05  MSG-WBR040W             PIC X(60) VALUE
               'WBR040W REJECT RATE OVER THE LIMIT, RC SET TO 8'.
           05  MSG-WBR041E             PIC X(60) VALUE
               'WBR041E TRAILER COUNT DIFFERS FROM DETAIL RECORDS READ'.
           05  MSG-WBR042E             PIC X(60) VALUE
               'WBR042E NO TRAILER RECORD, UPLOAD IS INCOMPLETE'.
           05  MSG-WBC051I             PIC X(60) VALUE
               'WBC051I LEAK ADJUSTMENT GRANTED FOR METER'.
           05  MSG-WBC052W             PIC X(60) VALUE
               'WBC052W LEAK CLAIM REFUSED, RULE NOT MET, METER'.
           05  MSG-WBT061W             PIC X(60) VALUE
               'WBT061W CUSTOMER CLASS UNKNOWN, RATED RESIDENTIAL'.
           05  MSG-WBI071I             PIC X(60) VALUE
               'WBI071I BELOW 2.00, CARRIED FORWARD, ACCOUNT'.
           05  MSG-WBP081W             PIC X(60) VALUE
               'WBP081W PAYMENT NOT POSTED, REASON'.
           05  MSG-WBD091I             PIC X(60) VALUE
               'WBD091I DISCONNECTION ORDER WRITTEN FOR ACCOUNT'.
