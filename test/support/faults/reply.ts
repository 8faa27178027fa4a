import type { Reply } from '../provider-server.ts'
import { calling, ending, type Piece, reshaped, type Wire } from '../wire.ts'
import { begun, type Ending, type Fault, goodAnswer, goodReply, unfinishedMark } from './fault.ts'

// Replies that arrive whole: what the model said is strange, or how its server wrote it down.

const member = (line: number) => JSON.stringify({ path: 'cbl/WBDAYS.cbl', start_line: line, end_line: line })
const read = (id?: string) => calling('read_file', member(1), id)
const manyCalls = Array.from({ length: 500 }, (_, n): Piece[] => [
  { call: { id: `call_${n}`, name: 'read_file' } },
  { args: member(n + 1) },
]).flat()

/** The model is told what was wrong, or gets what it asked for, and answers. */
function calls(name: string, toolRuns: number, pieces: readonly Piece[], more: Partial<Fault> = {}): Fault {
  const ends: Ending = { outcome: 'answered', requests: 2, toolRuns }
  return { name, family: 'tools', stages: ['call'], reply: (wire) => wire.stream(pieces), ends, ...more }
}

function cut(name: string, reason: string): Fault {
  const answer = 'The fee is described in'
  return {
    name,
    family: 'end',
    stages: ['text'],
    reply: (wire) => wire.stream([{ text: answer }, ...ending(reason)]),
    ends: { outcome: 'partial', requests: 1, answer },
  }
}

function cutCalls(name: string, reason: string): Fault {
  return {
    name,
    family: 'end',
    stages: ['call'],
    reply: (wire) => wire.stream([...begun('call'), ...ending(reason)]),
    ends: { error: 'provider_incomplete', requests: 2 },
  }
}

function odd(name: string, reply: (wire: Wire) => Reply, more: Partial<Fault> = {}): Fault {
  return { name, family: 'odd', stages: ['text'], reply, ends: { outcome: 'answered', requests: 1 }, ...more }
}

/** `text` in portions of this many bytes, which may end within a character. */
function portions(size: number) {
  return function* (text: string): Generator<Uint8Array> {
    const bytes = Buffer.from(text)
    for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size)
  }
}

const gigantic = 'word '.repeat(100_000).trim()

export const replyFaults: readonly Fault[] = [
  cut('the output limit, after text', 'length'),
  cut("the provider's filter, after text", 'content_filter'),
  cutCalls('the output limit, within a tool call', 'length'),
  cutCalls("the provider's filter, within a tool call", 'content_filter'),

  calls('arguments that stop in the middle', 0, [...begun('call'), ...ending('tool_calls')]),
  calls('arguments that are no JSON', 0, [...calling('read_file', `path=${unfinishedMark}`), ...ending('tool_calls')]),
  calls('arguments that are a list', 0, [...calling('read_file', '["cbl/WBDAYS.cbl"]'), ...ending('tool_calls')]),
  calls('arguments that are null', 0, [...calling('read_file', 'null'), ...ending('tool_calls')]),
  calls('arguments of the wrong shape', 0, [...calling('read_file', '{"path":{"name":7}}'), ...ending('tool_calls')]),
  calls('an unknown tool', 0, [...calling('run_shell', '{"command":"id"}'), ...ending('tool_calls')]),
  calls('a tool without a name', 0, [...calling('', '{}'), ...ending('tool_calls')]),
  calls('a call without an id', 1, [{ call: { name: 'read_file' } }, { args: member(1) }, ...ending('tool_calls')]),
  calls('two calls with the same id', 2, [
    ...read('same'),
    { call: { id: 'same', name: 'list_files' } },
    { args: '{}' },
    ...ending('tool_calls'),
  ]),
  calls(
    'two calls at the same place',
    2,
    [
      { call: { id: 'a', name: 'read_file', index: 0 } },
      { args: member(1) },
      { call: { id: 'b', name: 'list_files', index: 0 } },
      ...ending('tool_calls'),
    ],
    { kinds: ['open-ai-compatible'] },
  ),
  calls('500 calls at once', 60, [...manyCalls, ...ending('tool_calls')], { ends: { outcome: 'partial', requests: 2, toolRuns: 60 } }),
  calls('text before a call', 1, [{ text: 'Let me look. ' }, ...read(), ...ending('tool_calls')]),
  calls('a call that ends as an answer does', 1, [...read(), ...ending('stop')]),
  calls('a call without the last event', 1, [...read(), { finish: 'tool_calls' }]),

  odd('an answer without the last event', (wire) => wire.stream([{ text: goodAnswer }, { finish: 'stop' }])),
  odd('tokens are not counted', (wire) => wire.stream([{ text: goodAnswer }, { finish: 'stop' }, { done: true }])),
  odd('an answer that ends as a call does', (wire) => wire.stream([{ text: goodAnswer }, ...ending('tool_calls')])),
  odd('pings between the pieces', (wire) =>
    wire.stream([{ ping: true }, ...[...goodAnswer].flatMap((text): Piece[] => [{ text }, { ping: true }]), ...ending('stop')]),
  ),
  odd('comments between the pieces', (wire) =>
    wire.stream([{ raw: ': hello\n\n' }, { text: goodAnswer }, { raw: ': hello\n\n' }, ...ending('stop')]),
  ),
  odd('lines that end with CRLF', (wire) => reshaped(goodReply(wire), (text) => [text.replaceAll('\n', '\r\n')])),
  odd('one byte at a time', (wire) => reshaped(goodReply(wire), portions(1))),
  odd('cut within characters', (wire) => reshaped(goodReply(wire), portions(7))),
  odd('all at once', (wire) => (response, request) => {
    response.cork()
    return wire.stream([{ text: goodAnswer }, ...ending('stop')])(response, request)
  }),
  odd('a line of half a megabyte', (wire) => wire.stream([{ text: gigantic }, ...ending('stop')]), {
    ends: { outcome: 'answered', requests: 1, answer: gigantic },
  }),
  odd(
    'content as a list',
    (wire) =>
      wire.stream([
        { raw: `data: ${JSON.stringify({ choices: [{ index: 0, delta: { content: [{ type: 'text', text: goodAnswer }] } }] })}\n\n` },
        ...ending('stop'),
      ]),
    { kinds: ['open-ai-compatible'] },
  ),
]
