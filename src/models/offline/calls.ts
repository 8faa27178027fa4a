import type { UnitKind } from '../../answer/structure.ts'
import { limits } from '../../base/limits.ts'
import { cutText } from '../../base/text.ts'
import type { Call } from './conversation.ts'

// Every call is a function of what it looks for, so that its result is found again by making the same call.

type Relation = 'callers' | 'callees' | 'uses' | 'impact' | 'lineage'

export interface LocateWhere {
  /** Names or paths that the search is limited to. */
  readonly within?: readonly string[]
  readonly kinds?: readonly (UnitKind | 'document' | 'lines')[]
  /** Only where something begins, and says what it is for. */
  readonly beginnings?: boolean
  readonly limit?: number
}

export function locateCall(question: string, { within, kinds, beginnings, limit }: LocateWhere = {}): Call {
  const only = {
    ...(within === undefined ? {} : { within }),
    ...(kinds === undefined ? {} : { kinds }),
    ...(beginnings === undefined ? {} : { beginnings }),
    ...(limit === undefined ? {} : { limit }),
  }
  return { name: 'locate', args: { question: cutText(question, limits.queryChars), ...only } }
}

/** Units enough to see whose they are. */
const unitsOfOwners = 20
const fewOwners = 8

/** For the programs, jobs, copybooks … that a text is about. */
export function ownersCall(text: string): Call {
  return locateCall(text, { limit: unitsOfOwners })
}

/** For the programs and routines whose first lines, which say what they are for, speak of something. */
export function beginningsCall(text: string): Call {
  return locateCall(text, { kinds: ['program', 'symbol', 'entry', 'macro'], beginnings: true, limit: fewOwners })
}

/** For the texts and data that speak of something. */
export function textsCall(text: string): Call {
  return locateCall(text, { kinds: ['document', 'lines'], limit: unitsOfOwners })
}

export function skillsCall(question: string): Call {
  return { name: 'search_skills', args: { query: cutText(question, limits.queryChars) } }
}

export function loadCall(skill: string, section: string | undefined): Call {
  return { name: 'load_skill', args: section === undefined ? { name: skill } : { name: skill, section } }
}

export function referencesCall(name: string, relation: Relation, depth?: number): Call {
  return { name: 'find_references', args: { name, relation, ...(depth === undefined ? {} : { depth }) } }
}

export function definitionCall(name: string): Call {
  return { name: 'find_definition', args: { name } }
}

/** Everything of a kind. */
export function everyCall(kind: UnitKind): Call {
  return { name: 'find_definition', args: { name: '*', kind } }
}

/** For so many lines of code at most that fit a pattern, of one member where that is given. */
export function linesCall(pattern: string, limit: number, path?: string): Call {
  return { name: 'search_code', args: { pattern, ...(path === undefined ? {} : { path }), limit } }
}

/** Of the whole system without a name. */
export function outlineCall(name?: string): Call {
  return { name: 'outline', args: name === undefined ? {} : { name } }
}

export function flowCall(name: string): Call {
  return { name: 'flow', args: { name } }
}

export function filesCall(glob: string, limit?: number): Call {
  return { name: 'list_files', args: { glob, ...(limit === undefined ? {} : { limit }) } }
}

export function readCall(path: string, startLine: number, endLine: number): Call {
  return { name: 'read_file', args: { path, start_line: Math.max(1, startLine), end_line: endLine } }
}
