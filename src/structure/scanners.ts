import type { Scanner } from './scanner.ts'
import { assemblerScanner } from './scanners/assembler/assembler.ts'
import { bmsScanner } from './scanners/bms/bms.ts'
import { rulesScanner } from './scanners/by-rules/by-rules.ts'
import { cicsTableScanner } from './scanners/cics-tables.ts'
import { clistScanner } from './scanners/clist/clist.ts'
import { cobolScanner } from './scanners/cobol/cobol.ts'
import { controlMemberScanner } from './scanners/control-member.ts'
import { csdScanner } from './scanners/csd.ts'
import { imsScanner } from './scanners/ims/ims.ts'
import { jclScanner } from './scanners/jcl/jcl.ts'
import { mfsScanner } from './scanners/mfs.ts'
import { pliScanner } from './scanners/pli/pli.ts'
import { rexxScanner } from './scanners/rexx/rexx.ts'
import { schedulerScanner } from './scanners/scheduler/scheduler.ts'
import { sqlScanner } from './scanners/sql-ddl.ts'

/** Every language that is scanned; a new one is a line here. */
export const scanners: readonly Scanner[] = [
  cobolScanner,
  jclScanner,
  controlMemberScanner,
  sqlScanner,
  csdScanner,
  cicsTableScanner,
  bmsScanner,
  mfsScanner,
  imsScanner,
  schedulerScanner,
  rexxScanner,
  clistScanner,
  assemblerScanner,
  pliScanner,
  rulesScanner,
]

export function scannerFor(language: string | undefined, table: readonly Scanner[] = scanners): Scanner | undefined {
  return language === undefined ? undefined : table.find(({ languages }) => languages.includes(language))
}
