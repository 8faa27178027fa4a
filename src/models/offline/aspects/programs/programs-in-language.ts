import type { Definition } from '../../../../answer/structure-results.ts'
import { distinctBy } from '../../../../base/distinct-by.ts'
import { count } from '../../../../base/text.ts'
import type { Aspect } from '../../aspect.ts'
import { everyCall, outlineCall } from '../../calls.ts'
import { at, item, nameFor } from '../../cite.ts'
import type { Findings } from '../../findings.ts'
import { languageWanted } from '../../question/language-wanted.ts'

const mostItems = 20
/** Files that are in a language for sure: of others only the count is told. */
const files: Readonly<Record<string, RegExp>> = {
  COBOL: /\.(?:cbl|cob|cobol|pco|ccp|cpy)$/i,
  Assembler: /\.(?:asm|hlasm|mlc|alc|bal|mac|s)$/i,
  'PL/I': /\.(?:pli|pl1|plinc)$/i,
  Fortran: /\.(?:f|for|ftn|f77|f90|f95)$/i,
  REXX: /\.(?:rexx?|exec)$/i,
}
/** Whether anything is written in a language, and what: by what the index knows of the files. */
export const programsInLanguageAspect: Aspect = {
  name: 'programs in language',
  exact: true,
  asks: (question) => languageWanted(question) !== undefined,
  calls: () => [outlineCall(), everyCall('program'), everyCall('macro')],
  draft: (question, _, findings) => {
    const said = languageWanted(question)
    const overview = findings.structure(outlineCall(), 'overview')
    if (said === undefined || overview === undefined) return undefined
    const own = overview.languages.filter((one) => one.language === said)
    const members = own.reduce((sum, one) => sum + one.members, 0)
    if (members === 0) return { lead: [], quotes: [], nothing: { said: `no file of the code is known to be ${said}`, decides: true } }
    const found = inLanguage(said, findings)
    const verdict = /^\W*(?:is|are|do|does)\b/i.test(question.text) ? 'Yes: ' : ''
    const lines = own.reduce((sum, one) => sum + one.lines, 0)
    const head = `${verdict}${count(members, 'file')} with ${count(lines, 'line')} ${members === 1 ? 'is' : 'are'} ${said}${found.length === 0 ? '.' : ':'}`
    const items = found.slice(0, mostItems).map(({ kind, name, path, startLine }) => {
      const places = [at({ path, line: startLine })]
      return item(findings, `${kind} ${nameFor(findings, name, places)}`, places)
    })
    const others = found.slice(mostItems).map(({ name }) => name)
    return { lead: [head, ...items, ...(others.length === 0 ? [] : [`Also ${others.join(', ')}.`])], quotes: [], alone: true }
  },
}

function inLanguage(said: string, findings: Findings): readonly Definition[] {
  const all = (['program', 'macro'] as const).flatMap((kind) => findings.structure(everyCall(kind), 'where')?.definitions ?? [])
  return distinctBy(
    all.filter(({ path }) => files[said]?.test(path) === true),
    ({ name, path }) => `${name} ${path}`,
  )
}
