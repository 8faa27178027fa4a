import { z } from 'zod'

/** Raised when a program that knows the older number would misread a file. New types and fields of records do not need it: they are skipped. */
export const sessionSchema = 1

const count = z.number().int().nonnegative()
const status = z.enum(['ok', 'error'])

const evidence = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('code'),
    path: z.string(),
    startLine: count,
    endLine: count,
    hash: z.string(),
    whole: z.boolean(),
    via: z.enum(['read', 'match']),
  }),
  z
    .object({
      kind: z.literal('skill'),
      name: z.string(),
      description: z.string(),
      heading: z.string().optional(),
      path: z.string(),
      startLine: count,
      endLine: count,
      hash: z.string(),
      whole: z.boolean(),
      via: z.enum(['load', 'match']),
    })
    .transform((skill) => ({ ...skill, heading: skill.heading })),
  z
    .object({ kind: z.literal('file'), path: z.string(), bytes: count, language: z.string().optional() })
    .transform((file) => ({ ...file, language: file.language })),
  z.object({
    kind: z.literal('structure'),
    path: z.string(),
    startLine: count,
    endLine: count,
    fact: z.string(),
    hash: z.string().optional(),
  }),
])

const citation = z.object({
  kind: z.enum(['code', 'skill']),
  path: z.string(),
  startLine: count,
  endLine: count,
  status: z.enum(['verified', 'corrected', 'broken', 'unchecked']),
  reason: z.string().nullable(),
  hash: z.string().nullable(),
  excerpt: z.object({ startLine: count, text: z.string(), left: count }).optional(),
})

const call = z.object({ name: z.string(), input: z.unknown(), status, durationMs: z.number(), summary: z.string() })
const shownCall = call.extend({ shown: z.object({ content: z.string(), evidence: z.array(evidence) }) })

const health = z.object({
  provider: z.string(),
  model: z.string(),
  requests: count,
  failures: count,
  meanMs: z.number().nullable(),
  p95Ms: z.number().nullable(),
  lastError: z.string().nullable(),
  circuit: z.enum(['closed', 'open', 'half-open']),
})

const answer = z.object({
  question: z.string(),
  answer: z.string(),
  outcome: z.enum(['answered', 'partial', 'not_found', 'failed']),
  outcomeReason: z.string().nullable(),
  citations: z.array(citation),
  skills: z.array(z.string()),
  toolCalls: z.array(call.extend({ shown: shownCall.shape.shown.optional() })),
  evidence: z.array(evidence),
  provider: z.string(),
  model: z.string(),
  usage: z.object({ inputTokens: count, outputTokens: count, cachedTokens: count, costUsd: z.number().nullable() }),
  durationMs: z.number(),
  health: z.array(health),
  // The codes of errors grow, and an older program shows a newer session.
  error: z.object({ code: z.string(), message: z.string(), hint: z.string().nullable() }).nullable(),
})

const place = {
  /** ISO 8601, UTC. */
  time: z.string(),
  /** Absolute. */
  codeDirs: z.array(z.string()),
  skillsDirs: z.array(z.string()),
  provider: z.string(),
  model: z.string(),
  /** Of the program. */
  version: z.string(),
}

/** The first line. The marker comes first in it, so that no answer cites a session. */
export const sessionHeader = z.object({
  codewhisper: z.literal('generated'),
  type: z.literal('session'),
  schema: z.number().int().positive(),
  id: z.string(),
  ...place,
  /** The session that this one is a branch of, and the turn before which it leaves it. */
  forkOf: z.object({ id: z.string(), turn: z.number().int().positive() }).optional(),
})

const records = [
  /** Another process goes on with the session. */
  z.object({ type: z.literal('resumed'), ...place }),
  z.object({ type: z.literal('question'), time: z.string(), text: z.string() }),
  /** A piece of the answer as it was shown, in whole lines. */
  z.object({ type: z.literal('text'), text: z.string() }),
  /** The text since the question, or since the last of these, belongs to no answer. */
  z.object({ type: z.literal('discard') }),
  call.extend({ type: z.literal('tool') }),
  z.object({ type: z.literal('notice'), text: z.string() }),
  z.object({ type: z.literal('answer'), time: z.string(), answer }),
  /** What the answer had no room for: it has grown by this. */
  z.object({ type: z.literal('more'), time: z.string(), text: z.string(), citations: z.array(citation), evidence: z.array(evidence) }),
  /** The program ended, or went on without it, before the answer did. */
  z.object({ type: z.literal('cut'), time: z.string() }),
  /** The last turn is taken back, as if it had not been asked; `undone`: it is not after all. */
  z.object({ type: z.literal('retract'), undone: z.boolean() }),
  /** A call that the user made. */
  z.object({ type: z.literal('load'), call: shownCall }),
  /** From here on the conversation builds on these instead: older turns were summarised. */
  z.object({
    type: z.literal('turns'),
    turns: z.array(z.object({ question: z.string(), answer: z.string(), calls: z.array(shownCall), isSummary: z.boolean().optional() })),
  }),
] as const

export const sessionRecord = z.discriminatedUnion('type', records)
export const sessionRecordTypes: ReadonlySet<string> = new Set(records.map((record) => record.shape.type.value))

export type SessionHeader = z.infer<typeof sessionHeader>
export type SessionRecord = z.infer<typeof sessionRecord>
