import type { DeadResult, DeadUnit } from '../answer/structure-estate-results.ts'
import { linesText, placeText, unitWords } from '../answer/structure-words.ts'
import { count } from '../base/text.ts'
import type { ListLook } from './definition-list.ts'
import { structureTable } from './structure-table.ts'

/** Paragraphs that a terminal shows; the JSON has all. */
const shownParagraphs = 40

/** What nothing reaches, then paragraphs that control never comes to, then what was left out and why. */
export function deadText({ units, paragraphs, suppressed }: DeadResult, look: ListLook): string {
  const shown = paragraphs.slice(0, shownParagraphs)
  const more = paragraphs.length - shown.length
  return [
    part('Nothing leads here', units, look),
    part('In living programs, control never comes here', shown, look) +
      (more > 0 ? `… and ${more} more; codewhisper dead --json lists all\n` : ''),
    suppressed.length === 0
      ? ''
      : title(`Left out: ${count(suppressed.length, 'unit')}`, look) +
        structureTable(
          ['Unit', 'Place', 'Because'],
          suppressed.map(({ unit, why, place }) => [
            unitWords(unit),
            linesOf(unit),
            place === undefined ? why : `${why} (${placeText(place)})`,
          ]),
          look,
        ),
  ]
    .filter((text) => text !== '')
    .join('\n')
}

function part(name: string, units: readonly DeadUnit[], look: ListLook): string {
  if (units.length === 0) return ''
  return (
    title(`${name}: ${units.length}`, look) +
    structureTable(
      ['Unit', 'Place', 'Lines'],
      units.map((unit) => [unitWords(unit), linesOf(unit), String(unit.endLine - unit.line + 1)]),
      look,
    )
  )
}

function title(text: string, { colors }: ListLook): string {
  return `${colors.bold(text)}\n`
}

function linesOf({ path, line, endLine }: DeadUnit): string {
  return linesText({ path, startLine: line, endLine })
}
