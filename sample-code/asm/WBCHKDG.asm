*---------------------------------------------------------------------* 00001000
* WBCHKDG   CHECK DIGIT, MODULUS 11, WEIGHTS 8 7 6 5 4 3 2            * 00002000
*           CALL 'WBCHKDG' USING FUNCTION NUMBER                      * 00003000
*           FUNCTION C = CHECK DIGIT 8, G = PUT THE CHECK DIGIT THERE * 00004000
*           NUMBER   CL8, SEVEN DIGITS AND THE CHECK DIGIT            * 00005000
*           R15  0 OK   4 DIGIT WRONG   8 NOT NUMERIC, OR THE DIGIT   * 00006000
*           WOULD BE 10: SUCH A NUMBER IS NEVER ISSUED                * 00007000
* 99-02-01 RKO  PR 1204  FIRST RELEASE (BEFORE: WBCHKD6, 6 DIGITS)    * 00008000
*---------------------------------------------------------------------* 00009000
WBCHKDG  CSECT                                                          00010000
WBCHKDG  AMODE 31                                                       00011000
WBCHKDG  RMODE ANY                                                      00012000
         STM   14,12,12(13)                                             00013000
         LR    12,15                                                    00014000
         USING WBCHKDG,12                                               00015000
         LM    2,3,0(1)            2 = FUNCTION, 3 = NUMBER             00016000
         N     3,=X'7FFFFFFF'      DROP THE END-OF-LIST BIT             00017000
         LA    15,8                ASSUME NOT NUMERIC                   00018000
         SR    5,5                 INDEX                                00019000
         SR    10,10               SUM                                  00020000
LOOP     SR    7,7                                                      00021000
         IC    7,0(5,3)            NEXT DIGIT                           00022000
         CH    7,=H'240'           BELOW C'0'                           00023000
         BL    RETURN                                                   00024000
         CH    7,=H'249'           ABOVE C'9'                           00025000
         BH    RETURN                                                   00026000
         N     7,=F'15'            VALUE OF THE DIGIT                   00027000
         LA    8,8                                                      00028000
         SR    8,5                 WEIGHT = 8 - INDEX                   00029000
         MR    6,8                 R7 = DIGIT X WEIGHT                  00030000
         AR    10,7                                                     00031000
         LA    5,1(,5)                                                  00032000
         CH    5,=H'7'                                                  00033000
         BL    LOOP                                                     00034000
         LR    7,10                                                     00035000
         SR    6,6                                                      00036000
         D     6,=F'11'            R6 = REMAINDER                       00037000
         LA    8,11                                                     00038000
         SR    8,6                 11 - REMAINDER                       00039000
         CH    8,=H'11'                                                 00040000
         BNE   NOTZERO                                                  00041000
         SR    8,8                 11 COUNTS AS 0                       00042000
NOTZERO  CH    8,=H'10'                                                 00043000
         BE    RETURN              10: R15 STAYS 8                      00044000
         LA    8,240(,8)           MAKE IT A CHARACTER                  00045000
         CLI   0(2),C'G'                                                00046000
         BE    PUT                                                      00047000
         SR    7,7                                                      00048000
         IC    7,7(,3)                                                  00049000
         LA    15,4                ASSUME WRONG                         00050000
         CR    7,8                                                      00051000
         BNE   RETURN                                                   00052000
         SR    15,15                                                    00053000
         B     RETURN                                                   00054000
PUT      STC   8,7(,3)                                                  00055000
         SR    15,15                                                    00056000
RETURN   L     14,12(,13)                                               00057000
         LM    0,12,20(13)                                              00058000
         BR    14                                                       00059000
         LTORG                                                          00060000
         END   WBCHKDG                                                  00061000
