import type { ExchangeEntry, ExchangeLog } from '../answer/exchange-log.ts'

/** Of one reply; what comes after is left out of the log, which says so. */
const loggedChars = 4_000_000

/** The `fetch` of a provider, overheard. */
export type LoggedFetch = (send: typeof fetch, provider: string) => typeof fetch

/**
 * Makes the `fetch` of a provider tell `log` every request and reply, numbered through all providers. The reply is passed on as it arrives. A log
 * that fails (a full disk) hears nothing more: no answer is lost for it.
 */
export function loggedFetch(log: ExchangeLog): LoggedFetch {
  let lastId = 0
  let failed = false
  const tell = (entry: ExchangeEntry) => {
    if (failed) return
    try {
      log(entry)
    } catch {
      failed = true
    }
  }
  return (send, provider) => async (input, init) => {
    const id = ++lastId
    const started = performance.now()
    const url = input instanceof Request ? input.url : String(input)
    tell({ type: 'request', id, provider, url, body: typeof init?.body === 'string' ? init.body : '' })
    const ended = (status: number | null, body: string, error: unknown) => {
      const reason = error === null ? null : error instanceof Error ? error.message : String(error)
      tell({ type: 'reply', id, durationMs: Math.round(performance.now() - started), status, body, error: reason })
    }
    try {
      const response = await send(input, init)
      return new Response(overheard(response, ended), response)
    } catch (error) {
      ended(null, '', error)
      throw error
    }
  }
}

type Ended = (status: number, body: string, error: unknown) => void

/** The body of a reply; `ended` hears all of it when it is over, for whatever reason. */
function overheard({ body, status }: Response, ended: Ended): ReadableStream<Uint8Array> | null {
  if (!body) {
    ended(status, '', null)
    return null
  }
  const reader = body.getReader()
  const decoder = new TextDecoder()
  let text = ''
  let over = false
  const end = (error: unknown) => {
    if (!over) ended(status, shortened(text), error)
    over = true
  }
  return new ReadableStream({
    async pull(controller) {
      try {
        const { done, value } = await reader.read()
        if (done) {
          end(null)
          controller.close()
        } else {
          if (text.length <= loggedChars) text += decoder.decode(value, { stream: true })
          controller.enqueue(value)
        }
      } catch (error) {
        end(error)
        controller.error(error)
      }
    },
    cancel(reason) {
      end('no longer wanted')
      return reader.cancel(reason)
    },
  })
}

function shortened(text: string): string {
  return text.length > loggedChars ? `${text.slice(0, loggedChars)} … [cut after ${loggedChars} characters]` : text
}
