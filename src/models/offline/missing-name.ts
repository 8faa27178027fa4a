import type { LocatedName, LocateResult } from '../../answer/located.ts'
import { sameName } from '../../answer/name-match.ts'
import type { UnitKind } from '../../answer/structure.ts'
import { escapeRegex } from '../../base/escape-regex.ts'
import {
  assemblerLines,
  linesGivingAbend,
  linesIncluding,
  linesNaming,
  linesOfLabel,
  linesOfTextId,
  linesSayingProgram,
  linesThatMayUse,
  linesWithCode,
} from './absence.ts'
import type { Lines } from './cite.ts'
import type { Call } from './conversation.ts'
import { isComment } from './evidence/comment-lines.ts'
import { isFortranFile } from './evidence/is-fortran.ts'
import { isLinkMember, linkMemberCall } from './evidence/link-member.ts'
import type { Findings } from './findings.ts'
import { isStoreAccessed } from './named-subjects.ts'
import { asksWhatItIs, isAskedAsDoer, isAskersOwn, isCircumstance, isFamilyName } from './question/asked-name.ts'
import { speaksOfSource } from './question/asked-source.ts'
import { asksAttribute } from './question/asks-attribute.ts'
import { codesIn } from './question/codes.ts'
import { askedComplement } from './question/complement.ts'
import { nameMark } from './question/name-mark.ts'
import { kindSaidOf } from './question/noun-of-name.ts'
import type { Question } from './question/question.ts'
import { askedRelations } from './question/relation.ts'
import { isValueShown } from './question/shown-texts.ts'
import { isJclWord } from './question/statement-words.ts'
import type { Missing } from './verdict.ts'

/** A name that is nowhere, or of which only others speak, where what it is or does is asked. */
export function missingName(question: Question, located: LocateResult, findings: Findings): Missing | undefined {
  const [of] = askedComplement(question) === undefined ? [] : question.names
  if (of !== undefined && !located.names.some((name) => sameName(name.word, of) && (isDefined(name) || name.mentions > 0)))
    return { why: 'name', name: { word: of, units: [], members: [], mentions: 0, nearest: [] } }
  for (const name of located.names) {
    if (!question.names.includes(name.word)) continue
    // `LRECL` is what is asked for, and nothing of the code; `the RESTART control card` is a command of its own.
    if (isJclWord(name.word) && !isDefined(name) && asksAttribute(question) && !isCommand(question.text, name.word)) continue
    if (!isDefined(name)) {
      const word = located.words.find(({ word }) => sameName(word, name.word))
      // What stands for a word that is nowhere may be another that is spelled nearly so: that one was not asked about.
      const stands = word?.forms.includes(name.word.toLowerCase()) === true || linesNaming(name.word, findings).length > 0
      if (name.mentions === 0 && isInput(question.bare) && (stands || mayBeSpelledOtherwise(name, located))) continue
      if (linesGivingAbend(name.word, findings).length > 0) continue
      const isNamed = name.mentions > 0 || stands
      if (linesOfTextId(name.word, findings).length > 0) continue
      if (isFamilyName(question.text, name.word) && isFamily(name)) continue
      if (!isNamed && isTakenForName(question, name.word)) return { why: 'name', name }
      if (linesOfLabel(name.word, findings).length > 0) continue
      // Of data of Fortran no structure is known: its declaration is all the source that it has.
      if (name.mentions === 0 && declaringLines(name.word, findings).length > 0) continue
      // Data that a macro lays out: its operands name them, and what is done with them is there.
      if (!isAskedToDo(question, name.word) && assemblerLines(name.word, findings).length > 0) continue
      // A code is defined nowhere: the lines that test or give it tell what it means.
      if (codesIn(question.text).some((code) => sameName(code, name.word)) && linesWithCode(name.word, findings).length > 0) continue
      // A word that only happens to be spelled like something defined (`block`, `file`) is not what is asked about.
      // What is given a value is asked about, wherever that is: of constants of a preprocessor or a script no structure knows.
      const isKnown = (other: LocatedName) =>
        isDefined(other) || (other !== name && isGivenValue(other.word, linesNaming(other.word, findings), findings))
      const isAlone = !located.names.some((other) => question.names.includes(other.word) && isKnown(other))
      const isThing =
        name.mentions > 0 ||
        kindSaidOf(question.text, name.word) !== undefined ||
        asksWhereDefined.test(question.bare) ||
        isOtherwiseThing(name.word, question, located, findings)
      const isAsked = isThing && !isCircumstance(question.text, name.word)
      if (isAlone && isAsked && isNamed && !isFamily(name) && !isRelated(question, name.word)) return { why: 'definition', name }
    } else if ((isDeclaredOnly(name, findings) || isDoneElsewhere(name, question)) && !isRelated(question, name.word))
      return { why: 'definition', name }
  }
  return undefined
}

/** `a NAME NAME card`, `the NAME option`: what somebody writes for a program has no source. */
const input = new RegExp(
  String.raw`\b${nameMark}(?:[ -]+(?:${nameMark}|[a-z]+))?[ -]+(?:cards?|keywords?|options?|switch(?:es)?|flags?|directives?|requests?|(?:sub)?commands?|control arguments?)\b`,
)

function isInput(bare: string): boolean {
  return input.test(bare)
}

/**
 * What is written for a program may stand there in its first letters (`ALLOC` of ALLOCATE), or letter by letter, as Fortran compares cards. No program takes a
 * name of parts to pieces.
 */
function mayBeSpelledOtherwise({ word, nearest }: LocatedName, { words, units }: LocateResult): boolean {
  if (/[\p{L}\d]_[\p{L}\d]/u.test(word)) return false
  const begins = word.slice(0, fewestLetters).toUpperCase()
  return (
    word.length <= fewestLetters ||
    units.some(({ path }) => isFortranFile(path)) ||
    words.some((one) => sameName(one.word, word) && one.units > 0) ||
    nearest.some((name) => name.toUpperCase().startsWith(begins))
  )
}

const fewestLetters = 3

function isAskedToDo({ text }: Question, name: string): boolean {
  return isAskedAsDoer(text, name) || asksWhatItIs(text.replace(/\bwhere (?:is|are)\b/gi, ''), name)
}

/** The beginning of several names means all that they name: a product, a subsystem. */
function isFamily({ word, nearest }: LocatedName): boolean {
  return nearest.filter((name) => name.toUpperCase().startsWith(word.toUpperCase())).length > 1
}

/** Written as no word is, or asked about as a thing is. */
function isTakenForName(question: Question, name: string): boolean {
  if (isAskersOwn(question.text, name) || isValueShown(question.text, name)) return false
  if (/[^A-Z]/.test(name) || kindSaidOf(question.text, name) !== undefined || asksWhatItIs(question.text, name)) return true
  return askedRelations(question, name).some(({ sure }) => sure)
}

/** `the RESTART control card`, `the command RESTART`. */
function isCommand(text: string, name: string): boolean {
  const noun = '(?:cards?|commands?|keywords?|directives?|requests?)'
  const escaped = escapeRegex(name)
  return new RegExp(String.raw`\b${noun}\s+["']?${escaped}(?![\w-])|(?<![\w-])${escaped}["']?\s+(?:control\s+)?${noun}\b`, 'i').test(text)
}

const asksWhereDefined = new RegExp(
  String.raw`\b(?:where|(?:in )?(?:which|what)(?: \w+){0,4})\s+(?:is|are)\s+(?:the\s+)?${nameMark}\s+(?:defined|declared|laid out|coded|implemented|programmed)\b`,
  'i',
)

export function isDefined({ units, members }: LocatedName): boolean {
  return units.length + members.length > 0
}

/** The system is told of the program, and its source is not here. */
function isDeclaredOnly(name: LocatedName, findings: Findings): boolean {
  return isToldOfOnly(name) && name.members.every((path) => isLinkMember(path, findings))
}

function isToldOfOnly({ units }: LocatedName): boolean {
  return units.every(({ detail = '' }) => /^(?:CSD PROGRAM|[A-Z]{3}PPT)\b/.test(detail))
}

/** Reads the members that bear the name of a program which the system is only told of: whether they hold its source. */
export function memberCalls({ names }: Question, located: LocateResult): readonly Call[] {
  const told = located.names.filter((name) => names.includes(name.word) && name.units.length > 0 && isToldOfOnly(name))
  return told.flatMap(({ members }) => members.map(linkMemberCall))
}

/** What does something is a program, of whatever is defined under its name: a field that holds the name for a call does nothing, nor a message that speaks of it. */
function isDoneElsewhere({ word, units, members, mentions }: LocatedName, { text }: Question): boolean {
  return (
    members.length === 0 &&
    mentions > 0 &&
    units.every((unit) => isDataKind(unit.kind) || isTextWith(unit, word)) &&
    (isAskedAsDoer(text, word) || speaksOfSource(text, word))
  )
}

function isTextWith({ kind, name }: LocatedName['units'][number], word: string): boolean {
  return kind === 'message' && !sameName(name, word)
}

function isDataKind(kind: UnitKind): boolean {
  return kind === 'field' || kind === 'record'
}

/** Of a name that no structure knows, asked about as a thing that is somewhere: all lines only speak of it, or one says that it is a program or puts it in. */
function isOtherwiseThing(name: string, question: Question, located: LocateResult, findings: Findings): boolean {
  if (!isAskedAsDoer(question.text, name) && !asksWhatItIs(question.text, name)) return false
  return (
    isOnlySpokenOf(name, located, findings) || linesSayingProgram(name, findings).length > 0 || linesIncluding(name, findings).length > 0
  )
}

/** Who calls or copies it, or works on what it keeps, can be said of what has no source, too. */
function isRelated(question: Question, name: string): boolean {
  return askedRelations(question, name).some(({ subjectIs }) => subjectIs === 'object') || isStoreAccessed(question, name)
}

/** A constant or variable: of data no structure is known in many languages. */
function isGivenValue(name: string, lines: readonly Lines[], findings: Findings): boolean {
  const given = new RegExp(String.raw`(?<![\w-])${escapeRegex(name)}\s*(?:\([^=]*\)\s*)?=`, 'i')
  return lines.some(({ path, startLine }) => {
    const line = findings.linesOf(path).get(startLine) ?? ''
    return !isComment(line) && given.test(line)
  })
}

const declares =
  /^\s*(?:\d+\s+)?(?:COMMON|DIMENSION|PARAMETER|EQUIVALENCE|DATA|SAVE|INTEGER|REAL|LOGICAL|CHARACTER|COMPLEX|DOUBLE\s+PRECISION)\b(?!.*\b(?:FUNCTION|EXTERNAL)\b)/i

/** Statements of Fortran that declare data of that name, or the COMMON block. */
function declaringLines(name: string, findings: Findings): readonly Lines[] {
  return linesNaming(name, findings).filter(({ path, startLine }) => {
    const line = findings.linesOf(path).get(startLine) ?? ''
    return isFortranFile(path) && !isComment(line) && declares.test(line)
  })
}

/** No statement names it: as far as lines were searched for it, else by the units that were found. */
function isOnlySpokenOf(name: string, { units }: LocateResult, findings: Findings): boolean {
  const lines = linesNaming(name, findings)
  if (lines.length > 0) return linesThatMayUse(lines, findings).length === 0 && !isGivenValue(name, lines, findings)
  const fields = units.flatMap(({ why }) =>
    why.filter(({ word, found }) => sameName(word, name) && sameName(found, name)).map(({ field }) => field),
  )
  return fields.length > 0 && fields.every((field) => field === 'comment' || field === 'past' || field === 'around')
}
