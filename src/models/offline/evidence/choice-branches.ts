import type { KnownLines } from '../findings.ts'
import { isComment } from './comment-lines.ts'

/** One WHEN of an EVALUATE or SELECT. */
export interface Branch {
  readonly startLine: number
  /** The first statement in it that does something, or WHEN itself. */
  readonly endLine: number
  /** As written: literals, numbers and names, each for itself; `OTHER` for all else. */
  readonly values: readonly string[]
  /** The first statement that does something; empty where none stands there. */
  readonly does: string
}

const remark = /\/\*.*?(?:\*\/|$)/g
const word = String.raw`(?:'[^']*'|"[^"]*"|[+-]?\d[\d.]*|[A-Z@#$][\w@#$.-]*)`
const when = new RegExp(
  String.raw`^(?:WHEN\b\s*(?:\(\s*)?(${word}(?:\s*,\s*${word})*)|(OTHERWISE|OTHER|WHEN\s+OTHER)\b)\s*\)?\s*(.*)$`,
  'i',
)
/** Statements of COBOL end without a mark: the next verb ends them. */
const cobolOpens = /^EVALUATE\b/i
const cobolCloses = /^END-EVALUATE\b/i
const doesSomething =
  /^(?:CALL|PERFORM|GO\s*TO|MOVE|SET|EXEC|RETURN|SIGNAL|COMPUTE|ADD|SUBTRACT|DISPLAY|PUT|[A-Z@#$][\w@#$.]*(?:\([^)]*\))?\s*=(?!=))/i
const longestDeed = 70

/**
 * The branches of the choice that begins at a line, as far as its lines are known: not those of choices inside it. `most` lines are looked at. COBOL and PL/I.
 */
export function choiceBranches(lines: KnownLines, first: number, most: number): readonly Branch[] {
  const isCobol = cobolOpens.test(statementOf(lines.get(first)))
  const branches: Branch[] = []
  let open: { startLine: number; values: string[] } | undefined
  let depth = 0
  for (let line = first; line <= first + most && lines.has(line); line++) {
    const raw = lines.get(line) ?? ''
    const text = statementOf(raw)
    if (text === '') continue
    const before = depth
    depth += isCobol ? cobolDepth(text) : pliDepth(text)
    if (line === first) continue
    if (depth <= 0 && before <= 1) break
    const found = before === 1 ? when.exec(text) : null
    if (found !== null) {
      const values = found[2] === undefined ? (found[1] ?? '').split(/\s*,\s*/) : ['OTHER']
      // Two in a row are one branch.
      if (open !== undefined && isCobol) open.values.push(...values)
      else {
        if (open !== undefined) branches.push({ ...open, endLine: open.startLine, does: '' })
        open = { startLine: line, values }
      }
    }
    const rest = found === null ? text : (found[3] ?? '').replace(/^(?:DO|THEN)\b\s*;?\s*/i, '')
    if (open === undefined || !doesSomething.test(rest)) continue
    branches.push({ ...open, endLine: line, does: inShort(rest) })
    open = undefined
  }
  return open === undefined ? branches : [...branches, { ...open, endLine: open.startLine, does: '' }]
}

function statementOf(line: string | undefined): string {
  if (line === undefined || isComment(line)) return ''
  return line
    .slice(/^\d{6}/.test(line) ? 6 : 0)
    .replace(remark, ' ')
    .replace(/\s+/g, ' ')
    .trim()
}

function cobolDepth(text: string): number {
  return cobolOpens.test(text) ? 1 : cobolCloses.test(text) ? -1 : 0
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
