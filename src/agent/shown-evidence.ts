import { type BaseMessage, isToolMessage } from '@langchain/core/messages'
import type { Evidence } from '../answer/evidence.ts'

/** The evidence behind a tool's result; none for other messages. */
export function shownEvidence(message: BaseMessage): readonly Evidence[] {
  if (!isToolMessage(message)) return []
  const artifact: unknown = message.artifact
  return hasEvidence(artifact) ? artifact.evidence : []
}

/** Artifacts are only ever made by `runToolCalls` and `callMessages`, out of tool outputs. */
function hasEvidence(value: unknown): value is { readonly evidence: readonly Evidence[] } {
  return typeof value === 'object' && value !== null && 'evidence' in value && Array.isArray(value.evidence)
}
