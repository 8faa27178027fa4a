import type { JclStream } from '../../../base/jcl/jcl-stream.ts'
import { readMacroStatements } from '../../../base/macro-statements.ts'
import { headOf, languageOf } from '../../../files/language.ts'
import { inStreamMembers } from '../../deck-members.ts'
import type { FieldTable, MemberFacts } from '../../facts.ts'
import { assemblerFacts } from '../assembler/assembler-facts.ts'
import { isAssembler } from '../assembler/is-assembler.ts'
import { sectionOperations } from '../assembler/operations.ts'
import { expandCopies, readAssembler } from '../assembler/placed-statements.ts'
import { cobolScanner } from '../cobol/cobol.ts'
import { pliScanner } from '../pli/pli.ts'
import { jclOf } from './jcl-members.ts'

type Facts = Pick<MemberFacts, 'units' | 'references' | 'unresolved' | 'fields'>

const ofCompiler = /(?:^|\.)SYSIN$/
/** The first language of each is that of its programs. */
const scanners = [cobolScanner, pliScanner]

/**
 * What the sources in a job define that it hands to the assembler or a compiler, or that IEBUPDTE puts into a library: each of these is a member as it would be
 * there. What they copy is not put in.
 */
export function inStreamSources(stream: Pick<JclStream, 'statements'>, path: string): readonly Facts[] {
  return stream.statements.flatMap(({ operation, name, data }): readonly Facts[] => {
    if (operation !== 'DD' || data === undefined || !ofCompiler.test(name)) return []
    const members = inStreamMembers(data)
    if (members.length === 0) return ofSource(data, path, false)
    const folder = path.slice(0, path.lastIndexOf('/') + 1)
    return members.flatMap(({ name: member, startLine, endLine }) => {
      const lines = data.lines.slice(startLine + 1 - data.startLine, endLine + 1 - data.startLine)
      // Job control is read for itself, with the sources in it.
      if (jclOf(lines) !== undefined) return []
      return ofSource({ startLine: startLine + 1, lines }, `${folder}${member}`, true).map((facts) => standingIn(path, facts))
    })
  })
}

function ofSource(
  data: { readonly startLine: number; readonly lines: readonly string[] },
  path: string,
  isMember: boolean,
): readonly Facts[] {
  // Lines keep their numbers in the job.
  const text = [...Array<string>(data.startLine - 1).fill(''), ...data.lines].join('\n')
  const source = data.lines.join('\n')
  const told = languageOf('', headOf(source))
  // Declarations may stand before the first procedure.
  const language = told === 'PL/I include' ? (languageOf('', source) ?? told) : told
  const scanner = scanners.find(({ languages }) => (isMember ? languages : languages.slice(0, 1)).some((one) => one === language))
  if (scanner !== undefined && language !== undefined)
    return [
      startingAt(
        data.startLine,
        scanner.scan(text, path, language).facts(() => undefined),
      ),
    ]
  const statements = readMacroStatements(data.lines)
  const isWhole = statements.some(({ operation: one }) => sectionOperations.has(one) || one === 'MACRO' || one === 'END')
  return isWhole && isAssembler(statements) ? [startingAt(data.startLine, ofAssembler(text, path))] : []
}

/** What was read as a member of its own stands in the job. */
function standingIn(path: string, { units, references, unresolved, fields }: Facts): Facts {
  const moved = <T extends { readonly path: string }>(place: T): T => ({ ...place, path })
  return {
    units: units.map(moved),
    references: references.map((one) => ({ ...moved(one), from: moved(one.from) })),
    unresolved: unresolved.map((one) => ({ ...moved(one), from: moved(one.from) })),
    fields: fields.map((table): FieldTable => ({ ...table, files: table.files.map(() => path) })),
  }
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
