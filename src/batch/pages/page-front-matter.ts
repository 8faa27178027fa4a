import { Document, isMap, visit } from 'yaml'
import { outputMarkers } from '../../base/output-marker.ts'
import { sanitize, sanitizeLine } from '../../base/sanitize.ts'
import type { AnswerRecord, RecordedCitation } from '../journal-records.ts'
import type { ListedQuestion } from '../question-list.ts'

/**
 * What a program may want to know of a page, as YAML between two rules. The marker of what CodeWhisper writes is the first value, as front matter has to
 * begin at the first byte. Every value stands on one line.
 */
export function pageFrontMatter(listed: ListedQuestion, record: AnswerRecord): string {
  const { usage } = record
  const values = {
    generator: outputMarkers[0],
    question: sanitize(listed.question),
    id: listed.id,
    title: sanitizeLine(listed.title),
    section: listed.section.map(sanitizeLine),
    tags: listed.tags.map(sanitizeLine),
    model: sanitizeLine(record.model),
    provider: sanitizeLine(record.provider),
    date: record.at.slice(0, 10),
    usage: {
      inputTokens: usage.inputTokens,
      outputTokens: usage.outputTokens,
      cachedTokens: usage.cachedTokens,
      ...(usage.costUsd === null ? {} : { costUsd: usage.costUsd }),
    },
    outcome: record.outcome,
    skills: record.skills.map(sanitizeLine),
    citations: record.citations.map(citationValues),
  }
  return `---\n${yaml(values)}---\n`
}

function citationValues({ kind, path, startLine, endLine, status, hash }: RecordedCitation) {
  return {
    path: sanitizeLine(kind === 'skill' ? `skill:${path}` : path),
    lines: endLine > startLine ? `${startLine}-${endLine}` : String(startLine),
    status,
    hash,
  }
}

/** Quoted so that readers of YAML 1.1 and 1.2 find the same values. */
function yaml(values: object): string {
  const document = new Document(values, { version: '1.2', compat: 'yaml-1.1', aliasDuplicateObjects: false })
  visit(document, {
    Collection: (_, node, path) => {
      if (path.length > 1 && (isMap(node) || node.items.every((item) => !isMap(item)))) node.flow = true
    },
  })
  return document.toString({
    lineWidth: 0,
    blockQuote: false,
    doubleQuotedMinMultiLineLength: Number.MAX_SAFE_INTEGER,
    singleQuote: true,
    flowCollectionPadding: true,
  })
}
