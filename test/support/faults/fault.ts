import type { ErrorCode } from '../../../src/base/app-error.ts'
import type { Reply } from '../provider-server.ts'
import { testKey } from '../test-provider.ts'
import { ending, type Piece, type ProviderWords, type Wire } from '../wire.ts'

/** How far a reply has come when it goes wrong: nothing of the answer yet, some text, or part of a tool call. */
export type Stage = 'before' | 'text' | 'call'

/** What has to come of a fault. */
export type Ending =
  /** It is a failed request. As long as the fault lasts, this many requests are made, and then this is the error. */
  | {
      readonly error: ErrorCode
      readonly requests: number
      /** When there is a fallback. Without one the agent asks once more in other words, where that may help. */
      readonly beforeFallback?: number
    }
  /** It is no failure of the provider: what the model said is taken, or answered, and there is an answer. */
  | {
      readonly outcome: 'answered' | 'partial'
      readonly requests: 1 | 2
      /** Tools that were really run. */
      readonly toolRuns?: number
      /** Unless it is `goodAnswer`. */
      readonly answer?: string
    }

/** One way in which a provider, its model, or what stands between goes wrong. */
export interface Fault {
  readonly name: string
  readonly family: FaultFamily
  readonly stages: readonly Stage[]
  /** Where only one protocol has it. */
  readonly kinds?: readonly Wire['kind'][]
  readonly reply: (wire: Wire, stage: Stage) => Reply
  /** Where the provider is looked for, when that is what is wrong: at a closed port, or by TLS at a server that has none. */
  readonly address?: 'closed' | 'encrypted'
  /** Only a timer finds it. */
  readonly silent?: true
  readonly ends: Ending
}

export const faultFamilies = {
  connection: 'The connection',
  status: 'Errors with a status',
  document: 'Something else than a stream, with status 200',
  stream: 'Streams that break off',
  empty: 'Nothing said',
  end: 'Why the model stopped',
  tools: 'Tool calls',
  odd: 'Odd, and whole',
} as const
export type FaultFamily = keyof typeof faultFamilies

/** What stands in every piece of an unfinished reply: it may be in no answer, no request and no tool. */
export const unfinishedMark = 'UNFINISHED'
/** Its characters have one to three bytes in UTF-8. */
export const goodAnswer = 'The fee is 42 € (Zähler).'

export function goodReply(wire: Wire): Reply {
  const half = goodAnswer.indexOf('42')
  return wire.stream([{ text: goodAnswer.slice(0, half) }, { text: goodAnswer.slice(half) }, ...ending('stop')])
}

/** What was said before a reply goes wrong. */
export function begun(stage: Stage): Piece[] {
  if (stage === 'before') return []
  if (stage === 'text') return [{ text: `${unfinishedMark}: it is ` }, { text: 'half' }]
  return [{ call: { id: 'call_1', name: 'read_file' } }, { args: `{"path":"cbl/${unfinishedMark}` }]
}

export const everyStage: readonly Stage[] = ['before', 'text', 'call']

/** An error of a careless server, which repeats the key. */
export function errorWords(message: string, type: string, code?: string): ProviderWords {
  return { message: `${message} (your key: ${testKey})`, type, ...(code !== undefined && { code }) }
}
