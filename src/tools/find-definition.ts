import { z } from 'zod'
import type { AgentTool } from '../answer/agent-tool.ts'
import { type UnitKind, unitKinds } from '../answer/structure.ts'
import type { Definition, WhereResult } from '../answer/structure-results.ts'
import { definitionDetail, linesText, placeText, unitWords } from '../answer/structure-words.ts'
import { AppError } from '../base/app-error.ts'
import { limits } from '../base/limits.ts'
import { sanitizeLine } from '../base/sanitize.ts'
import { count, cutText } from '../base/text.ts'
import { LineQuoter } from './quoted-lines.ts'
import { readyStructure, type ShownPart, type StructureToolDeps, showStructure } from './structure-tool.ts'

const schema = z
  .object({
    name: z
      .string()
      .min(1)
      .max(limits.queryChars)
      .describe('NAME, FIELD OF RECORD, PROGRAM.PARAGRAPH, text of a message; * with kind: all of that kind.'),
    kind: z.string().max(limits.pathChars).optional().describe('program, job, table …'),
  })
  .strict()

type Input = z.infer<typeof schema>

/** Lines shown of each definition, fewer of many. */
const firstLines = 12
const firstLinesOfMany = 3
const many = 4
const veryMany = 20

/** Finds where things of a name are defined. */
export function createFindDefinitionTool(deps: StructureToolDeps): AgentTool<Input> {
  return {
    name: 'find_definition',
    description: 'Where a program, paragraph, field, table, job, transaction or message is defined: exact places, layout, first lines.',
    schema,
    call: async ({ name, kind }, { signal }) => {
      const result = (await readyStructure(deps, signal)).where(name, { kind: kindOf(kind) })
      const total = result.definitions.length + result.members.length + result.mentions.length
      const parts = partsOf(result, new LineQuoter(deps.sandbox))
      return showStructure({ result, summary: count(total, 'definition'), parts, total, noun: 'definitions' })
    },
  }
}

/** A list of all kinds in the schema would take room from every request. */
function kindOf(kind: string | undefined): UnitKind | undefined {
  const known = unitKinds.find((one) => one === kind?.trim().toLowerCase())
  if (kind !== undefined && known === undefined)
    throw new AppError('usage', `There is no kind ${sanitizeLine(cutText(kind, 40))}.`, { hint: `Kinds: ${unitKinds.join(', ')}.` })
  return known
}

async function* partsOf({ definitions, members, mentions }: WhereResult, quoter: LineQuoter): AsyncGenerator<ShownPart> {
  const length = definitions.length < many ? firstLines : definitions.length < veryMany ? firstLinesOfMany : 1
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
