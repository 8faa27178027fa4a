import { AppError } from '../base/app-error.ts'

/** The number typed after an option; undefined when it was not typed. Throws `AppError` usage. */
export function wholeNumber(flag: string, typed: unknown, range: { readonly min: number; readonly max: number }): number | undefined {
  if (typeof typed !== 'string') return undefined
  const value = Number(typed)
  if (/^\d+$/.test(typed) && value >= range.min && value <= range.max) return value
  throw new AppError('usage', `${flag} must be a whole number from ${range.min} to ${range.max}, not ${JSON.stringify(typed)}.`)
}
