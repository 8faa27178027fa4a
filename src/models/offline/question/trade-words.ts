/** Words of the trade that are written like names. A thing may bear one of them all the same, and is meant where the question says so (`job SORT`). */
const words = new Set(
  `ABEND API ASCII ASM ASSEMBLER BATCH BMS BPXBATCH CICS CLIST COBOL COMMAREA COPY CSD CSECT CSV CURSOR DATASET DB2 DBD DD DFSORT DL/I DLI DSECT EBCDIC ENTER ESDS ESQL FORTRAN
   FTP GDG HLASM HTML HTTP IBM ICETOOL IDCAMS IMS INCLUDE ISPF JCL JES JOBLIB JSON KSDS LE LINK MFS MQ MQSERIES MVS NATURAL OS PCB PDF PDS PIC PL/I PROC PSB QSAM RACF REXX RRDS
   SMF SORT SPUFI SQL SQLCA SQLCODE SRB STEPLIB SVC SYSEXEC SYSIN SYSLIB SYSLIN SYSLMOD SYSOUT SYSPRINT SYSPROC SYSPUNCH SYSTERM SYSTSIN SYSTSPRT SYSUDUMP TCP TDQ TSO TSQ UNIX URL USS UTF-8 VSAM VTAM XCTL XML Z/OS ZIIP
   AMODE RMODE COMMON EQUIVALENCE NAMELIST COMPUTE DELETE DISPLAY EVALUATE FIELD INSERT LINKAGE MOVE PERFORM READ RETURN REWRITE SECTION SELECT UPDATE WRITE`.split(
    /\s+/,
  ),
)
const key = /^(?:PFK?|PA|F)-?\d{1,2}$/i

/** Whether a word, in whatever letters, names a product, a language, a key or a thing of the trade rather than something of one system. */
export function isTradeWord(word: string): boolean {
  return words.has(word.toUpperCase()) || key.test(word)
}
