import type { CrudCell, CrudResult } from '../answer/structure-estate-results.ts'
import { placeText, unitWords } from '../answer/structure-words.ts'
import type { ListLook } from './definition-list.ts'
import { structureTable } from './structure-table.ts'

const shownPlaces = 3

/** A row for each program and what it touches, by what is touched. */
export function crudText({ cells }: CrudResult, look: ListLook): string {
  const rows = cells.map((cell) => [unitWords(cell.target), unitWords(cell.program), lettersText(cell), placesText(cell)])
  return structureTable(['Data', 'By', 'CRUD', 'Statements'], rows, look)
}

/** Each letter has its own column, so that the eye finds it. */
function lettersText({ letters }: CrudCell): string {
  return (['C', 'R', 'U', 'D'] as const).map((letter) => (letters.includes(letter) ? letter : '-')).join('')
}

function placesText({ places }: CrudCell): string {
  const shown = places.slice(0, shownPlaces).map((place) => `${placeText(place)} ${place.does}`)
  return places.length > shown.length ? `${shown.join(', ')} and ${places.length - shown.length} more` : shown.join(', ')
}
