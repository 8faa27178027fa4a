import { bareFileName } from '../../../../base/file-name.ts'
import { groupBy } from '../../../../base/group-by.ts'
import type { Aspect } from '../../aspect.ts'
import { linesCall } from '../../calls.ts'
import { inert, item } from '../../cite.ts'
import { mayBeAssembler } from '../../evidence/is-assembler.ts'
import { lineText } from '../../evidence/line-text.ts'
import type { Findings, FoundLine } from '../../findings.ts'
import { askedBlockFields } from '../../question/asked-block-fields.ts'
import { code } from '../../quote.ts'
import type { Subject } from '../../subjects.ts'

const mostFound = 60
const mostFields = 8
const mostOfField = 3
const longestText = 60

/** Which fields of a control block of the system a program of assembler works with: in its statements they begin with the name of the block, which is laid out elsewhere. */
export const blockFieldsAspect: Aspect = {
  name: 'block fields',
  exact: true,
  asks: ({ text }, { paths: [path] }) => path !== undefined && mayBeAssembler(path) && askedBlockFields(text) !== undefined,
  calls: ({ text }, subject) => callsFor(askedBlockFields(text) ?? '', subject),
  draft: ({ text }, subject, findings) => {
    const block = askedBlockFields(text) ?? ''
    const fields = [...fieldsOf(block, subject, findings)]
    if (fields.length === 0) return undefined
    const lead = fields.slice(0, mostFields).map(([field, lines]) => {
      const shown = lines.slice(0, mostOfField)
      const [first] = shown
      const statement = first === undefined ? '' : ` (${code(lineText(first.text, longestText))})`
      const places = shown.map(({ path, line }) => ({ path, startLine: line, endLine: line }))
      return item(findings, `${code(field)}${shown.length === 1 ? statement : ''}`, places)
    })
    return {
      lead: [
        `Fields of ${block} in ${inert(bareFileName(subject.paths[0] ?? subject.name))}: ${fields.map(([field]) => field).join(', ')}.`,
        ...lead,
      ],
      quotes: [],
    }
  },
}

function callsFor(block: string, { paths: [path] }: Subject) {
  return [linesCall(`^[^*].*[^A-Z0-9@#$_]${block}[A-Z0-9@#$]{2,4}(?:[^A-Z0-9@#$_]|$)`, mostFound, path)]
}

/** By field, in the order of the lines; what stands behind the operands is a remark. */
function fieldsOf(block: string, subject: Subject, findings: Findings): ReadonlyMap<string, readonly FoundLine[]> {
  const name = new RegExp(String.raw`(?<![\w@#$])${block}[A-Z0-9@#$]{2,4}(?![\w@#$])`)
  const used = callsFor(block, subject)
    .flatMap((call) => findings.codeLinesFound(call))
    .flatMap((line) => {
      const operands = /^\S*\s+\S+\s+(\S+)/.exec(line.text)?.[1] ?? ''
      const field = name.exec(operands)?.[0]
      return field === undefined ? [] : [{ field, line }]
    })
  const groups = groupBy(used, ({ field }) => field)
  return new Map([...groups].map(([field, all]) => [field, all.map(({ line }) => line)]))
}
