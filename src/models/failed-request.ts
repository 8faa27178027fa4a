import { AppError, type ErrorCode } from '../base/app-error.ts'

/**
 * What may help after a failed request: the same `later`; the same `briefly`, a try or two, since an address that nobody answers at is most likely
 * wrong; `other-key`; or `nothing`, because the request itself is refused, or has to be put in other words.
 */
export type Remedy = 'later' | 'briefly' | 'other-key' | 'nothing'

interface Details {
  readonly hint: string
  readonly cause?: unknown
  readonly remedy: Remedy
  readonly retryAfterMs?: number | undefined
  readonly unknownModel?: boolean
}

/** A request to a provider that gave no usable reply. The message names who and where, and holds no credentials. */
export class FailedRequest extends AppError {
  readonly remedy: Remedy
  /** How long the provider asks to be left alone, in milliseconds; undefined when it does not say. */
  readonly retryAfterMs: number | undefined
  /** The provider does not know the model. */
  readonly unknownModel: boolean

  constructor(code: ErrorCode, message: string, { hint, cause, remedy, retryAfterMs, unknownModel = false }: Details) {
    super(code, message, { hint, cause })
    this.remedy = remedy
    this.retryAfterMs = retryAfterMs
    this.unknownModel = unknownModel
  }
}
