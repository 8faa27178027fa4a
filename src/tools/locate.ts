import { z } from 'zod'
import type { AgentTool, ToolOutput } from '../answer/agent-tool.ts'
import type { CodeEvidence, Evidence } from '../answer/evidence.ts'
import { hashLines } from '../answer/hash-lines.ts'
import type { LocatedPassage, LocatedUnit, LocateResult } from '../answer/located.ts'
import { AppError } from '../base/app-error.ts'
import { limits } from '../base/limits.ts'
import { count, cutText, grouped } from '../base/text.ts'
import { withTimeout } from '../base/with-timeout.ts'
import { textOf } from '../skills/sections.ts'
import type { SkillLibrary, SkillMatch } from '../skills/skill-library.ts'
import { coverageOf } from '../structure/retrieval/coverage-of.ts'
import type { LocateOptions } from '../structure/retrieval/locate.ts'
import { isRetrievalKind, type RetrievalKind, retrievalKinds } from '../structure/retrieval/retrieval-unit.ts'
import { BoundedText } from './bounded-text.ts'
import { skillEvidence } from './skill-evidence.ts'
import { wholeNumber } from './tool-input.ts'

const defaultLimit = 8
const mostUnits = 30
const mostSkills = 2
const mostAlso = 40
const mostAlsoChars = 80
const shownReasons = 5
const shownUnknown = 400

const schema = z
  .object({
    question: z.string().min(1).max(limits.questionBytes).describe("The question's own words."),
    also: z
      .array(z.string().min(1).max(mostAlsoChars))
      .max(mostAlso)
      .optional()
      .describe('10 to 20 words the code may use instead: synonyms, abbreviations, names.'),
    kinds: z
      .array(z.custom<RetrievalKind>(isRetrievalKind, `A kind is one of ${retrievalKinds.join(', ')}.`))
      .max(10)
      .optional()
      .describe('Only: program, paragraph, step, map, record, table …'),
    beginnings: z.boolean().optional().describe('Only their headers.'),
    within: z.array(z.string().max(limits.pathChars)).max(20).optional().describe('Programs, jobs, paths.'),
    limit: wholeNumber(1, mostUnits).optional().describe(`Default ${defaultLimit}.`),
  })
  .strict()

type Input = z.infer<typeof schema>

interface LocateRequest {
  readonly signal: AbortSignal
  readonly onProgress: (files: { readonly done: number; readonly total: number }) => void
}

interface LocateToolDeps {
  readonly locate: (question: string, options: LocateOptions, request: LocateRequest) => Promise<LocateResult>
  readonly skills: SkillLibrary
}

/** Finds the places of the code, and of the skills, that a question in natural words is about. */
export function createLocateTool(deps: LocateToolDeps): AgentTool<Input> {
  return {
    name: 'locate',
    description: 'Finds what a question is about: paragraphs, steps, screens, records, skills, with their best lines.',
    schema,
    call: async ({ question, also, kinds, beginnings, within, limit = defaultLimit }, { signal }) => {
      const options = { also, kinds, beginnings, within, limit }
      const [located, skills] = await Promise.all([readyLocate(deps, question, options, signal), skillsFor(deps.skills, question)])
      return show(located, skills)
    },
  }
}

/** As `readyStructure`: says how far it is when the code takes too long to read. */
function readyLocate(deps: LocateToolDeps, question: string, options: LocateOptions, signal: AbortSignal): Promise<LocateResult> {
  let far = ''
  const onProgress: LocateRequest['onProgress'] = ({ done, total }) => {
    far = `: ${grouped(done)} of ${count(total, 'file')} so far`
  }
  return withTimeout((inner) => deps.locate(question, options, { signal: inner, onProgress }), {
    ms: limits.structureWaitMs,
    signal,
    onTimeout: () =>
      new AppError('tool_timeout', `The code is still being read${far}.`, {
        hint: 'Call this tool again: it goes on from there. Until then search_code finds the lines.',
      }),
  })
}

async function skillsFor(skills: SkillLibrary, question: string): Promise<SkillMatch[]> {
  return skills.list().length === 0 ? [] : skills.search(question.slice(0, limits.queryChars), mostSkills)
}

/** A unit or a skill as it is shown: all of it, or not at all. */
interface Found {
  readonly coverage: number
  readonly lines: readonly string[]
  readonly evidence: readonly Evidence[]
}

function show(located: LocateResult, skills: readonly SkillMatch[]): ToolOutput {
  const { units, words } = located
  const output = new BoundedText()
  const unknown = words.filter(({ units: found }) => found === 0).map(({ word }) => word)
  if (unknown.length > 0) output.add(`In no unit: ${cutText(unknown.join(', '), shownUnknown)}`)
  const found = fused(
    units.map(foundUnit),
    skills.map((match) => foundSkill(match, words)),
  )
  const shown = firstThat(found, ({ lines }) => output.add(...lines))
  if (found.length === 0) output.add('Nothing in the code has any of these words.')
  const notices = shown.length < found.length ? [`Cut at ${limits.toolResultChars} characters: ask for fewer units.`] : []
  for (const notice of notices) output.footer(`(${notice})`)
  const summary = skills.length === 0 ? count(units.length, 'unit') : `${count(units.length, 'unit')}, ${count(skills.length, 'skill')}`
  const evidence = shown.flatMap((one) => one.evidence)
  return {
    content: output.toString(),
    artifact: { evidence, summary, total: units.length, located, ...(notices.length > 0 ? { notices } : {}) },
  }
}

/** A skill stands before the first unit that has less of the question: scores of the two searches do not compare, what they cover does. */
function fused(units: readonly Found[], skills: readonly Found[]): Found[] {
  const all = [...units]
  for (const skill of skills) {
    const at = all.findIndex(({ coverage }) => coverage < skill.coverage)
    all.splice(at < 0 ? all.length : at, 0, skill)
  }
  return all
}

function firstThat<Item>(items: readonly Item[], fits: (item: Item) => boolean): Item[] {
  const end = items.findIndex((item) => !fits(item))
  return items.slice(0, end < 0 ? undefined : end)
}

function foundUnit(unit: LocatedUnit): Found {
  const { coverage, passages } = unit
  return {
    coverage,
    lines: [unitLine(unit), ...passages.flatMap(passageLines)],
    evidence: passages.map((passage) => codeEvidence(unit, passage)),
  }
}

function foundSkill(match: SkillMatch, words: LocateResult['words']): Found {
  const { skill, passage, why } = match
  const line = `skill ${skill.name}, ${passage.heading ?? 'beginning'} — ${cutText(why.join('; '), 200)}`
  return { coverage: coverageOf(textOf(skill, passage), words), lines: [line], evidence: [skillEvidence(match)] }
}

function unitLine({ path, startLine, endLine, kind, name, owner, why }: LocatedUnit): string {
  const whose = owner === undefined ? '' : ` of ${owner.name}`
  const reasons = why.slice(0, shownReasons).map(({ word, found }) => (word.toLowerCase() === found ? word : `${word}=${found}`))
  return `${path}:${startLine}-${endLine} ${kind} ${cutText(name, 80)}${whose} — ${reasons.join(', ')}`
}

function passageLines({ startLine, lines }: LocatedPassage): string[] {
  return lines.map((line, i) => `  ${startLine + i}| ${cutText(line.trimEnd(), limits.searchLineChars)}`)
}

function codeEvidence({ path }: LocatedUnit, { startLine, endLine, lines }: LocatedPassage): CodeEvidence {
  const text = lines.join('\n')
  return { kind: 'code', path, startLine, endLine, text, hash: hashLines(text), whole: false, via: 'match' }
}
