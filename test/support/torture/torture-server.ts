import type { Fault } from '../faults/fault.ts'
import { faults } from '../faults.ts'
import { jsonReply, type ProviderServer, type Reply, startProviderServer } from '../provider-server.ts'
import { seededRandom } from '../seeded-random.ts'
import { calling, ending, type Wire } from '../wire.ts'

/** What a question of the torture asks about, and what must come of it. */
export interface TortureCase {
  /** Stands in the question, in each tool call and in the answer. */
  readonly token: string
  /** Turns with two tool calls each before the answer. */
  readonly turns: number
}

export const answerOf = ({ token }: TortureCase): string => `The fee of ${token} is 42 € (Zähler).`
/** What the two calls of a turn look for. */
export const markOf = ({ token }: TortureCase, turn: number): string => `${token} turn ${turn}`

export function tortureCase(seed: string, n: number): TortureCase {
  const token = `case-${String(n).padStart(6, '0')}`
  return { token, turns: Math.floor(seededRandom(`${seed} ${token}`)() * 3) }
}

/** Faults after which a question still ends with its own answer, or with an error. */
const playable = faults.filter(({ address, ends }) => address === undefined && ('error' in ends || (ends.toolRuns ?? 99) < 10))

interface ServerOptions {
  readonly seed: string
  /** Of the requests, from 0 to 1. */
  readonly faultRate: number
  /** Of the faults that may be played, those that are. */
  readonly plays?: (fault: Fault) => boolean
  /** Faults that one question meets one after the other; without it there is no bound. */
  readonly mostInARow?: number
  /** Hears of every good reply, before it is sent, how many turns of its question are over. */
  readonly onGood?: (token: string, turnsOver: number) => void
}

export interface TortureServer {
  readonly server: ProviderServer
  /** The faults that each question met, by its token. */
  readonly dealt: ReadonlyMap<string, readonly Fault[]>
  readonly served: () => { readonly requests: number; readonly faulty: number }
}

/**
 * A server that knows from a request alone which question it belongs to and how far that has come, and plays a fault with probability `faultRate`.
 * Which one depends on the seed, the question and the number of its requests, not on what else goes on.
 */
export async function startTortureServer(wire: Wire, options: ServerOptions): Promise<TortureServer> {
  const { seed, faultRate, plays = () => true, mostInARow = Number.POSITIVE_INFINITY, onGood = () => {} } = options
  const played = playable.filter(plays)
  const server = await startProviderServer()
  const dealt = new Map<string, Fault[]>()
  const asked = new Map<string, number>()
  const inARow = new Map<string, number>()
  let requests = 0
  let faulty = 0
  const serve: Reply = (response, request) => {
    server.enqueue(serve)
    server.requests.length = 0
    // The list of models, in which an unknown one is looked for.
    if (request.method === 'GET') return jsonReply(404, {})(response, request)
    requests++
    const text = JSON.stringify(request.body)
    const { token, turns } = tortureCase(seed, Number(/case-(\d{6})/.exec(text)?.[1]))
    const nth = (asked.get(token) ?? 0) + 1
    asked.set(token, nth)
    const random = seededRandom(`${seed} ${token} ${nth}`)
    const row = inARow.get(token) ?? 0
    const fault = random() < faultRate && row < mostInARow ? played[Math.floor(random() * played.length)] : undefined
    inARow.set(token, fault ? row + 1 : 0)
    if (!fault) {
      const over = turnsOver({ token, turns }, text)
      onGood(token, over)
      return goodTurn(wire, { token, turns }, over)(response, request)
    }
    faulty++
    dealt.set(token, [...(dealt.get(token) ?? []), fault])
    const stage = fault.stages[Math.floor(random() * fault.stages.length)] ?? 'before'
    return fault.reply(wire, stage)(response, request)
  }
  server.enqueue(serve)
  return { server, dealt, served: () => ({ requests, faulty }) }
}

/** A conversation holds the calls of the turns that are over. */
function turnsOver(question: TortureCase, text: string): number {
  return Array.from({ length: question.turns }, (_, n) => n + 1).filter((turn) => text.includes(markOf(question, turn))).length
}

/** The next tool calls, or the answer. */
function goodTurn(wire: Wire, question: TortureCase, over: number): Reply {
  if (over === question.turns) return wire.stream([{ text: answerOf(question) }, ...ending('stop')])
  const mark = markOf(question, over + 1)
  return wire.stream([
    ...calling('search_code', JSON.stringify({ pattern: mark }), `call_${over}_a`),
    ...calling('load_skill', JSON.stringify({ name: mark }), `call_${over}_b`),
    ...ending('tool_calls'),
  ])
}
