import type { HttpHeaders } from './http-headers.ts'

/** A streamed body. */
export interface HttpBody {
  readonly stream: ReadableStream<Uint8Array>
  /** Whether anything of it was asked for, or it was given up. */
  readonly used: () => boolean
}

interface ResponseParts {
  readonly url: string
  readonly status: number
  readonly statusText: string
  readonly headers: HttpHeaders
  readonly body: HttpBody | null
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
  readonly #body: HttpBody | null
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
    return this.#platform?.body ?? this.#body?.stream ?? null
  }

  get bodyUsed(): boolean {
    return this.#platform?.bodyUsed ?? this.#body?.used() ?? false
  }

  async text(): Promise<string> {
    return this.#whole().text()
  }

  async json(): Promise<unknown> {
    return this.#whole().json()
  }

  async arrayBuffer(): Promise<ArrayBuffer> {
    return this.#whole().arrayBuffer()
  }

  async blob(): Promise<Blob> {
    return this.#whole().blob()
  }

  async formData(): Promise<FormData> {
    return this.#whole().formData()
  }

  clone(): Response {
    return this.#whole().clone()
  }

  #whole(): Response {
    this.#platform ??= new Response(this.#body?.stream, { status: this.status, statusText: this.statusText, headers: [...this.headers] })
    return this.#platform
  }
}
