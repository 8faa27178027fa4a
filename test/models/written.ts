import { inspect } from 'node:util'
import { vi } from 'vitest'

/** All that the process writes while `work` runs. */
export async function written(work: () => Promise<unknown>): Promise<string> {
  const lines: string[] = []
  const keep = (...parts: unknown[]) => void lines.push(parts.map((part) => (typeof part === 'string' ? part : inspect(part))).join(' '))
  const spies = [
    ...(['log', 'info', 'warn', 'error', 'debug'] as const).map((name) => vi.spyOn(console, name).mockImplementation(keep)),
    ...[process.stdout, process.stderr].map((out) =>
      vi.spyOn(out, 'write').mockImplementation((text) => {
        keep(text)
        return true
      }),
    ),
  ]
  try {
    await work()
  } finally {
    for (const spy of spies) spy.mockRestore()
  }
  return lines.join('\n')
}
