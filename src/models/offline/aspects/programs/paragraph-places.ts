import type { OutlineEntry } from '../../../../answer/structure-results.ts'
import { groupBy } from '../../../../base/group-by.ts'
import { count } from '../../../../base/text.ts'
import type { Aspect } from '../../aspect.ts'
import { definitionCall, outlineCall, readCall } from '../../calls.ts'
import { at, bold, item, nameFor } from '../../cite.ts'
import type { Findings } from '../../findings.ts'
import { type AskedParagraphPlace, askedParagraphPlace } from '../../question/asked-paragraph-place.ts'
import type { Question } from '../../question/question.ts'
import type { Subject } from '../../subjects.ts'

const mostPrograms = 3

/** The paragraph or section that stands before or behind another, and the first and the last of a program. */
export const paragraphPlacesAspect: Aspect = {
  name: 'paragraph places',
  exact: true,
  asks: (question, { named, kinds: [kind] }) => {
    const asked = askedParagraphPlace(question)
    if (asked === undefined || !named) return false
    return isAbsolute(asked) ? kind === 'program' : kind === 'paragraph' || kind === 'section'
  },
  calls: (question, subject, findings) => [
    definitionCall(subject.name),
    ...programsOf(question, subject, findings).map(outlineCall),
    ...placedIn(question, subject, findings).map(({ path, startLine }) => readCall(path, startLine, startLine)),
  ],
  draft: (question, subject, findings) => {
    const asked = askedParagraphPlace(question)
    if (asked === undefined) return undefined
    const lead = programsOf(question, subject, findings).flatMap((program) => toldOf(asked, program, subject, findings))
    return lead.length === 0 ? undefined : { lead, quotes: [], alone: true }
  },
}

function isAbsolute({ place }: AskedParagraphPlace): boolean {
  return place === 'first' || place === 'last'
}

/** The one that is named beside it, else those that have such a paragraph. */
function programsOf(question: Question, { name, kinds: [kind] }: Subject, findings: Findings): readonly string[] {
  if (kind === 'program') return [name]
  const all = findings
    .definitionsOf(name)
    .flatMap(({ kind: one, of }) => (of !== undefined && (one === 'paragraph' || one === 'section') ? [of] : []))
  const said = new Set(question.names.map((one) => one.toUpperCase()))
  const inNamed = all.filter((of) => said.has(of.toUpperCase()))
  return [...new Set(inNamed.length > 0 ? inNamed : all)].slice(0, mostPrograms)
}

/** Paragraphs and sections of a program in the order of its lines; a program of sections is asked for these. */
function partsOf(program: string, findings: Findings): readonly OutlineEntry[] {
  const entries = findings.outlinedMembers(program).flatMap((member) => member.entries)
  return entries
    .filter(
      ({ kind, of }) => (kind === 'paragraph' || kind === 'section') && (of === undefined || of.toUpperCase() === program.toUpperCase()),
    )
    .toSorted((a, b) => a.startLine - b.startLine)
}

function placedIn(question: Question, subject: Subject, findings: Findings): readonly OutlineEntry[] {
  const asked = askedParagraphPlace(question)
  if (asked === undefined) return []
  return programsOf(question, subject, findings).flatMap((program) => {
    const found = foundIn(asked, program, subject, findings)
    return [found?.own, found?.other].filter((one) => one !== undefined)
  })
}

interface Found {
  readonly own?: OutlineEntry
  readonly other?: OutlineEntry
  readonly total: number
}

function foundIn({ place, kind }: AskedParagraphPlace, program: string, { name }: Subject, findings: Findings): Found | undefined {
  const all = partsOf(program, findings)
  // Lines of a copybook have another order.
  if (groupBy(all, ({ path }) => path).size > 1) return undefined
  const same = all.filter((one) => one.kind === kind)
  if (place === 'first' || place === 'last') {
    const other = place === 'first' ? same[0] : same.at(-1)
    return other === undefined ? undefined : { other, total: same.length }
  }
  const own = all.find((one) => one.name.toUpperCase() === name.toUpperCase())
  if (own === undefined) return undefined
  const among = same.includes(own) ? same : all.filter((one) => one.kind === own.kind)
  const other = among[among.indexOf(own) + (place === 'after' ? 1 : -1)]
  return { own, ...(other === undefined ? {} : { other }), total: among.length }
}

function toldOf(asked: AskedParagraphPlace, program: string, subject: Subject, findings: Findings): readonly string[] {
  const found = foundIn(asked, program, subject, findings)
  if (found === undefined) return []
  const { own, other, total } = found
  const places = [own, other].flatMap((one) => (one === undefined ? [] : [at({ path: one.path, line: one.startLine })]))
  const word = (other ?? own)?.kind ?? asked.kind
  if (own === undefined)
    return [
      item(
        findings,
        `the ${asked.place} of ${count(total, word)} of ${bold(program)}: ${nameFor(findings, other?.name ?? '', places)}`,
        places,
      ),
    ]
  const its = nameFor(findings, own.name, places)
  const where = asked.place === 'after' ? 'behind' : 'before'
  return other === undefined
    ? [
        item(
          findings,
          `none: ${its} is the ${asked.place === 'after' ? 'last' : 'first'} of ${count(total, word)} of ${bold(program)}`,
          places,
        ),
      ]
    : [item(findings, `${where} ${its} of ${bold(program)} stands the ${word} ${nameFor(findings, other.name, places)}`, places)]
}
