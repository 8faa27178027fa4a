import type { KeptAnswer, KeptCall } from './kept-answer.ts'

/** A question of a session and what became of it. */
export interface TranscriptTurn {
  /** From 1. */
  readonly number: number
  /** ISO 8601, UTC. */
  readonly time: string
  readonly question: string
  /** Names of the skills that the user loaded before it. */
  readonly loaded: readonly string[]
  /** Undefined where the program ended, or went on, before the answer did: then `said` is what was shown of it, Markdown that nobody checked. */
  readonly answer: KeptAnswer | undefined
  /** How often the answer has grown since it was given. */
  readonly pages: number
  readonly said: string
  /** The calls of a turn without answer. */
  readonly calls: readonly Pick<KeptCall, 'name' | 'input' | 'status' | 'durationMs' | 'summary'>[]
}

/** A session as people see it. */
export interface Transcript {
  readonly id: string
  /** ISO 8601, UTC; empty where it is not known any more. */
  readonly started: string
  /** Absolute. */
  readonly codeDirs: readonly string[]
  readonly skillsDirs: readonly string[]
  readonly version: string
  /** The session that this one is a branch of, and the turn before which it leaves it. */
  readonly forkOf: { readonly id: string; readonly turn: number } | undefined
  readonly turns: readonly TranscriptTurn[]
}
