import type { Access } from '../../answer/access.ts'
import type { Diagram } from '../../answer/diagram.ts'
import type { FlowLink, SubjectFlow } from '../../answer/structure-estate-results.ts'
import { unitWords } from '../../answer/structure-words.ts'
import { cutText } from '../../base/text.ts'
import { labelChars } from './arrow-label.ts'
import { boxChars, Drawing } from './drawing.ts'

/** What is reached from more places is a service of all: its arrows would hide the others. */
const mostArrows = 4

/** Paragraphs and screens from left to right in source order, the steps of a job from top to bottom between their data. */
export function flowDiagram(subject: SubjectFlow): Diagram {
  const { unit, flow, nodes, links } = subject
  const drawing = new Drawing()
  const loops = ownTransactions(subject)
  const said = saidPrograms(subject)
  const isLeft = (node: number) => loops.has(node) || said.has(node)
  // A screen that comes again leads nowhere.
  const shown = links.filter(({ from, to }) => !isLeft(from) && !isLeft(to) && (flow !== 'screen' || from !== to))
  const origins = nodes.map(() => new Set<number>())
  if (flow !== 'job') for (const { from, to } of shown) origins[to]?.add(from)
  const isService = (node: number) => (origins[node]?.size ?? 0) > mostArrows
  const ids = nodes.map((node, i) => {
    if (isLeft(i)) return undefined
    const transactions = [...loops].flatMap(([at, program]) => (program === i ? [`starts as ${nodes[at]?.unit.name}`] : []))
    const service = isService(i) ? [`from ${origins[i]?.size} places`] : []
    const lines = [node.unit.name, node.detail ?? '', ...transactions, ...service].filter((line) => line !== '')
    const label = lines.map((line) => cutText(line, boxChars))
    return drawing.box(`${i}`, { kind: node.unit.kind, label, ...(i === 0 ? { asked: true } : {}) })
  })
  const drawn = new Set<number>()
  for (const link of shown) {
    const [from, to] = [ids[link.from], ids[link.to]]
    if (from === undefined || to === undefined || (isService(link.to) && drawn.has(link.to))) continue
    drawn.add(link.to)
    if (link.kind === 'dataset') drawing.dataArrow(from, to, { ...dataWords(link), dashed: true })
    else drawing.arrow(from, to, linkLabel(link, flow), link.kind === 'falls')
  }
  const title = `${flow === 'screen' ? 'screens from' : 'flow of'} ${unitWords(unit)}`
  return drawing.diagram(title, flow === 'job' ? 'down' : 'right', flow === 'program')
}

/** Transactions that only start the program that returns with them, with that program: it is a loop for each screen. The first node is never one. */
function ownTransactions({ nodes, links }: SubjectFlow): ReadonlyMap<number, number> {
  const found = new Map<number, number>()
  for (const [i, { unit }] of nodes.entries()) {
    if (i === 0 || unit.kind !== 'transaction') continue
    const started = new Set(links.filter(({ from }) => from === i).map(({ to }) => to))
    const [program] = started
    const own = program !== undefined && started.size === 1
    const maps = new Set(links.filter(({ from, kind }) => from === program && kind === 'map').map(({ to }) => to))
    const isLoop = links.every(({ from, to }) => to !== i || from === program || maps.has(from))
    if (own && isLoop) found.set(i, program)
  }
  return found
}

/** Programs that a step names as `PGM=`: its own box says so. */
function saidPrograms({ nodes, links }: SubjectFlow): ReadonlySet<number> {
  const isSaid = (node: number) => {
    const around = links.filter(({ from, to }) => from === node || to === node)
    return around.every(({ from, kind }) => kind === 'runs' && nodes[from]?.detail === `PGM=${nodes[node]?.unit.name}`)
  }
  return new Set([...nodes.keys()].filter((node) => node > 0 && nodes[node]?.unit.kind === 'program' && isSaid(node)))
}

/** From `DD TRANFILE read`: reading and writing are told by the arrow. */
function dataWords({ does = '' }: FlowLink): { readonly access: Access; readonly label: string } {
  const word = does.replace(/^DD \S+ ?/, '')
  if (word === 'read') return { access: 'read', label: '' }
  if (word === 'update') return { access: 'both', label: '' }
  return { access: 'write', label: word === 'write' ? '' : word }
}

/** Most arrows of a program are a PERFORM, of screens a key: neither needs the verb. */
function linkLabel({ kind, does = kind, condition = '' }: FlowLink, flow: SubjectFlow['flow']): string {
  const asked = innermost(condition)
  const isPlain = kind === 'falls' || kind === 'then' || kind === 'map' || does === 'PERFORM' || does === 'EXEC'
  if (isPlain || (flow === 'screen' && asked !== '')) return asked
  return [does, asked].filter((part) => part !== '').join(': ')
}

/** The conditions nearest to the statement that fit. */
function innermost(condition: string): string {
  const pieces = condition.split(', ')
  let text = pieces.pop() ?? ''
  for (let piece = pieces.pop(); piece !== undefined && text.length + piece.length + 2 <= labelChars; piece = pieces.pop()) {
    text = `${piece}, ${text}`
  }
  return text
}
