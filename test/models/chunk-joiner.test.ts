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
        const message = joiner.message('stop')
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
      const message = joiner.message('tool_calls')
      expect([message.tool_calls, message.invalid_tool_calls?.map((call) => call.args)]).toEqual([[], [partial]])
    }),
  )
})
