import { escapeRegex } from './word-form.ts'

/**
 * A pattern for lines that define a name rather than refer to it, for ripgrep, RE2 and JavaScript alike: a program, job, procedure, map,
 * resource, table, segment, data item, file, section or paragraph, in the shapes of COBOL, JCL, BMS, the CICS definition deck, SQL, DBD and
 * PSB macros, assembler and PL/I.
 */
export function definitionPattern(name: string): string {
  const n = escapeRegex(name)
  const end = '(?:[\\s.;,()\'"]|$)'
  const introducedBy = [
    '\\b(?:PROGRAM|FUNCTION|CLASS)-ID\\.?\\s+[\'"]?',
    '\\bDEFINE\\s+\\w+\\s*\\(\\s*',
    '\\bCREATE\\s+(?:\\w+\\s+)?(?:TABLE|VIEW|INDEX|TABLESPACE|PROCEDURE|FUNCTION|TRIGGER)\\s+(?:\\w+\\.)?',
    '\\b(?:NAME|PSBNAME|DBDNAME)=\\(?',
    '^.{0,20}\\b(?:0[1-9]|[1-4][0-9]|66|77|78|88)\\s+',
    '\\b(?:SELECT|FD|SD)\\s+',
  ]
  return [
    `(?:${introducedBy.join('|')})${n}${end}`,
    `\\bDECLARE\\s+(?:\\w+\\.)?${n}\\s+(?:TABLE|CURSOR)\\b`,
    `^(?://)?${n}\\s+(?:JOB\\b|PROC\\b|DFHM|CSECT|RSECT|DSECT|START\\b|MACRO)`,
    `^.{0,7}\\s?${n}(?:\\s+SECTION)?\\s*\\.\\s*$`,
    `^\\s*${n}\\s*:\\s*PROC`,
  ].join('|')
}

/** Whether `path` is the file of that name: the file's name with or without its extension, or its path, in part or with the directory above it, whatever the case. */
export function isMember(path: string, name: string): boolean {
  const wanted = name.toUpperCase()
  const whole = `/${path.toUpperCase()}`
  const file = (path.split('/').at(-1) ?? '').toUpperCase()
  return file === wanted || file.replace(/\.[^.]*$/, '') === wanted || whole.endsWith(`/${wanted}`) || `/${wanted}`.endsWith(whole)
}
