import type { AIMessage } from '@langchain/core/messages'
import type { ModelRequest, ProviderHealth } from '../answer/chat-model.ts'
import type { ChatProvider } from '../base/chat-provider.ts'
import type { Secret } from '../base/secret.ts'
import { CircuitBreaker } from './circuit-breaker.ts'
import { KeyRing } from './key-ring.ts'
import { RequestStatistics } from './request-statistics.ts'

/** A provider as it is asked: one request with one of its keys, and its whole reply. */
export interface Connection {
  /** Tokens; undefined without a limit. */
  readonly contextWindow: number | undefined
  send(key: Secret | undefined, request: ModelRequest): Promise<AIMessage>
}

/** One who may answer, with what is remembered of it from request to request. */
export class Candidate {
  readonly provider: ChatProvider
  readonly keys: KeyRing
  readonly circuit: CircuitBreaker
  readonly statistics = new RequestStatistics()
  readonly #connect: () => Promise<Connection>
  #connection: Promise<Connection> | undefined
  #contextWindow: number | undefined

  /** `connect` is called when the provider is first asked: it loads the libraries. */
  constructor(provider: ChatProvider, connect: () => Promise<Connection>, openMs: number) {
    this.provider = provider
    this.keys = new KeyRing(provider.keys)
    this.circuit = new CircuitBreaker(openMs)
    this.#contextWindow = provider.contextWindow
    this.#connect = connect
  }

  /** Known for sure once the provider has been connected. */
  get contextWindow(): number | undefined {
    return this.#contextWindow
  }

  async connection(): Promise<Connection> {
    this.#connection ??= this.#connect().catch((error: unknown) => {
      this.#connection = undefined
      throw error
    })
    const connection = await this.#connection
    this.#contextWindow = connection.contextWindow
    return connection
  }

  health(now: number): ProviderHealth {
    const { requests, failures, lastError } = this.statistics
    const { name, model } = this.provider
    return { provider: name, model, requests, failures, ...this.statistics.times(), lastError, circuit: this.circuit.state(now) }
  }
}
