import type { AnswerRecord, RecordedCitation } from '../../../src/batch/journal-records.ts'
import { type DocumentationSet, type DocumentedQuestion, hasPage } from '../../../src/batch/pages/documentation-set.ts'
import { indexPage } from '../../../src/batch/pages/index-page.ts'
import { namesPage } from '../../../src/batch/pages/names-page.ts'
import { notAnsweredPage } from '../../../src/batch/pages/not-answered-page.ts'
import { pageLinks } from '../../../src/batch/pages/page-links.ts'
import { questionPage } from '../../../src/batch/pages/question-page.ts'
import type { ListedQuestion } from '../../../src/batch/question-list.ts'

/** A question with the given differences from `Where is the tariff?`. */
export function listedQuestion(fields: Partial<ListedQuestion> = {}): ListedQuestion {
  const id = fields.id ?? 'tariff'
  const question = fields.question ?? 'Where is the tariff?'
  return { id, question, title: question, section: [], file: `${id}.md`, context: undefined, tags: [], ...fields }
}

/** An answer with the given differences from an empty one. */
export function answerRecord(fields: Partial<AnswerRecord> = {}): AnswerRecord {
  return {
    type: 'answer',
    id: 'tariff',
    asked: '0'.repeat(64),
    file: 'tariff.md',
    page: '1'.repeat(64),
    at: '2026-11-22T20:18:00.000Z',
    outcome: 'answered',
    outcomeReason: null,
    answer: '',
    citations: [],
    skills: [],
    provider: 'offline',
    model: 'extractive',
    usage: { inputTokens: 0, outputTokens: 0, cachedTokens: 0, costUsd: null },
    error: null,
    about: [],
    names: [],
    ...fields,
  }
}

export function recordedCitation(fields: Partial<RecordedCitation> = {}): RecordedCitation {
  return {
    path: 'cbl/RATE.cbl',
    startLine: 10,
    endLine: 22,
    kind: 'code',
    status: 'verified',
    reason: null,
    hash: 'a'.repeat(64),
    firstLine: 'b'.repeat(64),
    ...fields,
  }
}

/** A question of the list with its answer. */
export function documented(listed: ListedQuestion, record?: Partial<AnswerRecord>, inList = true): DocumentedQuestion {
  return { listed, record: record && answerRecord({ id: listed.id, file: listed.file, ...record }), inList }
}

/** All Markdown files of a set, by their names in the output directory. */
export function filesOf(set: DocumentationSet): Map<string, string> {
  const paged = set.entries.filter(hasPage)
  const links = pageLinks(
    set.entries
      .filter(({ inList }) => inList)
      .map((entry) => ({ listed: entry.listed, about: hasPage(entry) ? (entry.record?.about ?? []) : [] })),
  )
  return new Map([
    ['index.md', indexPage(set)],
    ['not-answered.md', notAnsweredPage(set)],
    ['names.md', namesPage(set)],
    ...paged.flatMap(({ listed, record }): [string, string][] => (record ? [[listed.file, questionPage({ listed, record }, links)]] : [])),
  ])
}

const rate = { kind: 'program', name: 'RATE' }
const days = { kind: 'program', name: 'DAYS' }
const night = { kind: 'job', name: 'NIGHT' }
const tariff = { kind: 'dataset', name: 'PROD.TARIFF' }

/** Every outcome, nested sections, a question that stands in two of them, and one that the list holds no more. */
export const sampleSet: DocumentationSet = {
  title: 'The billing system',
  source: 'questions.md',
  entries: [
    documented(listedQuestion({ id: 'owner', question: 'Who owns it?' })),
    documented(
      listedQuestion({
        id: 'what-rate-does',
        question: 'What does RATE do,\nand how?',
        title: 'RATE',
        section: ['Programs', 'RATE'],
        file: 'programs/rate/what-rate-does.md',
        tags: ['core'],
      }),
      {
        answer:
          '# How it rates\n\nIt reads `PROD.TARIFF` (`cbl/RATE.cbl:10-22`) and calls DAYS.\n\n| Class | Rate |\n|---|---|\n| A | 1 |\n\nSteps\n=====\n\n```cobol\n# no heading\n```',
        citations: [
          recordedCitation(),
          recordedCitation({ path: 'cbl/DAYS.cbl', startLine: 7, endLine: 7, status: 'corrected', reason: 'moved from 5' }),
          recordedCitation({
            kind: 'skill',
            path: 'tariffs#Rates',
            status: 'broken',
            reason: 'no such heading',
            hash: null,
            firstLine: null,
          }),
        ],
        skills: ['tariffs'],
        provider: 'openai',
        model: 'gpt-x',
        usage: { inputTokens: 1200, outputTokens: 340, cachedTokens: 0, costUsd: 0.01 },
        about: [rate],
        names: [tariff, days],
      },
    ),
    documented(
      listedQuestion({
        id: 'who-calls-rate',
        question: 'Who calls RATE?',
        section: ['Programs', 'RATE'],
        file: 'programs/rate/who-calls-rate.md',
      }),
      { answer: 'Job NIGHT.', about: [rate], names: [night] },
    ),
    documented(listedQuestion({ id: 'days', question: 'What does DAYS do?', section: ['Programs'], file: 'programs/days (1).md' }), {
      answer: 'It counts',
      outcome: 'partial',
      outcomeReason: 'The step limit of 20 was reached.',
      about: [days],
      at: '2026-11-23T01:00:00.000Z',
    }),
    documented(listedQuestion({ id: 'night', question: 'What runs in NIGHT?', section: ['Jobs'], file: 'jobs/night.md' }), {
      answer: 'RATE.',
      about: [night],
      names: [rate],
    }),
    documented(listedQuestion({ id: 'kafka', question: 'Is there a Kafka consumer?', section: ['Jobs'], file: 'jobs/kafka.md' }), {
      answer: 'Nothing in the code speaks of it.',
      outcome: 'not_found',
      names: [days],
    }),
    documented(listedQuestion({ id: 'reports', question: 'Which reports are printed?', section: ['Jobs'], file: 'jobs/reports.md' }), {
      outcome: 'failed',
      page: null,
      error: { code: 'context_exceeded', message: 'The question does not fit.', hint: 'Ask for less.' },
    }),
    documented(
      listedQuestion({ id: 'who-calls-rate', question: 'Who calls RATE?', section: ['Jobs'], file: 'programs/rate/who-calls-rate.md' }),
      {
        answer: 'Job NIGHT.',
        about: [rate],
        names: [night],
      },
    ),
    documented(
      listedQuestion({ id: 'old', question: 'What was asked before?', section: ['Old'], file: 'old/old.md' }),
      { answer: 'This.', about: [rate] },
      false,
    ),
  ],
}
