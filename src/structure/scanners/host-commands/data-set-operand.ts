import { plainName } from '../control-cards/words.ts'
import type { HostTarget } from './host-target.ts'

/**
 * A data set as TSO commands name it. Without apostrophes the user's prefix comes first, which no source knows; `*` is the terminal (TSO/E Command Reference,
 * "Data set naming rules"). A member's name is part of the name.
 */
export function dataSetOperand(written: string, more: Pick<HostTarget, 'op' | 'dd' | 'disp' | 'verb'>): HostTarget[] {
  const name = plainName(written).trim()
  if (name === '' || name === '*' || !/^[A-Z@#$&]/.test(name)) return []
  const target: HostTarget = { kind: 'dataset', to: 'dataset', name, ...more }
  const isWhole = written.startsWith("'") || name.startsWith('&')
  return [isWhole ? target : { ...target, unknown: 'user prefix' }]
}
