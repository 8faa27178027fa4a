import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { seededRandom } from '../../test/support/seeded-random.ts'
import { addProcedure, addRecord, between, CobolText, pick, type Random, type TreeNames } from './cobol-text.ts'

/**
 * Writes a legacy system of about `lines` lines into `dir`, the same one each time: COBOL batch and CICS programs of 300 to 3,000 lines, copybooks of 20 to
 * 300 that many of them use, some with REPLACING, jobs, procs and DDL. Returns the exact number of lines and of files.
 */
export function writeLegacyTree(dir: string, lines: number): { lines: number; files: number } {
  const random = seededRandom(`legacy tree of ${lines} lines`)
  const written = { lines: 0, files: 0 }
  for (const directory of ['cbl', 'cpy', 'jcl', 'proc', 'ddl']) mkdirSync(join(dir, directory), { recursive: true })
  const write = (path: string, text: string) => {
    writeFileSync(join(dir, path), text)
    written.lines += text.split('\n').length - 1
    written.files++
  }
  // A sixth of the lines are copybooks, four fifths programs; the rest is JCL and DDL.
  const copybooks = Math.max(6, Math.round(lines / 6 / 120))
  const programs = Math.max(4, Math.round((lines * 0.79) / 1180))
  const numbered = (n: number, prefix: string, count: number) =>
    Array.from({ length: count }, (_, i) => `${prefix}${String(i + n).padStart(5, '0')}`)
  const names: TreeNames = {
    copybooks: numbered(0, 'CPY', copybooks),
    records: numbered(0, 'REC', copybooks),
    subprograms: numbered(0, 'PGM', programs),
    tables: numbered(0, 'APP.TAB', Math.max(3, Math.round(programs / 8))),
  }
  const items = new Map(names.copybooks.map((name) => [name, writeCopybook(name, random, write)]))
  for (const name of names.subprograms) writeProgram(name, { random, names, items, write })
  for (const name of numbered(0, 'PRC', Math.ceil(programs / 10))) write(`proc/${name}.prc`, procText(name, random, names))
  for (const name of numbered(0, 'JOB', Math.ceil(programs / 2)))
    write(`jcl/${name}.jcl`, jobText(name, random, names, Math.ceil(programs / 10)))
  for (const table of names.tables) write(`ddl/${table.slice(4)}.sql`, tableText(table, random))
  return written
}

type Write = (path: string, text: string) => void

/** Every eighth one is written for REPLACING. Returns the names of its items. */
function writeCopybook(name: string, random: Random, write: Write): string[] {
  const text = new CobolText(random() < 0.3, name)
  const prefix = Number(name.slice(3)) % 8 === 0 ? ':TAG:' : `C${Number(name.slice(3))}`
  // Small ones are many.
  const names = addRecord(text, random, `${prefix}-RECORD`, prefix, Math.round(20 + 280 * random() ** 2))
  write(`cpy/${name}.cpy`, text.toString())
  return names
}

function writeProgram(
  name: string,
  { random, names, items, write }: { random: Random; names: TreeNames; items: ReadonlyMap<string, readonly string[]>; write: Write },
): void {
  const cics = random() < 0.4
  const text = new CobolText(random() < 0.3, name)
  const length = Math.round(300 + 2700 * random() ** 2)
  text.add(7, `* ${name}: ${cics ? 'AN ONLINE' : 'A BATCH'} PROGRAM`)
  text.add(8, 'IDENTIFICATION DIVISION.')
  text.add(8, `PROGRAM-ID. ${name}.`)
  text.add(8, 'ENVIRONMENT DIVISION.')
  text.add(8, 'INPUT-OUTPUT SECTION.')
  if (!cics) {
    text.add(8, 'FILE-CONTROL.')
    for (const dd of ['INFILE', 'OUTFILE']) text.add(12, `SELECT ${dd}-F ASSIGN TO ${dd} FILE STATUS IS WS-STATUS.`)
  }
  text.add(8, 'DATA DIVISION.')
  if (!cics) {
    text.add(8, 'FILE SECTION.')
    for (const dd of ['INFILE', 'OUTFILE']) {
      text.add(8, `FD  ${dd}-F.`)
      text.add(8, `01  ${dd}-REC PIC X(200).`)
    }
  }
  text.add(8, 'WORKING-STORAGE SECTION.')
  for (const item of ['WS-STATUS PIC XX', 'WS-RESP PIC S9(8) COMP']) text.add(8, `77  ${item}.`)
  for (const n of [1, 2, 3]) text.add(8, `77  WS-PROGRAM-${n} PIC X(8) VALUE 'PGM0000${n}'.`)
  const known = addRecord(text, random, 'WS-AREA', 'WS', Math.round(length / 12))
  // A few copybooks are used by nearly every program.
  const copied = Array.from(
    { length: between(random, 4, 14) },
    () => names.copybooks[Math.floor(random() ** 2 * names.copybooks.length)] ?? '',
  )
  for (const [n, copybook] of [...new Set(copied)].entries()) {
    const tag = `T${n}`
    const replaced = (items.get(copybook) ?? []).map((item) => item.replace(':TAG:', tag))
    const replacing = Number(copybook.slice(3)) % 8 === 0 ? ` REPLACING ==:TAG:== BY ==${tag}==` : ''
    text.add(8, `COPY ${copybook}${replacing}.`)
    known.push(...replaced.slice(0, 40))
  }
  text.add(8, 'LINKAGE SECTION.')
  addRecord(text, random, 'LK-AREA', 'LK', 12)
  text.add(8, 'PROCEDURE DIVISION USING LK-AREA.')
  addProcedure(text, random, length, { items: known, names, cics })
  write(`cbl/${name}.cbl`, text.toString())
}

function jobText(name: string, random: Random, names: TreeNames, procs: number): string {
  const lines = [`//${name} JOB (ACCT),'NIGHTLY',CLASS=A,MSGCLASS=X`, '//*', `//         SET ENV=PROD`]
  for (let step = 1; step <= between(random, 3, 12); step++) {
    const label = `STEP${String(step * 10).padStart(3, '0')}`
    const kind = random()
    if (kind < 0.2) lines.push(`//${label}  EXEC PRC${String(between(random, 0, procs - 1)).padStart(5, '0')},ENV=&ENV`)
    else if (kind < 0.4) {
      lines.push(`//${label}  EXEC PGM=IKJEFT01`, '//SYSTSPRT DD SYSOUT=*', '//SYSTSIN  DD *', '  DSN SYSTEM(DB2P)')
      lines.push(`  RUN PROGRAM(${pick(random, names.subprograms)}) PLAN(APPPLAN)`, '  END', '/*')
    } else lines.push(`//${label}  EXEC PGM=${pick(random, names.subprograms)},REGION=0M`)
    lines.push('//STEPLIB  DD DSN=&ENV..LOADLIB,DISP=SHR', `//INFILE   DD DSN=&ENV..DATA.${pick(random, names.records)},DISP=SHR`)
    lines.push(
      `//OUTFILE  DD DSN=&ENV..DATA.${pick(random, names.records)}(+1),`,
      '//            DISP=(NEW,CATLG,DELETE),SPACE=(CYL,(10,5))',
      '//SYSOUT   DD SYSOUT=*',
    )
  }
  return `${lines.join('\n')}\n`
}

function procText(name: string, random: Random, names: TreeNames): string {
  const lines = [`//${name} PROC ENV=TEST`]
  for (let step = 1; step <= between(random, 1, 4); step++) {
    lines.push(
      `//P${step}       EXEC PGM=${pick(random, names.subprograms)}`,
      `//INFILE   DD DSN=&ENV..DATA.${pick(random, names.records)},DISP=SHR`,
    )
  }
  return `${lines.join('\n')}\n//         PEND\n`
}

function tableText(table: string, random: Random): string {
  const columns = Array.from(
    { length: between(random, 5, 40) },
    (_, n) => `  COL_${n} ${pick(random, ['CHAR(8)', 'DECIMAL(9,2)', 'INTEGER', 'DATE'])} NOT NULL`,
  )
  return `CREATE TABLE ${table} (\n${columns.join(',\n')}\n) IN APPDB.APPTS;\nCREATE UNIQUE INDEX ${table}X ON ${table} (COL_0);\n`
}
