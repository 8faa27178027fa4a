import type { ListFormat } from '../raw-list.ts'

/** A question a line. Empty lines, and those that begin with `#`, are none. */
export const textList: ListFormat = {
  extensions: ['.txt'],
  read(text) {
    const questions = text.split('\n').flatMap((line, i) => {
      const value = line.trim()
      if (value === '' || value.startsWith('#')) return []
      return { line: i + 1, fields: new Map([['question', { value, line: i + 1 }]]) }
    })
    return { defaults: new Map(), questions, notes: [], faults: [] }
  },
}
