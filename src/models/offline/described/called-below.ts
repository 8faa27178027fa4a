import type { Reference } from '../../../answer/structure-results.ts'
import { groupBy } from '../../../base/group-by.ts'
import { everyCall, linesCall, referencesCall } from '../calls.ts'
import type { Call } from '../conversation.ts'
import { isComment } from '../evidence/comment-lines.ts'
import type { Findings, FoundLine } from '../findings.ts'
import type { DescribedThing } from '../question/described-thing.ts'
import { kindOfNoun } from '../question/wanted-kinds.ts'
import { wordPattern } from '../question/word-pattern.ts'
import type { Subject } from '../subjects.ts'

const mostFound = 60
const mostMembers = 4
/** From a comment to the call below it. Where it says that something is called, what is set up for that stands between. */
const mostBelow = 10
const farthestBelow = 60
const saysCall = /\b(?:call|link|invok|transfer|xctl|pass(?:es|ed|ing)? (?:control )?to|start|go(?:es|ing)? to)\w*/i
/** One comment may speak of what is called elsewhere. */
const fewest = 2
/** Of the comments that are followed by a call. */
const leastShare = 0.6
const called: ReadonlySet<string> = new Set(['call', 'link', 'xctl', 'start'])

/**
 * For what those say of a program that call it: comments with the words of its description one behind the other, and what their programs call. What it says
 * of itself may have none of these words: `LINK TO THE ABEND HANDLER` over a LINK to a program that processes abends.
 */
export function calledBelowCalls(thing: DescribedThing, findings: Findings): readonly Call[] {
  const call = saidCall(thing)
  if (call === undefined) return []
  const programs = programsOf(saidLines(call, findings), findings)
  return [
    call,
    ...(findings.linesFound(call).length > 0 ? [everyCall('program')] : []),
    ...programs.map((name) => referencesCall(name, 'callees')),
  ]
}

/** The program that most of these comments are followed by a call of; undefined where they do not agree. */
export function calledBelow(thing: DescribedThing, findings: Findings): Subject | undefined {
  const call = saidCall(thing)
  if (call === undefined) return undefined
  const lines = saidLines(call, findings)
  const references = programsOf(lines, findings)
    .flatMap((name) => findings.referencesOf(name, 'callees'))
    .filter(({ kind }) => called.has(kind))
  const next = lines.flatMap((line) => nextCall(line, references) ?? [])
  const [best] = [...groupBy(next, ({ to }) => to.name)].toSorted(([, a], [, b]) => b.length - a.length)
  if (best === undefined || best[1].length < Math.max(fewest, leastShare * next.length)) return undefined
  const [name] = best
  const paths = definitions(findings).flatMap((one) => (one.name === name ? [one.path] : []))
  return paths.length === 0 ? undefined : { name, kinds: ['program'], paths, named: false, score: 1 }
}

/** One word alone stands over many calls. */
function saidCall({ kind, text }: DescribedThing): Call | undefined {
  const words = (text.toLowerCase().match(/[a-z\d]+/g) ?? []).filter((word) => kindOfNoun(word) === undefined)
  return kind !== 'program' || words.length < 2 ? undefined : linesCall(words.map(wordPattern).join(String.raw`\w*[\s-]+`), mostFound)
}

function saidLines(call: Call, findings: Findings): readonly FoundLine[] {
  return findings.linesFound(call).filter(({ text }) => isComment(text))
}

function definitions(findings: Findings) {
  return findings.structure(everyCall('program'), 'where')?.definitions ?? []
}

function programsOf(lines: readonly FoundLine[], findings: Findings): readonly string[] {
  const paths = [...new Set(lines.map(({ path }) => path))].slice(0, mostMembers)
  return paths.flatMap((path) => definitions(findings).flatMap((one) => (one.path === path ? [one.name] : [])))
}

function nextCall({ path, line, text }: FoundLine, references: readonly Reference[]): Reference | undefined {
  const most = saysCall.test(text) ? farthestBelow : mostBelow
  const below = references.filter((one) => one.path === path && one.line > line && one.line <= line + most)
  return below.toSorted((a, b) => a.line - b.line)[0]
}
