import { distinctBy } from '../../../../base/distinct-by.ts'
import type { Aspect } from '../../aspect.ts'
import { linesCall, readCall } from '../../calls.ts'
import { at, inert, item } from '../../cite.ts'
import type { Call } from '../../conversation.ts'
import { quoteLines } from '../../evidence/around-place.ts'
import { type DefineCommand, type DefinedOperand, defineCommand } from '../../evidence/define-command.ts'
import { resourceElement } from '../../evidence/resource-element.ts'
import type { Findings, FoundLine } from '../../findings.ts'
import { askedResourceSettings, type ResourceSetting } from '../../question/asked-resource-settings.ts'
import { partsOf } from '../../question/parts.ts'
import { code } from '../../quote.ts'
import { nameTokens } from './jcl-places.ts'

const mostFound = 40
/** Of more definitions the first are told: a question that names none means any. */
const mostTold = 6
const mostQuoted = 2
const mostLines = 14
/** Lines from DEFINE to the operand, and behind that to the end of the definition. */
const room = { above: 14, behind: 8 } as const
const defines = /\bDEF(?:INE)?\s+[A-Z0-9]+\s*\(|<(?:\w+:)?cicsdefinition\w/i

/** What the definitions of CICS resources set that a question asks for without naming one: the port, the plan of Db2, the files of a pipeline. */
export const resourceSettingsAspect: Aspect = {
  name: 'settings of resources',
  exact: true,
  asks: (question) => nameTokens(question).length === 0 && askedResourceSettings(question.text).length > 0,
  calls: ({ text }, _, findings) =>
    askedResourceSettings(text).flatMap((setting) => [
      linesCall(patternOf(setting), mostFound),
      ...findings
        .codeLinesFound(linesCall(patternOf(setting), mostFound))
        .slice(0, mostTold)
        .map(windowCall),
    ]),
  draft: ({ text }, _, findings) => {
    const told = askedResourceSettings(text).flatMap((setting) => toldBy(setting, findings))
    if (told.length === 0) return undefined
    const lead = told.map(({ path, command, operand }) => settingItem(path, command, operand, findings))
    const quotes = distinctBy(told, ({ command }) => command.name)
      .slice(0, mostQuoted)
      .map(({ path, command: { startLine, endLine } }) => quoteLines({ path, startLine, endLine }, findings, mostLines))
    return { lead, quotes, ...(partsOf(text).length === 1 ? { alone: true } : { always: true }) }
  },
}

interface Told {
  readonly path: string
  readonly command: DefineCommand
  readonly operand: DefinedOperand
}

function patternOf({ keys }: ResourceSetting): string {
  return String.raw`(?:^|[\s)])(?:${keys.join('|')})\s*(?:\(\s*[^\s)]|=\s*["'][^"'])`
}

function windowCall({ path, line }: FoundLine): Call {
  return readCall(path, line - room.above, line + room.behind)
}

function toldBy(setting: ResourceSetting, findings: Findings): readonly Told[] {
  const found = findings.codeLinesFound(linesCall(patternOf(setting), mostFound)).slice(0, mostTold)
  return found.flatMap(({ path, line }) => {
    const command = commandOver(path, line, findings)
    const operand = command?.operands.find((one) => one.line === line && setting.keys.includes(one.key))
    return command === undefined || operand === undefined ? [] : [{ path, command, operand }]
  })
}

/** The definition that a line stands in. */
function commandOver(path: string, line: number, findings: Findings): DefineCommand | undefined {
  const lines = findings.linesOf(path)
  for (let above = line; above >= line - room.above; above--) {
    if (!defines.test(lines.get(above) ?? '')) continue
    const command = resourceElement(lines, above) ?? defineCommand(lines, above)
    return command !== undefined && command.endLine >= line ? command : undefined
  }
  return undefined
}

function settingItem(path: string, { type, name }: DefineCommand, { key, value, line }: DefinedOperand, findings: Findings): string {
  const text = findings.linesOf(path).get(line) ?? ''
  const shown = text.includes(value) ? code(value) : inert(value)
  return item(findings, `${type} ${inert(name)} has ${key}(${shown})`, [at({ path, line })])
}
