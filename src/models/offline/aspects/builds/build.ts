import { distinctBy } from '../../../../base/distinct-by.ts'
import { escapeRegex } from '../../../../base/escape-regex.ts'
import { bareFileName, fileName } from '../../../../base/file-name.ts'
import { patternCall } from '../../absence.ts'
import type { Aspect } from '../../aspect.ts'
import { locateCall, readCall } from '../../calls.ts'
import { at, inert, item } from '../../cite.ts'
import type { Call } from '../../conversation.ts'
import { compilerCommands } from '../../evidence/compiler-commands.ts'
import { lineText } from '../../evidence/line-text.ts'
import { linesBetween } from '../../evidence/lines-between.ts'
import type { Findings, FoundLine } from '../../findings.ts'
import { findHead } from '../../head.ts'
import type { Question } from '../../question/question.ts'
import { code, type Quote } from '../../quote.ts'
import type { Subject } from '../../subjects.ts'

const mostMembers = 2
const mostLines = 20
const mostJobs = 4
const jclColumns = 72
const longest = 90
const built: ReadonlySet<string> = new Set(['program', 'symbol', 'member'])
const asksBuild =
  /\blink(?:ed)?[- ]?edit\w*|\blink(?:ed|s|ing|age editor|er)?\b|\balias(?:es)?\b|\bload modules?\b|\b[AR]MODE\b|\bbinder\b|\bcompil(?:e[ds]?|ing)\b|\bbuil(?:d|ds|ding|t)\b|\bassembl(?:e[ds]?|ing)\b/i
/** A LINK of CICS. */
const asksCall = /\blink\w*\s+to\b|\b(?:who|programs?|modules?|routines?|transactions?)\s+(?:can\s+|may\s+)?links?\b/i
/** `How does X build the key`: what the program makes is asked, and not how it is made. */
const makesOther =
  /\bNAME\s+(?:\w+ly\s+|first\s+|then\s+)?(?:builds?|assembles?|compiles?|links?)\s+(?!(?:and|or|with|to|it|(?:the|an?|its)\s+(?:\w+\s+)?(?:programs?|modules?|members?))\b)\w/i

/** How a program is compiled, assembled or linked: the trade names the member with its cards or its job after the program, or the job reads its source by name. */
export const buildAspect: Aspect = {
  name: 'build',
  asks: ({ bare }, { named, kinds }) =>
    named && kinds.some((kind) => built.has(kind)) && asksBuild.test(bare) && !asksCall.test(bare) && !makesOther.test(bare),
  calls: (question, subject, findings) => [
    ...namesakes(question, subject, findings).map((path) => readCall(path, 1, mostLines)),
    sourceCall(subject),
    patternCall(compilerCommands(escapeRegex(subject.name))),
    ...jobsReading(subject, findings).map(({ path, line }) => readCall(path, Math.max(1, line - linesOfJob), line)),
  ],
  draft: (question, subject, findings) => {
    const lead = findings
      .codeLinesFound(sourceCall(subject))
      .slice(0, mostJobs)
      .map((line) => item(findings, `${bareFileName(line.path)} reads it: ${code(line.text.slice(0, jclColumns).trim())}`, [at(line)]))
    const commands = findings
      .codeLinesFound(patternCall(compilerCommands(escapeRegex(subject.name))))
      .slice(0, mostJobs)
      .map((line) => item(findings, `${inert(fileName(line.path))} compiles it: ${code(lineText(line.text, longest))}`, [at(line)]))
    // Where commands tell it, other members of the name are its data.
    const cards = commands.length > 0 ? [] : namesakes(question, subject, findings)
    const quotes = cards.flatMap((path): readonly Quote[] => {
      const lines = [...findings.linesOf(path)].filter(([line]) => line <= mostLines).map(([, text]) => text)
      return lines.length === 0 ? [] : [{ source: { kind: 'code', path }, startLine: 1, lines }]
    })
    if (quotes.length + lead.length + commands.length === 0) return undefined
    const jobs = asksHow.test(question.bare) ? jobsReading(subject, findings).flatMap((line) => jobQuotes(line, findings)) : []
    return { lead: [...lead, ...commands], first: quotes, quotes: jobs }
  },
}

const asksHow = /\bhow\b/i
/** What a compiler reads, or a procedure that is called like one is given. */
const isSource = /^\/\/\S*SYS(?:IN|LIN)\s|\bEXEC\s+\S*(?:ASM|COB|COMP|PLI|FORT|IGY|IBM|IFOX|IEV|LKED|LINK|BUILD|CL)\w*/i
const mostQuotedJobs = 2
/** From the beginning of a job to where a step of it reads the source. */
const linesOfJob = 60
const mostOfStep = 12

function jobsReading(subject: Subject, findings: Findings): readonly FoundLine[] {
  const sources = findings.codeLinesFound(sourceCall(subject)).filter(({ text }) => isSource.test(text))
  return distinctBy(sources, ({ path }) => path).slice(0, mostQuotedJobs)
}

/** What the job says of itself, and the step that reads the source, from its EXEC on. */
function jobQuotes({ path, line }: FoundLine, findings: Findings): readonly Quote[] {
  const known = findings.linesOf(path)
  let exec = line
  while (exec > line - mostOfStep && known.has(exec - 1) && !/^\/\/\S*\s+EXEC\b/i.test(known.get(exec) ?? '')) exec--
  const isStep = /^\/\/\S*\s+EXEC\b/i.test(known.get(exec) ?? '')
  const step: readonly Quote[] = isStep ? [{ source: { kind: 'code', path }, startLine: exec, lines: linesBetween(known, exec, line) }] : []
  const head = findHead(known, bareFileName(path))
  return head === undefined ? step : [{ source: { kind: 'code', path }, ...head }, ...step]
}

/** `//SYSIN DD DSN=LIB.SOURCE(NAME)`, and a procedure that gets the member's name. */
function sourceCall({ name }: Subject): Call {
  const member = escapeRegex(name)
  return patternCall(String.raw`^//[^*].*(?:\(${member}\)|\b(?:MEM|MEMBER|MBR|M|NAME|PROG|PGMNAME|SRC|SOURCE)='?${member}(?:[',\s]|$))`)
}

/** Members of the program's name that are not its source. */
function namesakes({ text }: Question, { name, paths }: Subject, findings: Findings): readonly string[] {
  const names = findings.located(locateCall(text))?.names ?? []
  const members = names.filter(({ word }) => word.toUpperCase() === name.toUpperCase()).flatMap((one) => one.members)
  return members.filter((path) => !paths.includes(path)).slice(0, mostMembers)
}
