import type { StructureUnit } from '../../../answer/structure.ts'
import type { JclStream } from '../../../base/jcl/jcl-stream.ts'
import { readStatements } from '../../../base/jcl/read-statements.ts'
import { emptyFacts, type MemberFacts, type Reference } from '../../facts.ts'
import type { ScannedMember, Scanner } from '../../scanner.ts'
import { controlTextKind } from '../control-cards/control-text-kind.ts'
import { definitionsOf } from '../control-cards/definitions-of.ts'
import { areImsDefinitions, readImsDefinitions } from '../ims/ims-definitions.ts'
import type { Psb } from '../ims/psb.ts'
import { inStreamSources } from './in-stream-sources.ts'
import { jclMembers } from './jcl-members.ts'
import { jclUnits } from './jcl-units.ts'

/** Members of JCL. What they include, run and read is known when all members are: `link/jobs`. */
export const jclScanner: Scanner = {
  name: 'jcl',
  languages: ['JCL', 'JCL procedure'],
  scan: scanJcl,
}

function scanJcl(text: string, path: string, language: string): ScannedMember {
  const { stream: own, lines } = readStatements(text)
  const members = jclMembers(own)
  const stream = members.length === 0 ? own : { ...own, members }
  const defined = inStreamDefinitions(stream, path)
  const sources = [own, ...members].flatMap((one) => inStreamSources(one, path))
  const facts: MemberFacts = {
    ...emptyFacts(path, language, lines),
    ...defined,
    units: [...jclUnits(stream, path, language), ...defined.units, ...sources.flatMap(({ units }) => units)],
    references: [...defined.references, ...sources.flatMap(({ references }) => references)],
    unresolved: sources.flatMap(({ unresolved }) => unresolved),
    fields: sources.flatMap(({ fields }) => fields),
    jcl: stream,
  }
  return { path, includes: [], facts: () => facts }
}

/** What a SYSIN in the stream defines. Which tables SQL uses is told for the job that runs it; the script that it is has no name of its own. */
function inStreamDefinitions(stream: JclStream, path: string): Pick<MemberFacts, 'units' | 'references' | 'psbs'> {
  const units: StructureUnit[] = []
  const references: Reference[] = []
  const psbs: Psb[] = []
  const statements = [stream, ...(stream.members ?? [])].flatMap((one) => one.statements)
  for (const { operation, name, data } of statements) {
    if (operation !== 'DD' || data === undefined || !/(?:^|\.)SYSIN$/.test(name)) continue
    if (areImsDefinitions(data.lines)) {
      const ims = readImsDefinitions(data.lines, data.startLine, path)
      units.push(...ims.units)
      references.push(...ims.references)
      psbs.push(...(ims.psbs ?? []))
      continue
    }
    const kind = controlTextKind(data.lines)
    const defined = definitionsOf(kind, data.lines, data.startLine, path)
    if (kind === 'csd') references.push(...defined.references)
    units.push(...defined.units.filter((unit) => kind === 'csd' || unit.kind !== 'symbol'))
  }
  return { units, references, ...(psbs.length > 0 ? { psbs } : {}) }
}
