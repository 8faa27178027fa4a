import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Documentation } from './documentation.ts'

/** In which formats a documentation was written so far. */
export function writtenFormats(dir: string, { answers }: Documentation): ('md' | 'jsonl')[] {
  const jsonl = existsSync(join(dir, 'answers.jsonl'))
  const pages = !jsonl || [...answers.values()].some(({ page }) => page !== null)
  return [...(pages ? (['md'] as const) : []), ...(jsonl ? (['jsonl'] as const) : [])]
}
