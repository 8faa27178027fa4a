import { escapeRegex } from '../../../base/escape-regex.ts'
import { linesCall } from '../calls.ts'
import type { Call } from '../conversation.ts'
import type { KnownLines } from '../findings.ts'
import { isComment, withoutBlockRemarks } from './comment-lines.ts'

/** One WHEN or CASE of an EVALUATE or SELECT. */
export interface Branch {
  readonly startLine: number
  /** The first statement in it that does something, or WHEN itself. */
  readonly endLine: number
  /** As written: literals, numbers and names, each for itself; `OTHER` for all else. */
  readonly values: readonly string[]
  /** The first statement that does something whatever else holds, else the first IF; empty where neither stands there. */
  readonly does: string
}

const word = String.raw`(?:'[^']*'|"[^"]*"|[+-]?\d[\d.]*|[A-Z@#$][\w@#$.-]*)`
const when = new RegExp(
  String.raw`^(?:(?:WHEN|CASE(?!\s+DEFAULT\b))\b\s*(?:\(\s*)?(${word}(?:\s*,\s*${word})*)|(OTHERWISE|OTHER|WHEN\s+OTHER|CASE\s+DEFAULT)\b)\s*\)?\s*(.*)$`,
  'i',
)
/** Statements of COBOL end without a mark: the next verb ends them. */
const cobolOpens = /^EVALUATE\b/i
const cobolCloses = /^END-EVALUATE\b/i
const fortranOpens = /^(?:\d+\s+)?SELECT\s*CASE\b/i
const fortranCloses = /^END\s*SELECT\b/i
const doesSomething =
  /^(?:CALL|WRITE|PRINT|STOP|PERFORM|GO\s*TO|MOVE|SET|EXEC|RETURN|SIGNAL|COMPUTE|ADD|SUBTRACT|DISPLAY|PUT|[A-Z@#$][\w@#$.]*(?:\([^)]*\))?\s*=(?!=))/i
const longestDeed = 70
const mostFound = 40

/** For the lines on which a choice by the value of something begins. */
export function choicesCall(name: string): Call {
  const exact = String.raw`(?:[\w$#@]+\.)*${escapeRegex(name)}(?:[^\w-]|$)`
  return linesCall(String.raw`\b(?:EVALUATE\s+|SELECT\s*(?:CASE\s*)?\(\s*)${exact}`, mostFound)
}

/**
 * The branches of the choice that begins at a line, as far as its lines are known: not those of choices inside it. `most` lines are looked at. COBOL, PL/I and Fortran.
 */
export function choiceBranches(lines: KnownLines, first: number, most: number): readonly Branch[] {
  const opening = statementOf(lines.get(first))
  const isCobol = cobolOpens.test(opening)
  const depthOf = isCobol ? cobolDepth : fortranOpens.test(opening) ? fortranDepth : pliDepth
  const branches: Branch[] = []
  let open: OpenBranch | undefined
  let depth = 0
  const close = () => {
    if (open === undefined) return
    const { startLine, values, condition } = open
    branches.push({
      startLine,
      values,
      endLine: condition?.line ?? startLine,
      does: condition === undefined ? '' : inShort(condition.text),
    })
    open = undefined
  }
  for (let line = first; line <= first + most && lines.has(line); line++) {
    const text = statementOf(lines.get(line))
    if (text === '') continue
    const before = depth
    depth += depthOf(text)
    if (line === first) continue
    if (depth <= 0 && before <= 1) break
    const found = before === 1 ? when.exec(text) : null
    if (found !== null) {
      const values = found[2] === undefined ? (found[1] ?? '').split(/\s*,\s*/) : ['OTHER']
      // Two in a row are one branch.
      if (open !== undefined && isCobol && open.condition === undefined) open.values.push(...values)
      else {
        close()
        open = { startLine: line, values, depth, ifs: 0, hangs: false, condition: undefined }
      }
    }
    if (open === undefined) continue
    const rest = found === null ? text : (found[3] ?? '').replace(/^(?:DO|THEN)\b\s*;?\s*/i, '')
    const isInside = found === null && before > open.depth
    const isUnder = isInside || open.ifs > 0 || open.hangs
    follow(open, rest, line, isCobol, isInside)
    if (isUnder || !doesSomething.test(rest)) continue
    branches.push({ startLine: open.startLine, values: open.values, endLine: line, does: inShort(rest) })
    open = undefined
  }
  close()
  return branches
}

interface OpenBranch {
  readonly startLine: number
  readonly values: string[]
  /** Of groups, where its statements stand. */
  readonly depth: number
  /** IFs of COBOL that are open. */
  ifs: number
  /** The statement of an IF of PL/I is on the next line. */
  hangs: boolean
  condition: { readonly line: number; readonly text: string } | undefined
}

function follow(branch: OpenBranch, text: string, line: number, isCobol: boolean, isInside: boolean): void {
  const isIf = /^(?:ELSE\s+)?IF\b/i.test(text)
  if (isIf) branch.condition ??= { line, text }
  if (isCobol) {
    if (isIf) branch.ifs++
    branch.ifs = /\.\s*$/.test(text) ? 0 : Math.max(0, branch.ifs - (text.match(/\bEND-IF\b/gi)?.length ?? 0))
  } else if (!isInside) branch.hangs = (isIf && !/[;]\s*$/.test(text)) || /\b(?:THEN|ELSE)\s*$/i.test(text)
}

function statementOf(line: string | undefined): string {
  if (line === undefined || isComment(line)) return ''
  return withoutBlockRemarks(line.slice(/^\d{6}/.test(line) ? 6 : 0))
    .replace(/\s+/g, ' ')
    .trim()
}

function cobolDepth(text: string): number {
  return cobolOpens.test(text) ? 1 : cobolCloses.test(text) ? -1 : 0
}

function fortranDepth(text: string): number {
  return fortranOpens.test(text) ? 1 : fortranCloses.test(text) ? -1 : 0
}

/** Groups that a line of PL/I opens, less those that it closes. */
function pliDepth(text: string): number {
  const code = text.replace(/'[^']*'/g, "''")
  const opened = code.match(/\b(?:DO|SELECT|BEGIN)\b(?=\s*[;(]|\s+\w)/gi) ?? []
  const closed = code.match(/\bEND\b\s*[\w@#$]*\s*;/gi) ?? []
  return opened.length - closed.length
}

function inShort(statement: string): string {
  const text = statement.replace(/\s*(?:;|\.(?=\s|$)).*$/, '')
  return text.length <= longestDeed ? text : `${text.slice(0, longestDeed).replace(/\s+\S*$/, '')} …`
}
