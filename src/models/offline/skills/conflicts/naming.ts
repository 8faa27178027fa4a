import { bareFileName, fileName } from '../../../../base/file-name.ts'
import { readCall } from '../../calls.ts'
import { bold, withCitations } from '../../cite.ts'
import type { Call } from '../../conversation.ts'
import type { Findings } from '../../findings.ts'
import { claimRule } from '../conflict-rule.ts'
import { isPlainStatement, unmarked } from '../statements.ts'

/** `All members begin with WB`, `Every source file starts with AB or CD.` */
const affix = '[A-Z0-9@#$]{1,7}(?![a-z])'
const claim = new RegExp(
  String.raw`\b(?:[Aa]ll|[Ee]very|[Ee]ach)\s+(?:the\s+)?(?:names? of (?:all |the )?)?(?:source )?(?:member|file)s?(?:'s)?(?: names?)?\s+(begin|start|end)s?\s+(?:with|in)\s+(${affix}(?:(?:\s*,\s*|\s+or\s+)${affix})*)(?![\w-])`,
)

const listCall: Call = { name: 'list_files', args: { limit: 1000 } }
const mostShown = 4
const mostNamed = 8

interface Convention {
  readonly where: 'begin' | 'end'
  readonly affixes: readonly string[]
}

/** What is said of the names of all members, and members that are named otherwise. */
export const namingRule = claimRule<Convention>({
  name: 'naming',
  claimsIn: conventionsIn,
  calls: (convention, findings) => [
    listCall,
    ...exceptions(convention, findings)
      .slice(0, mostShown)
      .map((path) => readCall(path, 1, 3)),
  ],
  refuted: (convention, findings) => {
    const others = exceptions(convention, findings)
    if (others.length === 0) return undefined
    const named = others.slice(0, mostNamed).map((path) => bold(fileName(path)))
    const more = others.length > mostNamed ? ` and ${others.length - mostNamed} more` : ''
    const places = others.slice(0, mostShown).map((path) => ({ path, startLine: 1, endLine: findings.isShown(path, 1, 3) ? 3 : 1 }))
    const does = `${named.join(', ')}${more} ${others.length === 1 ? 'does' : 'do'} not ${convention.where} so`
    return withCitations(findings, does, places)
  },
})

function conventionsIn(statement: string): readonly Convention[] {
  if (!isPlainStatement(statement)) return []
  const [, where = '', list = ''] = claim.exec(unmarked(statement)) ?? []
  const affixes = list.split(/\s*,\s*|\s+or\s+/).filter((affix) => affix !== '')
  return affixes.length === 0 ? [] : [{ where: where === 'end' ? 'end' : 'begin', affixes }]
}

/** Files of a language of the code whose names are otherwise. */
function exceptions({ where, affixes }: Convention, findings: Findings): readonly string[] {
  const files = (findings.resultOf(listCall)?.evidence ?? []).filter((evidence) => evidence.kind === 'file')
  const code = files.filter(
    ({ language }) => language !== undefined && !/^(?:binary|unreadable|text|markdown|html|xml|json|yaml)$/i.test(language),
  )
  const fits = (name: string) => affixes.some((affix) => (where === 'end' ? name.endsWith(affix) : name.startsWith(affix)))
  return code.map(({ path }) => path).filter((path) => !fits(bareFileName(path).toUpperCase()))
}
