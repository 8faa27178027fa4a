import { distinctBy } from '../../../../base/distinct-by.ts'
import { bareFileName } from '../../../../base/file-name.ts'
import { count } from '../../../../base/text.ts'
import type { Aspect } from '../../aspect.ts'
import { linesCall, outlineCall, readCall, referencesCall } from '../../calls.ts'
import { at, item, nameFor } from '../../cite.ts'
import { isComment } from '../../evidence/comment-lines.ts'
import { isDocument } from '../../evidence/is-document.ts'
import { lineText } from '../../evidence/line-text.ts'
import type { Findings, FoundLine } from '../../findings.ts'
import { findHead } from '../../head.ts'
import { headLines } from '../../head-paragraphs.ts'
import { asksCourseOfMain, asksMain } from '../../question/newcomers.ts'
import type { Question } from '../../question/question.ts'
import { code, type Quote } from '../../quote.ts'
import { pointLines } from '../overview.ts'
import { innerEdges } from '../relations/inner-edges.ts'
import { calleeItem } from '../relations/reference-words.ts'

const mostItems = 12
const mostCalls = 8
/** Where all that it does is asked for. */
const mostOfCourse = 24
const mostFound = 60
const longest = 90

/** As Fortran, PL/I, C, Java and the Language Environment of assembler say that a program begins here. */
const begins = String.raw`^\s*PROGRAM\s+[A-Za-z]\w*\s*(?:!.*)?$|\bPROC(?:EDURE)?\b.*\bOPTIONS\s*\(\s*MAIN\b|^\s*OPTIONS\s*\(\s*MAIN\b|^\s*(?:int|void)\s+main\s*\(|\bstatic\s+void\s+main\s*\(|\bCEEENTRY\b.*\bMAIN=YES\b`
const mainsCall = linesCall(begins, mostFound)
/** What a member says of itself in its first lines: a main program of Fortran needs no statement, and one of assembler has none. */
const saysMain = String.raw`\b(?:main ?line|main)\s+(?:code|program|routine|module|procedure|driver)\b`
const saidCall = linesCall(saysMain, mostFound)
const firstLines = 8
const mostSaid = 4
/** `called by the main program`: another is. */
const ofOther = /\b(?:by|from|to|for|in|into|between)\s+(?:the|a|its)\s+(?:\w+\s+)?$/i
/** Beside the system itself. */
const aside = /(?:^|\/)(?:examples?|samples?|tests?|demos?|tools?|utils?|util|misc|old|contrib|doc|docs|autotest)\//i

/** Which program control begins in: said by its statement; else what jobs and users start. */
export const mainProgramAspect: Aspect = {
  name: 'main program',
  asks: (question, { kinds }) => kinds.includes('system') && asksMain(question),
  calls: (question, _, findings) => {
    const [one, ...others] = mainsOf(findings)
    const isOne = one !== undefined && others.length === 0
    return [
      mainsCall,
      saidCall,
      outlineCall(),
      ...(isOne && asksCalls(question) ? [referencesCall(nameOf(one, findings), 'callees')] : []),
      ...(isOne && asksCourseOfMain(question) ? [readCall(one.path, 1, headLines)] : []),
      ...mainsOf(findings)
        .slice(0, mostItems)
        .map(({ path, line }) => readCall(path, Math.max(1, line - 1), line)),
    ]
  },
  draft: (question, _, findings) => {
    const mains = mainsOf(findings)
    const [one] = mains
    const overview = findings.structure(outlineCall(), 'overview')
    const said = saidMain(mains, findings).map((line) =>
      item(findings, `${bareFileName(line.path)}: ${code(lineText(line.text, longest))}`, [at(line)]),
    )
    const told = said.length === 0 ? [] : ['First lines that say so of a member:', ...said]
    if (one === undefined) {
      const started = overview === undefined || said.length > 0 ? [] : pointLines(overview, findings)
      const lead = said.length + started.length === 0 ? [] : ['No statement says which program is the main one.', ...told, ...started]
      return lead.length === 0 ? undefined : { lead, quotes: [], alone: true }
    }
    const items = mains.slice(0, mostItems).map((line) => mainItem(line, findings))
    const more = mains.length > mostItems ? [`And ${mains.length - mostItems} more.`] : []
    const title = `${count(mains.length, 'main program')} by ${mains.length === 1 ? 'its statement' : 'their statements'}:`
    const first = mains.length === 1 && asksCalls(question) ? firstCalls(one, asksCourseOfMain(question), findings) : []
    const head = mains.length === 1 && asksCourseOfMain(question) ? headOf(one, findings) : []
    return { first: head, lead: [title, ...items, ...more, ...told, ...first], quotes: [], alone: true }
  },
}

const fortran = /\.(?:f|for|ftn|fpp|f77|f90|f95|f03|f08)$/i

/** Members other than those. */
function saidMain(mains: readonly FoundLine[], findings: Findings): readonly FoundLine[] {
  const others = findings.linesFound(saidCall).filter(({ path, line, text }) => {
    const at = text.search(new RegExp(saysMain, 'i'))
    return (
      line <= firstLines &&
      at >= 0 &&
      isComment(text) &&
      !isDocument(path) &&
      !ofOther.test(text.slice(0, at)) &&
      !mains.some((main) => main.path === path)
    )
  })
  return distinctBy(others, ({ path }) => path).slice(0, mostSaid)
}

/** Those of the system itself, where there are any. */
function mainsOf(findings: Findings): readonly FoundLine[] {
  const found = distinctBy(
    findings
      .codeLinesFound(mainsCall)
      .filter(({ path, text }) => !isDocument(path) && (fortran.test(path) || !/^\s*PROGRAM\s/i.test(text))),
    ({ path }) => path,
  )
  const own = found.filter(({ path }) => !aside.test(path))
  return own.length > 0 ? own : found
}

function mainItem(line: FoundLine, findings: Findings): string {
  const place = at(line)
  return item(findings, `${nameFor(findings, nameOf(line, findings), [place])}: ${code(lineText(line.text, longest))}`, [place])
}

/** PL/I has the name before the statement, be it on the line above. */
function nameOf({ path, line, text }: FoundLine, findings: Findings): string {
  const said =
    /^\s*PROGRAM\s+(\w+)/i.exec(text) ??
    /^[\s\d]*([A-Za-z@#$_][\w@#$]*)\s*:/.exec(text) ??
    /^([A-Za-z@#$]\S*)\s+CEEENTRY\b/i.exec(text) ??
    /^[\s\d]*([A-Za-z@#$_][\w@#$]*)\s*:\s*(?:PROC\w*)?\s*$/i.exec(findings.linesOf(path).get(line - 1) ?? '')
  return said?.[1] ?? bareFileName(path)
}

function asksCalls({ bare }: Question): boolean {
  return /\b(?:call\w*|first|does|do)\b/i.test(bare) || asksCourseOfMain({ bare })
}

function headOf(main: FoundLine, findings: Findings): readonly Quote[] {
  const { path } = main
  const head = findHead(findings.linesOf(path), nameOf(main, findings))
  return head === undefined ? [] : [{ source: { kind: 'code', path }, ...head }]
}

/** In the order in which the statements stand. */
function firstCalls(main: FoundLine, isCourse: boolean, findings: Findings): readonly string[] {
  const name = nameOf(main, findings)
  const called = findings
    .referencesOf(name, 'callees')
    .filter(({ kind, path }) => !innerEdges.has(kind) && kind !== 'copy' && path === main.path)
    .toSorted((a, b) => a.line - b.line)
  const items = distinctBy(called, ({ to }) => to.name)
    .slice(0, isCourse ? mostOfCourse : mostCalls)
    .map((reference) => calleeItem(findings, reference))
  return items.length === 0 ? [] : ['It calls, in the order of its lines:', ...items]
}
