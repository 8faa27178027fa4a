import { z } from 'zod'
import type { AgentTool } from '../answer/agent-tool.ts'
import type { Definition, WhereResult } from '../answer/structure-results.ts'
import { definitionDetail, linesText, placeText, unitWords } from '../answer/structure-words.ts'
import { limits } from '../base/limits.ts'
import { count } from '../base/text.ts'
import { LineQuoter } from './quoted-lines.ts'
import { readyStructure, type ShownPart, type StructureToolDeps, showStructure } from './structure-tool.ts'

const schema = z
  .object({ name: z.string().min(1).max(limits.queryChars).describe('NAME, FIELD OF RECORD, PROGRAM.PARAGRAPH, or a text of a message.') })
  .strict()

type Input = z.infer<typeof schema>

/** Lines shown of each definition, fewer of many. */
const firstLines = 12
const firstLinesOfMany = 3
const many = 4

/** Finds where things of a name are defined. */
export function createFindDefinitionTool(deps: StructureToolDeps): AgentTool<Input> {
  return {
    name: 'find_definition',
    description: 'Where a program, paragraph, field, table, job, transaction or message is defined: exact places, layout, first lines.',
    schema,
    call: async ({ name }, { signal }) => {
      const result = (await readyStructure(deps, signal)).where(name)
      const total = result.definitions.length + result.members.length + result.mentions.length
      const parts = partsOf(result, new LineQuoter(deps.sandbox))
      return showStructure({ result, summary: count(total, 'definition'), parts, total, noun: 'definitions' })
    },
  }
}

async function* partsOf({ definitions, members, mentions }: WhereResult, quoter: LineQuoter): AsyncGenerator<ShownPart> {
  const length = definitions.length < many ? firstLines : firstLinesOfMany
  for (const definition of definitions) {
    const { path, startLine } = definition
    const fact = definitionFact(definition)
    const quoted = await quoter.quote({ path, startLine, endLine: Math.min(definition.endLine, startLine + length - 1), fact })
    yield { lines: [fact, ...quoted.lines], evidence: [quoted.evidence] }
  }
  for (const { path, language, lines } of members)
    yield { lines: [`${path} is a file (${language}, ${count(lines, 'line')})`], evidence: [] }
  for (const mention of mentions) {
    const whose = mention.system ? 'part of the system' : 'not defined in the code'
    const fact = `${unitWords(mention)} is ${whose}; named ${count(mention.references, 'time')}, first at ${placeText(mention.first)}`
    const { path, line } = mention.first
    const quoted = await quoter.quote({ path, startLine: line, endLine: line, fact })
    yield { lines: [fact, ...quoted.lines], evidence: [quoted.evidence] }
  }
}

function definitionFact(definition: Definition): string {
  const detail = definitionDetail(definition)
  return `${linesText(definition)} ${unitWords(definition)}${detail === '' ? '' : `: ${detail}`}`
}
