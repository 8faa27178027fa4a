import { sameName } from '../../../answer/name-match.ts'
import { escapeRegex } from '../../../base/escape-regex.ts'
import { definitionCall, locateCall } from '../calls.ts'
import type { Call } from '../conversation.ts'
import type { Findings } from '../findings.ts'
import { thingsNamed } from '../question/asked-attribute.ts'
import type { Question } from '../question/question.ts'

const data: ReadonlySet<string> = new Set(['field', 'record', 'file', 'table', 'column', 'segment', 'queue', 'container'])

/** What finds out where each thing that a question names is defined. */
export function definingCalls(question: Question): readonly Call[] {
  return thingsNamed(question).map((name) => definitionCall(name))
}

/** The members that a thing which a question names is, or is written in: none of data. */
export function placesNamed(name: string, question: Question, findings: Findings): readonly string[] {
  const units = findings.definitionsOf(name).filter(({ kind }) => !data.has(kind))
  const located = findings.located(locateCall(question.text))?.names.find(({ word }) => sameName(word, name))
  return [...new Set([...units.map(({ path }) => path), ...(located?.members ?? [])])]
}

/** Those of all that a question names. */
export function allPlacesNamed(question: Question, findings: Findings): readonly string[] {
  return [...new Set(thingsNamed(question).flatMap((name) => placesNamed(name, question, findings)))]
}

/** The members of all else that a question names beside a thing: where it asks for it. */
export function scopeOf(name: string, question: Question, findings: Findings): readonly string[] {
  const others = thingsNamed(question).filter((other) => other !== name)
  const paths = others.flatMap((other) => placesNamed(other, question, findings))
  // `in PROGRAM`, and nobody knows where that is: what others have of the name is not asked for.
  return paths.length === 0 && others.some((other) => isPlace(other, question)) ? [nowhere] : paths
}

const nowhere = ''

/** Those in the members that a question names beside a thing; all where it names none. */
export function within<Each extends { readonly path: string }>(found: readonly Each[], scope: readonly string[]): readonly Each[] {
  return scope.length === 0 ? found : found.filter(({ path }) => scope.includes(path))
}

/** The lines of a routine. */
interface Range {
  readonly path: string
  readonly startLine: number
  readonly endLine: number
}

const routines: ReadonlySet<string> = new Set(['symbol', 'entry', 'program', 'paragraph', 'section'])

/** The routines that a question names beside a thing: a member may hold several, each with its own of that name. */
export function routinesBeside(name: string, question: Question, findings: Findings): readonly Range[] {
  const others = thingsNamed(question).filter((other) => other !== name)
  return others.flatMap((other) => findings.definitionsOf(other).filter(({ kind }) => routines.has(kind)))
}

/** Those inside of the routines; all where none of them is. */
export function insideOf<Each extends { readonly path: string; readonly line: number }>(
  found: readonly Each[],
  ranges: readonly Range[],
): readonly Each[] {
  const inside = found.filter(({ path, line }) => ranges.some((one) => one.path === path && one.startLine <= line && line <= one.endLine))
  return inside.length > 0 ? inside : found
}

/** `in ARCHIVE`: not what is asked about, but where. */
export function isPlace(name: string, { text }: Question): boolean {
  return new RegExp(
    String.raw`\b(?:in|inside|within|by)\s+(?:the\s+)?(?:program\s+|module\s+|routine\s+)?${escapeRegex(name)}(?![\w$#@-])`,
    'i',
  ).test(text)
}
