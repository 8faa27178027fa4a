import { count } from '../../../../base/text.ts'
import { inert } from '../../cite.ts'
import { type CobolItem, digitsOf, isBinary, isPacked } from '../../evidence/cobol-item.ts'
import type { ItemAttribute } from '../../question/asked-item-clauses.ts'

/** What lines beside its own description say of an item. */
export interface Around {
  /** Names of the items that redefine it. */
  readonly redefinedBy: readonly string[]
  readonly conditions: readonly string[]
}

/** A condition has a value, whatever is asked of it. */
export function conditionWords({ field, text }: CobolItem): string {
  const values = /(?<![\w-])VALUES?\s+(?:IS\s+|ARE\s+)?(?<said>.+)$/i.exec(text)?.groups?.said
  const [on] = field.groups
  return `a condition name (88)${on === undefined ? '' : ` of ${inert(on)}`}${values === undefined ? '' : `, VALUE ${inert(values)}`}`
}

/** What the description of an item says of one attribute, in words. */
export function itemWords(item: CobolItem, attribute: ItemAttribute, { redefinedBy, conditions }: Around): string {
  const { field, text, picture, isGroup } = item
  const clause = (pattern: string) => new RegExp(String.raw`(?<![\w-])${pattern}`, 'i').exec(text)
  switch (attribute) {
    case 'length':
      return lengthWords(item)
    case 'digits':
      return digitWords(picture)
    case 'picture':
      return picture === undefined ? `no PICTURE (${isGroup ? 'a group' : usageWords(item)})` : `PIC ${inert(picture)}`
    case 'usage':
      return usageWords(item)
    case 'type':
      return typeWords(item)
    case 'sign':
      return signWords(item, clause(String.raw`SIGN\s+(?:IS\s+)?(?:LEADING|TRAILING)(?:\s+SEPARATE)?|(?:LEADING|TRAILING)\s+SEPARATE`)?.[0])
    case 'offset':
      return placeWords(field)
    case 'occurs':
      return clause(String.raw`OCCURS\s[^.]*?(?=\s+(?:PIC|USAGE|COMP|VALUE|INDEXED)|$)`)?.[0] ?? 'no OCCURS of its own'
    case 'redefines':
      return (
        clause(String.raw`REDEFINES\s+\S+`)?.[0] ??
        `no REDEFINES${redefinedBy.length > 0 ? ` (${inert(redefinedBy.join(', '))} redefines it)` : ''}`
      )
    case 'redefined':
      return redefinedBy.length === 0 ? 'no REDEFINES of it was found' : `redefined by ${inert(redefinedBy.join(', '))}`
    case 'value':
      return inert(
        clause(String.raw`VALUES?\s+(?:IS\s+|ARE\s+)?(?:ALL\s+)?(?:"[^"]*"|'[^']*'|\S+)`)?.[0] ??
          (isGroup ? 'no VALUE of its own (a group)' : 'no VALUE clause'),
      )
    case 'conditions':
      return conditions.length === 0 ? 'no condition names (88)' : `condition names ${inert(conditions.join(', '))}`
    case 'justified':
      return clause(String.raw`JUST(?:IFIED)?(?:\s+RIGHT)?(?![\w-])`)?.[0] ?? 'not JUSTIFIED'
    case 'blank':
      return clause(String.raw`BLANK\s+(?:WHEN\s+)?ZEROE?S?`)?.[0] ?? 'no BLANK WHEN ZERO'
    case 'synchronized':
      return clause(String.raw`SYNC(?:HRONIZED)?(?![\w-])`)?.[0] ?? 'not SYNCHRONIZED'
    case 'level':
      return `level ${/^\d+/.exec(text)?.[0] ?? field.level}`
    case 'group':
      return groupWords(field.groups)
  }
}

function lengthWords({ field, text }: CobolItem): string {
  const times = Number(/(?<![\w-])OCCURS\s+(?:\d+\s+TO\s+)?(?<times>\d+)/i.exec(text)?.groups?.times ?? 1)
  const each = count(field.length, 'byte')
  return times > 1 ? `${each} each, ${times} times: ${count(field.length * times, 'byte')}` : each
}

function digitWords(picture: string | undefined): string {
  const digits = picture === undefined ? undefined : digitsOf(picture)
  if (digits === undefined) return 'not numeric, so no digits'
  const { whole, decimals } = digits
  return `${count(whole + decimals, 'digit')}, ${decimals === 0 ? 'none' : decimals} of them decimal places`
}

/** Whether it is a number in characters or packed is what most want to know of it. */
function usageWords({ usage, picture, isGroup }: CobolItem): string {
  if (isPacked(usage)) return `${usage} (packed decimal)`
  if (isBinary(usage)) return `${usage} (binary)`
  if (usage !== undefined && !usage.startsWith('DISPLAY')) return `USAGE ${usage}`
  if (isGroup) return 'a group without USAGE'
  const isNumber = picture !== undefined && digitsOf(picture) !== undefined
  return `USAGE DISPLAY${usage === undefined ? ' (none is given)' : ''}${isNumber ? ', a number in characters: neither packed nor binary' : ''}`
}

function typeWords({ picture, usage, isGroup }: CobolItem): string {
  if (picture === undefined) return isGroup ? 'a group, alphanumeric as a whole' : `USAGE ${usage}`
  const symbols = picture.toUpperCase().replace(/\(\w+\)/g, '')
  if (/^[S9VP]+$/.test(symbols)) return `numeric${/S/.test(symbols) ? ', signed' : ''}`
  if (/^A+$/.test(symbols)) return 'alphabetic'
  if (/^[NG]+$/.test(symbols)) return 'national or DBCS'
  return /^[XA9]+$/.test(symbols) ? 'alphanumeric' : 'edited'
}

function signWords({ picture }: CobolItem, clause: string | undefined): string {
  const isSigned = /^S/i.test(picture ?? '')
  if (picture === undefined || !/[9Z]/i.test(picture)) return 'not numeric, so no sign'
  return `${isSigned ? 'signed (S in its PICTURE)' : /[+-]|CR$|DB$/i.test(picture) ? 'edited with a sign' : 'unsigned (no S in its PICTURE)'}${clause === undefined ? '' : `, ${clause}`}`
}

/** A copybook may leave its 01 to those who copy it: then its first line begins the record. */
function placeWords({ offset }: CobolItem['field']): string {
  if (offset === null) return 'no fixed offset in its record: a table of variable length stands before it'
  return `offset ${offset} in its record (byte ${offset + 1}, counted from 1)`
}

function groupWords(groups: readonly string[]): string {
  return groups.length === 0 ? 'in no group: it is at the top' : `in ${groups.map(inert).join(' in ')}`
}
