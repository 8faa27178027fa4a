export type { Answer, AnswerError, Outcome, ToolCallRecord, Usage } from './answer/answer.ts'
export type { Citation, CitationStatus } from './answer/citation.ts'
export type { AnswerEvent, OnAnswerEvent } from './answer/event.ts'
export type { CodeEvidence, Evidence, FileEvidence, SkillEvidence } from './answer/evidence.ts'
