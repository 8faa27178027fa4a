import { foundNone } from '../../absence.ts'
import type { Aspect } from '../../aspect.ts'
import { linesCall } from '../../calls.ts'
import { at, item } from '../../cite.ts'
import type { Call } from '../../conversation.ts'
import { quoteAround, readAround } from '../../evidence/around-place.ts'
import { isComment } from '../../evidence/comment-lines.ts'
import { isAssembler, mayBeAssembler } from '../../evidence/is-assembler.ts'
import { lineText } from '../../evidence/line-text.ts'
import type { Findings, FoundLine } from '../../findings.ts'
import { askedRegister } from '../../question/asked-register.ts'
import type { Question } from '../../question/question.ts'
import { code } from '../../quote.ts'
import type { Subject } from '../../subjects.ts'

const mostLines = 60
const mostTold = 5
const mostQuoted = 3
const mostLoads = 3
const longestText = 90
/** How many lines above a section its heading may have. */
const heading = 130
const room = { before: 2, after: 5, most: 8 } as const

/** What a register holds in an assembler program that a question names: what its comments and USING statements say of it, else what is loaded into it. */
export const registersAspect: Aspect = {
  name: 'registers',
  asks: (question, { named, kinds: [kind], paths: [path] }) =>
    named &&
    (kind === 'program' || kind === 'member' || kind === 'entry') &&
    mayBeAssembler(path ?? '') &&
    askedRegister(question) !== undefined,
  calls: (question, subject, findings) => {
    if (!isAssembler(subject.paths[0] ?? '', findings)) return []
    return [
      ...callsFor(question, subject),
      ...toldBy(question, subject, findings)
        .slice(0, mostQuoted)
        .map((line) => readAround(line, room)),
    ]
  },
  draft: (question, subject, findings) => {
    const told = toldBy(question, subject, findings)
    if (told.length === 0) {
      const isSearched = callsFor(question, subject)
        .slice(1)
        .every((call) => foundNone(call, findings))
      if (!isSearched) return undefined
      const said = `no line of ${code(subject.name)} says of register ${askedRegister(question)} what it holds, addresses by it or loads it`
      return { lead: [], quotes: [], nothing: { said, decides: true } }
    }
    return {
      lead: told.slice(0, mostTold).map((line) => item(findings, code(lineText(line.text, longestText)), [at(line)])),
      quotes: told.slice(0, mostQuoted).map((line) => quoteAround(line, room, findings)),
      alone: true,
    }
  },
}

/** A statement that is commented out. */
const isOperand = /\b[A-Z@#$]{0,3}R\d{1,2},\S|,\(?[A-Z@#$]{0,3}R\d{1,2}\b/i

/** Comments that speak of it, before what addresses something by it; where there are none of both, what sets it. */
function toldBy(question: Question, subject: Subject, findings: Findings): readonly FoundLine[] {
  const [said, used, set] = callsFor(question, subject).map((call) => near(call, subject, findings))
  const comments = (said ?? []).filter(({ text }) => isComment(text) && !isOperand.test(text))
  const equates = (said ?? []).filter(({ text }) => /^\S+\s+EQU\s+\d+\s+\S/i.test(text))
  const telling = equates.filter(({ text }) => !/\bEQU\s+\d+\s+REG(?:ISTER)?\s*\d+\W*$/i.test(text))
  // What a program addresses by a register while it runs is not what it hands back in it.
  const found = [...comments, ...(asksExit.test(question.text) ? [] : [...telling, ...(used ?? [])])]
  if (found.length > 0) return found
  // What is loaded again and again is a work register, and at its edges a program says in comments what registers hold.
  return asksEdge.test(question.text) || (set ?? []).length > mostLoads ? [] : (set ?? [])
}

const asksExit = /\b(?:exits?|returns?|returned|output|comes? back|hands? back)\b/i
const asksEdge =
  /\b(?:entry|entered|entering|exit|exits|returns?|returned|input|output|expects?|expected|pass(?:es|ed)?|given|receiv\w*)\b/i

/** In the program, or in its heading above it. */
function near(call: Call, { kinds, startLine = 1, endLine }: Subject, findings: Findings): readonly FoundLine[] {
  const found = findings.linesFound(call)
  if (kinds[0] === 'member') return found
  return found.filter(({ line }) => line >= startLine - heading && line <= (endLine ?? line)).toSorted((a, b) => a.line - b.line)
}

function callsFor(question: Question, { paths: [path = ''] }: Subject): readonly Call[] {
  const number = askedRegister(question) ?? 0
  const name = String.raw`(?:[A-Z@#$]{0,3}R0?${number}|REG(?:ISTER)?S?\s*0?${number})`
  return [
    String.raw`^(?:\*.*(?:^|[^\w.+])${name}\b|${name}\s+EQU\s)`,
    String.raw`^[^\s*]*\s+USING\s+\S+,(?:\w+,)*(?:${name}|${number})(?:[\s,]|$)`,
    String.raw`^[^\s*]*\s+(?:LA|LR|L|LH|LHI|LG|LGR|IC|SR|XR|SLR|ICM|LM)\s+(?:${name}|${number}),`,
  ].map((pattern) => linesCall(pattern, mostLines, path))
}
