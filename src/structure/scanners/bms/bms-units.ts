import type { StructureUnit } from '../../../answer/structure.ts'
import { type MacroStatement, operandOf, sublist } from '../../../base/macro-statements.ts'
import { cutText } from '../../../base/text.ts'
import { commentAbove, type LineKinds } from '../line-kinds.ts'
import { messageName } from '../message-text.ts'
import { keyLegend } from './key-legend.ts'
import { type BmsField, type BmsMap, type BmsMapset, originOf } from './mapsets.ts'

/** Texts longer than this are cut where they are a detail. */
const detailChars = 60
/** Lines and boxes say nothing, and zeros are what a field holds at first. */
const constantText = /[\p{L}\p{N}]/u
const fieldText = /\p{L}/u

const shownOfMapset = ['MODE', 'LANG', 'TERM', 'SUFFIX', 'CTRL', 'EXTATT', 'STORAGE', 'BASE']
const shownOfMap = ['SIZE', 'LINE', 'COLUMN', 'JUSTIFY', 'CTRL']
const shownOfField = ['GRPNAME', 'OCCURS', 'JUSTIFY', 'CASE', 'VALIDN', 'PICIN', 'PICOUT', 'COLOR', 'HILIGHT', 'XINIT']

/** Mapsets, maps, the fields that programs name, and the texts that users see, in source order. */
export function bmsUnits(mapsets: readonly BmsMapset[], path: string, lineKinds: LineKinds): StructureUnit[] {
  return mapsets.flatMap((mapset) => {
    const { name: of, statement, startLine, endLine } = mapset
    const maps = mapset.maps.flatMap((map) => mapUnits(map, of, path, lineKinds))
    if (of === undefined) return maps
    const comment = commentAbove(lineKinds, startLine)
    const detail = statement ? operandsText(statement, shownOfMapset) : ''
    return [{ kind: 'mapset' as const, name: of, path, startLine, endLine, ...told({ detail, comment }) }, ...maps]
  })
}

function mapUnits(map: BmsMap, mapset: string | undefined, path: string, lineKinds: LineKinds): StructureUnit[] {
  const { name, statement, endLine } = map
  const { startLine } = statement
  const owner = name === '' ? mapset : name
  const fields = map.fields.flatMap((field) => fieldUnits(field, map, owner, path))
  if (name === '') return fields
  const more = told({ of: mapset, detail: operandsText(statement, shownOfMap), comment: commentAbove(lineKinds, startLine) })
  return [{ kind: 'map', name, path, startLine, endLine, ...more }, ...fields]
}

function fieldUnits(field: BmsField, map: BmsMap, of: string | undefined, path: string): StructureUnit[] {
  const { name, initial = '', statement } = field
  const { startLine, endLine } = statement
  const units: StructureUnit[] = []
  const place = positionText(field, map)
  if (name !== undefined) {
    const text = initial.trimEnd()
    const length = field.length === undefined ? '' : `LENGTH=${field.length}`
    const shown = text === '' ? '' : `INITIAL='${cutText(text, detailChars)}'`
    const detail = words(place, length, attributesOf(statement), operandsText(statement, shownOfField), shown)
    units.push({ kind: 'field', name, path, startLine, endLine, ...told({ of, detail }) })
  }
  if ((name === undefined ? constantText : fieldText).test(initial)) {
    const keys = keyLegend(initial)
    const detail = words(place, keys === undefined ? '' : `keys: ${keys}`)
    units.push({ kind: 'message', name: messageName(initial), path, startLine, endLine, ...told({ of, detail }) })
  }
  return units
}

/** Within its map, and on the screen where the map does not begin at its top left corner. */
function positionText({ row, column }: BmsField, map: BmsMap): string {
  if (row === undefined || column === undefined) return ''
  const origin = originOf(map.statement)
  const moved = origin.row !== 1 || origin.column !== 1
  return `POS=(${row},${column})${moved ? ` SCREEN=(${row + origin.row - 1},${column + origin.column - 1})` : ''}`
}

/** Without ATTRB nothing can be typed there; a later field of a group has the attributes of the first (CICS TS, "DFHMDF"). */
function attributesOf(statement: MacroStatement): string {
  const given = operandOf(statement, 'ATTRB')
  if (given === undefined) return operandOf(statement, 'GRPNAME') === undefined ? 'ASKIP' : ''
  return sublist(given).join(' ').toUpperCase()
}

function operandsText(statement: MacroStatement, keys: readonly string[]): string {
  return words(
    ...keys.map((key) => {
      const value = operandOf(statement, key) ?? ''
      return value === '' ? '' : `${key}=${cutText(value, detailChars)}`
    }),
  )
}

function words(...parts: readonly string[]): string {
  return parts.filter((part) => part !== '').join(' ')
}

/** Only what there is to tell. */
function told({ of, detail, comment }: { of?: string | undefined; detail?: string; comment?: StructureUnit['comment'] | undefined }) {
  return {
    ...(of === undefined ? {} : { of }),
    ...(detail === undefined || detail === '' ? {} : { detail }),
    ...(comment === undefined ? {} : { comment }),
  }
}
