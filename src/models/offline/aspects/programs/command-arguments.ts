import { isOfTests } from '../../../../base/of-tests.ts'
import type { Aspect } from '../../aspect.ts'
import { linesCall, ownersCall } from '../../calls.ts'
import type { Call } from '../../conversation.ts'
import { readAround } from '../../evidence/around-place.ts'
import { isDocument } from '../../evidence/is-document.ts'
import { linesBetween } from '../../evidence/lines-between.ts'
import type { Findings, FoundLine } from '../../findings.ts'
import { asksArguments } from '../../question/asks-arguments.ts'
import { describedThings } from '../../question/described-thing.ts'
import type { Question } from '../../question/question.ts'
import type { Quote } from '../../quote.ts'
import type { Subject } from '../../subjects.ts'

const room = { before: 8, after: 11, most: 20 } as const
/** What a member in the same folder counts that fits the description: a program in many members. */
const besideShare = 0.6
const mostFound = 100

const usage = /\busage\b\s*:/i
const reads = [
  String.raw`\busage\b\s*:`,
  String.raw`\b(?:GET_COMMAND_ARGUMENT|COMMAND_ARGUMENT_COUNT|GET_COMMAND|GETARG|IARGC)\b`,
  String.raw`\bFROM\s+(?:COMMAND-LINE|ARGUMENT-VALUE|ARGUMENT-NUMBER)\b`,
  String.raw`\b(?:sys\.)?argv\b|\$#`,
].join('|')
const argumentsCall = linesCall(reads, mostFound)

/** What a program is started with: where it reads its command line, and the usage that it prints. */
export const commandArgumentsAspect: Aspect = {
  name: 'command arguments',
  asks: ({ bare }) => asksArguments(bare),
  calls: (question, subject, findings) => [
    argumentsCall,
    ...descriptionCalls(question),
    ...placesOf(question, subject, findings).map((place) => readAround(place, room)),
  ],
  draft: (question, subject, findings) => {
    const quotes = placesOf(question, subject, findings).flatMap((place) => quoteOf(place, findings) ?? [])
    return quotes.length === 0 ? undefined : { lead: [], quotes }
  },
}

/** With what stands below: names of files that are made of what was given. */
function quoteOf({ path, line }: FoundLine, findings: Findings): Quote | undefined {
  const startLine = Math.max(1, line - room.before)
  const lines = linesBetween(findings.linesOf(path), startLine, line + room.after)
  return lines.length === 0 ? undefined : { source: { kind: 'code', path }, startLine, lines }
}

function descriptionCalls({ bare, text, names }: Question): readonly Call[] {
  const things = names.length > 0 ? [] : describedThings(bare).filter(({ kind }) => kind === 'program')
  return things.length > 0 ? things.slice(0, 1).map((thing) => ownersCall(thing.text)) : [ownersCall(text)]
}

/** Of the program that is named, else of the one that fits its description best. */
function placesOf(question: Question, subject: Subject, findings: Findings): readonly FoundLine[] {
  const found = findings.codeLinesFound(argumentsCall).filter(({ path }) => !isDocument(path) && !isOfTests(path))
  const paths = [...new Set(found.map(({ path }) => path))]
  const units = descriptionCalls(question).flatMap((call) => findings.located(call)?.units ?? [])
  const fitOf = (path: string) =>
    Math.max(0, ...units.map((unit) => unit.score * (unit.path === path ? 1 : folderOf(unit.path) === folderOf(path) ? besideShare : 0)))
  const chosen = subject.named
    ? paths.filter((path) => subject.paths.includes(path))
    : paths.filter((path) => fitOf(path) > 0).toSorted((a, b) => fitOf(b) - fitOf(a))
  const own = found.filter(({ path }) => path === chosen[0])
  return [own.find(({ text }) => usage.test(text)) ?? own[0]].filter((place) => place !== undefined)
}

function folderOf(path: string): string {
  return path.slice(0, path.lastIndexOf('/') + 1)
}
