import type { Reply } from '../provider-server.ts'
import { begun, errorWords, everyStage, type Fault, goodReply } from './fault.ts'

const unreachable = { error: 'provider_unreachable', requests: 2 } as const
const incomplete = { error: 'provider_incomplete', requests: 5 } as const
const silence = { error: 'provider_incomplete', requests: 2 } as const
const before = ['before'] as const

/** Written by hand below HTTP. */
function raw(text: string): Reply {
  return (response) => void response.socket?.end(text)
}

export const connectionFaults: readonly Fault[] = [
  { name: 'connection refused', family: 'connection', stages: before, address: 'closed', reply: goodReply, ends: unreachable },
  { name: 'TLS at a server without it', family: 'connection', stages: before, address: 'encrypted', reply: goodReply, ends: unreachable },
  {
    name: 'reset before the headers',
    family: 'connection',
    stages: before,
    reply: () => (response) => void response.destroy(),
    ends: unreachable,
  },
  { name: 'closed before the headers', family: 'connection', stages: before, reply: () => raw(''), ends: unreachable },
  { name: 'no HTTP', family: 'connection', stages: before, reply: () => raw('SSH-2.0-OpenSSH_9.6\r\n'), ends: unreachable },
  { name: 'silence before the headers', family: 'connection', stages: before, silent: true, reply: () => () => {}, ends: silence },
  {
    name: 'silence',
    family: 'connection',
    stages: everyStage,
    silent: true,
    reply: (wire, stage) => wire.stream([...begun(stage), { stall: true }]),
    ends: silence,
  },
  {
    name: 'reset within the reply',
    family: 'connection',
    stages: everyStage,
    reply: (wire, stage) => wire.stream([...begun(stage), { reset: true }]),
    ends: incomplete,
  },
  {
    name: 'closed before the announced length',
    family: 'connection',
    stages: everyStage,
    reply: (wire, stage) => async (response, request) => {
      response.setHeader('content-length', 1_000_000)
      await wire.stream([...begun(stage), { stall: true }])(response, request)
      response.socket?.end()
    },
    ends: incomplete,
  },
  {
    name: 'damaged compression',
    family: 'connection',
    stages: before,
    reply: (wire) => (response, request) => {
      response.setHeader('content-encoding', 'gzip')
      return wire.stream([{ error: errorWords('not compressed', 'api_error') }])(response, request)
    },
    ends: incomplete,
  },
]
