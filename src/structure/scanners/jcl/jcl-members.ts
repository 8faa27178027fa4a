import type { JclMember, JclStream } from '../../../base/jcl/jcl-stream.ts'
import { readStatements } from '../../../base/jcl/read-statements.ts'
import { headOf, languageOf } from '../../../files/language.ts'
import { inStreamMembers } from '../../deck-members.ts'

/** Members of job control that a job puts into a library: what builds the other ones is sent along with them. They are read as they would be there. */
export function jclMembers({ statements }: JclStream): readonly JclMember[] {
  return statements.flatMap(({ operation, data }) => {
    if (operation !== 'DD' || data === undefined) return []
    return inStreamMembers(data).flatMap(({ name, startLine, endLine }): readonly JclMember[] => {
      const lines = data.lines.slice(startLine + 1 - data.startLine, endLine + 1 - data.startLine)
      const language = jclOf(lines)
      return language === undefined ? [] : [{ name, language, statements: readStatements(lines.join('\n'), startLine).stream.statements }]
    })
  })
}

/** A source that shows at its end how it is assembled is none, nor is a text about a job: job control begins with a statement. */
export function jclOf(lines: readonly string[]): JclMember['language'] | undefined {
  if (lines.find((line) => line.trim() !== '')?.startsWith('//') !== true) return undefined
  const language = languageOf('', headOf(lines.join('\n')))
  return language === 'JCL' || language === 'JCL procedure' ? language : undefined
}
