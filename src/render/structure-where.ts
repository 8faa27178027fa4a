import type { Definition, WhereResult } from '../answer/structure-results.ts'
import { linesText, placeText, unitWords } from '../answer/structure-words.ts'
import { count } from '../base/text.ts'
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

/** Picture, place in the record and programs of a data item; of anything else what its language says of it. */
export function definitionDetail({ detail = '', field }: Definition): string {
  if (!field) return detail
  const at = field.offset === null ? 'offset not fixed' : `offset ${field.offset}`
  const groups = field.groups.length > 1 ? [`in ${field.groups.slice(0, -1).join(' in ')}`] : []
  const programs =
    field.programs.length === 0
      ? []
      : [`used by ${field.programs.length > 3 ? count(field.programs.length, 'program') : field.programs.join(', ')}`]
  return [`${detail}; ${at}, ${count(field.length, 'byte')}`, ...groups, ...programs].join('; ')
}
