import type { OutlinedMember, OutlineEntry, Reference } from '../../../../answer/structure-results.ts'
import { distinctBy } from '../../../../base/distinct-by.ts'
import type { Aspect } from '../../aspect.ts'
import { outlineCall, referencesCall } from '../../calls.ts'
import { item, type Lines, nameFor, placesOf } from '../../cite.ts'
import type { Findings } from '../../findings.ts'
import type { Subject } from '../../subjects.ts'

const mostSegments = 14
const mostPsbs = 3
const asksDatabase =
  /\b(?:psbs?|pcbs?|procopts?|processing options?|segments?|root|child(?:ren)?|parent|hierarch\w*|databases?|dbds?|ims|dl\/?i|key|access method|organi[sz]ation)\b/i
/** A program that words alone led to is not what is asked about unless its blocks are. */
const asksBlocks = /\b(?:psbs?|pcbs?|procopts?|processing options?|dbds?|(?:which|what) (?:ims )?(?:databases?|segments?))\b/i
/** `in the IMS version`: which of several, not what it is under. */
const tellsWhich = /\b(?:ims|dl\/?i)(?:\/\w+)?[- ](?:versions?|variants?|editions?|side|part|programs?|transactions?|half)\b/gi

/** The segments of an IMS database, the PCBs of a PSB, and the PSBs that a program runs under. */
export const databaseAspect: Aspect = {
  name: 'database',
  asks: ({ bare }, { kinds, named }) =>
    kinds.some((kind) => kind === 'dbd' || kind === 'psb') ||
    (kinds[0] === 'program' && (named ? asksDatabase : asksBlocks).test(bare.replaceAll(tellsWhich, ' '))),
  calls: (_, subject, findings) => [
    ...(subject.kinds[0] === 'program' ? [referencesCall(subject.name, 'callees')] : [outlineCall(subject.name)]),
    ...psbsOf(subject, findings).map(({ to }) => outlineCall(to.name)),
  ],
  draft: (_, subject, findings) => {
    const psbs = psbsOf(subject, findings)
    const lead =
      subject.kinds[0] === 'program'
        ? psbs.flatMap((reference) => [psbItem(subject.name, reference, findings), ...pcbItems(reference.to.name, findings)])
        : [...segmentItems(subject.name, findings), ...pcbItems(subject.name, findings)]
    return lead.length === 0 ? undefined : { lead: lead.slice(0, mostSegments), quotes: [] }
  },
}

function psbsOf({ name, kinds: [kind] }: Subject, findings: Findings): readonly Reference[] {
  if (kind !== 'program') return []
  return distinctBy(
    findings.referencesOf(name, 'callees').filter(({ to }) => to.kind === 'psb'),
    ({ to }) => to.name,
  ).slice(0, mostPsbs)
}

function psbItem(program: string, reference: Reference, findings: Findings): string {
  const places = placesOf(reference)
  return item(findings, `${nameFor(findings, program, places)} runs under PSB ${nameFor(findings, reference.to.name, places)}`, places)
}

function entriesOf(name: string, kind: 'dbd' | 'psb', findings: Findings) {
  return findings
    .outlinedMembers(name)
    .filter(({ entries }) => entries.some((entry) => entry.kind === kind && entry.name === name))
    .flatMap((member) => member.entries.map((entry) => ({ member, entry })))
}

/** Under the PSB itself, each PCB with its database and processing options, as its statement has them. */
function pcbItems(psb: string, findings: Findings): readonly string[] {
  return entriesOf(psb, 'psb', findings)
    .filter(({ entry: { detail = '' } }) => /^PCB\b/.test(detail))
    .map(({ member, entry }) => {
      const places = placesOfEntry(member, entry)
      return item(findings, `PCB ${nameFor(findings, entry.name, places)} of ${psb}: ${(entry.detail ?? '').replaceAll('`', "'")}`, places)
    })
}

/** The root first; a child with its parent, as PARENT= says. */
function segmentItems(dbd: string, findings: Findings): readonly string[] {
  const all = entriesOf(dbd, 'dbd', findings)
  const segments = all.filter(({ entry }) => entry.kind === 'segment')
  return segments.map(({ member, entry }) => {
    const places = placesOfEntry(member, entry)
    const parent = /PARENT=\(*([A-Z0-9@#$]+)/.exec(entry.detail ?? '')?.[1]
    const role = parent === undefined || parent === '0' ? 'is the root' : `is a child of ${nameFor(findings, parent, places)}`
    const keys = all.filter(({ entry: field, member: { path } }) => path === member.path && field.kind === 'field' && isKeyOf(field, entry))
    const key = keys.length === 0 ? '' : `, key ${keys.map(({ entry: { name } }) => `**${name}**`).join(', ')}`
    const bytes = /BYTES=\S+/.exec(entry.detail ?? '')?.[0]
    return item(
      findings,
      `segment ${nameFor(findings, entry.name, places)} of ${dbd} ${role}${key}${bytes === undefined ? '' : ` (${bytes})`}`,
      places,
    )
  })
}

function isKeyOf({ startLine, detail = '' }: OutlineEntry, segment: OutlineEntry): boolean {
  return startLine >= segment.startLine && startLine <= segment.endLine && /\bSEQ\b/.test(detail)
}

function placesOfEntry({ path }: OutlinedMember, { startLine }: OutlineEntry): readonly Lines[] {
  return [{ path, startLine, endLine: startLine }]
}
