import dgram from 'node:dgram'
import dns from 'node:dns'
import { appendFileSync } from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import net from 'node:net'

// Promise 5 of design.md, held over every test: a connection, a packet or a question to a name server about anything but this machine's loopback
// is a failure, not a timeout. A program that is started with this file as a preload and with SOCKET_GUARD_LOG also tells there whom it sought.

const log = process.env.SOCKET_GUARD_LOG
const loopback = new Set(['127.0.0.1', '::1', 'localhost'])

function check(what: 'connect' | 'look up' | 'send', host: unknown, port?: unknown): void {
  if (typeof host !== 'string') return
  if (log) appendFileSync(log, `${what} ${host}${port === undefined ? '' : `:${String(port)}`}\n`)
  if (!loopback.has(host)) throw new Error(`test tried to ${what}${what === 'look up' ? '' : ' to'} ${host}`)
}

/** Replaces the functions of `owner` by ones that give the host among their arguments to `check` first. */
function guard(owner: object, names: readonly string[], checkCall: (args: readonly unknown[]) => void): void {
  for (const name of names) {
    const original: unknown = Reflect.get(owner, name)
    if (typeof original !== 'function') throw new Error(`there is no ${name} to guard`)
    Reflect.set(owner, name, function guarded(this: unknown, ...args: unknown[]): unknown {
      checkCall(args)
      return Reflect.apply(original, this, args)
    })
  }
}

const field = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined

guard(net.Socket.prototype, ['connect'], (args) => {
  const first = Array.isArray(args[0]) ? args[0][0] : args[0]
  if (field(first, 'path')) return
  const named = typeof first === 'object' && first !== null
  check('connect', named ? field(first, 'host') : args[1], named ? field(first, 'port') : first)
})
const lookups = ['lookup', 'resolve', 'resolve4', 'resolve6', 'resolveAny', 'resolveCname', 'resolveSrv', 'resolveTxt']
for (const resolver of [dns, dns.promises]) guard(resolver, lookups, ([host]) => check('look up', host))
guard(dgram.Socket.prototype, ['send'], (args) =>
  check(
    'send',
    args.findLast((value) => typeof value === 'string'),
  ),
)
syncBuiltinESMExports()
