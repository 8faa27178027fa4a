import type { Definition } from '../../../../answer/structure-results.ts'
import type { Aspect } from '../../aspect.ts'
import { everyCall, readCall } from '../../calls.ts'
import { isComment } from '../../evidence/comment-lines.ts'
import { isAssembler, mayBeAssembler } from '../../evidence/is-assembler.ts'
import { linesBetween } from '../../evidence/lines-between.ts'
import type { Findings, KnownLines } from '../../findings.ts'
import type { Question } from '../../question/question.ts'
import type { Quote } from '../../quote.ts'
import type { Subject } from '../../subjects.ts'

const asksEntry =
  /\b(?:macros?|instructions?)\b.*\b(?:begins?|starts?|entry|entered|prolog(?:ue)?)\b|\b(?:base|code) registers?\b|\bregisters?\b.*\b(?:at|on) entry\b|\bsave areas?\b|\bentry linkage\b/i
const ofAll = /\bassembler (?:programs|modules|routines)\b/i
const mostPrograms = 3
/** Lines of a program among which its entry stands. */
const mostLooked = 40
const mostLines = 8
/** Saves the registers of the caller and sets up those of its own, by itself or by a macro that is called so everywhere. */
const entry =
  /^\S*\s+(?:DFHEIENT|SAVE|BAKR|STM|BASR|BALR|LARL|USING|[A-Z#@$]*(?:ENTRY|ENTER|PROLOG|BEGIN|BEGN)[A-Z0-9]*)(?:\s|$)(?!.*\bDSECT\b)/i

/** With what an assembler program begins: the macro or the instructions that save registers and give it its own. */
export const entryLinkageAspect: Aspect = {
  name: 'entry linkage',
  asks: (question, subject) =>
    // A macro inside a program does not begin as that does.
    asksEntry.test(question.bare) && subject.kinds[0] !== 'macro' && (subject.paths.some(mayBeAssembler) || ofAll.test(question.bare)),
  calls: (question, subject, findings) => [
    everyCall('program'),
    ...programsMeant(question, subject, findings).map(({ path, startLine }) => readCall(path, startLine, startLine + mostLooked)),
  ],
  draft: (question, subject, findings) => {
    const quotes = programsMeant(question, subject, findings).flatMap((program) => entryOf(program, findings))
    return quotes.length === 0 ? undefined : { first: quotes, lead: [], quotes: [] }
  },
}

function programsMeant({ bare }: Question, { named, paths }: Subject, findings: Findings): readonly Definition[] {
  const all = findings.structure(everyCall('program'), 'where')?.definitions ?? []
  const isMeant = ({ path }: Definition) => isAssembler(path, findings) && ((!named && ofAll.test(bare)) || paths.includes(path))
  return all.filter(isMeant).slice(0, mostPrograms)
}

function entryOf({ path, startLine }: Definition, findings: Findings): readonly Quote[] {
  const lines = findings.linesOf(path)
  let first = startLine
  while (first < startLine + mostLooked && !isEntry(lines, first)) first++
  if (!isEntry(lines, first)) return []
  let last = first
  for (let line = first + 1; line < first + mostLines && lines.has(line); line++) if (isEntry(lines, line)) last = line
  return [{ source: { kind: 'code', path }, startLine: first, lines: linesBetween(lines, first, last), lead: 'how it begins' }]
}

function isEntry(lines: KnownLines, line: number): boolean {
  const text = lines.get(line) ?? ''
  return !isComment(text) && entry.test(text)
}
