import type { UnitKind } from '../answer/structure.ts'

/**
 * Programs that come with a system and are in nobody's source: run-time routines (Language Environment, DB2, CICS, IMS, MQ, TCP/IP, Micro Focus, GnuCOBOL)
 * and utilities. Sources: IBM's manuals of each product; a name alone tells, so a program of one's own with such a name is found first.
 */
const programs = [
  // Language Environment, older libraries of COBOL and PL/I, ISPF
  /^CEE[A-Z0-9]{3,5}$/,
  /^(?:IGZ|ILBO|IBM[BQSPZ]|IHE)[A-Z0-9]{3,5}$/,
  /^PLI(?:DUMP|RETC|RETV|SRT[ABCD]|TEST|CKPT|REST|CANC|COMMIT|START|XOPT|ASCII|EBCDIC|DELETE|FILL|FREE|MOVE|OVER|PARSE|SAX[ABCD]|STCK|TRAN11|TRAN12)$/,
  /^ISP(?:LINK|EXEC|START|LNK|EX|QRY)$/,
  // Database, transaction and message systems: prefixes that IBM keeps for itself
  /^(?:CBL|AIB|PLI|ASM|CEE|PAS|C|FOR|EPL|EUR)?TDLI$/,
  /^(?:DFS|DSN|DFH|DXR|SQLG)[A-Z0-9]{2,7}$/,
  /^MQ(?:CONNX?|DISC|OPEN|CLOSE|PUT1?|GET|INQ|SET|BEGIN|CMIT|BACK|SUB|SUBRQ|CB|CTL|STAT|BUFMH|CRTMH|DLTMH|DLTMP|INQMP|MHBUF|SETMP|CBCNT)$/,
  /^(?:CSQ[A-Z0-9]{3,5}|EZA[A-Z0-9]{4,5})$/,
  // Micro Focus and GnuCOBOL
  /^CBL_[A-Z0-9_]+$/,
  /^(?:91|A7|AF|B0|E[45]|F[45])$/,
  /^C\$[A-Z0-9]+$/,
  /^(?:SYSTEM|EXTFH|EXTSM)$/,
  // z/OS: components, and what comes with them
  /^(?:BPX|EYU|IDC|IEB|IEF|IEH|IEL|IEV|IEY|IFA|IFH|IFO|IGG|IGW|IGY|IKF|IKJ|IOA|IOE|IRR|IRX|ISF|ITP|IXC|ICE|ICH|ICK)[A-Z0-9]{3,5}$/,
  /^IEW[A-Z0-9]{1,5}$/,
  /^(?:ADRDSSU|AMASPZAP|AMATERSE|AMBLIST|ARCCTL|ASMA90|ASMLANGX|CCNDRVR|EDCPRLK|EQANMDBG|ERBRMFPP|GIM(?:SMP|DTS|ZIP|UNZIP)|HEWL|HEWLH096|HEWBLINK|HZSPRNT|IEAN(?:T|4)(?:CR|RT|DL)|IEA[V4](?:APE|DPE|PSE|RLS|RPI|TPE|XFR)2?|TRSMAIN)$/,
  /^(?:SORT|SYNCSORT|SYNCTOOL|DFSORT|SDSF|FTP|TFTP|LOADER|LINKEDIT)$/,
  // Other products
  /^(?:SAS|SASHOST|FILEAID|FDR|FDRABR|FDRDSF|DITTO|EASYTREV|EZTPA00|EZTPAPP|NATBATCH|ADARUN|CTMAPI|PKZIP|PKUNZIP|TERSE|APKACIF|COZBATCH|AOPBATCH)$/,
] as const

/** Members that compilers and products bring. */
const copybooks = [
  /^(?:ASMMSP|IEABRCX?|SQLCA|SQLDA|DFH[A-Z0-9]+|CMQ[A-Z0-9]+|CEE[A-Z0-9]+|DLIUIB|IGZ[A-Z0-9]+|EZA[A-Z0-9]+|XSQLCA|SQLENV|SQLSTATE)$/,
] as const

const tables = [/^(?:SYSIBM|SYSCAT|SYSSTAT|SYSTOOLS|SYSIBMADM|SYSPROC)\./] as const

/** Whether a unit of this name is part of a system and not expected in the code. */
export function isSystemName(kind: UnitKind, name: string): boolean {
  if (kind === 'program') return programs.some((pattern) => pattern.test(name))
  if (kind === 'copybook') return copybooks.some((pattern) => pattern.test(name))
  return kind === 'table' && tables.some((pattern) => pattern.test(name))
}
