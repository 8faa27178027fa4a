const units: Readonly<Record<string, number>> = { ms: 1, s: 1000, m: 60_000, h: 3_600_000 }

/** A day: whoever says more means that waiting is no use. */
const longestMs = 86_400_000

/**
 * How long a provider asks to be left alone, in milliseconds: by the headers `retry-after-ms` (OpenAI, Azure) or `retry-after` (seconds or a date, RFC
 * 9110 section 10.2.3), else by its words: "try again in 1m26.4s" (OpenAI, Groq), `"retryDelay": "34s"` (Gemini). Undefined when it does not say.
 */
export function retryAfter(...said: Parameters<typeof spoken>): number | undefined {
  const ms = spoken(...said)
  return ms === undefined ? undefined : Math.min(ms, longestMs)
}

function spoken(headers: Pick<Headers, 'get'> | undefined, message: string, now = Date.now()): number | undefined {
  const milliseconds = number(headers?.get('retry-after-ms'))
  if (milliseconds !== undefined) return milliseconds
  const header = headers?.get('retry-after') ?? undefined
  const seconds = number(header)
  if (seconds !== undefined) return Math.round(seconds * 1000)
  const date = header && /[a-z]/i.test(header) ? Date.parse(header) : Number.NaN
  if (!Number.isNaN(date)) return Math.max(0, date - now)
  return inWords(message)
}

function number(text: string | null | undefined): number | undefined {
  return text && /^\s*\d{1,18}(?:\.\d{1,9})?\s*$/.test(text) ? Number(text) : undefined
}

function inWords(message: string): number | undefined {
  const [, duration] =
    /(?:(?:try again|retry) (?:in|after)|retryDelay"?:) ?"?((?:\d{1,6}(?:\.\d{1,9})? ?(?:ms|[smh])[a-z]* ?){1,3})/i.exec(message) ?? []
  if (duration === undefined) return undefined
  let total = 0
  for (const [, amount, unit = ''] of duration.matchAll(/(\d+(?:\.\d+)?) ?(ms|[smh])/gi))
    total += Number(amount) * (units[unit.toLowerCase()] ?? 0)
  return Math.round(total)
}
