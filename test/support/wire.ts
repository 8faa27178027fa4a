import type { ProviderKind } from '../../src/base/provider-presets.ts'
import type { Reply } from './provider-server.ts'

/** A piece of a streamed reply, in words that every protocol has. */
export type Piece =
  | { readonly text: string }
  | { readonly thinking: string }
  /** Begins a tool call. Servers leave out the id, or count every call as the first (`index`). */
  | { readonly call: { readonly id?: string | undefined; readonly name: string; readonly index?: number } }
  /** Part of the arguments of the call that was begun last. */
  | { readonly args: string }
  /** `stop`, `tool_calls`, `length`, `content_filter`, or a reason that the protocol does not have. */
  | { readonly finish: string }
  /** The tokens that were counted; without it none are. */
  | { readonly usage: true }
  /** What the protocol sends last. */
  | { readonly done: true }
  /** An error in place of the rest. */
  | { readonly error: ProviderWords }
  | { readonly ping: true }
  /** Written as it is. */
  | { readonly raw: string }
  /** Nothing more comes, and the connection stays open. */
  | { readonly stall: true }
  /** The connection is torn down. */
  | { readonly reset: true }

/** An error as providers word it: `type` is of Anthropic's list, `code` of OpenAI's. */
export interface ProviderWords {
  readonly message: string
  readonly type: string
  readonly code?: string
}

/** How the servers of a provider kind say a thing. */
export interface Wire {
  readonly kind: Exclude<ProviderKind, 'offline'>
  /** A stream that opens as every good one does, then exactly these pieces. */
  stream(pieces: readonly Piece[]): Reply
  /** An error, as the body of a reply. */
  errorBody(words: ProviderWords): object
  /** A whole answer, by the protocol without streaming. */
  wholeReply(text: string): Reply
}

/** What ends a good reply. */
export const ending = (finish: string): Piece[] => [{ finish }, { usage: true }, { done: true }]

/** One tool call, its arguments cut in two. */
export function calling(name: string, args: string, id: string | undefined = 'call_1'): Piece[] {
  const half = Math.floor(args.length / 2)
  return [{ call: { id, name } }, { args: args.slice(0, half) }, { args: args.slice(half) }]
}

/** The reply with what it writes cut, or changed, by `reshape`; each part is a portion of its own on the way. */
export function reshaped(reply: Reply, reshape: (text: string) => Iterable<string | Uint8Array>): Reply {
  return (response, request) => {
    const write = response.write.bind(response)
    response.write = (chunk: unknown) => {
      let open = true
      for (const part of reshape(String(chunk))) open = write(part)
      return open
    }
    return reply(response, request)
  }
}
