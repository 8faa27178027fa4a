import { AppError } from '../../base/app-error.ts'
import { limits } from '../../base/limits.ts'
import type { CommandInput } from '../commands.ts'
import { wholeNumber } from '../whole-number.ts'

const formats = ['md', 'jsonl'] as const
type BatchFormat = (typeof formats)[number]

/** Of one run; more tokens than anybody could pay for. */
const mostTokens = 1e12
/** The last second whose year has four digits. */
const lastSecond = 253_402_300_799

export interface BatchOptions {
  readonly out: string
  readonly only: readonly string[]
  readonly tags: readonly string[]
  readonly limit: number | undefined
  /** Undefined when it was not typed. */
  readonly concurrency: number | undefined
  readonly maxTokens: number | undefined
  readonly formats: readonly BatchFormat[]
  readonly dryRun: boolean
  readonly force: boolean
}

/** What was typed behind `batch LIST`. Throws `AppError` usage. */
export function batchOptions({ options }: CommandInput): BatchOptions {
  const out = typeof options.out === 'string' ? options.out.replace(/(?<=.)[/\\]+$/, '') : ''
  if (out === '') {
    throw new AppError('usage', 'batch needs --out: the directory where the documentation is written.', {
      hint: 'It is made where it is missing: codewhisper batch LIST --out docs/system',
    })
  }
  return {
    out,
    only: texts(options.only),
    tags: texts(options.tag),
    limit: wholeNumber('--limit', options.limit, { min: 1, max: Number.MAX_SAFE_INTEGER }),
    concurrency: concurrencyOf(options),
    maxTokens: maxTokensOf(options),
    formats: formatsOf(options.format),
    dryRun: options.dryRun === true,
    force: options.force === true,
  }
}

export function concurrencyOf(options: CommandInput['options']): number | undefined {
  return wholeNumber('--concurrency', options.concurrency, { min: 1, max: limits.batchConcurrencyMax })
}

export function maxTokensOf(options: CommandInput['options']): number | undefined {
  return wholeNumber('--max-tokens', options.maxTokens, { min: 1, max: mostTokens })
}

/** The clock of a run; SOURCE_DATE_EPOCH, seconds since 1970, stands in its place (https://reproducible-builds.org/specs/source-date-epoch/). */
export function clockOf(env: Readonly<Record<string, string | undefined>>): () => Date {
  const typed = env.SOURCE_DATE_EPOCH
  if (!typed) return () => new Date()
  const seconds = Number(typed)
  if (!/^\d+$/.test(typed) || seconds > lastSecond) {
    throw new AppError('usage', `SOURCE_DATE_EPOCH must be whole seconds since 1970, not ${JSON.stringify(typed)}.`)
  }
  return () => new Date(seconds * 1000)
}

function formatsOf(typed: CommandInput['options'][string]): readonly BatchFormat[] {
  if (typeof typed !== 'string') return ['md']
  const names = typed.split(',').map((name) => name.trim().toLowerCase())
  const chosen = formats.filter((format) => names.includes(format))
  const unknown = names.find((name) => !formats.some((format) => format === name))
  if (unknown === undefined) return chosen
  throw new AppError('usage', `--format takes ${formats.join(' and ')}, or both with a comma, not ${JSON.stringify(unknown)}.`)
}

function texts(typed: CommandInput['options'][string]): readonly string[] {
  return typeof typed === 'string' ? [typed] : typeof typed === 'object' ? typed : []
}
