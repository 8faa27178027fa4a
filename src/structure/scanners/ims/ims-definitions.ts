import { readMacroStatements } from '../../../base/macro-statements.ts'
import type { MemberFacts } from '../../facts.ts'
import { macroLineKinds } from '../macro-line-kinds.ts'
import { readDbds } from './dbd.ts'
import { readPsbs } from './psb.ts'

/** The first statement of a database or PSB, with or without a label. */
const sign = /^\S{0,8}[ \t]+(?:DBD[ \t]+\S*NAME=|PCB[ \t]+\S*TYPE=)/im

/** Whether lines are input of the generation of a DBD or PSB. */
export function areImsDefinitions(lines: readonly string[]): boolean {
  return lines.some((line) => !line.startsWith('*') && sign.test(line))
}

/** Databases and PSBs that lines define, of a member or in a stream. */
export function readImsDefinitions(
  lines: readonly string[],
  firstLine: number,
  path: string,
): Pick<MemberFacts, 'units' | 'references' | 'psbs'> {
  const placed = firstLine > 1 ? [...Array.from({ length: firstLine - 1 }, () => ''), ...lines] : lines
  const statements = readMacroStatements(placed)
  const lineKinds = macroLineKinds(placed)
  const databases = readDbds(statements, lineKinds, path)
  const { units, references, psbs } = readPsbs(statements, lineKinds, path)
  return {
    units: [...databases.units, ...units],
    references: [...databases.references, ...references],
    ...(psbs.length > 0 ? { psbs } : {}),
  }
}
