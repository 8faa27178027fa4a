import type { Scanner } from './scanner.ts'
import { rulesScanner } from './scanners/by-rules/by-rules.ts'
import { cobolScanner } from './scanners/cobol/cobol.ts'
import { controlMemberScanner } from './scanners/control-member.ts'
import { csdScanner } from './scanners/csd.ts'
import { jclScanner } from './scanners/jcl/jcl.ts'
import { sqlScanner } from './scanners/sql-ddl.ts'

/** Every language that is scanned; a new one is a line here. */
export const scanners: readonly Scanner[] = [cobolScanner, jclScanner, controlMemberScanner, sqlScanner, csdScanner, rulesScanner]

export function scannerFor(language: string | undefined, table: readonly Scanner[] = scanners): Scanner | undefined {
  return language === undefined ? undefined : table.find(({ languages }) => languages.includes(language))
}
