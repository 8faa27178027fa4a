import { at, key, single, upper, valuesOf } from './comparison.mjs'

/** Batch files, SQL, IMS. */
export function dataLists({ paths, units, listed, ofPrograms, execAround }) {
  const selects = listed('files')
  const batch = ofPrograms('file').filter((edge) => !/EXEC\s+CICS/.test(execAround(edge)))
  const opens = selects.flatMap(({ of, ddname, open_modes: modes, open_lines: lines, file }) =>
    lines.map((line, i) => key(of, upper(ddname), upper(modes[i] ?? modes[0]), `${file}:${line}`)),
  )
  const statements = listed('sql').filter(({ op }) => !/DECLARE TABLE/i.test(op))
  const cursors = ({ op, file }) => [...upper(op).matchAll(/CURSOR ([\w-]+)/g)].map(([, cursor]) => key(file, cursor))
  const organized = selects.filter(({ organization }) => organization)
  const organizedAt = new Set(organized.map(at))
  return [
    {
      name: 'batch files (ddname)',
      gold: single(selects.map(({ of, ddname }) => key(of, upper(ddname)))),
      found: batch.map((edge) => key(edge.from.name, edge.to.name)),
    },
    {
      name: 'batch files (OPEN)',
      gold: single(opens),
      found: batch
        .filter(({ op }) => op?.startsWith('open '))
        .map((edge) => key(edge.from.name, edge.to.name, upper(edge.op.slice(5)), at(edge))),
    },
    {
      name: 'batch files (organization)',
      gold: single(organized.map((select) => key(at(select), upper(select.organization)))),
      found: units
        .filter((unit) => unit.kind === 'file' && organizedAt.has(`${unit.path}:${unit.startLine}`))
        .map((unit) => key(`${unit.path}:${unit.startLine}`, /INDEXED|RELATIVE/.exec(upper(unit.detail))?.[0] ?? 'SEQUENTIAL')),
    },
    {
      name: 'SQL',
      gold: single(statements.map((use) => key(use.of, at(use), upper(use.op).split(' ')[0], table(use.table)))),
      found: ofPrograms('sql')
        .filter(({ verb }) => !/^(OPEN|FETCH|CLOSE)$/.test(verb))
        .map((edge) => key(edge.from.name, at(edge), edge.verb, table(edge.to.name))),
    },
    {
      name: 'cursors',
      gold: single(statements.flatMap(cursors)),
      found: units.filter((unit) => unit.kind === 'cursor' && paths.has(unit.path)).map(({ path, name }) => key(path, name)),
    },
    {
      name: 'IMS segments',
      gold: single(
        listed('ims').flatMap((use) => valuesOf(use.segments).map((segment) => key(use.of, at(use), upper(use.op), upper(segment)))),
      ),
      found: ofPrograms('dli')
        .filter((edge) => edge.to.kind === 'segment')
        .map((edge) => key(edge.from.name, at(edge), upper(edge.verb).split(' ')[0], edge.to.name)),
    },
  ]
}

const table = (name) => upper(name).split('.').pop()
