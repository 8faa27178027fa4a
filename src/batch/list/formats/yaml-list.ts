import { faultyList, type ListFormat } from '../raw-list.ts'
import { readYaml } from './read-yaml.ts'
import { structuredList } from './structured-list.ts'

/** What `json-list.ts` takes, as YAML. */
export const yamlList: ListFormat = {
  extensions: ['.yaml', '.yml'],
  read(text) {
    const read = readYaml(text)
    if ('faults' in read) return faultyList(read.faults)
    const isEmpty = read.value.kind === 'scalar' && read.value.value === null
    return isEmpty ? faultyList([]) : structuredList(read.value)
  },
}
