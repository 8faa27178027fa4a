import { sameName } from '../../../answer/name-match.ts'
import { escapeRegex } from '../../../base/escape-regex.ts'
import { bareFileName, fileName } from '../../../base/file-name.ts'
import { locateCall, readCall } from '../calls.ts'
import type { Call } from '../conversation.ts'
import type { Findings } from '../findings.ts'
import { headLines, wordsIn } from '../head-paragraphs.ts'
import type { Question } from '../question/question.ts'
import type { Quote } from '../quote.ts'
import type { Subject } from '../subjects.ts'
import { quoteLines } from './around-place.ts'
import { isMarkup } from './is-document.ts'

const mostLines = 10
const mostFound = 40
/** Fewer words behind the name explain nothing. */
const fewestWords = 4

/** For what texts for readers say of a program that says nothing of itself: the text of its name, else lines that begin with it. */
export function textCalls(question: Question, subject: Subject, findings: Findings): readonly Call[] {
  const beside = textOf(question, subject, findings)
  return [beside === undefined ? textsNamingCall(subject.name) : readCall(beside, 1, headLines)]
}

/** Undefined where no text tells what it is for. */
export function toldInTexts(question: Question, subject: Subject, findings: Findings): Quote | undefined {
  const beside = textOf(question, subject, findings)
  return beside === undefined ? lineOn(subject, findings) : beginningOf(beside, findings)
}

/** A text of the program's name, first of its folder. */
function textOf({ text }: Question, { name, paths: [path = ''] }: Subject, findings: Findings): string | undefined {
  const members = findings.located(locateCall(text))?.names.find(({ word }) => sameName(word, name))?.members ?? []
  const texts = members.filter((member) => isMarkup(member) && sameName(bareFileName(member), name))
  const folder = path.slice(0, path.length - fileName(path).length)
  return texts.find((member) => member === `${folder}${fileName(member)}`) ?? texts[0]
}

function beginningOf(path: string, findings: Findings): Quote | undefined {
  const lines = findings.linesOf(path)
  let startLine = 1
  while (lines.has(startLine) && wordsIn(lines.get(startLine) ?? '') < 2) startLine++
  let endLine = startLine
  while (endLine < startLine + mostLines - 1 && lines.has(endLine + 1)) endLine++
  return lines.has(startLine) ? quoteLines({ path, startLine, endLine }, findings) : undefined
}

/** For the lines of texts for readers that name something; nothing else is searched. */
export function textsNamingCall(name: string): Call {
  const pattern = String.raw`(?:^|[^\w.-])${escapeRegex(name)}(?:[^\w.-]|[.]?\s|[.]?$)`
  return { name: 'search_code', args: { pattern, glob: '*.{md,markdown,rst,adoc,txt}', limit: mostFound } }
}

/** `NAME - does this and that`, as lists of programs have it. */
function lineOn(subject: Subject, findings: Findings): Quote | undefined {
  const begins = new RegExp(String.raw`^\W*${escapeRegex(subject.name)}(?:\.\w+)?\W*[-:|=\u2013\u2014].*\w`, 'i')
  const found = findings
    .linesFound(textsNamingCall(subject.name))
    .find(({ text }) => begins.test(text) && wordsIn(text.toUpperCase().replace(subject.name.toUpperCase(), '')) >= fewestWords)
  return found === undefined ? undefined : quoteLines({ path: found.path, startLine: found.line, endLine: found.line }, findings)
}
