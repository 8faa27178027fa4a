import { type CsdDefinitions, type ResourceAttribute, type ResourceDefinition, resourcesOf } from './csd-definitions.ts'

/** The list of a file of the CICS resource builder (CICS TS, "CICS resource builder": resource definitions as YAML, from which it makes commands of DFHCSDUP). */
const list = /^resourceDefinitions:\s*(?:#.*)?$/m
const item = /^(\s*)-\s+([A-Za-z][\w-]*):\s*(?:#.*)?$/
const pair = /^(\s*)([A-Za-z][\w-]*):\s+(?:"([^"]*)"|'([^']*)'|([^#\s][^#]*?))\s*(?:#.*)?$/

export function isResourceYaml(text: string): boolean {
  return list.test(text)
}

/** Reads the resources that such a file defines: each an item of the list, named after its type, with its attributes below. */
export function readResourceYaml(lines: readonly string[], path: string): CsdDefinitions {
  return resourcesOf(definitionsOf(lines), path)
}

function* definitionsOf(lines: readonly string[]): Generator<ResourceDefinition> {
  for (let n = 0; n < lines.length; n++) {
    const [, indent, type = ''] = item.exec(lines[n] ?? '') ?? []
    if (indent === undefined) continue
    const startLine = n + 1
    const attributes: ResourceAttribute[] = []
    while (n + 1 < lines.length && isBelow(lines[n + 1] ?? '', indent.length)) {
      n++
      const [, , key = '', ...values] = pair.exec(lines[n] ?? '') ?? []
      const value = values.find((one) => one !== undefined)
      if (value !== undefined) attributes.push({ key: key.toUpperCase(), value, line: n + 1 })
    }
    const name = attributes.find(({ key }) => key === 'NAME')
    if (name === undefined) continue
    const others = attributes.filter((attribute) => attribute !== name)
    yield { attributes: [{ ...name, key: type.toUpperCase() }, ...others], startLine, endLine: n + 1 }
  }
}

function isBelow(line: string, indent: number): boolean {
  return line.trim() === '' || (/^\s*/.exec(line)?.[0].length ?? 0) > indent
}
