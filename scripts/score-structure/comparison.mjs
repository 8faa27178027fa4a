import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * The two sides and how to speak of them. A comparison of one list is `{ name, gold, found, also }`: `gold` is one array of keys for each thing of the list,
 * any of which is right; `found` the keys of the export; `also` keys that the list knows and does not ask for.
 */
export function createComparison({ lists, exported, root }) {
  const programs = valuesOf(lists.programs)
  const jcl = [...valuesOf(lists.jobs), ...valuesOf(lists.procs)]
  const names = new Set(programs.map(nameOf))
  const jclPaths = new Set(jcl.map(({ file }) => file))
  const edges = exported.filter(({ type }) => type === 'edge')
  const lineOf = createSource(root)
  return {
    lists,
    programs,
    jcl,
    edges,
    units: exported.filter(({ type }) => type === 'unit'),
    unresolved: exported.filter(({ type }) => type === 'unresolved'),
    paths: new Set(programs.map(({ file }) => file)),
    jclPaths,
    lineOf,
    /** The items of one field of all programs, with the program's name. */
    listed: (field) => programs.flatMap((program) => valuesOf(program[field]).map((item) => ({ ...item, of: nameOf(program) }))),
    /** Edges that begin in a program of the lists. */
    ofPrograms: (...kinds) => edges.filter((edge) => kinds.includes(edge.kind) && names.has(edge.from.name)),
    /** Edges that stand in a JCL member of the lists. */
    ofJcl: (...kinds) => edges.filter((edge) => kinds.includes(edge.kind) && jclPaths.has(edge.path)),
    execAround: (place) => execAround(lineOf, place),
  }
}

export const valuesOf = (list) => (Array.isArray(list) ? list : Object.values(list ?? {}))
export const upper = (text) => String(text ?? '').toUpperCase()
export const at = (place) => `${place.file ?? place.path}:${place.line}`
export const key = (...parts) => parts.map(String).join(' ')
export const nameOf = (program) => upper(program.program ?? program.program_id)
export const single = (keys) => keys.map((one) => [one])
/** Without generation and member. */
export const dataset = (name) => upper(name).replace(/\([^()]*\)$/, '')

function createSource(root) {
  const files = new Map()
  return (path, line) => {
    if (!files.has(path)) files.set(path, existsSync(join(root, path)) ? readFileSync(join(root, path), 'latin1').split('\n') : [])
    return upper(files.get(path)[line - 1])
  }
}

const longestStatement = 40

/** The EXEC statement that a line stands in, up to one line behind it; empty where there is none. The export does not tell CICS files and queues from others. */
function execAround(lineOf, { path, line }) {
  let text = ''
  for (let number = line; number > Math.max(0, line - longestStatement); number--) {
    const above = lineOf(path, number)
    if (number < line && above.includes('END-EXEC')) return ''
    text = `${above} ${text}`
    if (/\bEXEC\s/.test(above)) return `${text} ${lineOf(path, line + 1)}`
  }
  return ''
}
