import type { BatchReport } from '../../../src/batch/batch-event.ts'
import type { AnswerRecord } from '../../../src/batch/journal-records.ts'
import type { ListedQuestion } from '../../../src/batch/question-list.ts'

export function listedQuestion(fields: Partial<ListedQuestion> = {}): ListedQuestion {
  const usual = {
    id: 'wbrate',
    question: 'What does WBRATE do?',
    title: 'What does WBRATE do?',
    section: ['Programs'],
    file: 'programs/wbrate.md',
  }
  return { ...usual, context: undefined, tags: [], ...fields }
}

export function answerRecord(fields: Partial<AnswerRecord> = {}): AnswerRecord {
  return {
    type: 'answer',
    id: 'wbrate',
    asked: 'a'.repeat(64),
    file: 'programs/wbrate.md',
    page: 'b'.repeat(64),
    at: '2024-05-06T07:08:09.000Z',
    outcome: 'answered',
    outcomeReason: null,
    answer: 'It rates `cbl/WBRATE.cbl:1`.',
    citations: [],
    skills: [],
    provider: 'offline',
    model: 'extractive',
    usage: { inputTokens: 100, outputTokens: 20, cachedTokens: 0, costUsd: null },
    error: null,
    about: [],
    names: [],
    ...fields,
  }
}

export function failedRecord(message: string, fields: Partial<AnswerRecord> = {}): AnswerRecord {
  return answerRecord({ outcome: 'failed', page: null, answer: '', error: { code: 'model_empty', message, hint: null }, ...fields })
}

export function batchReport(fields: Partial<BatchReport> = {}): BatchReport {
  const outcomes = { answered: 55, partial: 3, not_found: 1, failed: 1, not_asked: 0 }
  return { out: 'docs/system', total: 60, outcomes, asked: 60, tokens: 1_234_000, kept: [], stopped: null, questions: [], ...fields }
}
