import { z } from 'zod'
import type { AgentTool } from '../answer/agent-tool.ts'
import { flowWords } from '../answer/estate-words.ts'
import type { FlowResult } from '../answer/structure-estate-results.ts'
import { placeText, subjectWords } from '../answer/structure-words.ts'
import { limits } from '../base/limits.ts'
import { count } from '../base/text.ts'
import { LineQuoter } from './quoted-lines.ts'
import { readyStructure, type ShownPart, type StructureToolDeps, showStructure } from './structure-tool.ts'

const schema = z.object({ name: z.string().min(1).max(limits.queryChars).describe('A program, job, transaction or map.') }).strict()

type Input = z.infer<typeof schema>

/** How control goes through a program, a job or the screens of a transaction. */
export function createFlowTool(deps: StructureToolDeps): AgentTool<Input> {
  return {
    name: 'flow',
    description: 'How control goes through a program or job, or from screen to screen, with conditions and lines.',
    schema,
    call: async ({ name }, { signal }) => {
      const result = (await readyStructure(deps, signal)).flow(name)
      const total = result.subjects.reduce((sum, { links }) => sum + links.length, 0)
      const parts = partsOf(result, new LineQuoter(deps.sandbox))
      return showStructure({ result, summary: count(total, 'step'), parts, total, noun: 'steps' })
    },
  }
}

async function* partsOf({ subjects }: FlowResult, quoter: LineQuoter): AsyncGenerator<ShownPart> {
  for (const subject of subjects) {
    let heading = [`flow of ${subjectWords(subject)}`]
    for (const link of subject.links) {
      const [from, to] = [subject.nodes[link.from], subject.nodes[link.to]]
      if (!from || !to) continue
      const fact = `${placeText(link)} ${flowWords(link, from, to)}`
      const { lines, evidence } = await quoter.quote({ path: link.path, startLine: link.line, endLine: link.line, fact })
      yield { lines: [...heading, fact, ...lines], evidence: [evidence] }
      heading = []
    }
    if (heading.length > 0) yield { lines: heading, evidence: [] }
  }
}
