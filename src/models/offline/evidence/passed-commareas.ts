import { escapeRegex } from '../../../base/escape-regex.ts'
import { groupBy } from '../../../base/group-by.ts'
import { linesCall } from '../calls.ts'
import type { Call } from '../conversation.ts'
import type { Findings, FoundLine } from '../findings.ts'
import { codeText } from './code-text.ts'
import { type CommareaLayout, itemCall, layoutAt } from './commarea-layouts.ts'

const mostFound = 100
const mostPassed = 2

export function passesCall(path: string): Call {
  return linesCall(String.raw`\bCOMMAREA\s*\(\s*[A-Z]`, mostFound, path)
}

/** The member that declares an item, where that stands in no program. */
export function declaredIn(name: string, path: string, findings: Findings): { readonly path: string; readonly line: number } | undefined {
  const all = findings.definitionsOf(name).filter(({ field }) => field !== undefined)
  const own = all.find((one) => one.path === path)
  const copied = all.find(({ of, path: other }) => other !== path && /\.cpy$/i.test(other) && of !== undefined) ?? all.find(isInCopybook)
  const found = own ?? copied
  return found === undefined ? undefined : { path: found.path, line: found.startLine }
}

export function isInCopybook({ path }: { readonly path: string }): boolean {
  return !/\.(?:cbl|cob|cobol|pco|sqb)$/i.test(path)
}

interface Passed {
  readonly name: string
  readonly line: FoundLine
}

/** What its commands pass as a commarea, the most often passed first. */
export function passedBy(path: string, findings: Findings): readonly Passed[] {
  const found = findings.codeLinesFound(passesCall(path)).flatMap((line): readonly Passed[] => {
    const name = /\bCOMMAREA\s*\(\s*([A-Z0-9][\w-]*)\s*\)/i.exec(codeText(line.text))?.[1]?.toUpperCase()
    return name === undefined || name === 'DFHCOMMAREA' ? [] : [{ name, line }]
  })
  return [...groupBy(found, ({ name }) => name).values()]
    .toSorted((one, other) => other.length - one.length)
    .flatMap(([first]) => (first === undefined ? [] : [first]))
    .slice(0, mostPassed)
}

export function passedNames(path: string, findings: Findings): readonly string[] {
  return passedBy(path, findings).map(({ name }) => name)
}

export function passedLayouts(path: string, findings: Findings): readonly { readonly passed: Passed; readonly layout: CommareaLayout }[] {
  return passedBy(path, findings).flatMap((passed) => {
    const head = new RegExp(String.raw`^0?1\s+${escapeRegex(passed.name)}(?![\w-])`, 'i')
    const line = findings.codeLinesFound(itemCall(escapeRegex(passed.name), path)).find(({ text }) => head.test(codeText(text)))
    return line === undefined ? [] : [{ passed, layout: layoutAt(line, findings) }]
  })
}
