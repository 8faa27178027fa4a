import type { AnswerEvent } from '../../answer/event.ts'
import { limits } from '../../base/limits.ts'
import type { AnswerRecord } from '../journal-records.ts'

/** What is to be done after a question has failed: it is recorded and the run goes on, it is asked again after a pause, or nothing more is asked. */
export type Remedy = 'record' | 'pause' | 'stop'

/** The provider will say the same to every question, until somebody mends it. */
const forAll: ReadonlySet<string> = new Set(['provider_quota', 'provider_auth', 'config_invalid', 'directory_missing'])
const passing: ReadonlySet<string> = new Set(['provider_unreachable', 'provider_rate_limit', 'provider_incomplete'])

/** Watches a question for what its error alone does not tell. */
export class ProviderTrouble {
  /** The number of the last attempt at the request that was made last. */
  #attempts = 1

  hear(event: AnswerEvent): void {
    if (event.type === 'model_start') this.#attempts = 1
    if (event.type === 'retry') this.#attempts = event.attempt
  }

  remedyFor({ outcome, error }: Pick<AnswerRecord, 'outcome' | 'error'>): Remedy {
    if (outcome !== 'failed' || error === null) return 'record'
    if (forAll.has(error.code)) return 'stop'
    // Given up before its attempts were over: the provider asks for a longer rest than anybody waits for.
    if (error.code === 'provider_rate_limit' && this.#attempts < limits.requestAttempts) return 'stop'
    return passing.has(error.code) ? 'pause' : 'record'
  }
}
