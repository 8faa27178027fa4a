import type { Definition, WhereResult } from '../../../../answer/structure-results.ts'
import { bareFileName } from '../../../../base/file-name.ts'
import { count } from '../../../../base/text.ts'
import type { Aspect, Draft } from '../../aspect.ts'
import { everyCall, linesCall, readCall, referencesCall } from '../../calls.ts'
import { at, item, type Lines, nameFor } from '../../cite.ts'
import type { Call } from '../../conversation.ts'
import { isComment } from '../../evidence/comment-lines.ts'
import { purposeItem } from '../../evidence/purpose-item.ts'
import type { Findings } from '../../findings.ts'
import { headLines } from '../../head-paragraphs.ts'
import { type AskedTechnology, askedTechnology } from '../../question/asked-technology.ts'
import { asksEachPurpose } from '../../question/listing.ts'
import type { Technology } from '../../question/technologies.ts'
import type { Subject } from '../../subjects.ts'

const mostLines = 100
const mostCited = 20
const mostNamed = 60
const mostPlaces = 3

/** Which programs use DB2, CICS, IMS …, which are online and which batch, and whether one does: by the statements that stand in them. */
export const technologiesAspect: Aspect = {
  name: 'technologies',
  exact: true,
  asks: (question, { name, kinds, named, paths }) => {
    const asked = askedTechnology(question)
    if (asked === undefined) return false
    return asked.of === 'all' ? kinds.includes('system') : named && kinds[0] === asked.unit && paths.length > 0 && sameName(asked.of, name)
  },
  calls: (question, subject, findings) => {
    const asked = askedTechnology(question)
    if (asked === undefined) return []
    if (asked.of === 'all')
      return [
        everyCall(asked.unit),
        searchFor(asked.technology),
        ...(asksEachPurpose(question) ? meantUnits(asked, findings).slice(0, mostCited) : []).map(({ path }) =>
          readCall(path, 1, headLines),
        ),
      ]
    const [path = ''] = subject.paths
    return [searchFor(asked.technology), searchFor(asked.technology, path), readCall(path, 1, 1), referencesCall(subject.name, 'callees')]
  },
  draft: (question, subject, findings) => {
    const asked = askedTechnology(question)
    if (asked === undefined || filesWith(asked.technology, findings) === undefined) return undefined
    return asked.of === 'all' ? ofAll(asked, asksEachPurpose(question), findings) : ofOne(asked.technology, subject, findings)
  },
}

function sameName(one: string, other: string): boolean {
  return one.toUpperCase() === other.toUpperCase()
}

export function searchFor({ pattern }: Technology, path?: string): Call {
  return linesCall(pattern, mostLines, path)
}

/** Every file in which a line shows it; undefined where that is not known. */
export function filesWith(technology: Technology, findings: Findings): ReadonlySet<string> | undefined {
  const result = findings.resultOf(searchFor(technology))
  return result === undefined || result.totalIsMinimum ? undefined : new Set(result.matchedFiles?.map(({ path }) => path))
}

/** Those that are told; none before they are known. */
function meantUnits({ technology, without, unit, mode }: AskedTechnology, findings: Findings): readonly Definition[] {
  const files = filesWith(technology, findings)
  const programs = findings.structure(everyCall(unit), 'where')
  if (files === undefined || programs === undefined) return []
  return withSource(programs).filter(({ path }) => files.has(path) !== (without || mode === 'batch'))
}

function ofAll(
  { technology, without, unit, mode, ofAll: isEvery }: AskedTechnology,
  tellsEach: boolean,
  findings: Findings,
): Draft | undefined {
  const programs = findings.structure(everyCall(unit), 'where')
  const files = filesWith(technology, findings)
  if (programs === undefined || files === undefined) return undefined
  const units = withSource(programs)
  const using = units.filter(({ path }) => files.has(path))
  const others = units.filter(({ path }) => !files.has(path))
  const told = (some: readonly Definition[], has: string, asMode: string) =>
    `${some.length === 0 ? 'None' : some.length} of ${count(units.length, unit)} ${some.length < 2 ? 'has' : 'have'} ${has === '' ? technology.said : `${has}${technology.said.replace(/^an? /, '')}`}${mode === undefined ? '' : ` (${asMode})`}`
  const uses = () => listOf(told(using, '', 'online'), using, technology, tellsEach, findings)
  const not = () => listOf(told(others, 'no ', 'batch, or called'), others, undefined, tellsEach, findings)
  if (units.length === 0) return undefined
  if (isEvery) {
    const lead = others.length === 0 ? [`Yes: all of ${count(units.length, unit)} have ${technology.said}.`] : listed('No: ', not())
    return { lead, quotes: [], alone: true }
  }
  const lead = mode === 'both' ? [...uses(), '', ...not()] : without || mode === 'batch' ? not() : uses()
  const elsewhere = [...files].filter((path) => !units.some((unit) => unit.path === path) && isSource(path))
  const copied =
    elsewhere.length === 0 || mode !== undefined
      ? []
      : [
          `${technology.said.charAt(0).toUpperCase()}${technology.said.slice(1)} also stands in ${elsewhere.slice(0, mostNamed).map(bareFileName).join(', ')}, which ${elsewhere.length === 1 ? 'defines' : 'define'} no program.`,
        ]
  return { lead: [...lead, ...copied], quotes: [], alone: true }
}

function listed(answer: string, [head = '', ...items]: readonly string[]): readonly string[] {
  return [`${answer}${head}`, ...items]
}

/** Texts speak of it as well. */
export function isSource(path: string): boolean {
  return !/\.(?:md|txt|html?|pdf|rst|adoc|ya?ml|json|js|ts|java|py|csv|csd)$/i.test(path)
}

/** Tables of a subsystem tell of programs whose source is elsewhere. */
export function withSource({ definitions }: WhereResult): readonly Definition[] {
  const seen = new Set<string>()
  return definitions.filter(({ name, path, detail = '' }) => {
    if (/^CSD PROGRAM\b/.test(detail) || seen.has(`${name} ${path}`)) return false
    seen.add(`${name} ${path}`)
    return true
  })
}

function listOf(
  head: string,
  units: readonly Definition[],
  technology: Technology | undefined,
  tellsEach: boolean,
  findings: Findings,
): readonly string[] {
  const shown = units.slice(0, mostCited)
  const rest = units.slice(mostCited, mostCited + mostNamed)
  const more = units.length - shown.length - rest.length
  return [
    `${head}${units.length === 0 ? '.' : ':'}`,
    ...shown.map((unit) => {
      if (tellsEach) return purposeItem(unit, findings, units)
      const places = placesIn(unit, technology, findings)
      return item(findings, nameFor(findings, unit.name, places), places)
    }),
    ...(rest.length === 0 ? [] : [`Also ${rest.map(({ name }) => name).join(', ')}${more > 0 ? ` and ${more} more` : ''}.`]),
  ]
}

/** Its first line with the statement, where the search showed that, else where it begins. */
function placesIn({ path, startLine }: Definition, technology: Technology | undefined, findings: Findings): readonly Lines[] {
  const found = technology === undefined ? undefined : codeLines(searchFor(technology), findings).find((line) => line.path === path)
  return [at(found ?? { path, line: startLine })]
}

export function codeLines(call: Call, findings: Findings) {
  // A statement of JCL goes on behind `// `, which begins a comment elsewhere.
  return findings.linesFound(call).filter(({ text }) => (text.startsWith('//') ? !text.startsWith('//*') : !isComment(text)))
}

function ofOne(technology: Technology, { name, paths: [path = ''] }: Subject, findings: Findings): Draft | undefined {
  const lines = codeLines(searchFor(technology, path), findings)
  const [first] = lines
  if (first !== undefined) {
    const said = `Yes: ${name} has ${technology.said} in ${count(Math.max(lines.length, findings.resultOf(searchFor(technology, path))?.total ?? 0), 'line')}`
    return { lead: [item(findings, said, lines.slice(0, mostPlaces).map(at))], quotes: [], alone: true }
  }
  const files = filesWith(technology, findings)
  const copied = findings.referencesOf(name, 'callees').filter(({ kind }) => kind === 'copy')
  const from = copied.find(({ to }) => [...(files ?? [])].some((one) => sameName(bareFileName(one), to.name)))
  if (from !== undefined) return undefined
  return {
    lead: [item(findings, `No: no line of ${name} has ${technology.said}`, [{ path, startLine: 1, endLine: 1 }])],
    quotes: [],
    alone: true,
  }
}
