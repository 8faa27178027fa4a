000010 IDENTIFICATION DIVISION.                                         HIS00010
000020 PROGRAM-ID.    WBHISTU.                                          HIS00020
000030***************************************************************** HIS00030
000040* IMS BMP: ADD THE READINGS OF THE NIGHT TO THE HISTORY WBHISDB * HIS00040
000050* 93-03-08 JPE  PR 0402   FIRST RELEASE                         * HIS00050
000060* 99-03-15 RKO  Y2K-040   READHST KEY CCYYMMDD                  * HIS00060
000070***************************************************************** HIS00070
000080 ENVIRONMENT DIVISION.                                            HIS00080
000090 INPUT-OUTPUT SECTION.                                            HIS00090
000100 FILE-CONTROL.                                                    HIS00100
000110     SELECT CONS-FILE    ASSIGN TO UT-S-CONSIN.                   HIS00110
000120 DATA DIVISION.                                                   HIS00120
000130 FILE SECTION.                                                    HIS00130
000140 FD  CONS-FILE    RECORDING MODE F.                               HIS00140
000150     COPY WBCONSR.                                                HIS00150
000160 WORKING-STORAGE SECTION.                                         HIS00160
000170     COPY WBIMSFN.                                                HIS00170
000180 01  WH-PREMISE.                                                  HIS00180
000190     05  WH-PREMKEY              PIC 9(08).                       HIS00190
000200     05  WH-LAST-DATE            PIC 9(08).                       HIS00200
000210     05  WH-COUNT                PIC S9(05)     COMP-3.           HIS00210
000220     05  FILLER                  PIC X(21).                       HIS00220
000230 01  WH-READHST.                                                  HIS00230
000240     05  WH-READ-DATE            PIC 9(08).                       HIS00240
000250     05  WH-METER-NO             PIC 9(08).                       HIS00250
000260     05  WH-READING              PIC 9(07).                       HIS00260
000270     05  WH-CONSUMED             PIC S9(07)V999 COMP-3.           HIS00270
000280     05  WH-EST-FLAG             PIC X(01).                       HIS00280
000290 01  WH-CHKP-ID                  PIC X(08) VALUE 'WBHIST01'.      HIS00290
000300 01  WH-SINCE-CHKP               PIC S9(05) COMP-3 VALUE 0.       HIS00300
000310 01  WH-CHKP-EVERY               PIC S9(05) COMP-3 VALUE 200.     HIS00310
000320     COPY WBABNDC.                                                HIS00320
000330 LINKAGE SECTION.                                                 HIS00330
000340 01  IO-PCB.                                                      HIS00340
000350     05  IO-LTERM                PIC X(08).                       HIS00350
000360     05  FILLER                  PIC X(02).                       HIS00360
000370     05  IO-STATUS               PIC X(02).                       HIS00370
000380 01  HIS-PCB.                                                     HIS00380
000390     05  HIS-DBD                 PIC X(08).                       HIS00390
000400     05  HIS-LEVEL               PIC X(02).                       HIS00400
000410     05  HIS-STATUS              PIC X(02).                       HIS00410
000420         88  HIS-OK              VALUE '  '.                      HIS00420
000430         88  HIS-NOT-FOUND       VALUE 'GE'.                      HIS00430
000440         88  HIS-DUPLICATE       VALUE 'II'.                      HIS00440
000450     05  HIS-PROCOPT             PIC X(04).                       HIS00450
000460 PROCEDURE DIVISION.                                              HIS00460
000470     ENTRY 'DLITCBL' USING IO-PCB HIS-PCB.                        HIS00470
000480 0000-MAIN.                                                       HIS00480
000490     MOVE 'WBHISTU' TO AB-PROGRAM.                                HIS00490
000500     OPEN INPUT CONS-FILE.                                        HIS00500
000510 0100-NEXT.                                                       HIS00510
000520     READ CONS-FILE AT END GO TO 0900-END.                        HIS00520
000530     MOVE CN-ACCT-NO TO WI-PREMKEY.                               HIS00530
000540     CALL 'CBLTDLI' USING WI-GHU HIS-PCB WH-PREMISE               HIS00540
000550                          WI-PREMISE-SSA.                         HIS00550
000560     IF HIS-NOT-FOUND                                             HIS00560
000570         INITIALIZE WH-PREMISE                                    HIS00570
000580         MOVE CN-ACCT-NO TO WH-PREMKEY                            HIS00580
000590         MOVE CN-TO-DATE TO WH-LAST-DATE                          HIS00590
000600         MOVE 1 TO WH-COUNT                                       HIS00600
000610         CALL 'CBLTDLI' USING WI-ISRT HIS-PCB WH-PREMISE          HIS00610
000620                              WI-PREMISE-UNQ                      HIS00620
000630     ELSE                                                         HIS00630
000640         IF HIS-OK                                                HIS00640
000650             MOVE CN-TO-DATE TO WH-LAST-DATE                      HIS00650
000660             ADD 1 TO WH-COUNT                                    HIS00660
000670             CALL 'CBLTDLI' USING WI-REPL HIS-PCB WH-PREMISE.     HIS00670
000680     IF NOT HIS-OK GO TO 9800-IMS-ERROR.                          HIS00680
000690     MOVE CN-TO-DATE TO WH-READ-DATE.                             HIS00690
000700     MOVE CN-METER-NO TO WH-METER-NO.                             HIS00700
000710     MOVE CN-CURR-READING TO WH-READING.                          HIS00710
000720     MOVE CN-CONSUMED TO WH-CONSUMED.                             HIS00720
000730     MOVE CN-EST-FLAG TO WH-EST-FLAG.                             HIS00730
000740     CALL 'CBLTDLI' USING WI-ISRT HIS-PCB WH-READHST              HIS00740
000750                          WI-PREMISE-SSA WI-READHST-UNQ.          HIS00750
000760*    II: THE READING IS THERE FROM A RUN THAT WAS RESTARTED       HIS00760
000770     IF NOT HIS-OK AND NOT HIS-DUPLICATE                          HIS00770
000780         GO TO 9800-IMS-ERROR.                                    HIS00780
000790     ADD 1 TO WH-SINCE-CHKP.                                      HIS00790
000800     IF WH-SINCE-CHKP NOT < WH-CHKP-EVERY                         HIS00800
000810         CALL 'CBLTDLI' USING WI-CHKP IO-PCB WH-CHKP-ID           HIS00810
000820         MOVE 0 TO WH-SINCE-CHKP.                                 HIS00820
000830     GO TO 0100-NEXT.                                             HIS00830
000840 0900-END.                                                        HIS00840
000850     CLOSE CONS-FILE.                                             HIS00850
000860     GOBACK.                                                      HIS00860
000870 9800-IMS-ERROR.                                                  HIS00870
000880     MOVE 1091 TO AB-CODE.                                        HIS00880
000890     MOVE HIS-STATUS TO AB-DETAIL.                                HIS00890
000900     CALL 'WBABND' USING WB-ABEND-AREA.                           HIS00900
