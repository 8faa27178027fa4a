import type { MemberFacts } from '../../facts.ts'
import type { JclStream } from '../jcl/jcl-stream.ts'
import { readMacroStatements } from '../macro-statements.ts'
import { assemblerFacts } from './assembler-facts.ts'
import { isAssembler } from './is-assembler.ts'
import { sectionOperations } from './operations.ts'
import { expandCopies, readAssembler } from './placed-statements.ts'

type Facts = Pick<MemberFacts, 'units' | 'references' | 'unresolved' | 'fields'>

const ofAssembler = /(?:^|\.)SYSIN$/

/** What the sources in a job define that it hands to the assembler. */
export function inStreamSources({ statements }: JclStream, path: string): readonly Facts[] {
  return statements.flatMap(({ operation, name, data }): readonly Facts[] => {
    if (operation !== 'DD' || data === undefined || !ofAssembler.test(name)) return []
    const own = readMacroStatements(data.lines)
    if (!own.some(({ operation: one }) => sectionOperations.has(one) || one === 'MACRO') || !isAssembler(own)) return []
    // Lines keep their numbers in the job.
    const lines = [...Array<string>(data.startLine - 1).fill(''), ...data.lines]
    const text = readAssembler(lines.join('\n'), path)
    return [
      assemblerFacts(
        text,
        expandCopies(text, () => undefined),
      ),
    ]
  })
}
