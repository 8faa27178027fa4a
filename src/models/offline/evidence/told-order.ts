import { escapeRegex } from '../../../base/escape-regex.ts'
import { groupBy } from '../../../base/group-by.ts'
import { limits } from '../../../base/limits.ts'
import { linesCall, readCall } from '../calls.ts'
import type { Call } from '../conversation.ts'
import type { Findings } from '../findings.ts'
import { isDocument } from './is-document.ts'
import { linesBetween } from './lines-between.ts'
import { textAbout, textFiles } from './text-about.ts'

/** Texts that are looked into, and lines of each. */
const mostTexts = 6
const mostNaming = 20
/** Fewer names in a row are no order of jobs. */
const fewestNames = 3
/** Lines between two that name some, in one list. */
const mostBetween = 2
const mostQuoted = 14
const mostAbove = 4
/** Texts that are called so tell it first. */
const ofOrder = /(?:job|batch|schedul|flow|order|sequenc|operat|run|network|cycle)/i
/** `1. BAKE`, `| 2 | SELL |`, or from one to the next: `A --> B`. */
const numbered = /^\W{0,4}(?:step\s*)?\d{1,2}\s*[.):|]/i
const arrow = /-+>|=+>|→|➔/
const heading = /^#{1,6}\s|^[A-Z][\w /-]{3,60}:?\s*$/
const saysOrder = /\b(?:order|sequence|schedule|flow|chain|cycle|network)\b/i

interface ToldOrder {
  readonly path: string
  readonly startLine: number
  readonly lines: readonly string[]
}

/** For the lines of texts that name the jobs, or what these run, and for what stands around them. */
export function toldOrderCalls(names: readonly string[], findings: Findings): readonly Call[] {
  if (names.length < fewestNames) return []
  const around = textsOf(names, findings).flatMap((path) => {
    const runs = runsOf(names, path, findings)
    return [namingCall(names, path), ...runs.map(([first, last]) => readCall(path, first - mostAbove, last + 1))]
  })
  return [instructionsCall(names), ...around]
}

/** Where a text tells in which order jobs run: a list with numbers or arrows, or under a heading that says so, that names several of them. */
export function toldOrder(names: readonly string[], findings: Findings): ToldOrder | undefined {
  const told = textsOf(names, findings).flatMap((path) =>
    runsOf(names, path, findings).flatMap(([first, last]) => {
      const lines = linesBetween(findings.linesOf(path), first, Math.min(last, first + mostQuoted - 1))
      const named = namesIn(lines, names).length
      return named >= fewestNames && isOneByOne(lines, names) && isOrder(lines, headingAbove(path, first, findings))
        ? [{ path, startLine: first, lines, named }]
        : []
    }),
  )
  return told.toSorted((a, b) => b.named - a.named)[0]
}

/** Line by line another name, or from one to the next in one line: a text on one job names its programs as well. */
function isOneByOne(lines: readonly string[], names: readonly string[]): boolean {
  const bringing = lines.filter((line, i) => namesIn([line], names).some((name) => !namesIn(lines.slice(0, i), names).includes(name)))
  return bringing.length >= fewestNames || lines.some((line) => (line.match(new RegExp(arrow, 'g')) ?? []).length >= fewestNames - 1)
}

function isOrder(lines: readonly string[], above: string): boolean {
  const inList = lines.filter((line) => numbered.test(line)).length
  const onward = lines.flatMap((line) => line.match(new RegExp(arrow, 'g')) ?? []).length
  return inList >= fewestNames || onward >= fewestNames - 1 || saysOrder.test(above)
}

function headingAbove(path: string, first: number, findings: Findings): string {
  const known = findings.linesOf(path)
  for (let line = first - 1; line >= first - mostAbove; line--) {
    const text = known.get(line) ?? ''
    if (heading.test(text)) return text
  }
  return ''
}

function textsOf(names: readonly string[], findings: Findings): readonly string[] {
  const about = textAbout(findings)
  const texts = (findings.resultOf(textFiles)?.evidence ?? []).flatMap((one) => (one.kind === 'file' ? [one.path] : []))
  const all = [...new Set([...texts, ...instructingTexts(names, findings)])]
  const rank = (path: string) => (path === about ? 0 : ofOrder.test(path) ? 1 : 2)
  return all.toSorted((a, b) => rank(a) - rank(b)).slice(0, mostTexts)
}

/** Texts of any name that tell somebody to run several of them: notes on how to install, run books. */
function instructingTexts(names: readonly string[], findings: Findings): readonly string[] {
  const lines = findings.linesFound(instructionsCall(names)).filter(({ path }) => isDocument(path) || !/\.\w+$/.test(path))
  return [...groupBy(lines, ({ path }) => path)].filter(([, found]) => found.length >= fewestNames).map(([path]) => path)
}

function instructionsCall(names: readonly string[]): Call {
  const pattern = String.raw`\b(?:runs?|submits?|executes?)\b.*`
  return linesCall(`${pattern}${namesPattern(names, pattern.length)}`, limits.searchMatches)
}

/** As many names as a pattern may have. */
function namingCall(names: readonly string[], path: string): Call {
  return linesCall(namesPattern(names, 0), mostNaming, path)
}

function namesPattern(names: readonly string[], before: number): string {
  const shown: string[] = []
  let length = 8 + before
  for (const name of names) {
    length += escapeRegex(name).length + 1
    if (length > limits.searchPatternChars) break
    shown.push(escapeRegex(name))
  }
  return String.raw`\b(?:${shown.join('|')})\b`
}

/** First and last line of each stretch of a text with lines that name some. */
function runsOf(names: readonly string[], path: string, findings: Findings): readonly (readonly [number, number])[] {
  const lines = findings.linesFound(namingCall(names, path)).map(({ line }) => line)
  const runs: [number, number][] = []
  for (const line of lines.toSorted((a, b) => a - b)) {
    const run = runs.at(-1)
    if (run !== undefined && line <= run[1] + mostBetween) run[1] = line
    else runs.push([line, line])
  }
  return runs
}

function namesIn(lines: readonly string[], names: readonly string[]): readonly string[] {
  const words = new Set(
    lines
      .join(' ')
      .toUpperCase()
      .split(/[^\p{L}\p{N}$#@]+/u),
  )
  return names.filter((name) => words.has(name.toUpperCase()))
}
