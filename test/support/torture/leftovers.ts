import { setTimeout as sleep } from 'node:timers/promises'

const patienceMs = 3000

/**
 * Remembers what keeps the process alive now (timers, sockets, child processes); the function that it gives names what has been added since and does
 * not go away by itself in a little while.
 */
export function leftovers(): () => Promise<readonly string[]> {
  // Opened when somebody first looks at them, as a library does.
  void [process.stdout, process.stderr]
  const before = process.getActiveResourcesInfo()
  const added = () => {
    const rest = [...before]
    return process.getActiveResourcesInfo().filter((name) => {
      const known = rest.indexOf(name)
      if (known >= 0) rest.splice(known, 1)
      return known < 0
    })
  }
  return async () => {
    const until = performance.now() + patienceMs
    while (added().length > 0 && performance.now() < until) await sleep(20)
    return added()
  }
}
