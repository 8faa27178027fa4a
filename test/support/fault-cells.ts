import type { CellResult, Fallback, FaultCell, Kind } from './fault-cell.ts'
import { type Fault, goodAnswer } from './faults/fault.ts'
import { faults } from './faults.ts'

const kinds: readonly Kind[] = ['open-ai-compatible', 'anthropic']

/**
 * Every fault with every kind it has and at every stage while it lasts; with every kind, the stages in turns, when it goes away after the first request;
 * and pairwise with a fallback: each fault, kind and stage with another server, each family with the embedded model, which takes its time.
 */
export const faultCells: readonly FaultCell[] = faults.flatMap((fault, n) => {
  const lasts = 'error' in fault.ends
  const every = kindsOf(fault).flatMap((kind) => fault.stages.map((stage) => ({ fault, kind, stage, lasts })))
  const turn = (fallback: Fallback): FaultCell => ({ ...(every[n % every.length] as (typeof every)[number]), fallback })
  return [
    ...every.map((cell): FaultCell => ({ ...cell, fallback: 'none' })),
    ...(repeats(fault) ? every.filter(atStage(n)).map((cell): FaultCell => ({ ...cell, lasts: false, fallback: 'none' })) : []),
    turn('other server'),
    ...(faults.findIndex(({ family }) => family === fault.family) === n ? [turn('offline')] : []),
  ]
})

/** One stage of those that a fault has: another with each `turn`. */
function atStage(turn: number): (cell: Pick<FaultCell, 'fault' | 'stage'>) => boolean {
  return ({ fault: { stages }, stage }) => stage === stages[turn % stages.length]
}

function kindsOf({ kinds: only = kinds }: Fault): readonly Kind[] {
  return only
}

/** Whether a second attempt is made. A wrong address stays wrong, so that fault cannot go away. */
function repeats({ ends, address }: Fault): boolean {
  return 'error' in ends && ends.requests > 1 && address === undefined
}

export function cellName({ fault, kind, stage, lasts, fallback }: FaultCell): string {
  const about = 'error' in fault.ends ? (lasts ? ', for ever' : ', once') : ''
  return `${fault.name}${about}, ${stage}, ${kind}, fallback ${fallback}`
}

/**
 * What has to come of a cell. Of the embedded model only that it answers: what it says and runs is its own, and with each of its turns the provider may
 * be asked again.
 */
export function expectedResult({ fault: { ends }, lasts, fallback }: FaultCell): Partial<CellResult> {
  if (!('error' in ends)) {
    const { outcome, requests, toolRuns = 0, answer = goodAnswer } = ends
    return { outcome, code: null, exitCode: outcome === 'answered' ? 0 : 1, requests, fallbackAsked: false, toolRuns, answer, wrong: [] }
  }
  const answered = { outcome: 'answered', code: null, exitCode: 0, wrong: [] } as const
  if (!lasts) return { ...answered, requests: 2, fallbackAsked: false, toolRuns: 0, answer: goodAnswer }
  // A request that is too long is made shorter, not sent to somebody else.
  if (fallback === 'none' || ends.error === 'context_exceeded') {
    const { error, requests } = ends
    return { outcome: 'failed', code: error, exitCode: 1, requests, fallbackAsked: false, toolRuns: 0, answer: '', wrong: [] }
  }
  const asked = { ...answered, fallbackAsked: true }
  return fallback === 'offline' ? asked : { ...asked, requests: ends.beforeFallback ?? ends.requests, toolRuns: 0, answer: goodAnswer }
}
