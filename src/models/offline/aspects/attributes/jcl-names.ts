import { inert, type Lines, nameFor } from '../../cite.ts'
import { quoteLines } from '../../evidence/around-place.ts'
import type { JclStatement } from '../../evidence/jcl-statements.ts'
import { linesBetween } from '../../evidence/lines-between.ts'
import type { Findings } from '../../findings.ts'
import { code, type Quote } from '../../quote.ts'
import type { PlacedStatement } from './jcl-places.ts'

const mostLines = 10

/** `DD X of step Y of job Z`, as far as they have names. */
export function statementName({ statement }: PlacedStatement, place: Lines, findings: Findings): string {
  const { operation, name, exec, job, proc } = statement
  const said = (noun: string, one: JclStatement | undefined) =>
    one === undefined || one.name === '' ? [] : [`${noun} ${nameFor(findings, one.name, [place])}`]
  const unit = [...said('proc', proc), ...said('job', job)]
  switch (operation) {
    case 'JOB':
      return `job ${nameFor(findings, name, [place])}`
    case 'PROC':
      return `proc ${nameFor(findings, name, [place])}`
    case 'EXEC':
      return [...said('step', statement), ...unit].join(' of ')
    case 'DD':
      return [...said('DD', statement), ...said('step', exec), ...unit].join(' of ')
    default:
      return [operation, ...unit].join(' of ')
  }
}

/** A value in backticks where it stands so in the cited lines. */
export function valueText(value: string, { path, startLine, endLine }: Lines, findings: Findings): string {
  const text = linesBetween(findings.linesOf(path), startLine, endLine).join('\n')
  return text.includes(value) ? code(value) : inert(value)
}

/** A statement of several lines; one of a single line stands in what is said of it. */
export function statementQuote({ path, statement: { startLine, endLine } }: PlacedStatement, findings: Findings): readonly Quote[] {
  const quote = quoteLines({ path, startLine, endLine }, findings, mostLines)
  return quote.lines.length < 2 ? [] : [quote]
}
