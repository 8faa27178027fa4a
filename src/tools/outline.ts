import { z } from 'zod'
import type { AgentTool } from '../answer/agent-tool.ts'
import type { OutlineEntry, OutlineResult, StepData } from '../answer/structure-results.ts'
import { entryWords, lineRange } from '../answer/structure-words.ts'
import { limits } from '../base/limits.ts'
import { count } from '../base/text.ts'
import { LineQuoter } from './quoted-lines.ts'
import { readyStructure, type ShownPart, type StructureToolDeps, showStructure } from './structure-tool.ts'

const schema = z.object({ name: z.string().min(1).max(limits.pathChars).describe('A path, or a name as for find_definition.') }).strict()

type Input = z.infer<typeof schema>

/** Shows what stands in a file or unit. */
export function createOutlineTool(deps: StructureToolDeps): AgentTool<Input> {
  return {
    name: 'outline',
    description: 'What a program, job or copybook consists of: paragraphs, steps with programs and data sets, fields with offsets.',
    schema,
    call: async ({ name }, { signal }) => {
      const result = (await readyStructure(deps, signal)).outline(name)
      const total = result.members.reduce((sum, { entries }) => sum + entries.length, 0)
      const summary = `${count(total, 'entry', 'entries')} in ${count(result.members.length, 'file')}`
      return showStructure({ result, summary, parts: partsOf(result, new LineQuoter(deps.sandbox)), total, noun: 'entries' })
    },
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
