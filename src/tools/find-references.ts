import { z } from 'zod'
import type { AgentTool } from '../answer/agent-tool.ts'
import { affectedWords, lineageWords } from '../answer/estate-words.ts'
import type { SourcePlace } from '../answer/structure.ts'
import type { ImpactResult, LineageResult } from '../answer/structure-estate-results.ts'
import type { Reference, ReferencesResult, Subject, SubjectUses, UsesResult } from '../answer/structure-results.ts'
import { aboveWords, doesWords, fromWords, howWords, placeText, subjectWords, unitWords } from '../answer/structure-words.ts'
import { limits } from '../base/limits.ts'
import { count } from '../base/text.ts'
import { LineQuoter } from './quoted-lines.ts'
import { readyStructure, type ShownPart, type StructureToolDeps, showStructure } from './structure-tool.ts'
import { wholeNumber } from './tool-input.ts'

const deepest = 10

const schema = z
  .object({
    name: z.string().min(1).max(limits.queryChars).describe('As for find_definition.'),
    relation: z
      .enum(['callers', 'callees', 'uses', 'impact', 'lineage'])
      .describe(
        'callers: who calls, starts, runs, performs, copies it. callees: what it calls and touches. uses: who reads and writes it. ' +
          'impact: all that a change affects, with the way there. lineage: jobs that write and read a data set, in order.',
      ),
    depth: wholeNumber(1, deepest).optional().describe('Steps to follow.'),
  })
  .strict()

type Input = z.infer<typeof schema>

/** Follows the structure of the code from a name. */
export function createFindReferencesTool(deps: StructureToolDeps): AgentTool<Input> {
  return {
    name: 'find_references',
    description:
      'Who calls or uses a name, or what it calls, exact to the line; knows COPY, names held in data items, procs and launchers.',
    schema,
    call: async ({ name, relation, depth }, { signal }) => {
      const queries = await readyStructure(deps, signal)
      const result = relation === 'uses' || relation === 'lineage' ? queries[relation](name) : queries[relation](name, { depth })
      const groups = groupsOf(result)
      const total = groups.reduce((sum, group) => sum + group.facts.length, 0)
      const summary = `${count(total, relation === 'uses' ? 'use' : 'reference')} (${relation})`
      return showStructure({ result, summary, parts: partsOf(groups, new LineQuoter(deps.sandbox)), total, noun: 'references' })
    },
  }
}

/** Something that is told of a line. */
interface Fact {
  readonly text: string
  /** The statement, and where a name comes from when the statement does not hold it. */
  readonly places: readonly [SourcePlace, ...SourcePlace[]]
}

interface Group {
  readonly title: string
  readonly facts: readonly Fact[]
  readonly remark?: string | undefined
}

function groupsOf(result: ReferencesResult | UsesResult | ImpactResult | LineageResult): Group[] {
  switch (result.query) {
    case 'uses':
      return result.subjects.map(usesGroup)
    case 'impact':
      return result.subjects.map((subject) => ({
        title: `impact of ${subjectWords(subject)}: ${subject.affected.length}`,
        facts: subject.affected.map((affected) => ({ text: affectedWords(affected), places: [affected.place] })),
      }))
    case 'lineage':
      return result.subjects.map((subject) => ({
        title: `lineage of ${subjectWords(subject)}: ${subject.uses.length}`,
        facts: subject.uses.map((use) => ({ text: lineageWords(use), places: [use] })),
      }))
    default:
      return result.subjects.map((subject) => ({
        title: `${result.query} of ${subjectWords(subject)}: ${subject.references.length}`,
        facts: subject.references.map((reference) => factOf(reference, textOf(result.query, reference, subject))),
        remark: subject.above && aboveWords(subject.above),
      }))
  }
}

function usesGroup(subject: SubjectUses): Group {
  const listed = (access: string, references: readonly Reference[]) =>
    references.map((reference) => factOf(reference, `${access}${doesWords(reference)} in ${fromWords(reference)}`))
  const { reads, writes, other, ofParts = [] } = subject
  const parts = ofParts.map((reference) =>
    factOf(
      reference,
      `item inside ${reference.kind === 'field-write' ? 'written' : 'read'} first: ${reference.to.name}${doesWords(reference)} in ${fromWords(reference)}`,
    ),
  )
  const counts = `${count(writes.length, 'write')}, ${count(reads.length, 'read')}, ${other.length} other`
  return {
    title: `${subjectWords(subject)}: ${counts}`,
    facts: [...listed('written: ', writes), ...listed('read: ', reads), ...listed('', other), ...parts],
  }
}

/** With a greater depth than 1 also to whom, which is then not what was asked for. */
function textOf(query: ReferencesResult['query'], reference: Reference, { unit }: Subject): string {
  const to = query === 'callers' && reference.to.name === unit.name ? '' : ` ${unitWords(reference.to)}`
  return `${fromWords(reference)}: ${doesWords(reference)}${to}`
}

function factOf(reference: Reference, text: string): Fact {
  const { path, line, via } = reference
  const how = howWords(reference)
  const behind = via === undefined || reference.how === 'literal' ? [] : [via]
  return { text: `${text}${how === '' ? '' : ` (${how})`}`, places: [{ path, line }, ...behind] }
}

async function* partsOf(groups: readonly Group[], quoter: LineQuoter): AsyncGenerator<ShownPart> {
  for (const { title, facts, remark } of groups) {
    let heading = [title, ...(remark === undefined ? [] : [remark])]
    for (const { text, places } of facts) {
      const fact = `${placeText(places[0])} ${text}`
      const quoted = await Promise.all(places.map(({ path, line }) => quoter.quote({ path, startLine: line, endLine: line, fact })))
      yield { lines: [...heading, fact, ...quoted.flatMap(({ lines }) => lines)], evidence: quoted.map(({ evidence }) => evidence) }
      heading = []
    }
    if (facts.length === 0) yield { lines: heading, evidence: [] }
  }
}
