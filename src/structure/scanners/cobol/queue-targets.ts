import type { EdgeOp } from '../../../answer/structure.ts'
import { firstIndex } from '../../../base/first-index.ts'
import { addToGroup, groupBy } from '../../../base/group-by.ts'
import type { NamedTarget, Operand, TokenRange } from './cobol-program.ts'
import { OperandReader } from './operand.ts'
import type { ProcedureWalk } from './procedure-walk.ts'
import type { QueueCall } from './statements/mq-call.ts'
import { TokenClass } from './token-run.ts'

/** The name of the object in an object descriptor: MQOD-OBJECTNAME of IBM's copybook CMQODV, whatever the prefix. */
const objectName = /(?:^|[-_])OBJECTNAME$/
/** Options of MQOPEN that say for what: MQOO-INPUT-SHARED, MQOO-BROWSE, MQOO-OUTPUT. */
const openFor = /^MQOO[-_](?:(INPUT|BROWSE)|OUTPUT)(?:[-_]|$)/
/** A descriptor that so many names are moved to, and a handle that so many queues are opened under, is one of a list that is gone through. */
const tooMany = 16
/** A statement that names the descriptor begins at most so far before the name. */
const mostTokens = 40

/** `MOVE source TO MQOD-OBJECTNAME [OF descriptor]`. */
interface ObjectNaming {
  readonly token: number
  readonly source: Operand
  readonly target: string
  readonly descriptor: string | undefined
}

/** A queue as an MQOPEN names it. */
type OpenedQueue = Pick<NamedTarget, 'operand' | 'movedTo'> & { readonly op: EdgeOp }

/**
 * Notes the queues that calls of MQ are about. IBM's copybooks are seldom part of the code, so what is moved to the object's name is looked for by that name,
 * and options by theirs. What stands between the call before (or the header of the paragraph) and this one goes before what other places say; only
 * without such do all values count that the descriptor can hold.
 */
export function noteQueues(walk: ProcedureWalk): void {
  if (walk.queueCalls.length > 0) new QueueTargets(walk).note()
}

class QueueTargets {
  readonly #walk: ProcedureWalk
  readonly #namings: ObjectNaming[] = []
  readonly #namingsOf: ReadonlyMap<string | undefined, readonly ObjectNaming[]>
  readonly #modes: { readonly token: number; readonly mode: 'input' | 'output' }[] = []
  /** MOVEs of one whole item to another, by which handles are kept. */
  readonly #copies: { readonly token: number; readonly from: string; readonly to: string }[] = []
  /** What was opened under a handle. */
  readonly #opened = new Map<string, OpenedQueue[]>()

  constructor(walk: ProcedureWalk) {
    this.#walk = walk
    this.#findNames()
    this.#namingsOf = groupBy(this.#namings, ({ descriptor }) => descriptor)
    for (const { target, token, source } of walk.facts.assignments) {
      if (source.kind !== 'operand' || source.operand.kind !== 'item') continue
      this.#copies.push({ token, from: keyOf(source.operand), to: String(target) })
    }
    this.#copies.sort((a, b) => a.token - b.token)
  }

  note(): void {
    const { queueCalls } = this.#walk
    for (const [i, call] of queueCalls.entries()) {
      if (call.service === 'MQPUT1') for (const queue of this.#named(call, i)) this.#put(call, queue, 'write')
      else if (call.service === 'MQOPEN') this.#open(call, i)
    }
    for (const [i, call] of queueCalls.entries()) {
      if (call.service === 'MQPUT') this.#use(call, i, 'write')
      else if (call.service === 'MQGET') this.#use(call, i, 'read')
    }
  }

  /** One pass over the statements, which as such say nothing to readers that do not know MQ. */
  #findNames(): void {
    const { run, names } = this.#walk
    const operands = new OperandReader(run, names, () => {})
    for (let at = run.from; at < run.end; at++) {
      if (run.classAt(at) !== TokenClass.name) continue
      const text = run.textAt(at)
      const mode = openFor.exec(text)
      if (mode !== null) this.#modes.push({ token: at, mode: mode[1] === undefined ? 'output' : 'input' })
      if (!objectName.test(text)) continue
      let verb = at - 1
      while (verb > run.from && at - verb < mostTokens && run.classAt(verb) > TokenClass.boundary) verb--
      const source = run.isWord(verb, 'MOVE') ? operands.read(verb + 1) : undefined
      if (source === undefined || source.kind === 'figurative' || operands.next > at) continue
      const isQualified = run.classAt(at + 1) === TokenClass.qualifier
      this.#namings.push({ token: at, source, target: text, descriptor: isQualified ? run.textAt(at + 2) : undefined })
    }
  }

  /** From the queue call before it in its paragraph, or the header of that, to the call. */
  #before({ token, paragraph }: QueueCall, i: number): TokenRange {
    const { queueCalls, facts, run } = this.#walk
    const last = queueCalls[i - 1]
    const header = facts.paragraphs[paragraph]?.range.from ?? run.from
    return { from: last?.paragraph === paragraph ? Math.max(last.token, header) : header, to: token }
  }

  /** From the call to the next one in its paragraph, or the end of that. */
  #behind({ token, paragraph }: QueueCall, i: number): TokenRange {
    const { queueCalls, facts, run } = this.#walk
    const next = queueCalls[i + 1]
    const end = (paragraph < 0 ? facts.paragraphs[0]?.range.from : facts.paragraphs[paragraph]?.range.to) ?? run.end
    return { from: token, to: next?.paragraph === paragraph ? next.token : end }
  }

  /** The queues that the descriptor of a call may name. */
  #named(call: QueueCall, i: number): Pick<NamedTarget, 'operand' | 'movedTo'>[] {
    const { object } = call
    const fits = ({ descriptor }: ObjectNaming) => descriptor === undefined || descriptor === object.text
    const here = between(this.#namings, this.#before(call, i)).filter(fits)
    const declared = here.length > 0 ? undefined : this.#nameIn(object)
    if (declared !== undefined) return [{ operand: declared }]
    const namings = here.length > 0 ? here : [object.text, undefined].flatMap((name) => this.#namingsOf.get(name)?.slice(0, tooMany) ?? [])
    if (namings.length === 0 || namings.length >= tooMany) {
      const reason = namings.length === 0 ? 'never set' : 'too many names'
      this.#walk.facts.dynamic.push({ edge: 'queue', operand: object.text, token: call.token, reason })
      return []
    }
    return namings.map(({ source, target }) => ({ operand: source, movedTo: target }))
  }

  /** The item below a descriptor that holds the name, where the copybook is there. */
  #nameIn(descriptor: Operand): Operand | undefined {
    const { items } = this.#walk
    const [group] = descriptor.items
    if (group === undefined) return undefined
    for (let at = group + 1; (items[at]?.parent ?? -1) >= group; at++) {
      const name = items[at]?.name ?? ''
      if (objectName.test(name)) return { ...descriptor, text: name, items: [at] }
    }
    return undefined
  }

  #open(call: QueueCall, i: number): void {
    const mode = call.options === undefined ? null : openFor.exec(call.options.text)
    const own = mode === null ? [] : [mode[1] === undefined ? 'output' : 'input']
    const modes = new Set(own.length > 0 ? own : between(this.#modes, this.#before(call, i)).map((option) => option.mode))
    const op = modes.size === 2 ? 'open i-o' : modes.has('input') ? 'open input' : modes.has('output') ? 'open output' : 'open'
    const kept = call.handle === undefined ? [] : this.#keptIn(call.handle, call, i)
    for (const queue of this.#named(call, i)) {
      this.#put(call, queue, op)
      for (const handle of kept) {
        if ((this.#opened.get(handle)?.length ?? 0) < tooMany) addToGroup(this.#opened, handle, { ...queue, op })
      }
    }
  }

  /** The items in which the handle of an MQOPEN is kept. */
  #keptIn(handle: Operand, call: QueueCall, i: number): string[] {
    const own = keyOf(handle)
    const copies = between(this.#copies, this.#behind(call, i)).filter(({ from }) => from === own)
    return [...new Set([own, ...copies.map(({ to }) => to)])]
  }

  #use(call: QueueCall, i: number, op: 'read' | 'write'): void {
    const own = keyOf(call.object)
    const source = between(this.#copies, this.#before(call, i)).findLast(({ to }) => to === own)
    const opened = this.#opened.get(source?.from ?? own) ?? []
    const wrong = op === 'read' ? 'open output' : 'open input'
    // One that is opened at several places is one all the same.
    const queues = new Map(opened.filter((queue) => queue.op !== wrong).map((queue) => [keyOf(queue.operand), queue]))
    for (const queue of queues.values()) this.#put(call, queue, op)
    if (queues.size > 0) return
    const isGiven = this.#walk.items[call.object.items[0] ?? -1]?.section === 'linkage'
    const reason = isGiven ? 'linkage' : 'not opened here'
    this.#walk.facts.dynamic.push({ edge: 'queue', operand: call.object.text, token: call.token, reason })
  }

  #put({ service, token }: QueueCall, { operand, movedTo }: Pick<NamedTarget, 'operand' | 'movedTo'>, op: EdgeOp): void {
    const named = { operand, ...(movedTo === undefined ? {} : { movedTo }) }
    this.#walk.facts.targets.push({ edge: 'queue', to: 'queue', ...named, token, op, verb: service })
  }
}

/** An operand by the item that it names, or by its text where nobody declares one. */
function keyOf({ items, text }: Operand): string {
  return items.length > 0 ? items.join(' ') : text
}

/** Those of a list in the order of tokens that stand within a range. */
function between<Item extends { readonly token: number }>(list: readonly Item[], { from, to }: TokenRange): Item[] {
  const first = firstIndex(list.length, (index) => (list[index]?.token ?? 0) >= from)
  let end = first
  while ((list[end]?.token ?? to) < to) end++
  return list.slice(first, end)
}
