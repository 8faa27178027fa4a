import { parse } from 'yaml'
import { outputMarkers } from '../../base/output-marker.ts'
import type { Plan, PlannedQuestion, PlannedSection } from './fill-template.ts'

const field = /^(id|title|section|file|context|tags)\s*:\s*(.*)$/i

/** The plan as a question list in JSON: the fields of the front matter, then the questions with the path of their section. */
export function planJson({ frontMatter, root }: Plan): string {
  const fields: unknown = frontMatter === undefined ? null : parse(frontMatter, { schema: 'failsafe' })
  const list = { ...(typeof fields === 'object' ? fields : {}), questions: questionsOf(root, []) }
  return `{\n  ${outputMarkers[1]},${JSON.stringify(list, null, 2).slice(1)}\n`
}

function questionsOf({ level, title, questions, sections }: PlannedSection, around: readonly string[]): object[] {
  const section = level === 0 ? around : [...around, title]
  return [
    ...questions.map((question) => ({
      question: question.question,
      ...(section.length > 0 ? { section } : {}),
      ...fieldsOf(question),
    })),
    ...sections.flatMap((inner) => questionsOf(inner, section)),
  ]
}

/** As the reader of Markdown lists takes them: what is no field is context. */
function fieldsOf({ nested }: PlannedQuestion): Readonly<Record<string, string>> {
  const fields: Record<string, string> = {}
  for (const text of nested) {
    const [, key = 'context', value = text] = field.exec(text) ?? []
    const name = key.toLowerCase()
    fields[name] = fields[name] === undefined ? value : `${fields[name]}\n${value}`
  }
  return fields
}
