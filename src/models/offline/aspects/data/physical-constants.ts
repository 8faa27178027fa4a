import { distinctBy } from '../../../../base/distinct-by.ts'
import { bareFileName } from '../../../../base/file-name.ts'
import type { Aspect } from '../../aspect.ts'
import { linesCall } from '../../calls.ts'
import { at, inert, item } from '../../cite.ts'
import type { Call } from '../../conversation.ts'
import { isDocument } from '../../evidence/is-document.ts'
import { lineText } from '../../evidence/line-text.ts'
import type { Findings, FoundLine } from '../../findings.ts'
import { askedPhysicalConstant, type PhysicalConstant } from '../../question/asked-physical-constant.ts'
import { code } from '../../quote.ts'

const mostFound = 60
const mostItems = 6
const longest = 110
const source = /\.(?:f|for|f77|f90|f95|f03|f08|ftn|inc|fi|h|c|cc|cpp|pli|pl1|py|cmn|com|blk|cb)$|(?:^|\/)[^./]+$/i
/** It is given to a name, and not only stands in a formula. */
const gives = /\bPARAMETER\b|\bDATA\b|^[^(]*\w\s*(?:\(\s*\d+\s*\))?\s*=\s*[-+]?[\d.]+\S*\s*(?:[,;!&)/]|$)/i

/** Which value a program has for a constant of nature that a question names in words of the field: its lines have the numeral, and often no such word. */
export const physicalConstantsAspect: Aspect = {
  name: 'physical constants',
  exact: true,
  asks: (question) => askedPhysicalConstant(question) !== undefined,
  calls: (question) => searches(askedPhysicalConstant(question)),
  draft: (question, _, findings) => {
    const found = valuesOf(askedPhysicalConstant(question), findings)
    if (found.length === 0) return undefined
    const lead = found
      .slice(0, mostItems)
      .map((line) => item(findings, `${inert(bareFileName(line.path))}: ${code(lineText(line.text, longest))}`, [at(line)]))
    return { lead, quotes: [], alone: true, defines: true }
  },
}

const before = String.raw`(?:^|[^\w.])`
const behind = String.raw`(?:[ED][-+]?\d+)?(?:_\w+)?(?:[^\w.]|$)`

function searches(constant: PhysicalConstant | undefined): readonly Call[] {
  const { numerals, plain } = constant ?? {}
  const isOneOf = (numbers: string) => `${before}(?:${numbers})${behind}`
  const patterns = [
    numerals === undefined ? [] : isOneOf(numerals),
    plain === undefined ? [] : `(?:${plain.names}).*${isOneOf(plain.numerals)}|${isOneOf(plain.numerals)}.*(?:${plain.names})`,
  ]
  return patterns.flat().map((pattern) => linesCall(pattern, mostFound))
}

/** Those that give it a name first. */
function valuesOf(constant: PhysicalConstant | undefined, findings: Findings): readonly FoundLine[] {
  const found = searches(constant).flatMap((call) => findings.codeLinesFound(call))
  const own = found.filter(({ path }) => source.test(path) && !isDocument(path))
  const each = distinctBy(own, ({ path, line }) => `${path} ${line}`)
  const given = each.filter(({ text }) => gives.test(text))
  return distinctBy(given.length > 0 ? given : each, ({ path, text }) => `${path} ${text.replace(/\s/g, '')}`)
}
