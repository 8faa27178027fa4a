import { Document, isMap, visit } from 'yaml'
import { outputMarkers } from '../../base/output-marker.ts'
import { sanitize, sanitizeLine } from '../../base/sanitize.ts'
import type { AnswerRecord, RecordedCitation } from '../journal-records.ts'
import type { ListedQuestion } from '../question-list.ts'

/**
 * What a program may want to know of a page, as YAML between two rules. The marker of what CodeWhisper writes is the first value, as front matter has to
 * begin at the first byte.
 */
export function pageFrontMatter(listed: ListedQuestion, record: AnswerRecord): string {
  const { usage } = record
  const values = {
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
  return `---\ngenerator: ${outputMarkers[0]}\n${inertYaml(values)}---\n`
}

function citationValues({ kind, path, startLine, endLine, status, hash }: RecordedCitation) {
  return {
    path: sanitizeLine(kind === 'skill' ? `skill:${path}` : path),
    lines: endLine > startLine ? `${startLine}-${endLine}` : String(startLine),
    status,
    hash,
  }
}

/** Every value on one line; every text in double quotes, so that readers of YAML 1.1 and 1.2 find the same. */
function inertYaml(values: object): string {
  const document = new Document(values, { aliasDuplicateObjects: false })
  visit(document, {
    Collection: (_, node, around) => {
      // Nothing but the whole and its lists of maps is spread over lines.
      node.flow = around.length > 1 && (isMap(node) || !node.items.some(isMap))
    },
  })
  const yaml = document.toString({
    defaultStringType: 'QUOTE_DOUBLE',
    defaultKeyType: 'PLAIN',
    lineWidth: 0,
    doubleQuotedMinMultiLineLength: Number.MAX_SAFE_INTEGER,
    flowCollectionPadding: false,
  })
  return yaml.replace(/"(?:[^"\\]|\\.)*"/g, withoutMarkup)
}

/** A previewer that knows no front matter takes it for Markdown: what would be markup or an address there is written as YAML's escapes. */
function withoutMarkup(quoted: string): string {
  return quoted.replace(/[<\]@]|:(?=\/\/)|(?<=www)\./gi, (character) => `\\x${character.charCodeAt(0).toString(16)}`)
}
