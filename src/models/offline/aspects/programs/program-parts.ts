import type { OutlineEntry } from '../../../../answer/structure-results.ts'
import { count } from '../../../../base/text.ts'
import type { Aspect } from '../../aspect.ts'
import { outlineCall } from '../../calls.ts'
import { at, inert, item, nameFor } from '../../cite.ts'
import { isCobol } from '../../evidence/is-cobol.ts'
import type { Findings } from '../../findings.ts'
import { namesParts } from '../../question/asked-parts-of-program.ts'
import type { Question } from '../../question/question.ts'
import type { Subject } from '../../subjects.ts'

const mostItems = 32
const mostNamed = 60
const kinds: ReadonlySet<string> = new Set(['paragraph', 'section', 'entry', 'symbol'])

/** The paragraphs, sections or inner procedures of a program, in the order in which they stand. */
export const programPartsAspect: Aspect = {
  name: 'program parts',
  asks: (question, { name, named, kinds: [kind] }) => named && kind === 'program' && isAskedOf(question, name),
  calls: (_, { name }) => [outlineCall(name)],
  draft: (_, subject, findings) => {
    const parts = partsOf(subject, findings)
    if (parts.length === 0) return undefined
    const shown = parts.slice(0, mostItems)
    const rest = parts.slice(mostItems)
    const more =
      rest.length === 0
        ? []
        : [
            `And ${rest.length} more: ${rest
              .slice(0, mostNamed)
              .map(({ name }) => inert(name))
              .join(', ')}${rest.length > mostNamed ? ' …' : ''}.`,
          ]
    return { lead: [headOf(subject, parts, findings), ...shown.map((part) => partItem(part, findings)), ...more], quotes: [], whole: true }
  },
}

function isAskedOf({ text, names }: Question, name: string): boolean {
  const spelled = names.find((one) => one.toUpperCase() === name.toUpperCase())
  return spelled !== undefined && namesParts(text, spelled)
}

function partsOf({ name, paths: [path] }: Subject, findings: Findings): readonly OutlineEntry[] {
  const entries = findings
    .outlinedMembers(name)
    .filter((member) => member.path === path)
    .flatMap((member) => member.entries)
  return entries.filter((entry) => kinds.has(entry.kind) && entry.name.toUpperCase() !== name.toUpperCase())
}

/** By their kinds: `12 paragraphs, 3 sections`. In PL/I and assembler each label counts as a paragraph. */
function headOf({ name, paths: [path = ''] }: Subject, parts: readonly OutlineEntry[], findings: Findings): string {
  if (!isCobol(path) && !/^cobol/i.test(findings.languageOf(path) ?? ''))
    return `${inert(name)} has ${parts.length} procedures, entries and labels:`
  const counts = new Map<string, number>()
  for (const { kind } of parts) counts.set(kind, (counts.get(kind) ?? 0) + 1)
  return `${inert(name)} has ${[...counts].map(([kind, n]) => count(n, kind === 'symbol' ? 'procedure' : kind)).join(', ')}:`
}

function partItem({ name, path, startLine }: OutlineEntry, findings: Findings): string {
  const place = [at({ path, line: startLine })]
  return item(findings, nameFor(findings, name, place), place)
}
