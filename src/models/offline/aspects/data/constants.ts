import type { Aspect } from '../../aspect.ts'
import { locateCall } from '../../calls.ts'
import { linesBetween } from '../../evidence/lines-between.ts'
import { constantNotes, declarationCalls, namesToExplain } from '../../evidence/named-constants.ts'
import type { Findings } from '../../findings.ts'
import { asksAmount } from '../../question/asks-amount.ts'
import type { Question } from '../../question/question.ts'
import type { Quote } from '../../quote.ts'
import { routineOf } from '../../routine-of.ts'
import type { Subject } from '../../subjects.ts'
import { locatedWithin, passagesOf, quotesOf } from '../passages.ts'
import { mentionsOf } from '../relations/mentions.ts'

/** Of a longer routine its best passages are looked at. */
const longestRoutine = 80
const passagesLooked = 5
const elsewhereLooked = 3
const otherLanguage = /\.(?:pli|pl1|asm|hlasm|mlc|alc|bal|mac|f|for|ftn|f77|f90|f95|rexx|rex|exec|c|h)$/i

/** The values of the constants in the deciding lines of PL/I, assembler, Fortran, REXX and C. */
export const constantsAspect: Aspect = {
  name: 'constants',
  asks: (_, { paths }) => paths.some((path) => otherLanguage.test(path)),
  calls: (question, subject, findings) => declarationCalls(namesLooked(question, subject, findings), subject.paths),
  draft: (question, subject, findings) => {
    const looked = quotesLooked(question, subject, findings)
    const notes = constantNotes(namesLooked(question, subject, findings), subject.paths, looked, findings)
    return notes.length === 0 ? undefined : { lead: [], quotes: [], notes }
  },
}

/** What is likely to be quoted: of the subject, and from elsewhere. A routine that is named is looked at as a whole. */
function quotesLooked(question: Question, subject: Subject, findings: Findings): readonly Quote[] {
  const routine = routineOf(subject, locatedWithin(question, findings, subject.paths))
  if (routine !== undefined && routine.endLine - routine.startLine < longestRoutine) {
    const lines = linesBetween(findings.linesOf(routine.path), routine.startLine, routine.endLine)
    return [{ source: { kind: 'code', path: routine.path }, startLine: routine.startLine, lines }]
  }
  const { told, all } = passagesOf(question, subject, findings)
  const own = [...mentionsOf(subject, findings), ...(told.length > 0 ? told : all)].slice(0, passagesLooked)
  const located = findings.located(locateCall(question.text))
  if (subject.named || located === undefined) return own
  const elsewhere = quotesOf(located, findings).filter(({ source }) => source.kind === 'code' && otherLanguage.test(source.path))
  return [...own, ...elsewhere.slice(0, elsewhereLooked)]
}

function namesLooked(question: Question, subject: Subject, findings: Findings): readonly string[] {
  return namesToExplain(quotesLooked(question, subject, findings), asksAmount(question.bare))
}
