import { distinctBy } from '../../../base/distinct-by.ts'
import { linesCall, readCall } from '../calls.ts'
import type { Lines } from '../cite.ts'
import type { Call } from '../conversation.ts'
import type { Findings, FoundLine } from '../findings.ts'
import { codeText } from './code-text.ts'
import { isIdle } from './comment-lines.ts'

/** What a program lays its commarea out by. */
export interface CommareaLayout {
  readonly path: string
  /** `copy` is a member, `fields` are its own, `bytes` say nothing of what is in them. */
  readonly by: 'copy' | 'fields' | 'bytes'
  readonly member?: string
  /** From the item that is laid out to the COPY, or to the last line that was shown of its fields. */
  readonly lines: Lines
  /** More of it may stand below what was shown. */
  readonly isOpen?: boolean
}

const mostFound = 100
const linesBelow = 5
/** So far it goes on where more was read. */
const mostBelow = 30
const copies = /^(?:EXEC\s+SQL\s+INCLUDE|COPY|INCLUDE|\+\+INCLUDE|-INC)\s+['"]?(?<member>[A-Z0-9@#$_-]+)/i
const opensSql = /^EXEC\s+SQL\s*$/i
const spaces = /^(?:EJECT|SKIP[123])\.?$/i
const level = /^(?<level>\d{1,2})\s/
const replaced = /\bBY\s+(?:==\s*)?(?:01\s+)?DFHCOMMAREA\b/i
const heads = /^0?1\s+DFHCOMMAREA(?![\w-])/i

/** The items that CICS hands to programs, with what stands below them: of one member, or of all. */
export function commareaCall(path?: string): Call {
  return itemCall('DFHCOMMAREA', path, String.raw`|\bBY\s+(?:==\s*)?(?:01\s+)?DFHCOMMAREA\b`)
}

/** Those of an item that a command passes. */
export function itemCall(name: string, path: string | undefined, also = ''): Call {
  const { name: tool, args } = linesCall(String.raw`^(?:.{6})?\s*0?1\s+${name}(?:[.\s]|$)${also}`, mostFound, path)
  return { name: tool, args: { ...args, context: linesBelow } }
}

/** Reads on where nothing was found in the lines that the search has shown. */
export function moreOf({ lines: { path, startLine }, isOpen }: CommareaLayout): readonly Call[] {
  return isOpen === true ? [readCall(path, startLine, startLine + mostBelow)] : []
}

/** Whether the search has shown all of them. */
export function showsAllCommareas(findings: Findings): boolean {
  return findings.codeLinesFound(commareaCall()).filter(({ text }) => /DFHCOMMAREA/i.test(text)).length < mostFound
}

/** One of each member. */
export function commareaLayouts(findings: Findings, path?: string): readonly CommareaLayout[] {
  const found = findings
    .codeLinesFound(commareaCall(path))
    .filter((line) => heads.test(codeText(line.text)) || replaced.test(codeText(line.text)))
  return distinctBy(
    found.map((line) => layoutAt(line, findings)),
    (one) => one.path,
  )
}

/** Below the line of an item, or in the COPY that puts the item's name in its text. */
export function layoutAt({ path, line, text }: FoundLine, findings: Findings): CommareaLayout {
  const known = findings.linesOf(path)
  const head = codeText(text)
  if (replaced.test(head))
    for (let above = line; above >= line - 2; above--) {
      const member = copies.exec(codeText(known.get(above)))?.groups?.member
      if (member !== undefined) return { path, by: 'copy', member, lines: { path, startLine: above, endLine: line } }
    }
  let last = line
  const fields: string[] = []
  let isOpen = !known.has(line + 1)
  for (let next = line + 1; next <= line + mostBelow && known.has(next); next++) {
    const raw = known.get(next) ?? ''
    isOpen = !known.has(next + 1) && next < line + mostBelow
    const said = codeText(raw)
    if (isIdle(raw) || said === '' || spaces.test(said) || said === '.') continue
    const member = copies.exec(opensSql.test(said) ? `${said} ${codeText(known.get(next + 1))}` : said)?.groups?.member
    if (member !== undefined && fields.length === 0) {
      const endLine = opensSql.test(said) ? next + 1 : next
      return { path, by: 'copy', member, lines: { path, startLine: line, endLine } }
    }
    const of = level.exec(said)?.groups?.level
    const goesOn = fields.length > 0 && of === undefined && !/\b(?:DIVISION|SECTION)\b|^(?:COPY|EXEC)\b/i.test(said)
    if (!goesOn && (of === undefined || Number(of) === 1 || Number(of) === 77)) {
      isOpen = false
      break
    }
    if (goesOn) fields.push(`${fields.pop() ?? ''} ${said}`)
    else fields.push(said)
    last = next
  }
  const [only = head] = fields
  const isBytes = fields.length < 2 && /\sPIC(?:TURE)?\s+(?:IS\s+)?X/i.test(only)
  return { path, by: isBytes ? 'bytes' : 'fields', lines: { path, startLine: line, endLine: last }, isOpen }
}
