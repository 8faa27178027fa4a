import { z } from 'zod'

/** A whole number as models send it: also as a string of digits. Its JSON schema is that of an integer, which a transform has none of. */
export function wholeNumber(min: number, max: number) {
  return z.coerce.number().int().min(min).max(max)
}
