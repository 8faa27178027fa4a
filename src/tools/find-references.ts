import { z } from 'zod'
import type { AgentTool } from '../answer/agent-tool.ts'
import type { SourcePlace } from '../answer/structure.ts'
import type { Reference, ReferencesResult, Subject, UsesResult } from '../answer/structure-results.ts'
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
      .enum(['callers', 'callees', 'uses'])
      .describe(
        'callers: who calls, starts, runs, performs, copies it. callees: what it calls and touches. uses: who reads and writes it.',
      ),
    depth: wholeNumber(1, deepest).optional().describe('Steps to follow, default 1.'),
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
      const result = relation === 'uses' ? queries.uses(name) : queries[relation](name, { depth })
      const groups = groupsOf(result)
      const total = groups.reduce((sum, group) => sum + group.references.length, 0)
      const summary = `${count(total, relation === 'uses' ? 'use' : 'reference')} (${relation})`
      return showStructure({ result, summary, parts: partsOf(groups, new LineQuoter(deps.sandbox)), total, noun: 'references' })
    },
  }
}

interface Group {
  readonly title: string
  readonly references: readonly { readonly reference: Reference; readonly text: string }[]
  readonly remark?: string | undefined
}

function groupsOf(result: ReferencesResult | UsesResult): Group[] {
  if (result.query === 'uses') {
    return result.subjects.map((subject) => {
      const listed = (access: string, references: readonly Reference[]) =>
        references.map((reference) => ({ reference, text: `${access}${doesWords(reference)} in ${fromWords(reference)}` }))
      const { reads, writes, other } = subject
      const counts = `${count(writes.length, 'write')}, ${count(reads.length, 'read')}, ${other.length} other`
      return {
        title: `${subjectWords(subject)}: ${counts}`,
        references: [...listed('written: ', writes), ...listed('read: ', reads), ...listed('', other)],
      }
    })
  }
  return result.subjects.map((subject) => ({
    title: `${result.query} of ${subjectWords(subject)}: ${subject.references.length}`,
    references: subject.references.map((reference) => ({ reference, text: textOf(result.query, reference, subject) })),
    remark: subject.above && aboveWords(subject.above),
  }))
}

/** With a greater depth than 1 also to whom, which is then not what was asked for. */
function textOf(query: ReferencesResult['query'], reference: Reference, { unit }: Subject): string {
  const to = query === 'callers' && reference.to.name === unit.name ? '' : ` ${unitWords(reference.to)}`
  return `${fromWords(reference)}: ${doesWords(reference)}${to}`
}

async function* partsOf(groups: readonly Group[], quoter: LineQuoter): AsyncGenerator<ShownPart> {
  for (const { title, references, remark } of groups) {
    let heading = [title, ...(remark === undefined ? [] : [remark])]
    for (const { reference, text } of references) {
      const how = howWords(reference)
      const fact = `${placeText(reference)} ${text}${how === '' ? '' : ` (${how})`}`
      const quoted = await Promise.all(
        placesOf(reference).map(({ path, line }) => quoter.quote({ path, startLine: line, endLine: line, fact })),
      )
      yield { lines: [...heading, fact, ...quoted.flatMap(({ lines }) => lines)], evidence: quoted.map(({ evidence }) => evidence) }
      heading = []
    }
    if (references.length === 0) yield { lines: heading, evidence: [] }
  }
}

/** The statement, and where the name comes from when the statement does not hold it. */
function placesOf({ path, line, via, how }: Reference): SourcePlace[] {
  return via === undefined || how === 'literal' ? [{ path, line }] : [{ path, line }, via]
}
