import { sameName } from '../../../../answer/name-match.ts'
import { escapeRegex } from '../../../../base/escape-regex.ts'
import { bareFileName } from '../../../../base/file-name.ts'
import { groupBy } from '../../../../base/group-by.ts'
import { count } from '../../../../base/text.ts'
import type { Aspect, Draft } from '../../aspect.ts'
import { definitionCall, linesCall, readCall } from '../../calls.ts'
import { at, item, moreItem, nameFor } from '../../cite.ts'
import type { Call } from '../../conversation.ts'
import { codeText } from '../../evidence/code-text.ts'
import { type CommareaLayout, commareaCall, commareaLayouts, itemCall, moreOf, showsAllCommareas } from '../../evidence/commarea-layouts.ts'
import { isIdle } from '../../evidence/comment-lines.ts'
import { isCobolSource } from '../../evidence/is-cobol.ts'
import { linesBetween } from '../../evidence/lines-between.ts'
import { declaredIn, isInCopybook, passedBy, passedLayouts, passedNames, passesCall } from '../../evidence/passed-commareas.ts'
import type { Findings } from '../../findings.ts'
import { askedCommarea } from '../../question/asked-commarea.ts'
import type { Quote } from '../../quote.ts'
import type { Subject } from '../../subjects.ts'

const mostFound = 100
const mostGroups = 14
const mostReadOn = 8
const mostTargets = 6
const mostPlaces = 4
const mostPassed = 2
const memberLines = 60
const mostQuoted = 22

/** What the commarea is laid out by: what stands below DFHCOMMAREA, or what a program moves it to or passes as one. */
export const commareasAspect: Aspect = {
  name: 'commareas',
  exact: true,
  asks: (question, { named, kinds: [kind], paths }) => {
    const asked = askedCommarea(question)
    return asked === 'system' || (asked === 'named' && named && (kind === 'program' || kind === 'symbol') && paths.length > 0)
  },
  calls: (question, subject, findings) => {
    const path = pathOf(askedCommarea(question), subject)
    const layouts = layoutsOf(path, findings)
    return [
      commareaCall(path),
      movesCall(path),
      ...(path === undefined ? [] : [passesCall(path), ...passedNames(path, findings).map((name) => itemCall(escapeRegex(name), path))]),
      ...layouts.flatMap(moreOf).slice(0, mostReadOn),
      ...targetsOf(path, layouts, findings).map(definitionCall),
      ...(path === undefined ? [] : passedNames(path, findings).map(definitionCall)),
      ...membersOf(path, findings)
        .slice(0, 1)
        .flatMap((member) => [definitionCall(member), ...memberRead(member, findings)]),
    ]
  },
  draft: (question, subject, findings) => {
    const path = pathOf(askedCommarea(question), subject)
    if (findings.resultOf(commareaCall(path)) === undefined) return undefined
    return path === undefined ? ofSystem(findings) : ofProgram(subject, path, findings)
  },
}

function pathOf(asked: 'named' | 'system' | undefined, { paths: [path] }: Subject): string | undefined {
  return asked === 'named' ? path : undefined
}

/** Those of what only is read by others, as a map of it in another language shows it, are none of a program. */
function layoutsOf(path: string | undefined, findings: Findings): readonly CommareaLayout[] {
  return commareaLayouts(findings, path).filter((one) => isCobolSource(one.path, findings))
}

function movesCall(path: string | undefined): Call {
  const { name, args } = linesCall(String.raw`\bMOVE\s+DFHCOMMAREA\b`, mostFound, path)
  return { name, args: { ...args, context: 1 } }
}

/** The items that bytes are moved to, of each member the first: those are what lays them out. */
function movedOf(path: string | undefined, layouts: readonly CommareaLayout[], findings: Findings): ReadonlyMap<string, string> {
  const moved = new Map<string, string>()
  for (const { path: of, line, text } of findings.codeLinesFound(movesCall(path))) {
    const said = `${codeText(text)} ${codeText(findings.linesOf(of).get(line + 1))}`
    const to = /\bMOVE\s+DFHCOMMAREA(?:\s*\([^)]*\))?\s+TO\s+([A-Z0-9][\w-]*)/i.exec(said)?.[1]
    if (to !== undefined && !moved.has(of) && layouts.some((one) => one.path === of && one.by === 'bytes')) moved.set(of, to.toUpperCase())
  }
  return moved
}

function targetsOf(path: string | undefined, layouts: readonly CommareaLayout[], findings: Findings): readonly string[] {
  const names = groupBy([...movedOf(path, layouts, findings).values()], (name) => name)
  return [...names]
    .toSorted(([, one], [, other]) => other.length - one.length)
    .map(([name]) => name)
    .slice(0, mostTargets)
}

interface Told {
  readonly by: 'copy' | 'fields' | 'bytes'
  readonly member?: string
  /** Between the program and the member: the item that the bytes are moved to. */
  readonly through?: string
  readonly layout: CommareaLayout
}

function toldOf(path: string | undefined, findings: Findings): readonly Told[] {
  const layouts = layoutsOf(path, findings)
  const moved = movedOf(path, layouts, findings)
  return layouts.map((layout): Told => {
    if (layout.by === 'copy') return { by: 'copy', layout, member: (layout.member ?? '').toUpperCase() }
    const to = moved.get(layout.path)
    const where = to === undefined ? undefined : declaredIn(to, layout.path, findings)
    if (to !== undefined && where !== undefined && isInCopybook(where))
      return { by: 'copy', layout, through: to, member: bareFileName(where.path).toUpperCase() }
    return { by: layout.by, layout, ...(to === undefined ? {} : { through: to }) }
  })
}

/** Most used first. */
function membersOf(path: string | undefined, findings: Findings): readonly string[] {
  const members = groupBy(
    toldOf(path, findings).flatMap(({ member }) => (member === undefined ? [] : [member])),
    (one) => one,
  )
  const found = [...members].toSorted(([, one], [, other]) => other.length - one.length).map(([name]) => name)
  return found.length > 0 || path === undefined ? found : passedLayouts(path, findings).flatMap(({ layout: { member } }) => member ?? [])
}

function memberPath(member: string, findings: Findings): string | undefined {
  const where = findings.structure(definitionCall(member), 'where')
  const all = [...(where?.definitions ?? []).filter(({ kind }) => kind === 'copybook'), ...(where?.members ?? [])]
  return all.find(({ path }) => isInCopybook({ path }) && sameName(bareFileName(path), member))?.path
}

function memberRead(member: string, findings: Findings): readonly Call[] {
  const path = memberPath(member, findings)
  return path === undefined ? [] : [readCall(path, 1, memberLines)]
}

/** The member from its first item on. */
function memberQuote(member: string | undefined, findings: Findings): readonly Quote[] {
  const path = member === undefined ? undefined : memberPath(member, findings)
  if (path === undefined) return []
  const known = findings.linesOf(path)
  for (let line = 1; line <= memberLines && known.has(line); line++)
    if (!isIdle(known.get(line) ?? '') && /^\d{1,2}\s/.test(codeText(known.get(line))))
      return [
        { source: { kind: 'code', path }, startLine: line, lines: linesBetween(known, line, Math.min(line + mostQuoted, memberLines)) },
      ]
  return []
}

function ofSystem(findings: Findings): Draft | undefined {
  const all = toldOf(undefined, findings)
  if (all.length === 0) return undefined
  const groups = [...groupBy(all, ({ by, member }) => `${by} ${member ?? ''}`).values()].toSorted(
    (one, other) => weight(other) - weight(one),
  )
  const shown = groups.slice(0, mostGroups)
  const [main] = membersOf(undefined, findings)
  const some = showsAllCommareas(findings) ? '' : 'At least '
  const copied = groups.filter(([first]) => first?.by === 'copy')
  const by = copied.length > 1 ? `, laid out by ${count(copied.length, 'copybook')}` : ''
  const isShared = (copied[0]?.length ?? 0) > 1 || copied.length === 1
  return {
    lead: [
      `${some}${count(all.length, 'program')} ${all.length === 1 ? 'has' : 'have'} a DFHCOMMAREA${by}:`,
      ...shown.map((group) => groupItem(group, findings)),
      ...moreItem(groups.length - shown.length),
    ],
    // Of many that one program each has none is the commarea of the system.
    quotes: isShared ? memberQuote(main, findings) : [],
    alone: true,
  }
}

/** By a member before what has none, then by how many. */
function weight(group: readonly Told[]): number {
  return group.length + (group[0]?.by === 'copy' ? mostFound * 2 : group[0]?.by === 'fields' ? mostFound : 0)
}

function groupItem(group: readonly Told[], findings: Findings): string {
  const [first] = group
  const places = group.slice(0, mostPlaces).map(({ layout }) => layout.lines)
  const through = [...new Set(group.flatMap((one) => one.through ?? []))].slice(0, mostPassed).join(', ')
  const more = group.length > mostPlaces ? ', first of them' : ''
  const programs = count(group.length, 'program')
  if (first?.by === 'copy') {
    const moved = through === '' ? '' : `, moved to ${through} of it`
    return item(findings, `by copybook ${nameFor(findings, first.member ?? '', places)}: ${programs}${moved}${more}`, places)
  }
  if (first?.by === 'fields') return item(findings, `by fields of their own: ${programs}${more}`, places)
  return item(findings, `as bytes only: ${programs}${through === '' ? '' : `, moved to ${through}`}${more}`, places)
}

function ofProgram({ name }: Subject, path: string, findings: Findings): Draft | undefined {
  const [told] = toldOf(path, findings)
  const others = passedElsewhere(path, findings)
  const laidOut = passedLayouts(path, findings)
  const ownFields = laidOut.flatMap(({ layout }) => fieldsQuote(layout, findings))
  const passed = laidOut.map(({ passed: one, layout }) =>
    item(findings, `it passes ${nameFor(findings, one.name, [at(one.line), layout.lines])} as a commarea, ${wordsOf(layout, findings)}`, [
      at(one.line),
      layout.lines,
    ]),
  )
  if (told === undefined) {
    if (!isCobolSource(path, findings)) return undefined
    const quotes = [...memberQuote(membersOf(path, findings)[0], findings), ...ownFields]
    if (passed.length + others.length > 0) return { lead: [`${name} has no DFHCOMMAREA:`, ...passed, ...others], quotes, alone: true }
    const said = `${name} has no DFHCOMMAREA, and no command of it passes an item as a commarea`
    return { lead: [], quotes: [], nothing: { said, decides: true } }
  }
  const { layout, through, member } = told
  const moved =
    through === undefined
      ? ''
      : `, and moved to ${through}${member === undefined || layout.by === 'copy' ? '' : `, which copybook ${member} declares`}`
  const places = [layout.lines, ...movePlaces(path, findings)]
  const isPassedOn = layout.by === 'bytes' && member === undefined
  const quotes = member === undefined ? [...fieldsQuote(layout, findings), ...(isPassedOn ? ownFields : [])] : memberQuote(member, findings)
  return {
    lead: [
      item(findings, `the commarea of ${name} is ${wordsOf(layout, findings)}${moved}`, layout.by === 'bytes' ? places : [layout.lines]),
      ...(isPassedOn ? [...passed, ...others] : []),
    ],
    quotes,
    alone: true,
  }
}

/** The fields that the program declares itself. */
function fieldsQuote({ by, path, lines: { startLine, endLine } }: CommareaLayout, findings: Findings): readonly Quote[] {
  return by === 'fields'
    ? [{ source: { kind: 'code', path }, startLine, lines: linesBetween(findings.linesOf(path), startLine, endLine) }]
    : []
}

/** What it passes that a member declares. */
function passedElsewhere(path: string, findings: Findings): readonly string[] {
  return passedBy(path, findings).flatMap(({ name, line }) => {
    const where = declaredIn(name, path, findings)
    if (where === undefined || where.path === path) return []
    const places = [at(line), at(where)]
    return [
      item(
        findings,
        `it passes ${nameFor(findings, name, places)} as a commarea, which copybook ${bareFileName(where.path)} declares`,
        places,
      ),
    ]
  })
}

function movePlaces(path: string, findings: Findings) {
  return findings
    .codeLinesFound(movesCall(path))
    .filter(({ text }) => /\bMOVE\s+DFHCOMMAREA\b/i.test(text))
    .slice(0, 1)
    .map(at)
}

function wordsOf({ by, member = '', lines }: CommareaLayout, findings: Findings): string {
  if (by === 'copy') return `laid out by copybook ${nameFor(findings, member, [lines])}`
  return by === 'fields' ? 'laid out by fields of the program itself' : 'declared as bytes only'
}
