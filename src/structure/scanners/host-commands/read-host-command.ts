import { isMemberName } from '../../member-name.ts'
import { tablesOfSql } from '../../sql/tables-of-sql.ts'
import { plainName, wordsOf } from '../control-cards/words.ts'
import { readExecio } from './execio.ts'
import type { HostEnvironment, HostTarget } from './host-target.ts'
import { readIspfService } from './ispf-services.ts'
import { readTsoCommand } from './tso-commands.ts'
import type { FindValues } from './variables.ts'

/** What one command of a REXX or CLIST member names: programs, execs, data sets, files, tables. `find` is for texts that a command only points to. */
export function readHostCommand(environment: HostEnvironment, text: string, find: FindValues): HostTarget[] {
  switch (environment) {
    case 'TSO':
      return readTso(text)
    case 'MVS':
      return /^\s*EXECIO\b/i.test(text) ? readExecio(text) : []
    case 'ISPEXEC':
      return readIspfService(text)
    case 'LINK':
    case 'ATTACH':
      return linked(text, environment)
    case 'DSNREXX':
      return sqlOf(text, find)
    default:
      return []
  }
}

function readTso(text: string): HostTarget[] {
  const [, prefix] = /^\s*(ISPEXEC|EXECIO)\b/i.exec(text) ?? []
  switch (prefix?.toUpperCase()) {
    case 'ISPEXEC':
      return readIspfService(text.replace(/^\s*\w+/, ''))
    case 'EXECIO':
      return readExecio(text)
    default:
      return readTsoCommand(text)
  }
}

/** The first word is the program; the others are what it gets. */
function linked(text: string, verb: string): HostTarget[] {
  const name = plainName(wordsOf(text)[0]?.text ?? '')
  return isMemberName(name) || name.includes('&') ? [{ kind: 'link', to: 'program', name, verb }] : []
}

/** Db2's environment for REXX (Db2 Application Programming, "Coding SQL statements in REXX"): EXECSQL and a statement, or the name of a variable that has it. */
function sqlOf(text: string, find: FindValues): HostTarget[] {
  const statement = /^\s*EXECSQL\s+([\s\S]*)$/i.exec(text)?.[1]
  if (statement === undefined) return []
  const variable = /^(?:EXECUTE\s+IMMEDIATE|PREPARE\s[^:]{1,200}\sFROM)\s*:\s*([A-Z@#$_][A-Z0-9@#$_]*)/i.exec(statement)?.[1]
  const texts = variable === undefined ? [statement] : find(variable.toUpperCase()).values.map((value) => value.text)
  if (variable !== undefined && texts.length === 0)
    return [{ kind: 'sql', to: 'table', name: variable.toUpperCase(), unknown: 'dynamic sql' }]
  return texts.flatMap((sql) => tablesOfSql([sql], 1)).map(({ table, verb }) => ({ kind: 'sql', to: 'table', name: table, verb }))
}
