import { AIMessageChunk } from '@langchain/core/messages'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ChunkJoiner } from '../../src/models/chunk-joiner.ts'

/** `text` in pieces, cut at the given fractions. */
function cut(text: string, places: readonly number[]): string[] {
  const ends = [...places.map((place) => Math.floor(place * text.length)), text.length].sort((a, b) => a - b)
  return ends.map((end, n) => text.slice(ends[n - 1] ?? 0, end))
}

const places = fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: 6 })
const argumentsObject = fc.dictionary(fc.string(), fc.jsonValue({ maxDepth: 2 }), { maxKeys: 4 })

test('wherever text and arguments are cut, the message is the one that was sent', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'binary' }),
      places,
      fc.array(fc.tuple(argumentsObject, places), { maxLength: 4 }),
      (text, cuts, calls) => {
        const joiner = new ChunkJoiner()
        const pieces = cut(text, cuts).map((content) => joiner.add(new AIMessageChunk({ content })).text)
        calls.forEach(([args, argCuts], index) => {
          cut(JSON.stringify(args), argCuts).forEach((piece, n) => {
            const head = n === 0 ? { id: `id${index}`, name: `tool${index}` } : {}
            joiner.add(new AIMessageChunk({ content: '', tool_call_chunks: [{ type: 'tool_call_chunk', index, args: piece, ...head }] }))
          })
        })
        joiner.add(new AIMessageChunk({ content: '', response_metadata: { finish_reason: 'stop' } }))
        const message = joiner.message('stop', 60)
        expect([pieces.join(''), message.content, joiner.finishReason]).toEqual([text, text, 'stop'])
        expect(message.tool_calls).toEqual(
          calls.map(([args], index) => ({
            type: 'tool_call',
            id: `id${index}`,
            name: `tool${index}`,
            args: JSON.parse(JSON.stringify(args)),
          })),
        )
        expect(message.invalid_tool_calls).toEqual([])
      },
    ),
  )
})

test('arguments that end too early are never a call', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.string(), fc.string(), { minKeys: 1 }), fc.double({ min: 0, max: 0.999, noNaN: true }), (args, place) => {
      const text = JSON.stringify(args)
      const joiner = new ChunkJoiner()
      const partial = text.slice(0, Math.max(1, Math.floor(place * text.length)))
      joiner.add(
        new AIMessageChunk({ content: '', tool_call_chunks: [{ type: 'tool_call_chunk', index: 0, id: 'a', name: 't', args: partial }] }),
      )
      const message = joiner.message('tool_calls', 60)
      expect([message.tool_calls, message.invalid_tool_calls?.map((call) => call.args)]).toEqual([[], [partial]])
    }),
  )
})

type Piece = { readonly id?: string; readonly index?: number; readonly name?: string; readonly args: string }

function joined(pieces: readonly Piece[]) {
  const joiner = new ChunkJoiner()
  for (const piece of pieces) {
    joiner.add(new AIMessageChunk({ content: '', tool_call_chunks: [{ type: 'tool_call_chunk', ...piece }] }))
  }
  return joiner
}

test.each<[string, readonly Piece[]]>([
  [
    'by their index',
    [
      { id: 'a', index: 0, name: 't', args: '{"p"' },
      { id: 'b', index: 1, name: 't', args: '{"q"' },
      { index: 0, args: ':1}' },
      { index: 1, args: ':2}' },
    ],
  ],
  [
    'by their id alone',
    [
      { id: 'a', name: 't', args: '{"p"' },
      { id: 'b', name: 't', args: '{"q"' },
      { id: 'a', args: ':1}' },
      { id: 'b', args: ':2}' },
    ],
  ],
  ['by their name alone', [{ name: 't', args: '' }, { args: '{"p":1}' }, { name: 't', args: '{"q":2}' }]],
  [
    'although all have the index 0',
    [
      { id: 'a', index: 0, name: 't', args: '{"p":1}' },
      { id: 'b', index: 0, name: 't', args: '{"q":2}' },
    ],
  ],
])('two calls are told apart %s', (_, pieces) => {
  const { tool_calls, invalid_tool_calls } = joined(pieces).message('tool_calls', 60)
  expect([tool_calls?.map(({ args }) => args), invalid_tool_calls]).toEqual([[{ p: 1 }, { q: 2 }], []])
})

test('calls without end are cut, ids that no server takes are replaced', () => {
  const many = joined(Array.from({ length: 10_000 }, (_, n) => ({ id: `c${n}`, index: n, name: 't', args: '{}' })))
  expect(many.message('tool_calls', 61).tool_calls).toHaveLength(61)
  const odd = joined([
    { id: 7 as never, index: 0, name: 't', args: '{}' },
    { id: ' \x1b[31m ', index: 1, name: 't', args: '{}' },
  ])
  expect(odd.message('tool_calls', 61).tool_calls?.map(({ id }) => id)).toEqual(['7', expect.stringMatching(/^call_[0-9a-f-]{36}$/)])
})

test('a call that may have been cut before its arguments is doubtful', () => {
  expect(joined([{ id: 'a', index: 0, name: 't', args: '' }]).hasDoubtfulCalls).toBe(true)
  expect(joined([{ id: 'a', index: 0, name: 't', args: '{}' }]).hasDoubtfulCalls).toBe(false)
})
