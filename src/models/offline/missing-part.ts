import { distinctBy } from '../../base/distinct-by.ts'
import { escapeRegex } from '../../base/escape-regex.ts'
import { bareFileName } from '../../base/file-name.ts'
import { patternCall } from './absence.ts'
import type { Nothing } from './aspect.ts'
import { definitionCall, locateCall } from './calls.ts'
import { item, nameFor } from './cite.ts'
import type { Call } from './conversation.ts'
import type { Findings } from './findings.ts'
import { nameInside, pathsOf } from './placed-names.ts'
import type { Question } from './question/question.ts'
import { code } from './quote.ts'

const mostPaths = 3
const mostInstead = 6
/** What stands in one program and is not shared as data are. */
const statements: ReadonlySet<string> = new Set(['paragraph', 'section'])

interface Part {
  readonly outer: string
  readonly inner: string
  readonly elsewhere: readonly { readonly kind: string; readonly of?: string; readonly path: string; readonly startLine: number }[]
  readonly paths: readonly string[]
}

/** A paragraph that a question places in a program, where all of that name stand in others. */
function partElsewhere(question: Question, findings: Findings): Part | undefined {
  const inside = nameInside(findings.located(locateCall(question.text))?.names ?? [], question)
  if (inside === undefined || inside.inner.units.length === 0) return undefined
  const { inner, outer } = inside
  const paths = [...new Set(pathsOf(outer))]
  const isStatements = inner.units.every(({ kind }) => statements.has(kind))
  const isThere = inner.units.some(({ path, of }) => paths.includes(path ?? '') || of?.toUpperCase() === outer.word.toUpperCase())
  if (!isStatements || isThere || paths.length === 0 || paths.length > mostPaths) return undefined
  const elsewhere = inner.units.flatMap(({ kind, of, path, startLine }) =>
    path === undefined || startLine === undefined ? [] : [{ kind, ...(of === undefined ? {} : { of }), path, startLine }],
  )
  return { outer: outer.word, inner: inner.word, elsewhere, paths }
}

/** Looks for the name in every line of what is said to hold it: only that proves that it does not. */
export function missingPartCalls(question: Question, findings: Findings): readonly Call[] {
  const part = partElsewhere(question, findings)
  if (part === undefined) return []
  return [
    definitionCall(part.inner),
    ...part.elsewhere.map(({ path }) => memberCall(path)),
    ...part.paths.map((path) => callFor(part, path)),
  ]
}

function memberCall(path: string): Call {
  return definitionCall(bareFileName(path))
}

/** What stands in a member that programs copy is of each of them, also of those that never name it. */
function isCopied(path: string, findings: Findings): boolean {
  return findings.definitionsOf(bareFileName(path)).some((one) => one.kind === 'copybook' && one.path === path)
}

function callFor({ inner }: Part, path: string): Call {
  return patternCall(escapeRegex(inner), path)
}

/** That the program which a question names has no such paragraph, and which others have; undefined where it has, or was not looked through. */
export function missingPart(question: Question, findings: Findings): Nothing | undefined {
  const part = partElsewhere(question, findings)
  if (
    part === undefined ||
    part.elsewhere.some(({ path }) => findings.resultOf(memberCall(path)) === undefined || isCopied(path, findings))
  )
    return undefined
  const found = part.paths.map((path) => callFor(part, path))
  if (!found.every((call) => findings.resultOf(call) !== undefined && findings.linesFound(call).length === 0)) return undefined
  const instead = distinctBy(part.elsewhere, ({ path, startLine }) => `${path}:${startLine}`)
    .slice(0, mostInstead)
    .map(({ kind, of, path, startLine }) => {
      const places = [{ path, startLine, endLine: startLine }]
      return item(findings, `${kind} ${nameFor(findings, part.inner, places)}${of === undefined ? '' : ` of ${of}`}`, places)
    })
  return { said: `no line of ${code(part.outer)} has ${code(part.inner)}`, instead }
}
