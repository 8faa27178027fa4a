import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync } from 'node:fs'
import { createServer, type RequestListener, type Server } from 'node:http'
import { createServer as createTlsServer, globalAgent } from 'node:https'
import { type AddressInfo, createServer as createTcpServer, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { createBrotliCompress, createDeflate, createGzip } from 'node:zlib'
import { afterEach, expect, test, vi } from 'vitest'
import { nodeFetch } from '../../src/models/node-fetch.ts'

const servers: Server[] = []
afterEach(() => {
  for (const server of servers.splice(0)) server.close().closeAllConnections()
})

async function serve(listener: RequestListener): Promise<{ readonly url: string; readonly server: Server }> {
  const server = createServer(listener)
  servers.push(server)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1/chat`, server }
}

const post = { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{"question":"Größe?"}' }

async function failure(promise: Promise<unknown>): Promise<unknown> {
  return promise.then(
    () => 'nothing failed',
    (error: unknown) => error,
  )
}

test('sends method, headers and body, and gives status, headers and body', async () => {
  const { url } = await serve(async (request, response) => {
    const parts = await request.toArray()
    const { host: _, connection: __, ...headers } = request.headers
    response.writeHead(418, 'Teapot', { 'X-One': 'a', 'set-cookie': ['b=1', 'c=2'], 'content-type': 'application/json' })
    response.end(JSON.stringify({ method: request.method, url: request.url, headers, body: Buffer.concat(parts).toString() }))
  })
  const response = await nodeFetch(url, post)
  expect(response).toMatchObject({ ok: false, status: 418, statusText: 'Teapot', url, redirected: false })
  expect(response.headers.get('x-ONE')).toBe('a')
  expect(response.headers.getSetCookie()).toEqual(['b=1', 'c=2'])
  expect(await response.json()).toEqual({
    method: 'POST',
    url: '/v1/chat',
    headers: { 'accept-encoding': 'identity', 'content-type': 'application/json', 'content-length': '23' },
    body: post.body,
  })
  expect(response.bodyUsed).toBe(true)
})

test('pieces of a body arrive as they are sent', async () => {
  let sendMore: (() => void) | undefined
  const { url } = await serve((_, response) => {
    response.write('one')
    sendMore = () => response.end('two')
  })
  const reader = (await nodeFetch(url, post)).body?.getReader()
  expect(Buffer.from((await reader?.read())?.value ?? []).toString()).toBe('one')
  sendMore?.()
  expect(Buffer.from((await reader?.read())?.value ?? []).toString()).toBe('two')
  expect(await reader?.read()).toMatchObject({ done: true })
})

test.each([
  ['gzip', createGzip],
  ['deflate', createDeflate],
  ['br', createBrotliCompress],
] as const)('a body in %s, which was not asked for, is decoded', async (coding, create) => {
  const { url } = await serve((_, response) => {
    response.setHeader('content-encoding', coding)
    const encoder = create()
    encoder.pipe(response)
    encoder.end('the answer '.repeat(10_000))
  })
  expect(await (await nodeFetch(url, post)).text()).toBe('the answer '.repeat(10_000))
})

test('a compressed body that is cut off fails', async () => {
  const { url } = await serve((_, response) => {
    response.setHeader('content-encoding', 'gzip')
    response.end(Buffer.from('1f8b0800', 'hex'))
  })
  const response = await nodeFetch(url, post)
  expect(await failure(response.text())).toMatchObject({ message: 'terminated', cause: { message: 'unexpected end of file' } })
})

test('a redirect is an answer like any other, and 204 has no body', async () => {
  const asked: (string | undefined)[] = []
  const { url } = await serve((request, response) => {
    asked.push(request.url)
    response.writeHead(asked.length === 1 ? 307 : 204, { location: '/elsewhere' }).end()
  })
  const redirect = await nodeFetch(url, post)
  expect([redirect.status, redirect.headers.get('location'), asked]).toEqual([307, '/elsewhere', ['/v1/chat']])
  await redirect.body?.cancel()
  expect((await nodeFetch(url, post)).body).toBeNull()
})

test('an abort before the headers rejects with the reason and ends the connection', async () => {
  const controller = new AbortController()
  const reason = new Error('enough')
  let closed: Promise<unknown> | undefined
  const { url } = await serve((request) => {
    closed = once(request.socket, 'close')
    controller.abort(reason)
  })
  expect(await failure(nodeFetch(url, { ...post, signal: controller.signal }))).toBe(reason)
  await closed
})

test('an abort in the middle of a body fails the read that waits, and ends the connection', async () => {
  const controller = new AbortController()
  let closed: Promise<unknown> | undefined
  const { url } = await serve((request, response) => {
    closed = once(request.socket, 'close')
    response.write('one')
  })
  const response = await nodeFetch(url, { ...post, signal: controller.signal })
  const reader = response.body?.getReader()
  await reader?.read()
  const waiting = failure(reader?.read() ?? Promise.resolve())
  controller.abort()
  expect(await waiting).toBe(controller.signal.reason)
  await closed
})

test('an aborted signal sends nothing', async () => {
  let asked = 0
  const { url } = await serve((_, response) => {
    asked++
    response.end()
  })
  expect(await failure(nodeFetch(url, { ...post, signal: AbortSignal.abort() }))).toMatchObject({ name: 'AbortError' })
  expect(asked).toBe(0)
})

test('an abort right after the call is not missed', async () => {
  const controller = new AbortController()
  const { url } = await serve(() => {})
  const sent = failure(nodeFetch(url, { ...post, signal: controller.signal }))
  controller.abort()
  expect(await sent).toBe(controller.signal.reason)
})

test('a body that is not wanted any more ends the connection', async () => {
  let closed: Promise<unknown> | undefined
  const { url } = await serve((request, response) => {
    closed = once(request.socket, 'close')
    response.write('one')
  })
  await (await nodeFetch(url, post)).body?.cancel()
  await closed
})

test('a connection that fails names its code', async () => {
  const { url, server } = await serve(() => {})
  server.close()
  await once(server, 'close')
  expect(await failure(nodeFetch(url, post))).toMatchObject({ name: 'TypeError', message: 'fetch failed', cause: { code: 'ECONNREFUSED' } })
})

test('a connection that breaks before the headers is a failed fetch, later a terminated one', async () => {
  const { url } = await serve((request, response) => {
    if (request.url === '/v1/chat') request.socket.destroy()
    else response.write('one', () => request.socket.destroy())
  })
  expect(await failure(nodeFetch(url, post))).toMatchObject({ message: 'fetch failed', cause: { code: 'ECONNRESET' } })
  const response = await nodeFetch(`${url}/later`, post)
  expect(await failure(response.text())).toMatchObject({ message: 'terminated', cause: { code: 'ECONNRESET' } })
})

test('what is no HTTP is a failed fetch', async () => {
  const { url, server } = await serve(() => {})
  server.removeAllListeners('connection')
  server.on('connection', (socket) => socket.end('SSH-2.0-OpenSSH\r\n'))
  expect(await failure(nodeFetch(url, post))).toMatchObject({ message: 'fetch failed', cause: { code: expect.stringMatching(/^HPE_/) } })
})

test('a server waits for a slow reader', async () => {
  const wanted = 64 * 1024 * 1024
  let sent = 0
  const { url } = await serve(async (_, response) => {
    const piece = Buffer.alloc(64 * 1024)
    for (; sent < wanted && !response.destroyed; sent += piece.length) if (!response.write(piece)) await once(response, 'drain')
    response.end()
  })
  const response = await nodeFetch(url, post)
  await pause(300)
  // What the two sides and the sockets between them hold is a few megabytes.
  expect(sent).toBeLessThan(wanted / 4)
  let got = 0
  for await (const piece of response.body ?? []) got += piece.length
  expect(got).toBe(wanted)
})

test('requests one after the other share a connection', async () => {
  const ports = new Set<number | undefined>()
  const { url } = await serve((request, response) => {
    ports.add(request.socket.remotePort)
    response.end('ok')
  })
  for (let i = 0; i < 3; i++) await (await nodeFetch(url, post)).text()
  expect(ports.size).toBe(1)
})

test('TLS: a certificate of a known authority is taken, another is not', async () => {
  const dir = mkdtempSync(join(tmpdir(), 'node-fetch-'))
  const [key, cert] = [join(dir, 'key.pem'), join(dir, 'cert.pem')]
  const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost']
  execFileSync('openssl', ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-keyout', key, '-out', cert, ...subject], { stdio: 'ignore' })
  const server = createTlsServer({ key: readFileSync(key), cert: readFileSync(cert) }, (_, response) => response.end('over TLS'))
  servers.push(server)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const url = `https://localhost:${(server.address() as AddressInfo).port}/`
  expect(await failure(nodeFetch(url, post))).toMatchObject({
    message: 'fetch failed',
    cause: { code: 'DEPTH_ZERO_SELF_SIGNED_CERT' },
  })
  globalAgent.options.ca = readFileSync(cert)
  try {
    expect(await (await nodeFetch(url, post)).text()).toBe('over TLS')
  } finally {
    delete globalAgent.options.ca
  }
})

test('TLS: a server that takes the connection and stays silent is given up like one that cannot be reached', async () => {
  const server = createTcpServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  try {
    const connected: Promise<Socket[]> = once(server, 'connection')
    const sent = failure(nodeFetch(`https://127.0.0.1:${(server.address() as AddressInfo).port}/`, post))
    const [socket] = await connected
    // Its greeting has arrived, so the connection stands on both sides.
    await once(socket ?? server, 'data')
    vi.advanceTimersByTime(9_999)
    expect(socket?.destroyed).toBe(false)
    vi.advanceTimersByTime(1)
    expect(await sent).toMatchObject({ message: 'fetch failed', cause: { code: 'ETIMEDOUT' } })
  } finally {
    vi.useRealTimers()
    server.close()
  }
})

test('once it is connected, a server may take its time', async () => {
  let asked: (() => void) | undefined
  const arrived = new Promise<void>((resolve) => {
    asked = resolve
  })
  let reply: (() => void) | undefined
  const { url } = await serve((_, response) => {
    reply = () => response.end('late')
    asked?.()
  })
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  try {
    const sent = nodeFetch(url, post)
    await arrived
    vi.advanceTimersByTime(60_000)
    reply?.()
    expect(await (await sent).text()).toBe('late')
  } finally {
    vi.useRealTimers()
  }
})

test('a body knows that it has been read, whoever reads it, and is not read twice', async () => {
  const { url } = await serve((_, response) => response.end('ok'))
  const whole = await nodeFetch(url, post)
  expect(whole.bodyUsed).toBe(false)
  await whole.text()
  expect(whole.bodyUsed).toBe(true)
  const pieces = await nodeFetch(url, post)
  await pieces.body?.getReader().read()
  expect(pieces.bodyUsed).toBe(true)
  await expect(pieces.text()).rejects.toThrow(TypeError)
  const cloned = await nodeFetch(url, post)
  const clone = cloned.clone()
  await clone.text()
  expect([cloned.bodyUsed, clone.bodyUsed, await cloned.text()]).toEqual([false, true, 'ok'])
})

test('only text is sent', async () => {
  expect(await failure(nodeFetch('http://127.0.0.1:9/', { ...post, body: new Uint8Array(1) }))).toBeInstanceOf(TypeError)
})
