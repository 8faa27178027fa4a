import type { LocatedUnit, LocatedWord, LocateResult } from '../../../answer/located.ts'
import type { UnitKind } from '../../../answer/structure.ts'
import type { OutlineEntry } from '../../../answer/structure-results.ts'
import { bareFileName } from '../../../base/file-name.ts'
import { namePartsOf } from '../../../base/words/name-parts.ts'
import { linesCall, locateCall, outlineCall, referencesCall } from '../calls.ts'
import type { Call } from '../conversation.ts'
import { isCobolProgram } from '../evidence/is-cobol.ts'
import type { Findings, FoundLine } from '../findings.ts'
import { askedOfItem, askedOfParts, type ItemAttribute } from '../question/asked-item-clauses.ts'
import { askedLanguage, inAskedLanguage } from '../question/asked-language.ts'
import type { Question } from '../question/question.ts'
import { askedRelation } from '../question/relation.ts'
import { identifierOf } from '../question/word-pattern.ts'
import type { Subject } from '../subjects.ts'
import { sumOfWeights } from '../sum-of-weights.ts'
import type { DescribedKind } from './described-kind.ts'
import { inlineCalls, inlineField } from './inline-fields.ts'

const dataUnits: readonly UnitKind[] = ['record', 'table', 'segment', 'file', 'view', 'copybook']
const recordUnits: readonly UnitKind[] = ['record', 'copybook', 'segment']
const mostLocated = 8
const mostOutlined = 4
const mostDeclared = 80
const asksForm =
  /\b(?:pic|pictures?|how (?:big|long|large|wide|many (?:digits|bytes|characters))|size|length|declar\w*|(?:which|what) (?:field|column|variable|copybook)|where (?:is|are) [^?]* defined)\b/i
/** What is to be changed may be a line of a file of settings, and whoever asks will do it: no statement of a program. */
const howToChange = /\bhow (?:do|can|could|should|would|must) (?:i|we|you|one) (?:change|switch|set|move|redirect)\b/i
/** What goes to a queue changes no field, though one may be called so. */
const ofQueue = /\b(?:to|into|onto|on|from|off)\s+(?:[\w-]+\s+){0,3}queues?\b/i
/** `into which data sets does the program that validates claims write`: of what is written into nobody asks a field. */
const ofStore = /\b(?:which|what) (?:[a-z0-9]+ ){0,2}?(?:data ?sets?|files?|dds?|reports?|queues?|(?<=\binto \S+ (?:\S+ )?)tables?)\b/i
/** No single item is a record. */
const asksRecord = /\b(?:which|what) fields are in (?:the )?(?<which>[\w-]+(?: [\w-]+){0,2}) record\b/i
/** Records have such a word in their names or not. */
const recordWord = /^(?:records?|recs?|data|files?|area)$/i
const ofOneItem: ReadonlySet<ItemAttribute> = new Set(['usage', 'type', 'sign', 'digits', 'offset'])
const aboutForm =
  /^(?:packed|binary|signed|unsigned|usage|(?:alpha)?numeric|offset|positions?|decimals?|places?|types?|pictures?|pic|big|long|large|wide|digits?|bytes?|characters?|sizes?|lengths?|defin\w*|declar\w*|fields?|columns?|layouts?|structured?|formats?|programs?|sets?|chang\w*|updat\w*|carr\w*|hold\w*|which|what|may)$/i
/** They choose the members, whose names need not have them. */
const ofLanguage = /^(?:pl|pl[i1]|cobol|assembler|assembly|hlasm|fortran|rexx)$/i
/** Without a word for what there is so much of it, `MAX-LOAVES` is any maximum. */
const ofAnyAmount =
  /^(?:max\w*|min\w*|numbers?|totals?|counts?|least|most|(?:high|low|long|short|larg|small)est|defaults?|current|limits?)$/i
/** Of the weight of the question's words: what the name of a field must carry to be the one that is described. */
const leastShare = 0.25
/** What the record around it says counts so much of what its own name says. */
const recordShare = 0.4
/** A part of the name that the question does not speak of takes away so much of all. */
const partCost = 0.04
/** A field of a map takes what a field of a record holds: of the two that is meant. */
const mapCost = 0.15
/** A field that several programs share is meant sooner than one of a program's own. */
const sharedBonus = 0.08

/** A field, by the parts of its name and the record around it: who changes it, how it is defined. */
export const describedField: DescribedKind = {
  asks: (question) =>
    question.names.length === 0 &&
    !howToChange.test(question.bare) &&
    (asksForm.test(question.bare) ||
      askedOfItem(question).some((one) => ofOneItem.has(one)) ||
      askedOfParts(question) !== undefined ||
      (askedRelation(question)?.name === 'changes' && !ofQueue.test(question.bare) && !ofStore.test(question.bare)) ||
      question.wants[0] === 'field'),
  calls: (question, findings) => [
    recordsCall(question),
    ...declaredCalls(question, findings),
    ...inlineCalls(describedWords(findings.located(recordsCall(question))?.words ?? [])),
    ...outlinedPaths(question, findings).map(outlineCall),
    ...bestFields(question, findings).flatMap(({ name, path }) =>
      placeholder.test(name) ? [referencesCall(memberOf(path), 'callers')] : [],
    ),
  ],
  subjects: (question, findings) => {
    const outlined = bestFields(question, findings).map(({ name, path, startLine, endLine }): Subject => {
      return { name: nameInPrograms(name, path, findings), kinds: ['field'], paths: [path], startLine, endLine, named: false, score: 1 }
    })
    return outlined.length > 0 ? outlined : ownField(question, findings)
  },
}

/** One that a program declares itself, where no copybook has any. */
function ownField(question: Question, findings: Findings): readonly Subject[] {
  const located = findings.located(recordsCall(question))
  const paths = [...new Set((located?.units ?? []).map(({ path }) => path))]
  const field = inlineField(describedWords(located?.words ?? []), paths, findings, isFormOf)
  if (field === undefined) return []
  const { name, path, line } = field
  return [{ name, kinds: ['field'], paths: [path], startLine: line, endLine: line, named: false, score: 1 }]
}

function bestFields(question: Question, findings: Findings): readonly OutlineEntry[] {
  const located = findings.located(recordsCall(question))
  if (located === undefined) return []
  const all = fieldsOf(question, located, findings).sort((a, b) => b.weight - a.weight)
  const [best] = asksRecord.test(question.bare) ? all.filter(({ isGroup }) => isGroup) : all
  const words = asksRecord.test(question.bare) ? ofWhichRecord(located.words) : located.words.filter(({ word }) => !ofLanguage.test(word))
  return best === undefined || best.own < leastShare * sumOfWeights(words) ? [] : [best.entry]
}

/** `:TAG:-LEVEL`: programs put something in its place by COPY … REPLACING. */
const placeholder = /:[A-Z0-9-]+:/i

/** The name as most programs have it that copy the member. */
function nameInPrograms(name: string, path: string, findings: Findings): string {
  if (!placeholder.test(name)) return name
  const names = findings.referencesOf(memberOf(path), 'callers').flatMap(({ path: from, line }) => {
    const statement = [0, 1, 2].map((more) => findings.linesOf(from).get(line + more) ?? '').join(' ')
    const [, replaced = '', by] = /==\s*(:[^=]+:)\s*==\s+BY\s+==\s*([^=]+?)\s*==/i.exec(statement) ?? []
    return by === undefined ? [] : [name.replace(replaced.toUpperCase(), by.toUpperCase())]
  })
  const counts = new Map<string, number>()
  for (const one of names) counts.set(one, (counts.get(one) ?? 0) + 1)
  return [...counts].sort(([, a], [, b]) => b - a)[0]?.[0] ?? name
}

function memberOf(path: string): string {
  return bareFileName(path).toUpperCase()
}

function recordsCall({ text, bare }: Question): Call {
  const { which } = asksRecord.exec(bare)?.groups ?? {}
  return which === undefined
    ? locateCall(text, { kinds: dataUnits, limit: mostLocated })
    : locateCall(`${which} record`, { kinds: recordUnits, limit: mostLocated })
}

/** For items of COBOL whose names have all the words, in members of which the rest may say little: a short record is located behind long ones. */
function declaredCalls(question: Question, findings: Findings): readonly Call[] {
  const words = describedWords(findings.located(recordsCall(question))?.words ?? [])
  if (words.length < 2) return []
  const name = identifierOf(words.map(({ word }) => word.toLowerCase()))
  return [linesCall(String.raw`^.{0,6}[\s\d]*\b(?:0?[1-9]|[1-4]\d)\s+${name}(?:\s|\.|$)`, mostDeclared)]
}

/** Those first whose names have the fewest other parts; a name that runs its words together is that of a map. */
function declaringPaths(question: Question, findings: Findings): readonly string[] {
  const found = declaredCalls(question, findings).flatMap((call) => findings.codeLinesFound(call))
  const parts = ({ text }: FoundLine) => namePartsOf(/\d\s+([A-Z][\w-]*)/i.exec(text.slice(6))?.[1] ?? '').length
  const copied = found.filter(({ path }) => !isCobolProgram(path)).map((line) => ({ path: line.path, parts: parts(line) }))
  const rank = (one: { readonly parts: number }) => (one.parts > 1 ? one.parts : mostDeclared)
  return [...new Set(copied.toSorted((a, b) => rank(a) - rank(b)).map(({ path }) => path))].slice(0, mostOutlined)
}

function describedWords(words: readonly LocatedWord[]): readonly LocatedWord[] {
  return words.filter(({ word }) => !aboutForm.test(word))
}

function ofWhichRecord(words: readonly LocatedWord[]): readonly LocatedWord[] {
  return describedWords(words).filter(({ word }) => !recordWord.test(word))
}

function outlinedPaths(question: Question, findings: Findings): readonly string[] {
  const located = findings.located(recordsCall(question))?.units ?? []
  const isOwn = ({ path }: LocatedUnit) => Number(isCobolProgram(path))
  // A record that is spoken of as such is meant as programs share it.
  const records = asksRecord.test(question.bare) ? located.toSorted((a, b) => isOwn(a) - isOwn(b)) : located
  // What is declared beside a procedure is no unit of its own.
  const others = askedLanguage(question) === undefined ? [] : (findings.located(locateCall(question.text))?.units ?? [])
  const units = inAskedLanguage([...records, ...others], question, ({ language }) => language)
  return [...new Set([...[...new Set(units.map(({ path }) => path))].slice(0, mostOutlined), ...declaringPaths(question, findings)])]
}

interface WeighedField {
  readonly entry: OutlineEntry
  readonly isGroup: boolean
  /** Of the words in its own name. */
  readonly own: number
  readonly weight: number
}

function fieldsOf(question: Question, located: LocateResult, findings: Findings): WeighedField[] {
  const ofRecord = asksRecord.test(question.bare)
  const words = ofRecord ? ofWhichRecord(located.words) : describedWords(located.words)
  const total = sumOfWeights(words)
  return outlinedPaths(question, findings).flatMap((path) => {
    const units = located.units.filter((unit) => unit.path === path)
    return findings.outlinedMembers(path).flatMap(({ entries }) => {
      const names = new Set(entries.map(({ name }) => name))
      return entries
        .filter((entry) => isField(entry) && !isBesideMapField(entry, names))
        .map((entry) => {
          const parts = namePartsOf(entry.name)
          const inName = words.filter((word) => parts.some((part) => isFormOf(word, part)))
          const around = wordsAround(units, entry)
          const inRecord = words.filter((word) => !inName.includes(word) && around.has(word.word))
          const unsaid = parts.filter((part) => !(ofRecord && recordWord.test(part)) && !words.some((word) => isFormOf(word, part))).length
          const shared = (entry.field?.programs.length ?? 0) > 1 ? sharedBonus : 0
          const own = inName.every(({ word }) => ofAnyAmount.test(word)) ? 0 : sumOfWeights(inName)
          const ofMap = isOfMap(entry, names) ? mapCost : 0
          const isGroup = entries.some(({ field }) => field?.groups.includes(entry.name) === true && field.level !== 88)
          return { entry, isGroup, own, weight: own + recordShare * sumOfWeights(inRecord) + (shared - partCost * unsaid - ofMap) * total }
        })
    })
  })
}

/** Assembling a map gives each of its fields an item for its length, one for its flag, one for what is put in, and more. */
function isOfMap({ name }: OutlineEntry, names: ReadonlySet<string>): boolean {
  return ['L', 'F', 'I'].every((letter) => names.has(`${name.slice(0, -1)}${letter}`))
}

/** Only the items for input and output hold what stands in the field. */
function isBesideMapField(entry: OutlineEntry, names: ReadonlySet<string>): boolean {
  return isOfMap(entry, names) && !/[IO]$/.test(entry.name)
}

function isField({ kind, field }: OutlineEntry): boolean {
  return field !== undefined || kind === 'field'
}

function wordsAround(units: readonly LocatedUnit[], { startLine }: OutlineEntry): ReadonlySet<string> {
  const inside = units.filter((unit) => unit.startLine <= startLine && startLine <= unit.endLine)
  return new Set(inside.flatMap(({ why }) => why.map(({ word }) => word)))
}

const shortestStem = 4

function isFormOf({ word, forms }: LocatedWord, part: string): boolean {
  return [word.toLowerCase(), ...forms].some((form) => form === part || (form.length >= shortestStem && part.startsWith(form)))
}
