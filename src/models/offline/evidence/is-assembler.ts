import type { Findings } from '../findings.ts'
import { isLibraryMember } from './library-member.ts'

const assembler = /\.(?:asm|hlasm|mlc|alc|bal|mac|s)$/i

const statement = /^[A-Z@#$&.\w]*\s+(?:CSECT|[CDR]SECT|DS|DC|EQU|USING|MACRO|BALR?|BASR?|BR|LTR|MVC|MVI|CLI|STM?|LA|LR|WTO)(?:\s|$)/
const fewestStatements = 2

/** By the language that the index knows of it, where that was told; else by the name of the file, or by its lines where that tells nothing. */
export function isAssembler(path: string, findings: Findings): boolean {
  const language = findings.languageOf(path)
  if (language !== undefined) return language === 'Assembler'
  if (assembler.test(path)) return true
  return isLibraryMember(path) && [...findings.linesOf(path).values()].filter((line) => statement.test(line)).length >= fewestStatements
}

/** Statements of embedded SQL go on with blanks. */
const operation = String.raw`(?!(?:EXEC|SELECT|INSERT|UPDATE|DELETE|FETCH|DECLARE)\s)[A-Z][A-Z0-9]{0,7}`
// Two quotes inside a text end one and begin the next: told as one text they could be read in too many ways.
const listed = String.raw`(?:'[^']*'|[^\s',])*,(?:'[^']*'|[^\s'])*(?=\s\s)`
const single = String.raw`(?:B[A-Z]{0,3}|J[A-Z]{0,3}|D[CS]|EQU|SVC|USING)\s+(?:'[^']*'|[^\s'])+`
const operandsEnd = new RegExp(String.raw`^(?:[A-Z@#$&][\w@#$&]*)?\s+(?:${operation}\s+${listed}|${single})`)

/** A statement of assembler without what stands behind its operands; any other line as it is. */
export function withoutAssemblerRemark(line: string): string {
  return operandsEnd.exec(line)?.[0] ?? line
}

/** Where nothing was found out yet: by the name of the file, also one that tells no language. */
export function mayBeAssembler(path: string): boolean {
  return assembler.test(path) || isLibraryMember(path)
}
