import type { Affected, FlowLink, FlowNode, LineageUse } from './structure-estate-results.ts'
import { placeText, unitWords } from './structure-words.ts'

/** `program A ← copybook B ← field F`: from what is affected back to what was asked for, without either of them. */
function wayWords({ path }: Affected): string {
  return path
    .toReversed()
    .map((step) => `${unitWords(step.unit)} (${step.does} ${placeText(step)})`)
    .join(' ← ')
}

/** What is affected, by which statement, and how it is reached. */
export function affectedWords(affected: Affected): string {
  const { unit, does, within, complete } = affected
  const way = wayWords(affected)
  return [
    `${unitWords(unit)}: ${does}`,
    within === undefined ? '' : ` in ${within}`,
    way === '' ? '' : `, by ${way}`,
    complete ? '' : ' (others possible)',
  ].join('')
}

/** `write by job NIGHT, step S1: program POST, DD LEDGER`. */
export function lineageWords({ access, job, step, program, dd, disp, because }: LineageUse): string {
  const at = [job && unitWords(job), step === undefined ? undefined : `step ${step}`].filter((part) => part !== undefined).join(', ')
  const data = [dd === undefined ? '' : `DD ${dd}`, disp ?? ''].filter((part) => part !== '').join(' ')
  const what = [program && unitWords(program), data].filter((part) => part !== undefined && part !== '').join(', ')
  const known = because === undefined ? '' : ` (${because.words} ${placeText(because)})`
  return `${access} ${at === '' ? 'online' : `by ${at}`}${what === '' ? '' : `: ${what}`}${known}`
}

/** `paragraph A → paragraph B: PERFORM THRU C, when EOF = 'N'`. */
export function flowWords({ kind, does, condition }: FlowLink, from: FlowNode, to: FlowNode): string {
  const how = kind === 'falls' ? 'goes on into it' : kind === 'then' ? 'next' : (does ?? kind)
  return `${unitWords(from.unit)} → ${unitWords(to.unit)}: ${how}${condition === undefined ? '' : `, when ${condition}`}`
}
