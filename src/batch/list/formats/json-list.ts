import { faultyList, type ListFormat } from '../raw-list.ts'
import { readJson } from './read-json.ts'
import { structuredList } from './structured-list.ts'

/** An array of texts and objects, or an object with `questions`. */
export const jsonList: ListFormat = {
  extensions: ['.json'],
  read(text) {
    const read = readJson(text)
    return 'fault' in read ? faultyList([read.fault]) : structuredList(read.value)
  },
}
