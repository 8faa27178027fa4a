import type { ExchangeLog } from '../answer/exchange-log.ts'

/** Of one reply; what comes after is left out of the log. */
const loggedChars = 4_000_000

let lastId = 0

/** `send`, with every request and reply told to `log`. The reply is passed on as it arrives. */
export function loggedFetch(send: typeof fetch, provider: string, log: ExchangeLog): typeof fetch {
  return async (input, init) => {
    const id = ++lastId
    const started = performance.now()
    const url = input instanceof Request ? input.url : String(input)
    log({ type: 'request', id, provider, url, body: typeof init?.body === 'string' ? init.body : '' })
    const ended = (status: number | null, body: string, error: unknown) => {
      const reason = error === null ? null : error instanceof Error ? error.message : String(error)
      log({ type: 'reply', id, durationMs: Math.round(performance.now() - started), status, body, error: reason })
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
    if (!over) ended(status, text, error)
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
          if (text.length < loggedChars) text += decoder.decode(value, { stream: true })
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
