import { AppError } from '../base/app-error.ts'
import { createRedactor } from '../base/redact.ts'
import { cutText } from '../base/text.ts'

const shownValueChars = 120

interface BadValue {
  /** The config key or variable. */
  readonly key: string
  readonly value: unknown
  /** The place, in words. */
  readonly where: string
  /** Completes `must be …`. */
  readonly expected: string
  readonly hint?: string
}

/** The one form of a configuration error: key, value and origin in the message, how to mend it in the hint. Credentials in a value are hidden. */
export function badValue({ key, value, where, expected, hint }: BadValue): AppError {
  const shown = cutText(createRedactor()(typeof value === 'string' ? value : (JSON.stringify(value) ?? String(value))), shownValueChars)
  return new AppError('config_invalid', `${key} must be ${expected}, not "${shown}" (${where}).`, {
    hint: hint ?? `Correct or remove it: ${where}.`,
  })
}
