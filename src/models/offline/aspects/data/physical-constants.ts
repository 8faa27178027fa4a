import { bareFileName } from '../../../../base/file-name.ts'
import type { Aspect } from '../../aspect.ts'
import { at, inert, item } from '../../cite.ts'
import { lineText } from '../../evidence/line-text.ts'
import { physicalSearches, physicalValues } from '../../evidence/physical-values.ts'
import { askedPhysicalConstant } from '../../question/asked-physical-constant.ts'
import { code } from '../../quote.ts'

const mostItems = 6
const longest = 110

/** Which value a program has for a constant of nature that a question names in words of the field: its lines have the numeral, and often no such word. */
export const physicalConstantsAspect: Aspect = {
  name: 'physical constants',
  exact: true,
  asks: (question) => askedPhysicalConstant(question) !== undefined,
  calls: (question) => physicalSearches(askedPhysicalConstant(question)),
  draft: (question, _, findings) => {
    const found = physicalValues(askedPhysicalConstant(question), findings)
    if (found.length === 0) return undefined
    const lead = found
      .slice(0, mostItems)
      .map((line) => item(findings, `${inert(bareFileName(line.path))}: ${code(lineText(line.text, longest))}`, [at(line)]))
    return { lead, quotes: [], alone: true, defines: true }
  },
}
