import type { KnownLines } from '../findings.ts'
import { isComment } from './comment-lines.ts'

const longestCommand = 24
const begins = /\bEXEC\s+(?:CICS|KICKS)\b/i
const ends = /\bEND-EXEC\b|;\s*(?:\/\*.*)?$/i
/** Words of a verb: `SEND MAP('A')` is a SEND whose MAP is an option. */
const secondWords = /^(?:TS|TD|TEXT|CONTROL|CONDITION|AID|ABEND|ATTACH)$/i

/** A command of CICS in a program. */
export interface ExecCommand {
  readonly path: string
  readonly startLine: number
  readonly endLine: number
  /** `READ`, `WRITEQ TD`, `HANDLE ABEND`, in upper case. */
  readonly verb: string
  /** By name in upper case, in the order of the command; undefined for one without a value. */
  readonly options: ReadonlyMap<string, string | undefined>
}

/** The command in which a line stands; undefined where it stands in none, or not all of it was shown. */
export function commandAround(path: string, line: number, lines: KnownLines): ExecCommand | undefined {
  let start = line
  while (start > line - longestCommand && !begins.test(codeOf(lines.get(start)))) {
    if (start < line && ends.test(codeOf(lines.get(start)))) return undefined
    if (!lines.has(start)) return undefined
    start--
  }
  if (!begins.test(codeOf(lines.get(start)))) return undefined
  let text = ''
  for (let at = start; at < start + longestCommand && lines.has(at); at++) {
    const said = codeOf(lines.get(at))
    text += ` ${said}`
    // A command of assembler has no mark at its end.
    const isLast = ends.test(said) || (at > start && begins.test(said))
    if (isLast) return read(path, start, at, text)
  }
  return undefined
}

/** Without remarks, sequence numbers and what stands behind column 72. */
export function codeOf(line = ''): string {
  return isComment(line) ? '' : line.slice(/^.{6}[\sD-]/.test(line) && line.length > 6 ? 6 : 0, 72)
}

function read(path: string, startLine: number, endLine: number, text: string): ExecCommand {
  const body = text.slice(text.search(begins)).replace(begins, ' ').replace(ends, ' ')
  const words: { readonly word: string; readonly value?: string }[] = []
  const token = /([A-Za-z][\w-]*)\s*(?:\(((?:[^()]|\([^()]*(?:\([^()]*\))?[^()]*\))*)\))?/g
  for (const [, word = '', value] of body.matchAll(token))
    words.push(value === undefined ? { word: word.toUpperCase() } : { word: word.toUpperCase(), value: value.trim().replace(/\s+/g, ' ') })
  const [verb, second] = words
  const isDouble = second !== undefined && secondWords.test(second.word) && (second.value === undefined || second.word === 'AID')
  const name = `${verb?.word ?? ''}${isDouble ? ` ${second.word}` : ''}`
  const options = words.slice(isDouble ? 2 : 1).map(({ word, value }) => [word, value] as const)
  return {
    path,
    startLine,
    endLine,
    verb: name,
    options: new Map(verb?.value === undefined ? options : [[verb.word, verb.value], ...options]),
  }
}
