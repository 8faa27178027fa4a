/** A citation as it stands in an answer, before it is checked. */
export interface CitationSite {
  readonly kind: 'code' | 'skill'
  /** Code: the path as written. Skill: the name. */
  readonly target: string
  readonly heading: string | undefined
  /** 1-based, inclusive, as written; 0 for a skill. */
  readonly startLine: number
  readonly endLine: number
  /** Where the citation's own text (between backticks or brackets) begins and ends in the answer. */
  readonly from: number
  readonly to: number
  /** Names in backticks in the sentence, list item or table row that carries the citation; citations and file names are not among them. */
  readonly identifiers: readonly string[]
}

const codeCitation = /^(.*[A-Za-z].*?):L?(\d{1,9})(?:\s*[-–]\s*L?(\d{1,9}))?$/
const skillCitation = /^skill:([^#`]+)(?:#(.+))?$/
const span = /(`+)([^`\n]+?)\1/g
const bracket = /\(([^()`\n]{3,400})\)/g

/** All citations of a Markdown answer in order. Fenced code blocks carry none: they are quotations. */
export function extractCitations(markdown: string): CitationSite[] {
  const sites: CitationSite[] = []
  for (const carrier of carriers(markdown)) {
    const spans = [...carrier.text.matchAll(span)].map((m) => ({ text: m[2] ?? '', at: carrier.from + m.index + (m[1]?.length ?? 0) }))
    const found = [...spans.map((s) => parse(s.text, s.at)), ...bracketed(carrier)].filter((c) => c !== undefined)
    if (found.length === 0) continue
    const names = spans.filter((s) => !found.some((c) => c.from === s.at)).flatMap((s) => identifiersIn(s.text))
    for (const citation of found)
      sites.push({ ...citation, identifiers: [...new Set(names)].filter((n) => !namesFile(n, citation.target)) })
  }
  return sites.sort((a, b) => a.from - b.from)
}

type Parsed = Omit<CitationSite, 'identifiers'>

function parse(text: string, at: number): Parsed | undefined {
  const trimmed = text.trim()
  const from = at + text.indexOf(trimmed)
  const to = from + trimmed.length
  const skill = skillCitation.exec(trimmed)
  if (skill?.[1]) return { kind: 'skill', target: skill[1].trim(), heading: skill[2]?.trim(), startLine: 0, endLine: 0, from, to }
  const code = codeCitation.exec(trimmed)
  const path = code?.[1]?.trim()
  if (!code || !path || path.includes('://') || path.startsWith('skill:')) return undefined
  const first = Number(code[2])
  const last = code[3] === undefined ? first : Number(code[3])
  return { kind: 'code', target: path, heading: undefined, startLine: Math.min(first, last), endLine: Math.max(first, last), from, to }
}

/** `(path:10-20)` and `(a.cbl:1; b.cbl:2)`: brackets whose every part is a citation. Outside backticks a path must look like one. */
function bracketed(carrier: Carrier): Parsed[] {
  const found: Parsed[] = []
  for (const match of carrier.text.matchAll(bracket)) {
    const inner = match[1] ?? ''
    let at = carrier.from + match.index + 1
    const parts: (Parsed | undefined)[] = []
    for (const part of inner.split(/(?<=[;,])/)) {
      const text = part.replace(/[;,]$/, '')
      const parsed = parse(text, at)
      parts.push(parsed?.kind === 'skill' || (parsed && /[./]/.test(parsed.target) && !/\s/.test(parsed.target)) ? parsed : undefined)
      at += part.length
    }
    if (parts.every((p) => p !== undefined)) found.push(...parts)
  }
  return found
}

/** The names that a backticked text holds: itself when it is one word, else its words that look like names of a program. A word that was cut short is none. */
function identifiersIn(text: string): string[] {
  const trimmed = text.trim().replace(/[.,;:()]+$/, '')
  if (/^[^\s]+$/.test(trimmed)) return trimmed.length >= 2 && !trimmed.endsWith('…') ? [trimmed] : []
  return (trimmed.match(/[\p{L}\p{N}@#$_][\p{L}\p{N}_@#$-]+…?/gu) ?? []).filter(
    (w) => /\p{Lu}.*[\p{Lu}\p{N}]|[-_]/u.test(w) && w.length >= 3 && !w.endsWith('…'),
  )
}

/** The cited path already names its file, so its name, stem or path says nothing about the lines. */
function namesFile(name: string, path: string): boolean {
  const wanted = name.toLowerCase()
  const whole = path.toLowerCase()
  const base = whole.slice(whole.lastIndexOf('/') + 1)
  const dot = base.lastIndexOf('.')
  return wanted === whole || wanted === base || (dot > 0 && wanted === base.slice(0, dot))
}

interface Carrier {
  readonly text: string
  readonly from: number
}

/** Sentences, list items and table rows outside fenced code. */
function* carriers(markdown: string): Generator<Carrier> {
  let fence: string | undefined
  let block = ''
  let blockFrom = 0
  let at = 0
  for (const line of markdown.split('\n')) {
    const opener = /^\s{0,3}(?:>\s?)*(?:[-*+]\s+|\d+[.)]\s+)?\s*(```+|~~~+)/.exec(line)?.[1]
    const startsBlock =
      fence !== undefined || opener !== undefined || /^\s*(?:[-*+]\s|\d+[.)]\s|\||#{1,6}\s|>)/.test(line) || line.trim() === ''
    if (startsBlock && block !== '') {
      yield* sentences(block, blockFrom)
      block = ''
    }
    if (fence !== undefined) {
      if (opener?.startsWith(fence)) fence = undefined
    } else if (opener !== undefined) {
      fence = opener
    } else if (line.trim() !== '') {
      if (block === '') blockFrom = at
      block += `${line}\n`
    }
    at += line.length + 1
  }
  if (block !== '') yield* sentences(block, blockFrom)
}

/** A list item or table row is one carrier; prose is cut at full stops that are not inside backticks. */
function* sentences(block: string, from: number): Generator<Carrier> {
  if (/^\s*(?:[-*+]\s|\d+[.)]\s|\|)/.test(block)) {
    yield { text: block, from }
    return
  }
  const masked = block.replace(span, (m) => 'x'.repeat(m.length)).replace(bracket, (m) => 'x'.repeat(m.length))
  let start = 0
  for (const stop of masked.matchAll(/[.!?](?=\s+\S)/g)) {
    const end = stop.index + 1
    // A citation in brackets may follow the full stop of the sentence that it supports.
    const after = /^\s*\(?[x`(]/.test(masked.slice(end)) && /^\s*(?:`[^`\n]+`|\([^()\n]+\))\s*(?:$|[.\n])/.test(block.slice(end))
    if (after) continue
    yield { text: block.slice(start, end), from: from + start }
    start = end
  }
  yield { text: block.slice(start), from: from + start }
}
