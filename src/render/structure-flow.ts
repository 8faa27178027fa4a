import type { FlowNode, FlowResult, SubjectFlow } from '../answer/structure-estate-results.ts'
import { placeText, subjectWords } from '../answer/structure-words.ts'
import { sanitizeLine } from '../base/sanitize.ts'
import { count, cutText } from '../base/text.ts'
import type { ListLook } from './definition-list.ts'
import { type FlowLine, flowLines } from './flow-tree.ts'

const mostLines = 200
/** Deeper lines are not indented further: the text would have no room. */
const deepestIndent = 12

/** A tree from where it begins, a link each line; what was shown before is not shown again. */
export function flowText({ subjects }: FlowResult, look: ListLook): string {
  return subjects.map((subject) => subjectText(subject, look)).join('\n')
}

function subjectText(subject: SubjectFlow, look: ListLook): string {
  const lines: string[] = []
  let rest = 0
  for (const line of flowLines(subject)) {
    if (lines.length < mostLines) lines.push(lineText(subject, line, look))
    else rest++
  }
  const more = rest === 0 ? '' : `${look.colors.dim(`${count(rest, 'more line')}; --json has all, --format svg a picture.`)}\n`
  const title = subject.flow === 'screen' ? 'screens from' : 'flow of'
  return `${look.colors.bold(sanitizeLine(`${title} ${subjectWords(subject)}`))}\n${lines.join('')}${more}`
}

function lineText({ nodes }: SubjectFlow, { depth, open, link, above }: FlowLine, look: ListLook): string {
  const node = nodes[link.to]
  const shown = open.slice(0, deepestIndent)
  const marks = shown.map((isOpen, i) => (i === shown.length - 1 ? (isOpen ? '├─ ' : '└─ ') : isOpen ? '│  ' : '   ')).join('')
  const deeper = depth > deepestIndent ? `${depth}: ` : ''
  const place = `(${placeText(link)})`
  const words = [doesWords(link), node === undefined ? '' : nodeWords(node), place, link.condition ?? '', above ? '(above)' : '']
  const text = sanitizeLine(`${deeper}${words.filter((word) => word !== '').join(' ')}`)
  const room = Math.max(20, look.width - marks.length)
  // That it is shown above must not be cut off.
  const cut = above && text.length > room ? `${cutText(text.slice(0, -' (above)'.length), room - 8)} (above)` : cutText(text, room)
  return `${look.colors.dim(marks)}${cut.replace(place, (found) => look.colors.dim(found))}\n`
}

/** What stands before the first paragraph is the program itself. */
function doesWords({ kind, does, from }: FlowLine['link']): string {
  if (kind === 'falls') return from === 0 ? 'goes on into' : 'falls into'
  return does ?? (kind === 'then' ? 'then' : kind)
}

/** The kind where the verb does not tell it. */
function nodeWords({ unit, detail }: FlowNode): string {
  const kind = unit.kind === 'paragraph' || unit.kind === 'section' ? '' : `${unit.kind} `
  const said = detail === undefined ? '' : unit.kind === 'map' ? ` "${detail}"` : ` ${detail}`
  return `${kind}${unit.name}${said}`
}
