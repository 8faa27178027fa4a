//WBNRATE  JOB (WB01,OPS),'NIGHT: RATING',CLASS=B,MSGCLASS=X            00010000
//         JCLLIB ORDER=(PROD.WABIS.PROCLIB)                            00020000
//         SET HLQ='PROD.WABIS'                                         00030000
//*  RC 4 = CHARGES REJECTED (T01, T03), SEE CHG.REJECT                 00040000
//RATE     EXEC PGM=WBRATE                                              00050000
//         INCLUDE MEMBER=WBILIBS                                       00060000
//CONSIN   DD DSN=&HLQ..CONS.DAILY(0),DISP=SHR                          00070000
//CUSTMAST DD DSN=&HLQ..VSAM.CUST,DISP=SHR                              00080000
//CHGOUT   DD DSN=&HLQ..CHG.WATER(+1),DISP=(NEW,CATLG,DELETE),          00090000
//            UNIT=SYSDA,SPACE=(CYL,(20,5),RLSE),                       00100000
//            DCB=(RECFM=FB,LRECL=100)                                  00110000
//CHGREJ   DD DSN=&HLQ..CHG.REJECT(+1),DISP=(NEW,CATLG,DELETE),         00120000
//            UNIT=SYSDA,SPACE=(TRK,(15,15),RLSE),                      00130000
//            DCB=(RECFM=FB,LRECL=103)                                  00140000
//SYSOUT   DD SYSOUT=*                                                  00150000
