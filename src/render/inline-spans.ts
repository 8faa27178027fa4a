import type { CitationStatus } from '../answer/citation.ts'

/** A stretch of text in one look. */
export interface InlineSpan {
  readonly text: string
  readonly bold?: true
  readonly italic?: true
  readonly strike?: true
  readonly code?: true
  /** It is a citation that was checked. */
  readonly status?: CitationStatus
}

type Look = Omit<InlineSpan, 'text'>

// Emphasis needs a letter's edge on both sides, so that `A * B`, `WS_ID` and `2**3` stay as they are. Lengths are bounded against hostile text.
const tokens = new RegExp(
  [
    '\\\\(?<escaped>[!-/:-@[-`{-~])',
    '(?<!`)(?<ticks>`+)(?!`)(?<code>[^]{0,2000}?[^`])\\k<ticks>(?!`)',
    '!?\\[(?<label>[^[\\]]{0,500})\\]\\([ \\t]*(?<target><[^<>\\n]*>|[^\\s()<>]*(?:\\([^\\s()]*\\)[^\\s()]*)*)(?:[ \\t]+"[^"\\n]*")?[ \\t]*\\)',
    '<(?<autolink>[a-z][a-z0-9+.-]{1,31}:[^\\s<>]{0,2000})>',
    '(?<lineBreak><br\\s?/?>)',
    '&(?<entity>lt|gt|amp|quot|nbsp|#39);',
    '(?<![\\w*])\\*{3}(?=[^\\s*])(?<both>[^*]{0,1000}?[^\\s*])\\*{3}(?![\\w*])',
    '(?<![\\w*])\\*\\*(?=\\S)(?<bold>(?:[^*]|\\*(?!\\*)){0,1000}?[^\\s*]\\*?)\\*\\*(?![\\w*])',
    '(?<![\\w*])\\*(?=[^\\s*])(?<italic>(?:[^*]|\\*\\*[^*]{1,500}\\*\\*){1,1000}?(?<=\\S))\\*(?![\\w*])',
    '(?<!\\w)(?:__(?=\\S)(?<bold2>[^]{0,1000}?[^\\s_])__|_(?=[^\\s_])(?<italic2>[^_]{0,1000}?[^\\s_])_)(?!\\w)',
    '~~(?=\\S)(?<strike>[^~]{0,1000}?\\S)~~',
  ].join('|'),
  'gi',
)

/** Those of HTML that hide a character that is written in code. */
const entities: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"', nbsp: '\u00a0', '#39': "'" }

/** Sanitised Markdown prose as spans; a link is its text and its address in brackets, an image the same. */
export function inlineSpans(text: string, look: Look = {}): InlineSpan[] {
  const spans: InlineSpan[] = []
  let plain = ''
  let at = 0
  const add = (found: readonly InlineSpan[]) => {
    if (plain !== '') spans.push({ ...look, text: plain })
    plain = ''
    spans.push(...found)
  }
  for (const match of text.matchAll(tokens)) {
    plain += text.slice(at, match.index)
    at = match.index + match[0].length
    const { escaped, code, label, target, autolink, lineBreak, entity, both, bold, bold2, italic, italic2, strike } = match.groups ?? {}
    if (escaped !== undefined) plain += escaped
    else if (lineBreak !== undefined) plain += ' '
    else if (entity !== undefined) plain += entities[entity.toLowerCase()] ?? match[0]
    else if (autolink !== undefined) plain += autolink
    else if (code !== undefined) add([{ ...look, text: codeText(code), code: true }])
    else if (label !== undefined) add(linkSpans(label, (target ?? '').replace(/^<|>$/g, ''), look))
    else if (both !== undefined) add(inlineSpans(both, { ...look, bold: true, italic: true }))
    else if (strike !== undefined) add(inlineSpans(strike, { ...look, strike: true }))
    else if (bold ?? bold2) add(inlineSpans(bold ?? bold2 ?? '', { ...look, bold: true }))
    else add(inlineSpans(italic ?? italic2 ?? '', { ...look, italic: true }))
  }
  plain += text.slice(at)
  add([])
  return spans
}

function codeText(code: string): string {
  const line = code.replaceAll('\n', ' ')
  return /^ .*\S.* $/.test(line) ? line.slice(1, -1) : line
}

function linkSpans(label: string, target: string, look: Look): InlineSpan[] {
  const shown = inlineSpans(label, look)
  if (target === '' || target === label) return shown.length > 0 ? shown : [{ ...look, text: target }]
  return [...shown, { ...look, text: shown.length > 0 ? ` (${target})` : target }]
}
