import { createHash } from 'node:crypto'
import type { Highlight } from '../../answer/highlight.ts'
import type { Transcript, TranscriptTurn } from '../../answer/transcript.ts'
import { outputMarkers } from '../../base/output-marker.ts'
import { oneLine, sessionFacts, sessionTitle } from '../session/session-heading.ts'
import { turnAnswer } from '../session/turn-answer.ts'
import { CitedCodeList } from './cited-code.ts'
import { escapeHtml } from './escape-html.ts'
import { pageStyle } from './page-style.ts'
import { turnHtml } from './turn-html.ts'

const contentsChars = 120

/**
 * A session as one HTML page that needs nothing else: no script, no network, which its policy forbids besides; everything in it escaped. The same
 * session gives the same bytes.
 */
export function sessionPage(transcript: Transcript, highlight: Highlight | undefined): string {
  const code = new CitedCodeList()
  const turns = transcript.turns.map((turn) => turnHtml(turn, code, highlight)).join('')
  const title = escapeHtml(sessionTitle(transcript))
  const facts = sessionFacts(transcript).map(({ name, text }) => `<div><dt>${name}</dt><dd>${escapeHtml(text)}</dd></div>\n`)
  const appendix = code.size === 0 ? '' : `<section id="cited-code">\n<h2>Cited code</h2>\n${code.html(highlight)}</section>\n`
  return `<!doctype html>
${outputMarkers[0]}
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="referrer" content="no-referrer">
<title>${title}</title>
<style>${pageStyle}</style>
</head>
<body>
<header>
<h1>${title}</h1>
<dl>
${facts.join('')}</dl>
</header>
${contents(transcript.turns, code.size > 0)}<main>
${turns}${appendix}</main>
</body>
</html>
`
}

/** The style is known by its hash, so that not even another style could come in. */
const policy = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(pageStyle).digest('base64')}'`,
  "base-uri 'none'",
  "form-action 'none'",
].join('; ')

function contents(turns: readonly TranscriptTurn[], hasCode: boolean): string {
  if (turns.length < 2) return ''
  const items = turns.map((turn) => {
    const { outcome } = turnAnswer(turn)
    const ended = { answered: '', partial: 'not complete', not_found: 'not found', failed: 'no answer' }[outcome]
    const remark = ended === '' ? '' : ` <span class="quiet">${ended}</span>`
    return `<li><a href="#question-${turn.number}">${escapeHtml(oneLine(turn.question, contentsChars))}</a>${remark}</li>\n`
  })
  const code = hasCode ? '<p><a href="#cited-code">Cited code</a></p>\n' : ''
  return `<nav aria-label="Contents">\n<ol>\n${items.join('')}</ol>\n${code}</nav>\n`
}
