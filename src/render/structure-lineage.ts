import type { LineageResult, LineageUse, SubjectLineage } from '../answer/structure-estate-results.ts'
import { placeText, subjectWords } from '../answer/structure-words.ts'
import { groupBy } from '../base/group-by.ts'
import { sanitizeLine } from '../base/sanitize.ts'
import { count } from '../base/text.ts'
import type { ListLook } from './definition-list.ts'
import { structureTable } from './structure-table.ts'

/** A table of uses in job order for each data set, and the data sets one step away. */
export function lineageText({ subjects }: LineageResult, look: ListLook): string {
  return subjects.map((subject) => subjectText(subject, look)).join('\n')
}

function subjectText(subject: SubjectLineage, look: ListLook): string {
  const { uses, madeOf, madeInto } = subject
  const rows = [...groupBy(uses, rowKey).values()].flatMap((same) => rowOf(same))
  return [
    `${look.colors.bold(sanitizeLine(`${subjectWords(subject)}: ${count(uses.length, 'use')}`))}\n`,
    structureTable(['Access', 'Job, step', 'Program', 'DD', 'Place', 'How known'], rows, look),
    near('Made of', madeOf),
    near('Made into', madeInto),
  ].join('')
}

/** Statements of one program are one row. */
function rowKey(use: LineageUse): string {
  return JSON.stringify([use.access, use.job?.name, use.step, use.program?.name, use.dd, use.path, use.because])
}

const shownLines = 4

function rowOf(same: readonly LineageUse[]): string[][] {
  const [use] = same
  if (!use) return []
  const others = same.slice(1, shownLines).map(({ line }) => `, ${line}`)
  const more = same.length > shownLines ? ` and ${same.length - shownLines} more` : ''
  const place = `${placeText(use)}${others.join('')}${more}`
  return [[use.access, jobText(use), use.program?.name ?? '', ddText(use), place, becauseText(use)]]
}

function near(title: string, made: SubjectLineage['madeOf']): string {
  if (made.length === 0) return ''
  const names = [...groupBy(made, ({ dataset }) => dataset)].map(([dataset, same]) => {
    const steps = [...new Set(same.map(({ by }) => jobText(by)))]
    return `  ${sanitizeLine(`${dataset} (${steps.join(', ')})`)}\n`
  })
  return `${title}:\n${names.join('')}`
}

function jobText({ job, step, order }: LineageUse): string {
  if (job === undefined) return 'online'
  const at = order === undefined ? '' : `${order + 1}. `
  return `${at}${job.name}${step === undefined ? '' : ` ${step}`}`
}

function ddText({ dd, disp }: LineageUse): string {
  return [dd ?? '', disp ?? ''].filter((part) => part !== '').join(' ')
}

function becauseText({ because, disp }: LineageUse): string {
  if (because) return `${because.words} ${placeText(because)}`
  return disp === undefined ? '' : 'by the DD'
}
