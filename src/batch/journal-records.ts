import { z } from 'zod'

const usage = z.object({
  inputTokens: z.number(),
  outputTokens: z.number(),
  cachedTokens: z.number(),
  costUsd: z.number().nullable(),
})

const citation = z.object({
  path: z.string(),
  startLine: z.number().int(),
  endLine: z.number().int(),
  kind: z.enum(['code', 'skill']),
  status: z.enum(['verified', 'corrected', 'broken', 'unchecked']),
  reason: z.string().nullable(),
  hash: z.string().nullable(),
  /** SHA-256 of the first cited line: it finds lines again that have moved. Null where `hash` is. */
  firstLine: z.string().nullable(),
})
export type RecordedCitation = z.infer<typeof citation>

/** A program, job, copybook … that a question or an answer names. */
const namedThing = z.object({ kind: z.string(), name: z.string() })
export type NamedThing = z.infer<typeof namedThing>

const listed = z.object({
  id: z.string(),
  question: z.string(),
  title: z.string(),
  section: z.array(z.string()),
  file: z.string(),
  context: z.string().optional(),
  tags: z.array(z.string()),
})

/** What was to be asked when a run began. The last one counts. */
const listRecord = z.object({
  type: z.literal('list'),
  schema: z.literal(1),
  title: z.string(),
  /** Name of the list's file, without its directories. */
  source: z.string(),
  questions: z.array(listed),
})
export type ListRecord = z.infer<typeof listRecord>

/** What a question was answered with, or why it failed. The last one of an id counts. Written after its page. */
const answerRecord = z.object({
  type: z.literal('answer'),
  id: z.string(),
  /** SHA-256 of question and context: an answer to another question does not count. */
  asked: z.string(),
  file: z.string(),
  /** SHA-256 of the bytes of the page; null when there is none: the question failed, or pages were not wanted. */
  page: z.string().nullable(),
  /** ISO 8601, UTC. */
  at: z.string(),
  outcome: z.enum(['answered', 'partial', 'not_found', 'failed']),
  outcomeReason: z.string().nullable(),
  /** Markdown, sanitised, neutralised and without secrets; empty when it failed. */
  answer: z.string(),
  citations: z.array(citation),
  skills: z.array(z.string()),
  provider: z.string(),
  model: z.string(),
  usage,
  error: z.object({ code: z.string(), message: z.string(), hint: z.string().nullable() }).nullable(),
  /** What the question is about, as far as the structure of the code knows the names in it. */
  about: z.array(namedThing),
  /** What else the answer names. */
  names: z.array(namedThing),
})
export type AnswerRecord = z.infer<typeof answerRecord>

/** A page was written anew without being asked again, since its links have changed. */
const pageRecord = z.object({ type: z.literal('page'), id: z.string(), file: z.string(), page: z.string() })

/**
 * A page is about to take its place: bytes with this hash are ours from now on, also when the run is killed before it can say that they are there. Nothing
 * else follows from it.
 */
const writingRecord = z.object({ type: z.literal('writing'), id: z.string(), file: z.string(), page: z.string() })

/** All that follows from the records before it was written, as this version of the program does. */
const finishedRecord = z.object({ type: z.literal('finished'), version: z.string() })

export const journalRecord = z.discriminatedUnion('type', [listRecord, answerRecord, pageRecord, writingRecord, finishedRecord])
export type JournalRecord = z.infer<typeof journalRecord>
