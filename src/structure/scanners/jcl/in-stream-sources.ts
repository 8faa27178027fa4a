import type { JclStream } from '../../../base/jcl/jcl-stream.ts'
import { readMacroStatements } from '../../../base/macro-statements.ts'
import { headOf, languageOf } from '../../../files/language.ts'
import type { MemberFacts } from '../../facts.ts'
import { assemblerFacts } from '../assembler/assembler-facts.ts'
import { isAssembler } from '../assembler/is-assembler.ts'
import { sectionOperations } from '../assembler/operations.ts'
import { expandCopies, readAssembler } from '../assembler/placed-statements.ts'
import { cobolScanner } from '../cobol/cobol.ts'
import { pliScanner } from '../pli/pli.ts'

type Facts = Pick<MemberFacts, 'units' | 'references' | 'unresolved' | 'fields'>

const ofCompiler = /(?:^|\.)SYSIN$/
/** The first language of each is that of its programs. */
const scanners = [cobolScanner, pliScanner]

/** What the sources in a job define that it hands to the assembler or a compiler. What they copy is not put in. */
export function inStreamSources(stream: JclStream, path: string): readonly Facts[] {
  return stream.statements.flatMap(({ operation, name, data }): readonly Facts[] => {
    if (operation !== 'DD' || data === undefined || !ofCompiler.test(name)) return []
    // Lines keep their numbers in the job.
    const text = [...Array<string>(data.startLine - 1).fill(''), ...data.lines].join('\n')
    const language = languageOf('', headOf(data.lines.join('\n')))
    const scanner = scanners.find(({ languages: [program] }) => program === language)
    if (scanner !== undefined && language !== undefined)
      return [
        startingAt(
          data.startLine,
          scanner.scan(text, path, language).facts(() => undefined),
        ),
      ]
    const statements = readMacroStatements(data.lines)
    const isWhole = statements.some(({ operation: one }) => sectionOperations.has(one) || one === 'MACRO' || one === 'END')
    return isWhole && isAssembler(statements) ? [ofAssembler(text, path)] : []
  })
}

/** A program begins where its member does: here that is the job. */
function startingAt(line: number, facts: Facts): Facts {
  return { ...facts, units: facts.units.map((unit) => ({ ...unit, startLine: Math.max(line, unit.startLine) })) }
}

function ofAssembler(source: string, path: string): Facts {
  const text = readAssembler(source, path)
  return assemblerFacts(
    text,
    expandCopies(text, () => undefined),
  )
}
