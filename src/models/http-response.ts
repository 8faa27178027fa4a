import type { HttpHeaders } from './http-headers.ts'

interface ResponseParts {
  readonly url: string
  readonly status: number
  readonly statusText: string
  readonly headers: HttpHeaders
  readonly body: ReadableStream<Uint8Array> | null
}

/**
 * What a server answered. Status, header fields and the streamed body are at hand; the ways to take a whole body are those of the platform's
 * `Response`, which is made when one of them is called and not before (see `HttpHeaders` for why).
 */
export class HttpResponse implements Response {
  readonly url: string
  readonly status: number
  readonly statusText: string
  readonly headers: HttpHeaders
  readonly redirected = false
  readonly type = 'default'
  readonly #body: ReadableStream<Uint8Array> | null
  #platform: Response | undefined

  constructor(parts: ResponseParts) {
    this.url = parts.url
    this.status = parts.status
    this.statusText = parts.statusText
    this.headers = parts.headers
    this.#body = parts.body
  }

  get ok(): boolean {
    return this.status >= 200 && this.status < 300
  }

  get body(): ReadableStream<Uint8Array> | null {
    return this.#platform?.body ?? this.#body
  }

  get bodyUsed(): boolean {
    return this.#whole().bodyUsed
  }

  text(): Promise<string> {
    return this.#whole().text()
  }

  json(): Promise<unknown> {
    return this.#whole().json()
  }

  arrayBuffer(): Promise<ArrayBuffer> {
    return this.#whole().arrayBuffer()
  }

  blob(): ReturnType<Response['blob']> {
    return this.#whole().blob()
  }

  formData(): ReturnType<Response['formData']> {
    return this.#whole().formData()
  }

  clone(): Response {
    return this.#whole().clone()
  }

  #whole(): Response {
    this.#platform ??= new Response(this.#body, { status: this.status, statusText: this.statusText, headers: [...this.headers] })
    return this.#platform
  }
}
