import { codeSpan } from './code-span.ts'

const label = '(?:[^\\[\\]`\\n]|`[^`\\n]*`)*'
const target = '<[^<>\\n]*>|[^\\s()<>]*(?:\\([^\\s()]*\\)[^\\s()]*)*'
const title = '"[^"\\n]*"|\'[^\'\\n]*\'|\\([^()\\n]*\\)'
const address =
  '(?:[a-z][a-z0-9+.-]{0,31}://|(?<![a-z0-9])www\\.|(?<![\\w-])(?:javascript|vbscript|data|file|vscode|command|mailto):(?=[\\w/\\\\,;.+%]))'

/** What Markdown may take for more than text, in the order in which it is tried at one place. */
const tokens = new RegExp(
  [
    '\\\\[!-/:-@[-`{-~]',
    '`+',
    '~{3,}',
    '<br\\s*/?>',
    '<(?<autolink>[a-z][a-z0-9+.-]{1,31}:[^\\s<>`]*|[^\\s<>@`]+@[^\\s<>@`]+)>',
    '<[a-z/!?][^<>`\\n]*>',
    '<(?=[a-z/!?])',
    `!?\\[(?<label>${label})\\]\\([ \\t]*(?<target>${target})(?:[ \\t]+(?:${title}))?[ \\t]*\\)`,
    '!\\[',
    '\\]\\(',
    '\\]:',
    '[a-z0-9._+-]{1,64}@[a-z0-9-]+(?:\\.[a-z0-9-]+)+',
    `${address}[^\\s<>\`[\\]]*[^\\s<>\`.,;:!?()\\[\\]{}*_~|"']`,
  ].join('|'),
  'gi',
)

/**
 * Markdown prose that reads the same and loads or opens nothing (security.md 1.7). Afterwards: every address and every HTML tag is a code span, every
 * code span stands on one line, and no other backtick, `<` before a tag name, `](`, `![` or `]:` is left unescaped. So nothing depends on how
 * another program divides the text into blocks.
 */
export function neutralInline(text: string): string {
  const out: string[] = []
  let at = 0
  const add = (piece: string) => {
    const last = out.at(-1)?.at(-1)
    // Next to another backtick, or after a backslash, a span's mark would be read as something else.
    if (piece !== '') out.push(piece.startsWith('`') && (last === '`' || last === '\\') ? ` ${piece}` : piece)
  }
  const finder = new RegExp(tokens)
  for (let match = finder.exec(text); match; match = finder.exec(text)) {
    const [token] = match
    add(text.slice(at, match.index))
    at = match.index + token.length
    if (token.startsWith('`')) {
      const end = closingRun(text, at, token.length)
      if (end === undefined) add(escapeEach(token))
      else {
        add(`${token}${text.slice(at, end).replace(/\s*\n[\s>]*/g, ' ')}${token}`)
        at = end + token.length
        finder.lastIndex = at
      }
    } else {
      const isLink = match.groups?.target !== undefined
      // A link's bracket kept what stands before it apart from its text: without it `<[img]()` would become a tag.
      if (isLink && /[^\s("*]$/.test(out.at(-1)?.at(-1) ?? '')) add(' ')
      add(neutralToken(match))
    }
  }
  add(text.slice(at))
  return out.join('')
}

function neutralToken(match: RegExpExecArray): string {
  const [token] = match
  const { autolink, label, target } = match.groups ?? {}
  if (target !== undefined) return neutralTarget(neutralInline(label ?? ''), target.replace(/^<|>$/g, ''))
  if (autolink !== undefined) return codeSpan(autolink)
  if (/^<br\s*\/?>$/i.test(token)) return ' '
  if (token.startsWith('\\')) return token
  if (token === '<') return '\\<'
  if (token.startsWith('~')) return escapeEach(token)
  if (token === '![') return '!\\['
  if (token === '](') return ']\\('
  // A colon after a subscript, as in `TABLE[1]:`, defines no link.
  if (token === ']:') return /[\w`]\[[\w (),+-]{0,80}$/.test(match.input.slice(Math.max(0, match.index - 82), match.index)) ? token : ']\\:'
  return codeSpan(token)
}

function neutralTarget(label: string, target: string): string {
  if (target.trim() === '') return `${label} ()`
  return label === '' ? codeSpan(target) : `${label} (${codeSpan(target)})`
}

function closingRun(text: string, from: number, length: number): number | undefined {
  const run = /`+/g
  run.lastIndex = from
  for (let match = run.exec(text); match; match = run.exec(text)) if (match[0].length === length) return match.index
  return undefined
}

function escapeEach(run: string): string {
  return run.replace(/./g, '\\$&')
}
