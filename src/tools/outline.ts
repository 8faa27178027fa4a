import { z } from 'zod'
import type { AgentTool, ToolOutput } from '../answer/agent-tool.ts'
import type { EntryPoint, OutlineEntry, OutlineResult, OverviewResult, StepData } from '../answer/structure-results.ts'
import { entryWords, lineRange, placeText, unitWords } from '../answer/structure-words.ts'
import { limits } from '../base/limits.ts'
import { count } from '../base/text.ts'
import type { Sandbox } from '../files/sandbox.ts'
import { LineQuoter } from './quoted-lines.ts'
import { readyStructure, type ShownPart, type StructureToolDeps, showStructure } from './structure-tool.ts'

const schema = z
  .object({ name: z.string().min(1).max(limits.pathChars).optional().describe('A path, or a name; left out: the whole system.') })
  .strict()

type Input = z.infer<typeof schema>

/** Shows what stands in a file or unit. */
export function createOutlineTool(deps: StructureToolDeps): AgentTool<Input> {
  return {
    name: 'outline',
    description: 'What a program, job, copybook or the whole system consists of: paragraphs, steps with data sets, fields with offsets.',
    schema,
    call: async ({ name }, { signal }) => {
      const queries = await readyStructure(deps, signal)
      if (name === undefined) return showOverview(queries.overview(), deps.sandbox)
      const result = queries.outline(name)
      const total = result.members.reduce((sum, { entries }) => sum + entries.length, 0)
      const summary = `${count(total, 'entry')} in ${count(result.members.length, 'file')}`
      return showStructure({ result, summary, parts: partsOf(result, new LineQuoter(deps.sandbox)), total, noun: 'entries' })
    },
  }
}

function showOverview(result: OverviewResult, sandbox: Sandbox): Promise<ToolOutput> {
  const { members, lines, entryPoints } = result
  const points = [...entryPoints.jobs, ...entryPoints.transactions, ...entryPoints.programs]
  const parts = overviewParts(result, points, new LineQuoter(sandbox))
  return showStructure({
    result,
    summary: `${count(members, 'file')}, ${count(lines, 'line')}`,
    parts,
    total: points.length,
    noun: 'entry points',
  })
}

async function* overviewParts(result: OverviewResult, points: readonly EntryPoint[], quoter: LineQuoter): AsyncGenerator<ShownPart> {
  const { languages, units, edges } = result
  const sums = [
    `languages: ${languages.map(({ language, members, lines }) => `${language} (${count(members, 'file')}, ${count(lines, 'line')})`).join(', ')}`,
    `units: ${units.map(({ name, count: n }) => `${name} ${n}`).join(', ')}`,
    `references: ${edges.map(({ name, count: n }) => `${name} ${n}`).join(', ')}`,
    'started from outside:',
  ]
  yield { lines: sums, evidence: [] }
  for (const point of points) {
    const fact = `${placeText(point)} ${unitWords(point)}${point.related.length === 0 ? '' : `: ${point.related.join(', ')}`}`
    const { evidence } = await quoter.quote({ path: point.path, startLine: point.line, endLine: point.line, fact })
    yield { lines: [fact], evidence: [evidence] }
  }
}

async function* partsOf({ members }: OutlineResult, quoter: LineQuoter): AsyncGenerator<ShownPart> {
  for (const { path, language, lines, entries } of members) {
    let heading = [`${path} (${language}, ${count(lines, 'line')})`]
    for (const entry of entries) {
      const facts = [entryLine(entry), ...(entry.data ?? []).map((data) => dataLine(entry, data))]
      // Only the line on which a unit begins was looked at, whatever its length.
      const quoted = await Promise.all(
        facts.map(({ line, text }) => quoter.quote({ path, startLine: line, endLine: line, fact: text.trim() })),
      )
      yield { lines: [...heading, ...facts.map(({ text }) => text)], evidence: quoted.map(({ evidence }) => evidence) }
      heading = []
    }
    if (entries.length === 0) yield { lines: heading, evidence: [] }
  }
}

interface OutlineFact {
  readonly line: number
  readonly text: string
}

function entryLine(entry: OutlineEntry): OutlineFact {
  return { line: entry.startLine, text: `${'  '.repeat(entry.depth)}${lineRange(entry)} ${entryWords(entry)}` }
}

function dataLine({ depth }: OutlineEntry, { line, dd, dataset, disp }: StepData): OutlineFact {
  return { line, text: `${'  '.repeat(depth + 1)}${line} DD ${dd} ${dataset}${disp === undefined ? '' : ` ${disp}`}` }
}
