/** Stable codes: scripts match on them, so a code is never renamed. */
export type ErrorCode =
  | 'usage'
  | 'config_invalid'
  | 'directory_missing'
  | 'file_denied'
  | 'file_missing'
  | 'file_unreadable'
  | 'pattern_invalid'
  | 'search_failed'
  | 'skill_unknown'
  | 'provider_auth'
  | 'provider_request'
  | 'provider_unreachable'
  | 'provider_rate_limit'
  | 'provider_quota'
  | 'context_exceeded'
  | 'provider_incomplete'
  | 'model_empty'
  | 'tool_timeout'
  | 'aborted'
  | 'limit_reached'
  | 'session_unknown'
  | 'session_busy'
  | 'batch_busy'

/**
 * What a user can mend: a stable code, one sentence that names what and where, and a hint how to mend it.
 * Anything else that is thrown is a bug and is shown with its stack (design.md section 6).
 */
export class AppError extends Error {
  readonly code: ErrorCode
  readonly hint: string | undefined

  constructor(code: ErrorCode, message: string, options: { hint?: string; cause?: unknown } = {}) {
    super(message, options.cause === undefined ? undefined : { cause: options.cause })
    this.name = 'AppError'
    this.code = code
    this.hint = options.hint
  }
}
