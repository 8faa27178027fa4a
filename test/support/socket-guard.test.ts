import http from 'node:http'
import https from 'node:https'
import net from 'node:net'
import tls from 'node:tls'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type ProviderServer, plainReply, startProviderServer } from './provider-server.ts'

// The guard itself is loaded by vitest.config.ts for every test. 192.0.2.0/24 is reserved for documentation: nothing is there.
const refusal = /test tried to connect to/
const away = [
  'https://provider.invalid/',
  'http://provider.invalid/',
  'http://192.0.2.1/',
  'http://[2001:db8::1]/',
  'http://127.0.0.1.provider.invalid/',
]

let server: ProviderServer
beforeAll(async () => {
  server = await startProviderServer(...Array.from({ length: 4 }, () => plainReply(200, {}, 'here')))
})
afterAll(() => server.close())

/** The messages of an error and of its causes. */
function messages(error: unknown): string {
  return error instanceof Error ? `${error.message} ${messages(error.cause)}` : ''
}

test.each(away)('fetch of %s is refused', async (url) => {
  const error: unknown = await fetch(url).catch((caught: unknown) => caught)
  expect(messages(error)).toMatch(refusal)
})

test('http, https, net and tls are refused', async () => {
  const attempts: (() => net.Socket | http.ClientRequest)[] = [
    () => http.get('http://provider.invalid/'),
    () => https.get('https://provider.invalid/'),
    () => net.connect(443, 'provider.invalid'),
    () => net.connect({ host: '192.0.2.1', port: 443 }),
    () => new net.Socket().connect(443, '192.0.2.1'),
    () => tls.connect({ host: 'provider.invalid', port: 443 }),
    () => tls.connect(443, 'provider.invalid'),
  ]
  const seen = await Promise.all(
    attempts.map(
      (attempt) =>
        new Promise<string>((resolve) => {
          try {
            attempt()
              .on('error', (error) => resolve(messages(error)))
              .on('connect', () => resolve('connected'))
          } catch (error) {
            resolve(messages(error))
          }
        }),
    ),
  )
  for (const message of seen) expect(message).toMatch(refusal)
})

test('this machine can be reached', async () => {
  const { port } = new URL(server.baseUrl)
  expect(await (await fetch(server.baseUrl)).text()).toBe('here')
  expect(await (await fetch(`http://localhost:${port}/`).catch(() => fetch(server.baseUrl))).text()).toBe('here')
  const reached = await new Promise((resolve, reject) => {
    const socket = net.connect(Number(port), '127.0.0.1', () => resolve(socket.end() !== undefined))
    socket.on('error', reject)
  })
  expect(reached).toBe(true)
})
