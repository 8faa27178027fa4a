import { eventStream, plainReply, type Reply } from '../provider-server.ts'
import { ending, type Piece } from '../wire.ts'
import { begun, errorWords, everyStage, type Fault, type FaultFamily } from './fault.ts'

const incomplete = { error: 'provider_incomplete', requests: 5 } as const
/** Most likely a wrong address, a server that does not stream, or one that will say the same again: not worth many requests. */
const misplaced = { error: 'provider_incomplete', requests: 2 } as const
const empty = { error: 'model_empty', requests: 2, beforeFallback: 1 } as const
const before = ['before'] as const

function document(name: string, type: string, body: string, ends: Fault['ends'] = misplaced): Fault {
  const reply = () => plainReply(200, { 'content-type': type }, body)
  return { name, family: 'document', stages: before, reply, ends }
}

/** A reply that goes wrong by these pieces, at every stage. */
function broken(name: string, pieces: readonly Piece[], ends: Fault['ends'] = incomplete): Fault {
  return { name, family: 'stream', stages: everyStage, reply: (wire, stage) => wire.stream([...begun(stage), ...pieces]), ends }
}

function nothing(name: string, pieces: readonly Piece[], ends: Fault['ends'] = empty): Fault {
  return { name, family: 'empty', stages: before, reply: (wire) => wire.stream(pieces), ends }
}

/** A stream of raw bytes. */
function bytes(family: FaultFamily, name: string, raw: string): Fault {
  const reply = (): Reply => eventStream<never>([{ raw }], () => '')
  return { name, family, stages: before, reply, ends: misplaced }
}

export const streamFaults: readonly Fault[] = [
  document('a web page', 'text/html; charset=utf-8', '<!doctype html><title>Sign in</title>'),
  document('a document with an error', 'application/json', JSON.stringify({ error: errorWords('no such model', 'api_error') })),
  document('an empty document', 'application/json', '{}'),
  document('no body', 'application/json', ''),
  document('plain text', 'text/plain', 'upstream connect error or disconnect/reset before headers'),
  {
    name: 'the answer as one document',
    family: 'document',
    stages: before,
    reply: (wire) => wire.wholeReply('The server does not stream.'),
    ends: misplaced,
  },

  broken('ends without a finish reason', []),
  broken('ends with the last event and without a finish reason', [{ done: true }]),
  broken('ends within a line', [{ raw: 'event: content_block_delta\ndata: {"type":"content_bl' }]),
  broken('a line that is no JSON', [{ raw: 'event: content_block_delta\ndata: {"choices": [{\n\n' }]),
  broken('a finish reason that nobody knows', [{ finish: 'malformed_function_call' }, { done: true }], misplaced),
  broken('an error: overloaded', [{ error: errorWords('Overloaded', 'overloaded_error') }]),
  broken('an error: rate limit', [{ error: errorWords('Slow down', 'rate_limit_error') }], {
    error: 'provider_rate_limit',
    requests: 5,
  }),
  broken('an error: anything else', [{ error: errorWords('It broke', 'api_error') }]),

  bytes('empty', 'a stream without a byte', ''),
  bytes('empty', 'comments only', ': keep-alive\n\n'.repeat(3)),
  bytes('empty', 'an event that holds nothing', 'event: message_start\ndata: {}\n\ndata: [DONE]\n\n'),
  { ...bytes('empty', 'no choices', 'data: {"choices":[]}\n\ndata: [DONE]\n\n'), kinds: ['open-ai-compatible'] },
  nothing('an empty answer', ending('stop')),
  nothing('an answer of blanks', [{ text: ' \n ' }, ...ending('stop')]),
  nothing('reasoning only', [{ thinking: 'I wonder.' }, ...ending('stop')]),
  nothing('the output limit, before any text', ending('length')),
  nothing("the provider's filter, before any text", ending('content_filter')),
]
