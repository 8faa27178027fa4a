import { at, key, nameOf, single, upper } from './comparison.mjs'

/** Programs, calls, copies. */
export function programLists({ programs, paths, units, listed, ofPrograms }) {
  const holds = (unit) =>
    programs.some(({ file, program_id_line: line }) => file === unit.path && unit.startLine <= line && line <= unit.endLine)
  const copies = [...listed('copies'), ...listed('sql_includes')]
  const copyKey = (copy) => key(copy.of, at(copy), upper(copy.member))
  const copyEdges = ofPrograms('copy').map((edge) => ({ edge, one: key(edge.from.name, at(edge), edge.to.name) }))
  const resolved = new Map(copies.map((copy) => [copyKey(copy), copy.resolves_to ?? 'nowhere']))
  const copybooks = (name) => units.filter((unit) => unit.kind === 'copybook' && unit.name === name).map(({ path }) => path)
  return [
    {
      name: 'programs (name, line)',
      gold: single(programs.map((program) => key(program.file, nameOf(program)))),
      found: units
        .filter((unit) => unit.kind === 'program' && paths.has(unit.path) && holds(unit))
        .map(({ path, name }) => key(path, name)),
    },
    {
      name: 'calls',
      gold: single(listed('calls').map((call) => key(call.of, at(call), upper(call.target)))),
      found: ofPrograms('call').map((edge) => key(edge.from.name, at(edge), edge.to.name)),
    },
    { name: 'copies', gold: single(copies.map(copyKey)), found: copyEdges.map(({ one }) => one) },
    {
      // The export names the copybook, not its file: right when the file of the list is among those of that name.
      name: 'copies (resolved)',
      gold: single([...resolved].map(([one, file]) => key(one, file))),
      found: copyEdges.map(({ edge, one }) => {
        const files = edge.inRepo ? copybooks(edge.to.name) : ['nowhere']
        return key(one, files.find((file) => file === resolved.get(one)) ?? files[0])
      }),
    },
  ]
}
