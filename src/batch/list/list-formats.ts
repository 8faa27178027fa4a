import { csvList } from './formats/csv-list.ts'
import { jsonLinesList } from './formats/json-lines-list.ts'
import { jsonList } from './formats/json-list.ts'
import { markdownList } from './formats/markdown-list.ts'
import { textList } from './formats/text-list.ts'
import { yamlList } from './formats/yaml-list.ts'
import type { ListFormat } from './raw-list.ts'

/** In the order in which they are told to a user. */
export const listFormats: readonly ListFormat[] = [markdownList, textList, csvList, jsonList, jsonLinesList, yamlList]
