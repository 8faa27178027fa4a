import type { UnitKind } from '../answer/structure.ts'

/**
 * Programs that come with a system and are in nobody's source: run-time routines (Language Environment, DB2, CICS, IMS, MQ, TCP/IP, Micro Focus, GnuCOBOL)
 * and utilities. Sources: IBM's manuals of each product; a name alone tells, so a program of one's own with such a name is found first.
 */
const programs = [
  // Language Environment, older COBOL and PL/I libraries
  /^CEE[A-Z0-9]{1,5}$/,
  /^(?:IGZ|ILBO|IBM[BQSPZ]|IEW|IKJ|IFH|IOA|IRX|ISR|ISP)[A-Z0-9]*$/,
  /^PLI[A-Z]{3,5}$/,
  // Database, transaction and message systems
  /^(?:CBL|AIB|PLI|ASM|CEE|PAS|C|FOR|EPL|EUR)?TDLI$/,
  /^(?:DFS|DSN|DFH|DXR|DB2)[A-Z0-9]+$/,
  /^MQ(?:CONNX?|DISC|OPEN|CLOSE|PUT1?|GET|INQ|SET|BEGIN|CMIT|BACK|SUB|SUBRQ|CB|CTL|STAT|BUFMH|CRTMH|DLTMH|DLTMP|INQMP|MHBUF|SETMP|CBCNT)$/,
  /^(?:EZA|EZAC|EZAS)[A-Z0-9]+$/,
  // Micro Focus and GnuCOBOL
  /^CBL_[A-Z0-9_]+$/,
  /^(?:CBL|PC|EXTFH|EXTSM)_?(?:X91|XE[345]|XF4)?$/,
  /^X'?[0-9A-F]{2}'?$/,
  /^C\$[A-Z0-9]+$/,
  /^(?:SYSTEM|COB_RTD|COBRTNCODE)$/,
  // Utilities
  /^(?:IEB|IEF|IEH|IDC|ICE|ICK|IFA|IGY|IEL|IXC|IGW|ICH|IRR|ITP|IMF|ADR|ARC|AMA|AMB|ASM|EDG|GIM|HEW|BPX|EQQ|ERB|FNM|TRS|XMIT|EZT|EYU9)[A-Z0-9]+$/,
  /^(?:SORT|SYNCSORT|SYNCTOOL|DFSORT|MERGE|SDSF|FTP|TFTP|SAS|SASHOST|FILEAID|FDR|FDRABR|FDRDSF|DITTO|LOADER|LINKEDIT|EASYTREV|NATBATCH|ADARUN|CTMAPI|CTMJOB|IMSBATCH|REXX|TSOBATCH|SMF|WAITFOR|ZEKE|ENDEVOR|C1BM3000|COBANAL|FAEXEC|PKZIP|PKUNZIP|AMATERSE|TERSE)$/,
  /^(?:IOEAGFMT|IOEAGSLV|IOEZADM|HZSPRNT|ISFAFD|IKFCBL00|IFOX00|IEV90|IEYFORT|CCNDRVR|EDCPRLK|CSQUTIL|CSQUDLQH|CSQ1LOGP|EQANMDBG|APKACIF|COZBATCH|AOPBATCH|IEAN(?:T|4)(?:CR|RT|DL))$/,
] as const

/** Members that compilers and products bring. */
const copybooks = [
  /^(?:SQLCA|SQLDA|DFH[A-Z0-9]+|CMQ[A-Z0-9]+|CEE[A-Z0-9]+|DLIUIB|IGZ[A-Z0-9]+|EZA[A-Z0-9]+|XSQLCA|SQLENV|SQLSTATE)$/,
] as const

const tables = [/^(?:SYSIBM|SYSCAT|SYSSTAT|SYSTOOLS|SYSIBMADM|SYSPROC)\./] as const

/** Whether a unit of this name is part of a system and not expected in the code. */
export function isSystemName(kind: UnitKind, name: string): boolean {
  if (kind === 'program') return programs.some((pattern) => pattern.test(name))
  if (kind === 'copybook') return copybooks.some((pattern) => pattern.test(name))
  return kind === 'table' && tables.some((pattern) => pattern.test(name))
}
