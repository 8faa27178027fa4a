import { afterEach, beforeEach, expect, test } from 'vitest'
import type { ExchangeEntry } from '../../src/answer/exchange-log.ts'
import { loggedFetch } from '../../src/models/logged-fetch.ts'
import { httpError, stream } from '../support/open-ai-replies.ts'
import { type ProviderServer, plainReply, startProviderServer } from '../support/provider-server.ts'

let server: ProviderServer
beforeEach(async () => {
  server = await startProviderServer()
})
afterEach(() => server.close())

function listen() {
  const entries: ExchangeEntry[] = []
  return { entries, send: loggedFetch((entry) => entries.push(entry))(fetch, 'openai') }
}

test('a request and its reply are told whole, and the reply arrives unchanged', async () => {
  server.enqueue(plainReply(200, { 'content-type': 'text/plain', 'x-mark': '1' }, 'grüße'))
  const { entries, send } = listen()
  const response = await send(server.baseUrl, { method: 'POST', body: '{"a":1}', headers: { authorization: 'Bearer k' } })
  expect([await response.text(), response.status, response.headers.get('x-mark')]).toEqual(['grüße', 200, '1'])
  const [request, reply] = entries
  expect(request).toMatchObject({ type: 'request', provider: 'openai', url: `${server.baseUrl}`, body: '{"a":1}' })
  expect(reply).toMatchObject({ type: 'reply', id: request?.id, status: 200, body: 'grüße', error: null })
  expect(JSON.stringify(entries)).not.toContain('Bearer')
})

test('errors, broken replies and cancelled ones are told too', async () => {
  const { entries, send } = listen()
  server.enqueue(httpError(500, 'oops'), stream([{ raw: 'half' }, { reset: true }]), stream([{ raw: 'half' }, { stall: true }]))
  await (await send(server.baseUrl)).text()
  await expect((await send(server.baseUrl)).text()).rejects.toThrow()
  const third = await send(server.baseUrl)
  await third.body?.getReader().cancel()
  await server.close()
  await expect(send(server.baseUrl)).rejects.toThrow()
  const replies = entries.filter((entry) => entry.type === 'reply').map(({ status, error }) => [status, error])
  expect(replies).toEqual([
    [500, null],
    [200, expect.any(String)],
    [200, 'no longer wanted'],
    [null, 'fetch failed'],
  ])
  server = await startProviderServer()
})

test('requests are numbered through one log, whichever provider they go to, and anew in another', async () => {
  const numbers = async () => {
    const entries: ExchangeEntry[] = []
    const logged = loggedFetch((entry) => entries.push(entry))
    server.enqueue(httpError(500, 'one'), httpError(500, 'two'))
    for (const provider of ['openai', 'groq']) await (await logged(fetch, provider)(server.baseUrl)).text()
    return entries.map(({ id }) => id)
  }
  expect(await numbers()).toEqual([1, 1, 2, 2])
  expect(await numbers()).toEqual([1, 1, 2, 2])
})

test.each([1, 2])('a log that cannot take entry %i hears nothing more, and the reply arrives', async (failing) => {
  let told = 0
  const send = loggedFetch(() => {
    told++
    if (told === failing) throw new Error('ENOSPC: no space left on device, write')
  })(fetch, 'openai')
  for (const words of ['one', 'two']) {
    server.enqueue(plainReply(200, {}, words))
    expect(await (await send(server.baseUrl)).text()).toBe(words)
  }
  expect(told).toBe(failing)
})

test('a reply that is too long for the log is passed on whole and marked where it was cut', async () => {
  const long = 'x'.repeat(4_000_001)
  server.enqueue(plainReply(200, {}, long), plainReply(200, {}, long.slice(1)))
  const { entries, send } = listen()
  for (const expected of [long, long.slice(1)]) expect(await (await send(server.baseUrl)).text()).toBe(expected)
  const [cut, whole] = entries.filter((entry) => entry.type === 'reply').map(({ body }) => body.slice(3_999_999))
  expect([cut, whole]).toEqual(['x … [cut after 4000000 characters]', 'x'])
})
