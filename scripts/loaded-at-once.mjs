/**
 * The outputs of a build that hold the given modules, with all that they load at once; what they import() later is left out. By the paths of
 * esbuild's metafile.
 */
export function loadedAtOnce({ outputs }, modules) {
  const found = new Set()
  const add = (path) => {
    if (found.has(path)) return
    found.add(path)
    for (const { path: next, kind, external } of outputs[path].imports) if (kind === 'import-statement' && !external) add(next)
  }
  for (const module of modules) {
    const path = Object.keys(outputs).find((output) => outputs[output].entryPoint === module)
    if (path === undefined) throw new Error(`${module} is no module that is imported by import(…)`)
    add(path)
  }
  return found
}
