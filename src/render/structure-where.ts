import type { WhereResult } from '../answer/structure-results.ts'
import { definitionDetail, linesText, placeText, unitWords } from '../answer/structure-words.ts'
import type { ListLook } from './definition-list.ts'
import { structureTable } from './structure-table.ts'

/** Where things of a name are defined; what is only named, where it is named first. */
export function whereText({ definitions, members, mentions }: WhereResult, look: ListLook): string {
  const rows = [
    ...definitions.map((one) => [linesText(one), unitWords(one), definitionDetail(one)]),
    ...members.map(({ path, language, lines }) => [`${path}:1-${lines}`, 'file', language]),
    ...mentions.map((one) => {
      const whose = one.system ? 'of the system' : 'not defined here'
      return [
        placeText(one.first),
        unitWords(one),
        `${whose}; named ${one.references === 1 ? 'here alone' : `${one.references} times, first here`}`,
      ]
    }),
  ]
  return structureTable(['Place', 'What', 'Detail'], rows, look)
}
