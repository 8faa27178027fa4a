import type { Definition } from '../../../../answer/structure-results.ts'
import { definitionCall, readCall } from '../../calls.ts'
import { at, inert, item } from '../../cite.ts'
import type { Call } from '../../conversation.ts'
import { isComment } from '../../evidence/comment-lines.ts'
import { conditionOver, underWords } from '../../evidence/condition-over.ts'
import type { Findings, Place } from '../../findings.ts'
import type { Quote } from '../../quote.ts'
import type { Branch, ChosenLink } from './key-branches.ts'

const mostTargets = 4
const mostLines = 60
const mostTexts = 6
const asksShown =
  /\b(?:which|what)\s+(?:[a-z]+\s+)?(?:messages?|texts?|warnings?)\b|\b(?:what|which)\b[^?,]*\b(?:shown|displayed|told|said|appears?|sees?)\b/i

/** Whether a question wants to know what people are shown. */
export function asksWhatIsShown(bare: string): boolean {
  return asksShown.test(bare)
}

const literal = /\b(?<verb>MOVE|DISPLAY)\s+(['"])(?<text>(?:(?!\2).){4,})\2?/i
const sent = /\bSEND\s+TEXT\s+FROM\s*\(\s*(?<name>[A-Z][A-Z0-9-]*)\s*\)|\bMOVE\s+(?<moved>[A-Z][A-Z0-9]*(?:-[A-Z0-9]+)+)\s+TO\s/i
/** Where a text is moved: what becomes of it there only the program knows, which may write a log. */
const moved = /\bTO\s+(?<target>[A-Z][A-Z0-9-]*)/i
/** One word is a name, a code or a title. */
const saysSomething = /[A-Za-z]{2,}[^A-Za-z]+[A-Za-z]{2,}/
const valueText = /\bVALUES?\s+(?:IS\s+)?(?<quote>['"])(?<text>.*)\k<quote>/i

interface Body {
  readonly path: string
  readonly startLine: number
  readonly endLine: number
}

/** For the paragraphs that a key leads to, and the constants that are shown there. */
export function shownCalls(branches: readonly Branch[], own: readonly Quote[], findings: Findings): readonly Call[] {
  const targets = branches.flatMap((branch) => paragraphsOf(branch).map(({ target }) => definitionCall(`${branch.program}.${target}`)))
  const bodies = bodiesOf(branches, [], findings)
  const constants = [...bodiesOf([], own, findings), ...bodies].flatMap((body) =>
    linesIn(body, findings).flatMap(({ text }) => constantIn(text) ?? []),
  )
  return [
    ...targets,
    // What defines a paragraph shows its first lines.
    ...bodies
      .filter(({ path, endLine }) => !findings.linesOf(path).has(endLine))
      .map(({ path, startLine, endLine }) => readCall(path, startLine, endLine)),
    ...[...new Set(constants)].slice(0, mostTexts).map(definitionCall),
  ]
}

/** What is shown there, each text with the condition that it stands under. `own`: the lines of the branches themselves. */
export function shownItems(branches: readonly Branch[], own: readonly Quote[], findings: Findings): readonly string[] {
  const items = bodiesOf(branches, own, findings).flatMap((body) => linesIn(body, findings).flatMap((line) => shownItem(line, findings)))
  return [...new Set(items)].slice(0, mostTexts)
}

function shownItem({ path, line, text }: Place & { readonly text: string }, findings: Findings): readonly string[] {
  const direct = literal.exec(text)?.groups?.text
  const name = direct === undefined ? constantIn(text) : undefined
  const held = name === undefined ? undefined : constantHeld(name, path, findings)
  const said = (direct ?? valueText.exec(held?.detail ?? '')?.groups?.text ?? '').replace(/\s+/g, ' ').trim()
  if (!saysSomething.test(said)) return []
  const condition = conditionOver(path, line, findings)
  const places = [
    condition?.lines ?? at({ path, line }),
    ...(held === undefined ? [] : [{ path: held.path, startLine: held.startLine, endLine: held.startLine }]),
  ]
  const of = name === undefined ? '' : ` (${inert(name)})`
  const to = /\bMOVE\b/i.test(text) ? moved.exec(text.replace(literal, ' '))?.groups?.target : undefined
  const does = to === undefined ? `shows “${inert(said)}”${of}` : `moves “${inert(said)}”${of} to ${inert(to)}`
  return [item(findings, `${does}${underWords(condition)}`, places)]
}

/** The one of the member itself before one of the same name elsewhere, which may be a copybook. */
function constantHeld(name: string, path: string, findings: Findings): Definition | undefined {
  const valued = findings.definitionsOf(name).filter(({ detail = '' }) => valueText.test(detail))
  return valued.find((one) => one.path === path) ?? (new Set(valued.map(({ path: of }) => of)).size === 1 ? valued[0] : undefined)
}

function constantIn(text: string): string | undefined {
  const { name, moved } = sent.exec(text)?.groups ?? {}
  return name ?? moved
}

function paragraphsOf({ links }: Branch): readonly ChosenLink[] {
  return links.filter(({ kindOfTarget }) => kindOfTarget === 'paragraph' || kindOfTarget === 'section').slice(0, mostTargets)
}

function bodiesOf(branches: readonly Branch[], own: readonly Quote[], findings: Findings): readonly Body[] {
  const inBranch = own.flatMap(({ source, startLine, lines }) =>
    source.kind === 'code' ? [{ path: source.path, startLine, endLine: startLine + lines.length - 1 }] : [],
  )
  const performed = branches.flatMap((branch) =>
    paragraphsOf(branch).flatMap(({ target }) => {
      const [body] = findings.definitionsOf(`${branch.program}.${target}`)
      return body === undefined ? [] : [{ ...body, endLine: Math.min(body.endLine, body.startLine + mostLines - 1) }]
    }),
  )
  return [...inBranch, ...performed]
}

function linesIn({ path, startLine, endLine }: Body, findings: Findings): readonly (Place & { readonly text: string })[] {
  const lines = findings.linesOf(path)
  const found: (Place & { readonly text: string })[] = []
  for (let line = startLine; line <= endLine; line++) {
    const text = lines.get(line)
    // `SEND TEXT` may have its FROM, MOVE its TO in the next line.
    const goesOn = /\bSEND\s+TEXT\s*$|\bMOVE\s+(?:'[^']*'|"[^"]*")(?:\s+TO)?\s*$/i.test(text ?? '')
    const next = goesOn ? (lines.get(line + 1) ?? '') : ''
    if (text !== undefined && !isComment(text)) found.push({ path, line, text: `${text} ${next.trim()}` })
  }
  return found
}
