import { limits } from '../../base/limits.ts'
import { cutText } from '../../base/text.ts'
import type { Call } from './conversation.ts'
import { definitionPattern } from './definition.ts'
import type { Question, Term } from './question.ts'

// Every call is a function of what it looks for, so that its result is found again by making the same call.

export function skillsCall(question: Question): Call | undefined {
  const query = [...question.names, ...question.words].map((term) => term.label.trim()).join(' ')
  return query === '' ? undefined : { name: 'search_skills', args: { query: cutText(query, limits.queryChars) } }
}

export function loadCall(skill: string, section: string | undefined): Call {
  return { name: 'load_skill', args: section === undefined ? { name: skill } : { name: skill, section } }
}

export function termCall(term: Term): Call {
  return searchCall(term.pattern)
}

export function definitionCall(name: Term): Call {
  return searchCall(definitionPattern(name.label))
}

/** Lines on which both terms stand. */
export function pairCall(a: Term, b: Term): Call {
  return searchCall(`${a.pattern}.*${b.pattern}|${b.pattern}.*${a.pattern}`)
}

function searchCall(pattern: string): Call {
  return { name: 'search_code', args: { pattern, limit: limits.searchMatches } }
}

/** The same search in some files only, so that each of them has room for its matches. Undefined when their paths are no glob or too long for one. */
export function searchInFiles(pattern: string, paths: readonly string[]): Call | undefined {
  const glob = paths.length === 1 ? `${paths[0]}` : `{${paths.join(',')}}`
  if (paths.length === 0 || glob.length > limits.globChars || /[*?![\]()]|[{}].*[{}].*[{}]/.test(glob)) return undefined
  return { name: 'search_code', args: { pattern, glob, limit: limits.searchMatches } }
}

/** Files of that name; undefined for a text that no file is named after. */
export function memberCall(name: Term): Call | undefined {
  const file = name.label.split('/').at(-1) ?? ''
  return /^[\w@#$.-]+$/.test(file) ? { name: 'list_files', args: { glob: `{${file},${file}.*}` } } : undefined
}

export function readCall(path: string, startLine: number, endLine: number): Call {
  return { name: 'read_file', args: { path, start_line: startLine, end_line: endLine } }
}
