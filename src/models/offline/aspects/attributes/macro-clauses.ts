import { distinctBy } from '../../../../base/distinct-by.ts'
import { groupBy } from '../../../../base/group-by.ts'
import { type MacroStatement, operandOf } from '../../../../base/macro-statements.ts'
import { count } from '../../../../base/text.ts'
import type { Aspect } from '../../aspect.ts'
import { linesCall, readCall } from '../../calls.ts'
import { at, inert, item, type Lines, nameFor } from '../../cite.ts'
import type { Call } from '../../conversation.ts'
import { quoteLines } from '../../evidence/around-place.ts'
import { nearestFirst } from '../../evidence/known-names.ts'
import { longestMacro, macroAt, macrosIn } from '../../evidence/macro-statement.ts'
import { isPlaced, type MacroThing, macroThings, screenCalls } from '../../evidence/macro-things.ts'
import type { Findings, Place } from '../../findings.ts'
import { askedMacroClauses, type MacroClause, macroKinds } from '../../question/asked-macro-clauses.ts'
import type { Question } from '../../question/question.ts'
import type { Subject } from '../../subjects.ts'
import { entriesOf, fieldsByWords, mapCalls, mapsOf } from '../screens/fields-by-words.ts'
import { screenParts } from '../screens/screen-layout.ts'
import { isScreenThing } from '../screens/screen-programs.ts'
import { macroValue } from './macro-value.ts'

const mostThings = 6
const mostLines = 300
const mostHeads = 20
const mostQuoted = 2
const longestQuote = 14
const isMap = /\sDFHMDI\s/i
const isMapset = /\sDFHMSD\s/i
const ofScreen = /\b(?:screens?|maps?|mapsets?|panels?|bms|displayed|cursor|row)\b/i

/** What the statements say that define a screen, a database or a part of one: its size, place, attributes, colours; access, parents, keys, processing options. */
export const macroClausesAspect: Aspect = {
  name: 'macro clauses',
  asks: (question) => askedMacroClauses(question).length > 0,
  calls: (question, subject, findings) => [
    ...screenCalls(question, findings),
    ...macroThings('mapset', question, findings).slice(0, mostThings).map(headsCall),
    ...describedCalls(question, subject, findings),
    ...(askedOf(question, subject, findings)?.things ?? []).flatMap((thing) => [
      readCall(thing.path, thing.startLine, Math.min(thing.endLine, thing.startLine + mostLines)),
      ...(isOfBms(thing)
        ? [headsCall(thing), ...headLines(thing, findings).map((line) => readCall(thing.path, line, line + longestMacro))]
        : []),
    ]),
  ],
  draft: (question, subject, findings) => {
    const asked = askedOf(question, subject, findings)
    if (asked === undefined) return undefined
    const said = asked.things.flatMap((thing) => saidOf(thing, asked.clauses, findings))
    if (said.length === 0) return undefined
    const alike = [...groupBy(said, ({ thing, parts }) => `${thing.name} ${parts.join()}`).values()]
    const quotes = alike
      .slice(0, mostQuoted)
      .flatMap(([first]) => (first === undefined ? [] : first.places.map((place) => quoteLines(place, findings, longestQuote))))
    return { lead: alike.map((same) => itemOf(same, findings)), quotes, alone: true }
  },
}

interface Asked {
  readonly clauses: readonly MacroClause[]
  readonly things: readonly MacroThing[]
}

/** The innermost thing that is named and has such a clause. */
function askedOf(question: Question, subject: Subject, findings: Findings): Asked | undefined {
  const all = askedMacroClauses(question)
  for (const kind of macroKinds) {
    const clauses = all.filter(({ of }) => of === kind)
    const own = clauses.length === 0 ? [] : macroThings(kind, question, findings)
    const named = own.length === 0 && kind === 'map' && clauses.length > 0 ? mapsInSets(question, findings) : own
    const things = nearestFirst(named, question, findings).slice(0, mostThings)
    if (things.length === 0) {
      const described = kind === 'screen field' ? describedFields(clauses, question, subject, findings) : []
      if (described.length > 0) return { clauses, things: described }
      continue
    }
    const isSure =
      kind !== 'screen field' ||
      ofScreen.test(question.text) ||
      clauses.some(({ isVague }) => !isVague) ||
      things.every((thing) => isPlaced(thing, question, findings))
    return isSure ? { clauses, things } : undefined
  }
  return undefined
}

/** The size of a mapset is that of its maps. */
function mapsInSets(question: Question, findings: Findings): readonly MacroThing[] {
  return macroThings('mapset', question, findings).flatMap((set) =>
    mapsIn(set, findings).map(
      ({ name, path, line }): MacroThing => ({
        kind: 'map',
        name,
        of: set.name,
        path,
        startLine: line,
        endLine: line + longestMacro,
        detail: '',
      }),
    ),
  )
}

/** Where the maps of a mapset begin. */
function mapsIn(set: MacroThing, findings: Findings): readonly (Place & { readonly name: string })[] {
  return findings
    .linesFound(headsCall(set))
    .filter(({ path, line, text }) => path === set.path && line > set.startLine && line <= set.endLine && isMap.test(text))
    .map(({ path, line, text }) => ({ path, line, name: text.split(/\s/, 1)[0] ?? '' }))
}

function describedCalls(question: Question, subject: Subject, findings: Findings): readonly Call[] {
  const clauses = askedMacroClauses(question).filter(({ of }) => of === 'screen field')
  return isFieldDescribed(question, clauses) && isScreenThing(subject) && macroThings('screen field', question, findings).length === 0
    ? mapCalls(subject, findings)
    : []
}

/** Of other things than fields a screen has no colours. */
function isFieldDescribed({ text }: Question, clauses: readonly MacroClause[]): boolean {
  return clauses.some(({ keys: [key] }) => key === 'COLOR' || key === 'HILIGHT' || /\bfields?\b/i.test(text))
}

/** `the colour of error messages on map X`: the fields of the screen whose names or labels say so. */
function describedFields(clauses: readonly MacroClause[], question: Question, subject: Subject, findings: Findings): readonly MacroThing[] {
  if (!isFieldDescribed(question, clauses) || !isScreenThing(subject)) return []
  const isClause = (word: string) => clauses.some(({ asked }) => asked.test(word))
  return mapsOf(subject, findings).flatMap((map) => {
    const entries = entriesOf(map, findings)
    const fields = screenParts(entries, map).filter(({ field }) => field !== undefined)
    return (fieldsByWords(map, fields, question, findings, isClause) ?? []).map(({ field, path, startLine, endLine }): MacroThing => {
      const name = field?.name ?? ''
      const detail = entries.find((one) => one.name === name && one.startLine === startLine)?.detail ?? ''
      return { kind: 'screen field', name, of: map, path, startLine, endLine, detail }
    })
  })
}

function isOfBms({ kind }: MacroThing): boolean {
  return kind === 'screen field' || kind === 'map' || kind === 'mapset'
}

/** The statements of a map and of its mapset, whose operands hold for what stands in them. */
function headsCall({ path }: MacroThing) {
  return linesCall(String.raw`^\S*\s+DFHM(?:SD|DI)\s`, mostHeads, path)
}

function headLines(thing: MacroThing, findings: Findings): readonly number[] {
  const before = findings.linesFound(headsCall(thing)).filter(({ path, line }) => path === thing.path && line <= thing.startLine)
  const last = (operation: RegExp) => before.filter(({ text }) => operation.test(text)).at(-1)
  return [last(isMap), last(isMapset)].flatMap((found) => (found === undefined ? [] : [found.line]))
}

const definedBy: Readonly<Record<MacroThing['kind'], RegExp>> = {
  'screen field': /^DFHMDF$/,
  map: /^DFHMDI$/,
  mapset: /^DFHMSD$/,
  'ims field': /^(?:XD)?F(?:IE)?LD$/,
  segment: /^SEGM$/,
  pcb: /^(?:PCB|PSBGEN)$/,
  dbd: /^(?:DBD|DATASET)$/,
}

interface Said {
  readonly thing: MacroThing
  readonly parts: readonly string[]
  readonly places: readonly Lines[]
}

function saidOf(thing: MacroThing, clauses: readonly MacroClause[], findings: Findings): readonly Said[] {
  const lines = findings.linesOf(thing.path)
  const own = statementsOf(thing, findings)
  const [first] = own
  // A table of the system defines it by other statements.
  if (first === undefined || !definedBy[thing.kind].test(first.operation)) return []
  if (thing.kind === 'pcb') return pcbsIn(own).map((pcb) => ofStatements(thing, pcb, clauses))
  if (thing.kind === 'mapset' && clauses.some(({ keys }) => keys.includes('MAPS'))) return [mapsOfSet(thing, findings)]
  const heads = isOfBms(thing) ? headLines(thing, findings).flatMap((line) => macroAt(lines, line) ?? []) : []
  return [ofStatements(thing, own, clauses, heads)]
}

function mapsOfSet(thing: MacroThing, findings: Findings): Said {
  const maps = mapsIn(thing, findings)
  const names = maps.map(({ name }) => name).join(', ')
  return { thing, parts: [`${count(maps.length, 'map')}${names === '' ? '' : `: ${names}`}`], places: maps.map(at) }
}

/** Of a field or screen its own statement; of a database and a segment those of what lies in it, too. */
function statementsOf(thing: MacroThing, findings: Findings): readonly MacroStatement[] {
  const lines = findings.linesOf(thing.path)
  const all = macrosIn(lines, thing.startLine, Math.min(thing.endLine, thing.startLine + mostLines))
  if (isOfBms(thing) || thing.kind === 'ims field') return all.slice(0, 1)
  return thing.kind === 'dbd' ? all.filter(({ operation }) => operation === 'DBD' || operation === 'DATASET' || operation === 'AREA') : all
}

/** Each PCB with its segments and the end of the PSB, which tells the language. */
function pcbsIn(statements: readonly MacroStatement[]): readonly (readonly MacroStatement[])[] {
  const end = statements.filter(({ operation }) => operation === 'PSBGEN')
  const starts = statements.flatMap(({ operation }, at) => (operation === 'PCB' ? [at] : []))
  return starts.map((at, i) => [
    ...statements.slice(at, starts[i + 1] ?? statements.length).filter(({ operation }) => operation !== 'PSBGEN'),
    ...end,
  ])
}

function ofStatements(
  thing: MacroThing,
  own: readonly MacroStatement[],
  clauses: readonly MacroClause[],
  heads: readonly MacroStatement[] = [],
): Said {
  const told = clauses.map((clause) => macroValue(clause, { thing, own, heads }))
  const statements = told.flatMap(({ from }) => from)
  const places = (statements.length > 0 ? statements : own.slice(0, 1)).map(({ startLine, endLine }) => ({
    path: thing.path,
    startLine,
    endLine,
  }))
  const dbd = thing.kind === 'pcb' ? own[0] && operandOf(own[0], 'DBDNAME') : undefined
  // What the end of the PSB says holds for all of them.
  const ofPcb = dbd === undefined || clauses.every(({ keys: [key] }) => key === 'LANG' || key === 'CMPAT') ? [] : [`PCB of ${dbd}`]
  return { thing, parts: [...ofPcb, ...new Set(told.map(({ text }) => text))], places: distinctBy(places, ({ startLine }) => startLine) }
}

const nouns: Readonly<Record<MacroThing['kind'], string>> = {
  'screen field': 'field',
  'ims field': 'field',
  map: 'map',
  mapset: 'mapset',
  segment: 'segment',
  dbd: 'database',
  pcb: 'PSB',
}

function itemOf([first, ...others]: readonly Said[], findings: Findings): string {
  if (first === undefined) return ''
  const { thing, parts, places } = first
  const whose = thing.of === undefined ? '' : ` of ${inert(thing.of)}`
  // Each PCB of a PSB says what holds for all of them.
  const elsewhere = distinctBy([first, ...others], (one) => `${one.thing.of} ${one.thing.path}`).slice(1)
  const also = elsewhere.length === 0 ? '' : `; the same of ${elsewhere.map((one) => inert(one.thing.of ?? one.thing.path)).join(', ')}`
  const all = [first, ...elsewhere.slice(0, 1)].flatMap((one) => one.places)
  return item(findings, `${nouns[thing.kind]} ${nameFor(findings, thing.name, places)}${whose}: ${parts.map(inert).join('; ')}${also}`, all)
}
