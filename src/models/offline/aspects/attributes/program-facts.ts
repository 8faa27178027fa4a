import type { OutlinedMember } from '../../../../answer/structure-results.ts'
import { count, cutText } from '../../../../base/text.ts'
import { patternCall } from '../../absence.ts'
import type { Aspect } from '../../aspect.ts'
import { outlineCall, readCall } from '../../calls.ts'
import { at, inert, item, type Lines, nameFor } from '../../cite.ts'
import { entryFrom } from '../../evidence/cobol-entry.ts'
import { codeText } from '../../evidence/code-text.ts'
import { commentText } from '../../evidence/comment-lines.ts'
import { paragraphAt, remarkAt, type SaidAtHead } from '../../evidence/identification.ts'
import type { Findings, KnownLines } from '../../findings.ts'
import { askedOfProgram, type ProgramFact } from '../../question/asked-program-facts.ts'
import type { Question } from '../../question/question.ts'
import type { Subject } from '../../subjects.ts'

const kinds: ReadonlySet<string> = new Set(['program', 'copybook', 'job', 'proc', 'mapset', 'macro', 'member', 'psb', 'dbd', 'entry'])
const mostMembers = 4
/** Lines at the beginning of a member in which it says what it is. */
const headLines = 150
/** Where a tool that keeps versions leaves its mark. */
const tailLines = 9
const longest = 200
const mostChanges = 6
const mostParagraphs = 30

/** What a program or member is beside what it does: its author, date and changes, lines, language, compiler options, SPECIAL-NAMES, USING. */
export const programFactsAspect: Aspect = {
  name: 'program facts',
  // How long a copybook is may be asked of its records.
  asks: (question, { named, kinds: [kind = ''], paths }) =>
    named &&
    paths.length > 0 &&
    kinds.has(kind) &&
    askedOfProgram(question).length > 0 &&
    (kind !== 'copybook' || !/\bhow (?:long|big|large)\b/i.test(question.bare) || /\blines\b/i.test(question.bare)),
  calls: (question, subject, findings) => [
    outlineCall(subject.name),
    ...membersOf(subject, findings).flatMap(({ path, lines }) => [
      readCall(path, 1, headLines),
      readCall(path, Math.max(1, lines - tailLines), Math.max(1, lines)),
      ...(wantsHeaders(question) ? [headersCall(path)] : []),
      ...headersIn(path, findings).map((line) => readCall(path, line, line + mostHeader)),
    ]),
  ],
  draft: (question, subject, findings) => {
    const asked = askedOfProgram(question)
    const lead = membersOf(subject, findings).flatMap((member) =>
      asked.flatMap((fact) => {
        const told = toldOf(fact, member, findings)
        return told === undefined ? [] : [item(findings, `${nameFor(findings, subject.name, told.places)} ${told.said}`, told.places)]
      }),
    )
    return lead.length === 0 ? undefined : { lead, quotes: [], alone: true }
  },
}

/** Those that define what is named, and that hold nothing of another kind of the same name. */
function membersOf({ name, paths }: Subject, findings: Findings): readonly OutlinedMember[] {
  return findings
    .outlinedMembers(name)
    .filter(({ path }) => paths.includes(path))
    .slice(0, mostMembers)
}

const headers = String.raw`^.{0,7} *(?:SPECIAL-NAMES|SOURCE-COMPUTER|OBJECT-COMPUTER|PROCEDURE +DIVISION)\b`
const mostHeader = 14

function wantsHeaders(question: Question): boolean {
  return askedOfProgram(question).some((one) => one === 'special' || one === 'computer' || one === 'using')
}

function headersCall(path: string) {
  return patternCall(headers, path)
}

function headersIn(path: string, findings: Findings): readonly number[] {
  return findings.codeLinesFound(headersCall(path)).map(({ line }) => line)
}

interface Told {
  readonly said: string
  readonly places: readonly Lines[]
}

/** Something that the head of a program says of it. */
interface HeadFact {
  /** Where COBOL has it. */
  readonly paragraph: string
  /** How a comment says it in any language, and what that is called; nothing that only COBOL has. */
  readonly remark?: { readonly words: RegExp; readonly of: string }
}

const headFacts: Partial<Record<ProgramFact, HeadFact>> = {
  author: {
    paragraph: 'AUTHOR',
    remark: {
      // Without a mark behind it a name begins with a capital: `programmers may` names nobody.
      words:
        /\b(?:AUTHORS?|[Aa]uthors?|PROGRAMMERS?|[Pp]rogrammers?|(?:WRITTEN|[Ww]ritten|CODED|[Cc]oded|DEVELOPED|[Dd]eveloped|PROGRAMMED|[Pp]rogrammed) (?:BY|by|By))\s*(?:[:.=-]+\s*|(?=\p{Lu}))(?<said>\S.*)$/u,
      of: 'author',
    },
  },
  written: {
    paragraph: 'DATE-WRITTEN',
    remark: {
      words:
        /\b(?:date[- ]written|date[- ](?:of )?creat\w+|creation date|created(?: on)?|written(?: on| in)?)\s*[:.=-]*\s*(?<said>.*\d.*)$/i,
      of: 'date on which it was written',
    },
  },
  compiled: { paragraph: 'DATE-COMPILED' },
  installation: { paragraph: 'INSTALLATION' },
  security: { paragraph: 'SECURITY' },
  remarks: { paragraph: 'REMARKS' },
}

/** Undefined where nothing is known of it. */
function toldOf(fact: ProgramFact, member: OutlinedMember, findings: Findings): Told | undefined {
  const { path, lines, language } = member
  const known = findings.linesOf(path)
  const isCobol = /^cobol/i.test(language)
  const ofHead = headFacts[fact]
  if (ofHead !== undefined) return headTold(ofHead, member, isCobol, known)
  if (fact === 'lines') return { said: `has ${count(lines, 'line')} (${inert(path)})`, places: [at({ path, line: lines })] }
  if (fact === 'language') return { said: `is written in ${inert(language)} (${inert(path)})`, places: [at({ path, line: 1 })] }
  if (fact === 'changed') return changesTold(member, known)
  if (fact === 'paragraphs') return paragraphsTold(member)
  if (!isCobol) return undefined
  if (fact === 'computer') return computers(path, known, findings)
  if (fact === 'special') return specialNames(path, known, findings)
  return fact === 'options' ? compilerOptions(path, known) : usingOf(path, known, findings)
}

function headTold({ paragraph, remark }: HeadFact, { path, lines }: OutlinedMember, isCobol: boolean, known: KnownLines): Told | undefined {
  if (!isCobol && remark === undefined) return undefined
  const last = Math.min(lines, headLines)
  const found =
    (isCobol ? paragraphAt(paragraph, known, last) : undefined) ?? (remark === undefined ? undefined : remarkAt(remark.words, known, last))
  if (found !== undefined && found.said !== '') return { said: saidAs(found), places: [placeOf(path, found)] }
  const none = remark === undefined ? `has no ${paragraph} paragraph` : `names no ${remark.of}`
  return { said: `${none} in its first ${count(last, 'line')}`, places: [at({ path, line: 1 })] }
}

const month = '(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*'
/** A day or month of a year, not a year alone: that may be of a copyright. */
const date = new RegExp(
  String.raw`(?<![\d.])(?:(?:19|20)\d{2}[-/.]\d{1,2}[-/.]\d{1,2}|\d{1,2}[-/.]\d{1,2}[-/.](?:19|20)?\d{2}|(?:\d{1,2}[-/. ]?)?\b${month}[-/., ]{1,2}(?:\d{1,2}[-/., ]{1,2})?(?:19|20)?\d{2})(?![\d.])`,
  'i',
)

/** What comments say with a date: of the change of a line, a version, or when it was written. */
function changesTold({ path, lines }: OutlinedMember, known: KnownLines): Told {
  const isShown = (line: number) => line <= headLines || line >= lines - tailLines
  const dated = [...known]
    .toSorted(([a], [b]) => a - b)
    .flatMap(([line, text]) => {
      const said = isShown(line) && date.test(text) ? commentText(text) : undefined
      return said === undefined ? [] : [{ line, said: inert(cutText(said.replace(/\s+/g, ' ').trim(), longest / 2)) }]
    })
  if (dated.length === 0)
    return { said: `has no comment with a date in its first ${count(Math.min(lines, headLines), 'line')}`, places: [at({ path, line: 1 })] }
  const shown = dated.slice(-mostChanges)
  const more = dated.length > shown.length ? ` (${dated.length - shown.length} more above)` : ''
  return {
    said: `says in comments with a date${more}: ${shown.map(({ said }) => said).join('; ')}`,
    places: shown.map(({ line }) => at({ path, line })),
  }
}

function placeOf(path: string, { startLine, endLine }: SaidAtHead): Lines {
  return { path, startLine, endLine }
}

function paragraphsTold({ path, lines, entries }: OutlinedMember): Told | undefined {
  const found = entries.filter(({ kind }) => kind === 'paragraph' || kind === 'section')
  const counts = (['section', 'paragraph'] as const).flatMap((one) => {
    const of = found.filter(({ kind }) => kind === one).length
    return of === 0 ? [] : [count(of, one)]
  })
  if (counts.length === 0) return undefined
  const names = inert(
    found
      .slice(0, mostParagraphs)
      .map(({ name }) => name)
      .join(', '),
  )
  return {
    said: `has ${counts.join(' and ')}: ${names}${found.length > mostParagraphs ? ' …' : ''}`,
    places: [at({ path, line: lines })],
  }
}

function saidAs({ said, paragraph }: SaidAtHead): string {
  return `says ${paragraph === undefined ? 'in a comment' : paragraph}: ${inert(cutText(said.replace(/\.$/, ''), longest))}`
}

function computers(path: string, known: KnownLines, findings: Findings): Told | undefined {
  const found = ['SOURCE-COMPUTER', 'OBJECT-COMPUTER'].flatMap(
    (name) => paragraphAt(name, known, Math.max(...headersIn(path, findings), 0)) ?? [],
  )
  if (found.length === 0 && copiesBeforeData(known)) return undefined
  if (found.length === 0) return { said: 'has neither SOURCE-COMPUTER nor OBJECT-COMPUTER', places: [at({ path, line: 1 })] }
  return { said: found.map(saidAs).join(', '), places: found.map((one) => placeOf(path, one)) }
}

function specialNames(path: string, known: KnownLines, findings: Findings): Told | undefined {
  const found = paragraphAt('SPECIAL-NAMES', known, Math.max(...headersIn(path, findings), 0))
  // What a COPY brings before the data may have it.
  if (found === undefined && copiesBeforeData(known)) return undefined
  if (found === undefined)
    return { said: 'has no SPECIAL-NAMES, so the decimal point is a period and the currency sign is $', places: [at({ path, line: 1 })] }
  const comma = /DECIMAL-POINT\s+(?:IS\s+)?COMMA/i.test(found.said) ? '' : ' (no DECIMAL-POINT IS COMMA)'
  return { said: `${saidAs(found)}${comma}`, places: [placeOf(path, found)] }
}

function copiesBeforeData(known: KnownLines): boolean {
  for (const [, text] of [...known].toSorted(([a], [b]) => a - b)) {
    const said = codeText(text)
    if (/^(?:DATA|PROCEDURE)\s+DIVISION\b/i.test(said)) return false
    if (/(?:^|\s)COPY\s/i.test(said)) return true
  }
  return false
}

/** Enterprise COBOL: CBL or PROCESS before the first header; without one they are given where it is compiled. */
function compilerOptions(path: string, known: KnownLines): Told {
  const found = [...known].filter(
    ([line, text]) => line <= headLines && /^.{0,7}\s*(?:CBL|PROCESS)\s+\S|^\s*\$\s*SET\s/i.test(text) && !/^.{6}\*/.test(text),
  )
  const [first] = found
  if (first === undefined)
    return { said: 'has no CBL or PROCESS statement: its options are given where it is compiled', places: [at({ path, line: 1 })] }
  return {
    said: `sets ${found.map(([, text]) => inert(text.trim().replace(/\s+/g, ' '))).join('; ')}`,
    places: found.map(([line]) => at({ path, line })),
  }
}

function usingOf(path: string, known: KnownLines, findings: Findings): Told | undefined {
  const line = headersIn(path, findings).find((one) => /^PROCEDURE\s+DIVISION/i.test(codeText(known.get(one))))
  if (line === undefined) return undefined
  const { last, text } = entryFrom(known, line, mostHeader)
  const using = /\bUSING\s+(?<said>.+?)\s*\.?$/i.exec(text)?.groups?.said
  return {
    said: using === undefined ? 'has a PROCEDURE DIVISION without USING' : `has PROCEDURE DIVISION USING ${inert(using)}`,
    places: [{ path, startLine: line, endLine: last }],
  }
}
