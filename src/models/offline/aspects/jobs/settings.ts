import { escapeRegex } from '../../../../base/escape-regex.ts'
import { cutText } from '../../../../base/text.ts'
import { searchCall } from '../../absence.ts'
import type { Aspect } from '../../aspect.ts'
import { readCall } from '../../calls.ts'
import { at, item, nameFor } from '../../cite.ts'
import { isComment } from '../../evidence/comment-lines.ts'
import { isDefinedName } from '../../evidence/known-names.ts'
import { yamlItem } from '../../evidence/yaml-item.ts'
import type { Findings, FoundLine } from '../../findings.ts'
import type { Question } from '../../question/question.ts'
import { code, type Quote } from '../../quote.ts'
import { isMakefile } from '../builds/make-rules.ts'

/** What is given a value in more places is a variable of programs and no setting. */
const mostGiven = 4
const mostConditions = 2
const mostNames = 2
const longestItem = 30
const longestValue = 60
const yaml = /\.ya?ml$/i
/** What a program gives a value is its variable. */
const programs =
  /\.(?:cbl|cob|cobol|cpy|pli|pl1|inc|asm|mlc|mac|f|for|ftn|fpp|f77|f90|f95|f03|f08|c|h|cc|cpp|hpp|java|cs|vb|bas|frm|cls|pas|py|rb|pl|pm|js|ts|go|rs|kt|scala|sql|rexx?|exec|nat|rpg\w*|clle?|ezt)$/i

/** The value of a setting that a question names, as files of settings, templates and scripts give it, and in YAML what depends on it. */
export const settingsAspect: Aspect = {
  name: 'settings',
  asks: ({ names }) => names.some(isSettingName),
  calls: (question, _, findings) =>
    settingsOf(question, findings).flatMap((name) => [
      searchCall(name),
      ...conditionsOn(name, findings).map(({ path, line }) => readCall(path, line - longestItem, line)),
    ]),
  draft: (question, _, findings) => {
    const names = settingsOf(question, findings)
    const lead = names.flatMap((name) =>
      givenTo(name, findings).map(({ place, value }) =>
        item(findings, `setting ${nameFor(findings, name, [at(place)])} is ${code(value)}`, [at(place)]),
      ),
    )
    const quotes = names.flatMap((name) =>
      conditionsOn(name, findings).map(
        ({ path, line }): Quote => ({ source: { kind: 'code', path }, ...yamlItem(findings.linesOf(path), line, longestItem) }),
      ),
    )
    return lead.length === 0 ? undefined : { lead, first: quotes, quotes: [] }
  },
}

function isSettingName(name: string): boolean {
  return /^[A-Za-z]\w*[._]\w[\w.]*$/.test(name)
}

/** Names of the question that the structure knows nothing of. */
function settingsOf(question: Question, findings: Findings): readonly string[] {
  return question.names.filter((name) => isSettingName(name) && !isDefinedName(name, question, findings)).slice(0, mostNames)
}

/** `NAME: value` and `NAME=value` at the beginning of a line. */
function givenTo(name: string, findings: Findings): readonly { readonly place: FoundLine; readonly value: string }[] {
  const gives = new RegExp(String.raw`^\s*(?:-\s+|export\s+|set\s+|//\s*SET\s+)?["']?${escapeRegex(name)}["']?\s*[:=]\s*([^=:\s].*)$`, 'i')
  const given = findings.linesFound(searchCall(name)).flatMap((place) => {
    const isRule = isMakefile(place.path) && !place.text.includes('=')
    const value = isRule || programs.test(place.path) || isComment(place.text) ? undefined : gives.exec(place.text)?.[1]?.trim()
    // What ends like a statement is one, of a program that is kept in a job or has no extension.
    return value === undefined || value.endsWith(';') ? [] : [{ place, value: cutText(value, longestValue) }]
  })
  return given.length > mostGiven ? [] : given
}

function conditionsOn(name: string, findings: Findings): readonly FoundLine[] {
  const tests = new RegExp(String.raw`^\s*(?:-\s+)?(?:when|if)\s*:.*(?<![\w.-])${escapeRegex(name)}(?![\w.-])`)
  return findings
    .linesFound(searchCall(name))
    .filter(({ path, text }) => yaml.test(path) && tests.test(text))
    .slice(0, mostConditions)
}
