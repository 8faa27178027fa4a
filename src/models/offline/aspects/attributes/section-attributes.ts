import { distinctBy } from '../../../../base/distinct-by.ts'
import { escapeRegex } from '../../../../base/escape-regex.ts'
import { bareFileName } from '../../../../base/file-name.ts'
import type { Aspect, Draft } from '../../aspect.ts'
import { linesCall } from '../../calls.ts'
import { at, inert, item, nameFor } from '../../cite.ts'
import type { Call } from '../../conversation.ts'
import { isAssembler } from '../../evidence/is-assembler.ts'
import { isDocument } from '../../evidence/is-document.ts'
import { lineText } from '../../evidence/line-text.ts'
import { allPlacesNamed, definingCalls, isPlace, placesNamed, scopeOf, within } from '../../evidence/named-places.ts'
import type { Findings, FoundLine } from '../../findings.ts'
import { thingsNamed } from '../../question/asked-attribute.ts'
import { askedOfSection, type OfSection } from '../../question/asked-operands.ts'
import type { Question } from '../../question/question.ts'
import { code } from '../../quote.ts'

const mostFound = 60
const mostItems = 8
const mostPlaces = 2
const longestText = 80
const statements: Readonly<Record<OfSection, string>> = {
  mode: String.raw`^\S*\s+[AR]MODE\s+\S|^[^*.].*[\s,][AR]MODE=\w`,
  base: String.raw`^\S*\s+(?:USING|DROP|DFHEIENT)(?:\s|$)`,
  storage: String.raw`^[^\s*]*\s+(?:GETMAIN|STORAGE)\s`,
  svc: String.raw`^[^\s*]*\s+SVC\s+\S`,
  start: String.raw`^[^\s*]*\s+(?:START|LTORG)(?:\s|$)`,
}

/** What the statements of a section of assembler say of it: AMODE, RMODE, its base registers, the storage that it gets, the SVCs that it issues. */
export const sectionAttributesAspect: Aspect = {
  name: 'section attributes',
  exact: true,
  asks: (question) => askedOfSection(question).length > 0 && thingsNamed(question).length > 0,
  calls: (question, _, findings) => [
    ...definingCalls(question),
    ...askedOfSection(question).flatMap((asked) => [
      ...placesOf(question, findings).map((path) => statementsCall(asked, path)),
      ...(asked === 'base' ? thingsNamed(question).map(usingCall) : []),
    ]),
  ],
  draft: (question, _, findings) => {
    const lead = askedOfSection(question).flatMap((asked) =>
      asked === 'base' ? basesOf(question, findings) : saidOf(asked, question, findings),
    )
    const draft: Draft = { lead: lead.slice(0, mostItems), quotes: [], alone: true, defines: true }
    return lead.length === 0 ? undefined : draft
  },
}

function statementsCall(asked: OfSection, path: string): Call {
  return linesCall(statements[asked], mostFound, path)
}

function usingCall(name: string): Call {
  return linesCall(String.raw`^\S*\s+USING\s+\(?${escapeRegex(name)}[,+]`, mostFound)
}

function placesOf(question: Question, findings: Findings): readonly string[] {
  return allPlacesNamed(question, findings)
    .filter((path) => !isDocument(path))
    .slice(0, mostPlaces)
}

function saidOf(asked: OfSection, question: Question, findings: Findings): readonly string[] {
  const names = thingsNamed(question).map((name) => name.toUpperCase())
  const found = placesOf(question, findings).flatMap((path) => findings.codeLinesFound(statementsCall(asked, path)))
  const stated = asked === 'mode' ? found.filter(({ text }) => /^\S*\s+[AR]MODE\s/i.test(text)) : []
  const named = stated.filter(({ text }) => names.includes(labelOf(text)))
  const lines = [named, stated, found].find(({ length }) => length > 0) ?? []
  if (lines.length === 0) return noneOf(asked, question, findings)
  return lines.map((line) => item(findings, `${code(lineText(line.text, longestText))} in ${inert(bareFileName(line.path))}`, [at(line)]))
}

function labelOf(text: string): string {
  return (/^\S+/.exec(text)?.[0] ?? '').toUpperCase()
}

/** HLASM Language Reference, AMODE and RMODE: without either both are 24. */
const saidOfNone: Partial<Record<OfSection, (member: string) => string>> = {
  mode: (member) =>
    `No AMODE or RMODE statement stands in ${member} itself; where no macro gives one either, the assembler takes 24 for both.`,
  svc: (member) => `No SVC statement stands in ${member} itself; macros that it uses may issue one.`,
  storage: (member) => `No GETMAIN or STORAGE macro stands in ${member} itself.`,
}

function noneOf(asked: OfSection, question: Question, findings: Findings): readonly string[] {
  const path = placesOf(question, findings).find(
    (one) => isAssembler(one, findings) && findings.resultOf(statementsCall(asked, one)) !== undefined,
  )
  const said = saidOfNone[asked]
  return path === undefined || said === undefined ? [] : [said(inert(bareFileName(path)))]
}

interface Using {
  readonly line: FoundLine
  readonly what: string
  readonly registers: string
  /** What drops all its registers further down. */
  readonly dropped: FoundLine | undefined
}

/** The prolog of CICS addresses the code of its label itself: by CODEREG, else by register 3 (CICS TS, "DFHEIENT macro"). */
const prologOf = /^(?<what>[A-Z@#$]\S*)\s+DFHEIENT(?:\s+(?:\S*\bCODEREG=(?:\((?<several>[^)]*)\)|(?<one>[^,\s]+)))?)?/i
const defaultBase = '3'

const usingOf = /^\S*\s+USING\s+(?<what>\([^)]*\)|[^,\s]+),(?<registers>[^\s]+)/i

/** The registers by which a section or DSECT is addressed, those that stay first. */
function basesOf(question: Question, findings: Findings): readonly string[] {
  const names = thingsNamed(question)
  const places = placesOf(question, findings)
  const found = [
    ...places.flatMap((path) => findings.codeLinesFound(statementsCall('base', path))),
    ...names.flatMap((name) => within(findings.codeLinesFound(usingCall(name)), scopeOf(name, question, findings))),
  ]
  const lines = distinctBy(found, ({ path, line }) => `${path} ${line}`)
  const usings = lines.flatMap((line) => usingAt(line, lines))
  const isOf = ({ what }: Using, name: string) => new RegExp(String.raw`^\(?${escapeRegex(name)}(?:[+,)]|$)`, 'i').test(what)
  // `which register does PROGRAM use for RECORD`: the record is asked about.
  const records = names.filter((name) => placesNamed(name, question, findings).length === 0)
  const inside = (records.length > 0 ? records : names).filter((name) => !isPlace(name, question))
  const asked = usings.filter((one) => inside.some((name) => isOf(one, name)))
  const named = asked.length > 0 ? asked : usings.filter((one) => names.some((name) => isOf(one, name)))
  // The code that follows is addressed by it.
  const here = usings.filter(({ what, line }) => what === '*' && places.includes(line.path))
  const shown = (named.length > 0 ? named : here).toSorted((a, b) => Number(a.dropped !== undefined) - Number(b.dropped !== undefined))
  return shown.map(({ line, what, registers, dropped }) => {
    const until = dropped === undefined ? '' : ` (until ${code(`DROP ${registers}`)} on line ${dropped.line})`
    const whose = /^\w[\w$#@]*$/.test(what) ? nameFor(findings, what, [at(line)]) : code(what)
    return item(findings, `${whose} in ${inert(bareFileName(line.path))} is addressed by ${code(registers)}${until}`, [at(line)])
  })
}

function usingAt(line: FoundLine, lines: readonly FoundLine[]): readonly Using[] {
  const prolog = prologOf.exec(line.text)?.groups
  const using = usingOf.exec(line.text)?.groups
  const what = prolog?.what ?? using?.what
  const registers = prolog === undefined ? using?.registers : (prolog.several ?? prolog.one ?? defaultBase)
  if (what === undefined || registers === undefined) return []
  const own = registers.toUpperCase().split(',')
  const dropped = lines.find(({ path, line: number, text }) => {
    const operands = /^\S*\s+DROP\s+(\S+)/i.exec(text)?.[1]?.toUpperCase().split(',') ?? []
    return path === line.path && number > line.line && own.every((register) => operands.includes(register))
  })
  return [{ line, what, registers, dropped }]
}
