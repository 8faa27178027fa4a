import type { ListFault } from '../../question-list.ts'
import type { ListFormat, RawQuestion } from '../raw-list.ts'
import { readJson } from './read-json.ts'
import { structuredQuestion } from './structured-list.ts'

/** A text or an object a line. A line that cannot be read costs itself alone. */
export const jsonLinesList: ListFormat = {
  extensions: ['.jsonl', '.ndjson'],
  read(text) {
    const faults: ListFault[] = []
    const questions: RawQuestion[] = []
    for (const [i, line] of text.split('\n').entries()) {
      if (line.trim() === '') continue
      const read = readJson(line, i + 1)
      if ('fault' in read) {
        faults.push(read.fault)
        continue
      }
      const question = structuredQuestion(read.value, faults)
      if (question) questions.push(question)
    }
    return { defaults: new Map(), questions, notes: [], faults }
  },
}
