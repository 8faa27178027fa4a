import { z } from 'zod'

const replyDocument = z.object({
  answer: z.string().default(''),
  outcome: z.string().optional(),
  citations: z
    .array(z.object({ path: z.string(), startLine: z.number(), endLine: z.number(), kind: z.string(), status: z.string() }))
    .default([]),
  model: z.string().optional(),
})

/** What is read of the document of `--json`. */
export type ReplyDocument = z.infer<typeof replyDocument>

/** What came back for a question; without a document when it was none that can be read. */
export interface Reply {
  readonly document?: ReplyDocument | undefined
  readonly ms: number
}

export function readDocument(text: string): ReplyDocument | undefined {
  try {
    return replyDocument.safeParse(JSON.parse(text)).data
  } catch {
    return undefined
  }
}
