import { limits } from '../../base/limits.ts'
import { cutText } from '../../base/text.ts'
import type { Call } from './conversation.ts'
import { definitionPattern } from './definition.ts'
import type { Term } from './question.ts'

// Every call is a function of what it looks for, so that its result is found again by making the same call.

export function skillsCall(question: string): Call {
  return { name: 'search_skills', args: { query: cutText(question.replace(/\s+/g, ' ').trim(), limits.queryChars) } }
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

/** Files of that name. */
export function memberCall(name: Term): Call {
  const file = name.label.split('/').at(-1) ?? name.label
  return { name: 'list_files', args: { glob: `**/${anyCase(file)}${file.includes('.') ? '' : '.*'}` } }
}

/** A glob's spelling of a name in either case: members are upper case, files often are not. */
function anyCase(name: string): string {
  return name.replace(/[A-Za-z]/g, (letter) => `[${letter.toUpperCase()}${letter.toLowerCase()}]`)
}

export function readCall(path: string, startLine: number, endLine: number): Call {
  return { name: 'read_file', args: { path, start_line: startLine, end_line: endLine } }
}
