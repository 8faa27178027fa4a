import type { Answer } from '../../src/answer/answer.ts'
import { noUsage } from '../../src/answer/answer.ts'
import type { Citation } from '../../src/answer/citation.ts'

/** An answer with the given differences from an empty one. */
export function sampleAnswer(fields: Partial<Answer> = {}): Answer {
  return {
    question: 'Where is the tariff?',
    answer: '',
    outcome: 'answered',
    outcomeReason: null,
    citations: [],
    skills: [],
    toolCalls: [],
    evidence: [],
    provider: 'offline',
    model: 'extractive',
    usage: noUsage,
    durationMs: 12,
    health: [],
    error: null,
    ...fields,
  }
}

export function sampleCitation(fields: Partial<Citation> = {}): Citation {
  return { kind: 'code', path: 'cbl/A.cbl', startLine: 10, endLine: 22, status: 'verified', reason: null, hash: null, ...fields }
}

/** Control sequences and hidden characters as a hostile file, file name or model may hold them; `marker` is what has to remain. */
export function hostile(marker: string): string {
  return `\x1b]52;c;aGk=\x07\x1b[2J${marker}\x1b[31m\x9b1m\x1bP1q\x1b\\\b\u202e\u200b\u{e0041}\x1b]8;;http://evil.example\x1b\\`
}

/** Anything that a terminal would obey, or that hides text. */
export const unsafe = /[\x00-\x08\x0b-\x1f\x7f-\x9f\u200b\u202a-\u202e\u2066-\u2069]|[\u{e0000}-\u{e007f}]/u
