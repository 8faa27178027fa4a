import type { SourcePlace } from '../../../../answer/structure.ts'
import type { Reference } from '../../../../answer/structure-results.ts'
import { distinctBy } from '../../../../base/distinct-by.ts'
import { patternCall } from '../../absence.ts'
import type { Aspect, Draft } from '../../aspect.ts'
import { readCall, referencesCall } from '../../calls.ts'
import { at, inert, item, type Lines, nameFor } from '../../cite.ts'
import { isComment } from '../../evidence/comment-lines.ts'
import { linesBetween } from '../../evidence/lines-between.ts'
import type { Findings } from '../../findings.ts'
import { asksForMenu } from '../../question/asks-for-menu.ts'
import { askedOptionDeed, isDeniedBy } from '../../question/option-deed.ts'
import type { Question } from '../../question/question.ts'
import { wordPattern } from '../../question/word-pattern.ts'
import type { Quote } from '../../quote.ts'
import type { Subject } from '../../subjects.ts'
import { asksKeys, chosenOptions } from './chosen-option.ts'
import { speaksOf } from './no-such-option.ts'
import { isScreenThing, screenProgramCalls, screenPrograms } from './screen-programs.ts'

const mostOptions = 12
/** Lines of one entry: number, text, program and what a role or flag is kept in. */
const entryLines = 6
/** Lines behind a transfer that fails: what the user is told then. */
const linesBehind = 4
const asksOption = /\b(?:options?|choices?|menus?|selections?)\b/i

/** What the options of a menu lead to, where the program keeps them in a table: each entry has a number, a text and the name of a program. */
export const menuOptionsAspect: Aspect = {
  name: 'menu-options',
  asks: ({ bare }, subject) =>
    asksOption.test(bare) && (chosenOptions({ bare }).length > 0 || !(asksKeys(bare) || asksForMenu(bare))) && isScreenThing(subject),
  calls: (question, subject, findings) => [
    ...screenProgramCalls(subject),
    ...missingTargets(chosen(question, optionsOf(subject, findings))).map(({ path, line }) => readCall(path, line - 1, line + linesBehind)),
    ...screenPrograms(subject, findings).flatMap((name) => [
      referencesCall(name, 'callees'),
      ...entriesOf(name, findings).map(({ via }) => readCall(via.path, via.line - entryLines, via.line + 1)),
      ...entriesOf(name, findings)
        .slice(0, 1)
        .flatMap(({ path }) => [
          shownCall(path),
          ...findings.linesFound(shownCall(path)).map(({ line }) => readCall(path, line, line + 1)),
        ]),
    ]),
  ],
  draft: (question, subject, findings) => {
    const all = optionsOf(subject, findings)
    if (isLacking(question, all, findings)) return lacking(subject, all, findings)
    const options = chosen(question, all)
    const lead = options.map((option) => optionItem(findings, option))
    if (lead.length > 0)
      return {
        lead,
        quotes: missingTargets(options).flatMap((entry) => failingQuote(entry, findings)),
        alone: chosenOptions(question).length > 0,
      }
    return all.length === 0 || all.some(({ number }) => number === undefined) ? undefined : beyond(question, subject, all, findings)
  },
}

type Entry = Reference & { readonly via: SourcePlace }

interface Option {
  readonly entry: Entry
  readonly startLine: number
  readonly number: string | undefined
  readonly text: string
  /** What stands beside the text on the screen, where the program puts both there. */
  readonly more?: string
  readonly shownAt?: Lines
}

function entriesOf(program: string, findings: Findings): readonly Entry[] {
  const entries = findings
    .referencesOf(program, 'callees')
    .flatMap((reference) =>
      reference.via !== undefined && reference.how === 'table' && reference.to.kind === 'program'
        ? [{ ...reference, via: reference.via }]
        : [],
    )
  const inOrder = entries.toSorted((a, b) => a.via.path.localeCompare(b.via.path) || a.via.line - b.via.line)
  return distinctBy(inOrder, ({ via }) => `${via.path} ${via.line}`)
}

function optionsOf(subject: Subject, findings: Findings): readonly Option[] {
  return screenPrograms(subject, findings).flatMap((name) => {
    const entries = entriesOf(name, findings)
    const options = entries.map((entry, index) => optionAt(entry, entries[index - 1], findings))
    return options.some(({ number }) => number !== undefined) ? options : asShown(options, findings)
  })
}

/** Texts that begin with a number: what a program puts on the screen for each option. */
function shownCall(path: string) {
  return patternCall(String.raw`["']\s*[(]?[0-9]{1,2}[).:=-]*\s+[(]?[A-Za-z]`, path)
}

const shown = /["']\s*\(?0*(\d{1,2})[).:=-]*\s+([^"']+)/
const oneText = /["']([A-Za-z][^"']+)["']/

/** A table of names alone is taken by the number of the option: what stands on the screen for that tells which is which. */
function asShown(options: readonly Option[], findings: Findings): readonly Option[] {
  return options.map((option, index) => {
    const { path } = option.entry
    const found = findings.codeLinesFound(shownCall(path)).filter(({ text }) => shown.exec(text)?.[1] === `${index + 1}`)
    const [only] = found
    if (only === undefined || found.length > 1) return option
    const below = findings.linesOf(path).get(only.line + 1) ?? ''
    const more = shown.test(below) ? '' : (oneText.exec(below)?.[1] ?? '')
    return { ...option, number: `${index + 1}`, text: (shown.exec(only.text)?.[2] ?? '').trim(), more, shownAt: at(only) }
  })
}

/** An entry reaches from behind the one before to the name of its program. */
function optionAt(entry: Entry, before: Entry | undefined, findings: Findings): Option {
  const { path, line } = entry.via
  const lines = findings.linesOf(path)
  const above = before?.via.path === path ? before.via.line : 0
  const first = Math.max(above + 1, line - entryLines)
  const values: { readonly line: number; readonly value: string }[] = []
  for (let at = first; at <= line; at++)
    for (const [, quoted, bare] of (lines.get(at) ?? '').matchAll(/'([^']+)'|\bVALUES?\s+(?:IS\s+)?(\d{1,2})(?!\d)/gi))
      values.push({ line: at, value: (quoted ?? bare ?? '').trim() })
  const number = values.findLast(({ value }) => /^0*\d{1,2}(?!\d)/.test(value))
  const text = values.findLast(({ value }) => /[A-Za-z]{2}/.test(value) && !value.toUpperCase().startsWith(entry.to.name.toUpperCase()))
  return {
    entry,
    startLine: number?.line ?? text?.line ?? line,
    number: number === undefined ? undefined : /^0*(\d+)/.exec(number.value)?.[1],
    text: text?.value.replace(/^\d{1,2}\s*/, '') ?? '',
  }
}

/** What each option leads to is asked for in these words. */
const ofAsking = /^(?:options?|menus?|programs?|transactions?|screens?)$/

/** Those whose numbers are asked for, those whose texts share words with the question, or all. */
function chosen(question: Question, options: readonly Option[]): readonly Option[] {
  const wanted = chosenOptions(question).map((option) => option.replace(/^0+/, ''))
  if (wanted.length > 0) return options.filter(({ number = '' }) => wanted.includes(number))
  const fits = (text: string) => {
    const words = (text.toLowerCase().match(/[a-z]{4,}/g) ?? []).filter((word) => !ofAsking.test(word))
    return words.length > 0 && words.every((word) => new RegExp(wordPattern(word), 'i').test(question.text))
  }
  const fitting = options.filter(({ text, more = '' }) => fits(text) || fits(more))
  return (fitting.length > 0 ? fitting : options).slice(0, mostOptions)
}

/** The options of what is asked for do other things to it. */
function isLacking(question: Question, all: readonly Option[], findings: Findings): boolean {
  const asked = askedOptionDeed(question.bare)
  return (
    asked !== undefined &&
    isDeniedBy(
      asked,
      all.map(({ text, more = '' }) => `${text} ${more}`),
      speaksOf(question, findings),
    )
  )
}

function lacking({ name }: Subject, all: readonly Option[], findings: Findings): Draft {
  const instead = all.slice(0, mostOptions).map((option) => optionItem(findings, option))
  return { lead: [], quotes: [], nothing: { said: `no option of ${inert(name)} does that`, instead, decides: true } }
}

/** All options have numbers, and the one that is asked for is not among them. */
function beyond(question: Question, { name }: Subject, all: readonly Option[], findings: Findings): Draft {
  const said = `the menu of ${inert(name)} has no option ${chosenOptions(question).join(', ')}`
  const instead = all.slice(0, mostOptions).map((option) => optionItem(findings, option))
  return { lead: [], quotes: [], nothing: { said, instead, decides: true } }
}

function optionItem(findings: Findings, { entry, startLine, number, text, more = '', shownAt }: Option): string {
  const place = { path: entry.via.path, startLine, endLine: entry.via.line }
  const texts = more === '' ? text : `${text}: ${more}`
  const said = texts === '' ? '' : ` (“${texts.replaceAll('`', "'")}”)`
  const places = [...(shownAt === undefined ? [] : [shownAt]), place, at(entry)]
  const target = nameFor(findings, entry.to.name, places)
  const outside = isMissing(entry) ? ', not in the code' : ''
  return item(findings, `option ${number ?? '?'}${said} → ${entry.kind.toUpperCase()} ${target}${outside}`, places)
}

function isMissing({ inRepo, system }: Reference): boolean {
  return !inRepo && system !== true
}

/** Of the one option that is asked for, where the code has no such program. */
function missingTargets(options: readonly Option[]): readonly Entry[] {
  const [only, ...others] = options
  return only !== undefined && others.length === 0 && isMissing(only.entry) ? [only.entry] : []
}

/** The transfer, and what is done where it fails. */
function failingQuote({ path, line }: Entry, findings: Findings): readonly Quote[] {
  const lines = linesBetween(findings.linesOf(path), line - 1, line + linesBehind)
  const end = lines.findIndex((text, index) => index > 1 && (isComment(text) || /^.{7}\S+\.\s*$/.test(text)))
  const shown = end < 0 ? lines : lines.slice(0, end)
  return shown.length === 0 ? [] : [{ source: { kind: 'code', path }, startLine: line - 1, lines: shown }]
}
