import { distinctBy } from '../../../../base/distinct-by.ts'
import { groupBy } from '../../../../base/group-by.ts'
import { wordForm } from '../../../../base/words/word-form.ts'
import { foundNone } from '../../absence.ts'
import type { Aspect } from '../../aspect.ts'
import { linesCall, readCall } from '../../calls.ts'
import { inert, item } from '../../cite.ts'
import { quoteLines } from '../../evidence/around-place.ts'
import { ddlStatementAt, linesOfSpan } from '../../evidence/ddl-statements.ts'
import type { Findings, FoundLine } from '../../findings.ts'
import type { Question } from '../../question/question.ts'
import { code } from '../../quote.ts'

const mostFound = 60
const mostTold = 12
const mostQuoted = 2
const longestQuote = 12
const farthest = 80
const asksReferring =
  /\b(?:which|what|other) (?:other )?(?:tables?|rows?|data)\b[^?]*\b(?:refers?|references?|referring|depends?|dependents?|point(?:s|ing)?|foreign keys?|child\w*|belong)\b|\bforeign keys? (?:to|on)\b|\b(?:child|dependent) tables?\b/i
const asksCascade =
  /\bcascad\w+|\b(?:which|what)\b[^?]*\b(?:los(?:e|es|t)|(?:is|are|gets?|goes|go) (?:\w+ )?(?:deleted|removed|lost|gone|away))\b[^?]*\b(?:when|if|once|with)\b|\b(?:when|if|once)\b[^?]*\b(?:deleted|removed)\b[^?]*\b(?:which|what)\b[^?]*\b(?:tables?|rows?|else|too|also)\b/i
/** Those of any table, whatever they lead to. */
const asksAny = /\btables?\b[^?]*\b(?:have|has|with|contains?|use)\s+(?:an?\s+|any\s+)?foreign keys?\b(?!\s+(?:to|on|into)\b)/i
const heads = /^.{0,8}?\b(?:CREATE|ALTER)\s+TABLE\s+([\w.@#$<>&"-]+)/i
const foreign =
  /(?:CONSTRAINT\s+\S+\s+)?(?:\bFOREIGN\s+KEY\b[^()]*\(([^()]*)\)\s*)?\bREFERENCES\s+([\w.@#$<>&"-]+)(?:\s*\([^()]*\))?((?:\s+ON\s+(?:DELETE|UPDATE)\s+(?:NO\s+ACTION|SET\s+\w+|\w+))*)/gi
const referencesLine = linesCall(String.raw`\bREFERENCES\s+[A-Z0-9_.@#$<>&"-]+`, mostFound)

/** The tables whose foreign keys lead to one, and what becomes of their rows when a row of that is deleted. */
export const referringTablesAspect: Aspect = {
  name: 'referring tables',
  asks: ({ bare }) => asksReferring.test(bare) || (asksCascade.test(bare) && /\b(?:tables?|rows?|cascad\w+|else)\b/i.test(bare)),
  calls: (question, _, findings) => [
    referencesLine,
    ...meantLines(question, findings).map(({ path, line }) => readCall(path, line - farthest, line + 4)),
  ],
  draft: (question, _, findings) => {
    const all = distinctBy(
      meantLines(question, findings).flatMap((line) => keysAt(line, findings)),
      ({ path, table, startLine }) => `${path} ${table} ${startLine}`,
    )
    const cascading = asksCascade.test(question.bare) ? all.filter(({ rules }) => /\bON\s+DELETE\s+CASCADE\b/i.test(rules)) : []
    const told = cascading.length > 0 ? cascading : all
    if (told.length === 0) {
      const isNone = asksAny.test(question.bare) && foundNone(referencesLine, findings)
      return isNone
        ? { lead: [], quotes: [], nothing: { said: 'no line of the code gives a table a foreign key', decides: true } }
        : undefined
    }
    const alike = [...groupBy(told, ({ table, columns, to, rules }) => `${table} ${columns} ${to} ${rules}`.toUpperCase()).values()]
    const lead = alike
      .slice(0, mostTold)
      .flatMap(([first, ...others]) => (first === undefined ? [] : [keyItem([first, ...others], findings)]))
    const quotes = alike.slice(0, mostQuoted).flatMap(([first]) => (first === undefined ? [] : [quoteLines(first, findings, longestQuote)]))
    return { lead, quotes, alone: true }
  },
}

interface ForeignKey {
  readonly path: string
  readonly startLine: number
  readonly endLine: number
  readonly table: string
  readonly columns: string
  readonly to: string
  readonly rules: string
}

/** Lines that refer to a table of which the question speaks, by its name or by what its rows are: `a patient`, `customers`. */
function meantLines({ text, bare }: Question, findings: Findings): readonly FoundLine[] {
  if (asksAny.test(bare)) return findings.codeLinesFound(referencesLine)
  const words = new Set((text.match(/[A-Za-z][\w$#@]*/g) ?? []).flatMap((word) => [word.toUpperCase(), wordForm(word.toLowerCase())]))
  return findings.codeLinesFound(referencesLine).filter((found) =>
    [...found.text.matchAll(foreign)].some(([, , to = '']) => {
      const bare = bareName(to)
      const parts = bare.toLowerCase().split('_')
      return words.has(bare) || parts.every((part) => words.has(wordForm(part)))
    }),
  )
}

function bareName(table: string): string {
  return (table.replaceAll('"', '').split('.').at(-1) ?? '').toUpperCase()
}

/** The foreign keys of the statement around a line that lead where the line does. */
function keysAt({ path, line, text }: FoundLine, findings: Findings): readonly ForeignKey[] {
  const lines = findings.linesOf(path)
  const wanted = new Set([...text.matchAll(foreign)].map(([, , to = '']) => bareName(to)))
  for (let above = line; above >= line - farthest && lines.has(above); above--) {
    const table = heads.exec(lines.get(above) ?? '')?.[1]
    if (table === undefined) continue
    const statement = ddlStatementAt(path, above, lines)
    if (statement === undefined || statement.endLine < line) return []
    return [...statement.text.matchAll(foreign)].flatMap((found) => {
      const [all, columns = '', to = '', rules = ''] = found
      if (!wanted.has(bareName(to))) return []
      const place = linesOfSpan(statement, found.index, found.index + all.length)
      const said = { table, columns: columns.trim(), to, rules: rules.trim().replace(/\s+/g, ' ').toUpperCase() }
      return [{ ...place, ...said }]
    })
  }
  return []
}

function keyItem(same: readonly [ForeignKey, ...ForeignKey[]], findings: Findings): string {
  const [{ table, columns, to, rules }] = same
  const by = columns === '' ? '' : ` by ${code(columns)}`
  const then = rules === '' ? ', with no rule for DELETE' : `, ${rules}`
  return item(findings, `table ${inert(table)} refers to ${inert(to)}${by}${then}`, same)
}
