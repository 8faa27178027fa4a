import type { WalkResult, WalkStep } from '../answer/structure-estate-results.ts'
import { placeText, subjectWords } from '../answer/structure-words.ts'
import { sanitizeLine } from '../base/sanitize.ts'
import { count } from '../base/text.ts'
import type { ListLook } from './definition-list.ts'
import { numberedCode } from './numbered-code.ts'

interface StepPosition {
  /** 1 for the first step. */
  readonly number: number
  readonly of: number
  /** Of the text, where that is a part of the step. */
  readonly firstLine?: number
}

/** The steps of each program in the order of execution, with their lines. */
export function walkText({ subjects }: WalkResult, look: ListLook): string {
  return subjects
    .map((subject) => {
      const { steps } = subject
      const title = look.colors.bold(sanitizeLine(`${subjectWords(subject)}: ${count(steps.length, 'step')}`))
      const texts = steps.map((step, i) => walkStepText(step, { number: i + 1, of: steps.length }, look))
      return [`${title}\n`, ...texts].join('\n')
    })
    .join('\n')
}

/** How control comes to a paragraph, and its lines with their numbers. */
export function walkStepText(step: WalkStep, { number, of, firstLine = step.line }: StepPosition, look: ListLook): string {
  const { unit, path, line, endLine, text } = step
  const place = `${path}:${line}${endLine > line ? `-${endLine}` : ''}`
  const heading = sanitizeLine(`${number}/${of} ${'> '.repeat(Math.min(step.depth, 12))}${unit.name} (${place})`)
  const numbered = text === undefined ? [] : numberedCode(path, firstLine, text, look)
  return [look.colors.bold(heading), `  ${sanitizeLine(comingWords(step))}`, ...numbered].map((one) => `${one.trimEnd()}\n`).join('')
}

function comingWords({ by, at, condition }: WalkStep): string {
  const from = at === undefined ? '' : ` at ${placeText(at)}`
  const on = condition === undefined ? '' : `: ${condition}`
  switch (by) {
    case 'begin':
      return 'Control enters the program here.'
    case 'falls':
      return 'Runs on into it from above.'
    case 'goto':
      return `GO TO${from}${on}`
    default:
      return `${by === 'perform' ? 'PERFORM' : by}${from}${on}`
  }
}
