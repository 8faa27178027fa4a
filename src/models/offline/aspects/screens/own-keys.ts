import { escapeRegex } from '../../../../base/escape-regex.ts'
import { patternCall } from '../../absence.ts'
import { linesCall, readCall } from '../../calls.ts'
import type { Call } from '../../conversation.ts'
import { isComment } from '../../evidence/comment-lines.ts'
import type { Findings, FoundLine } from '../../findings.ts'

/** The attention identifiers as characters (CICS Application Programming Reference, DFHAID). */
const keyOf: Readonly<Record<string, string>> = {
  "'": 'ENTER',
  _: 'CLEAR',
  '%': 'PA1',
  '>': 'PA2',
  ',': 'PA3',
  ...Object.fromEntries(['1', '2', '3', '4', '5', '6', '7', '8', '9', ':', '#', '@'].map((aid, i) => [aid, `PF${i + 1}`])),
  ...Object.fromEntries(['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'I', '¢', '.', '<'].map((aid, i) => [aid, `PF${i + 13}`])),
}

const copied = String.raw`\bMOVE\s+EIBAID\s+TO\s+`
/** Lines of the conditions below an item. */
const linesBelow = 40
/** Behind it stand marks of changes. */
const lastColumn = 72
/** One value: a condition for several keys names none. */
const condition = /^.{0,6}\s*88\s+([\w-]+)\s+VALUES?\s+(?:IS\s+|ARE\s+)?(['"])(''|[^'"]|'(?=")|"(?='))\2\s*\.?\s*$/i

/** For the conditions by which a program tests a copy of EIBAID. */
export function ownKeyCalls(paths: readonly string[], findings: Findings): readonly Call[] {
  return paths.flatMap((path) => {
    const items = itemsOf(path, findings)
    return [
      patternCall(copied, path),
      ...items.map((name) => patternCall(definitionOf(name), path)),
      ...items.flatMap((name) => definitionsIn(path, name, findings)).map(({ line }) => readCall(path, line, line + linesBelow)),
    ]
  })
}

/** The keys that such conditions stand for, `PF3`, by the name of the condition in upper case. */
export function ownKeys(paths: readonly string[], findings: Findings): ReadonlyMap<string, string> {
  const keys = new Map<string, string>()
  for (const path of paths)
    for (const name of itemsOf(path, findings))
      for (const { line } of definitionsIn(path, name, findings)) {
        const known = findings.linesOf(path)
        for (let at = line + 1; at <= line + linesBelow && known.has(at); at++) {
          const text = known.get(at) ?? ''
          if (isComment(text) || text.trim() === '') continue
          if (isItem.test(text)) break
          const [, condition88 = '', , value = ''] = condition.exec(text.slice(0, lastColumn)) ?? []
          const key = keyOf[value === "''" ? "'" : value]
          if (key !== undefined) keys.set(condition88.toUpperCase(), key)
        }
      }
  return keys
}

const isItem = /^.{0,6}\s*(?:0?[1-9]|[1-4]\d|77)\s+[\w-]+|\b(?:SECTION|DIVISION|COPY)\b/i

function itemsOf(path: string, findings: Findings): readonly string[] {
  const lines = findings.codeLinesFound(patternCall(copied, path)).filter((one) => one.path === path)
  const targets = lines.flatMap(({ text }) => new RegExp(`${copied}(.*)`, 'i').exec(text.slice(0, lastColumn))?.[1] ?? [])
  return [...new Set(targets.flatMap((text) => text.toUpperCase().match(/[A-Z][\w-]*/g) ?? []))]
}

const mostCompared = 100
const evaluates = /(?:^|\s)EVALUATE\s/i
const oneCharacter = String.raw`(?:=|\bEQUALS?(?:\s+TO)?)\s*['"].['"]`

/** For where keys may be compared with one character. */
export function openKeyCalls(paths: readonly string[], findings: Findings): readonly Call[] {
  return paths.flatMap((path) => [chosenCall(path), comparedCall(path, findings)])
}

/** Whether a program may know keys that nothing here tells: by a copy whose conditions stand elsewhere, or as characters. */
export function mayKnowMore(paths: readonly string[], findings: Findings): boolean {
  return paths.some(
    (path) =>
      comparesCharacters(path, findings) || itemsOf(path, findings).some((name) => definitionsIn(path, name, findings).length === 0),
  )
}

function chosenCall(path: string): Call {
  return linesCall(String.raw`${evaluates.source}|\bWHEN\s+['"].['"]`, mostCompared, path)
}

function comparedCall(path: string, findings: Findings): Call {
  return linesCall(String.raw`\b(?:${keyItems(path, findings)})\s+(?:IS\s+)?(?:NOT\s+)?${oneCharacter}`, mostCompared, path)
}

/** The key, and what it is copied to. */
function keyItems(path: string, findings: Findings): string {
  return ['EIBAID', ...itemsOf(path, findings).map(escapeRegex)].join('|')
}

/** Whether the key, or a copy of it, is. Of a WHEN the nearest EVALUATE above tells what is compared. */
function comparesCharacters(path: string, findings: Findings): boolean {
  const ofKey = new RegExp(String.raw`\bEVALUATE\s+(?:${keyItems(path, findings)})(?![\w-])`, 'i')
  const compared = comparedCall(path, findings)
  if (findings.codeLinesFound(compared).length > 0) return true
  const chosen = chosenCall(path)
  let isOfKey = false
  for (const { text } of findings.codeLinesFound(chosen).toSorted((a, b) => a.line - b.line)) {
    if (evaluates.test(text)) isOfKey = ofKey.test(text)
    if (isOfKey && /\bWHEN\s+['"]/i.test(text)) return true
  }
  return ![compared, chosen].every((call) => findings.showsAllLines(call))
}

function definitionOf(name: string): string {
  return String.raw`^.{0,6}\s*\d\d?\s+${escapeRegex(name)}[\s.]`
}

function definitionsIn(path: string, name: string, findings: Findings): readonly FoundLine[] {
  return findings.codeLinesFound(patternCall(definitionOf(name), path)).filter((one) => one.path === path)
}
