import net from 'node:net'

// Promise 5 of design.md, held over every test: a connection to anything but this machine's loopback is a failure, not a timeout.
const connect = net.Socket.prototype.connect

net.Socket.prototype.connect = function guarded(this: net.Socket, ...args: unknown[]) {
  const first = Array.isArray(args[0]) ? args[0][0] : args[0]
  const host = typeof first === 'object' && first !== null ? (first as { host?: string; path?: string }).host : args[1]
  const local = typeof first === 'object' && first !== null && 'path' in first && (first as { path?: string }).path
  if (!local && typeof host === 'string' && !['127.0.0.1', '::1', 'localhost'].includes(host)) {
    throw new Error(`test tried to connect to ${host}`)
  }
  return Reflect.apply(connect, this, args) as net.Socket
} as typeof connect
