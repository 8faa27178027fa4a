import type { SkillEvidence } from '../../../answer/evidence.ts'
import type { LocatedWord } from '../../../answer/located.ts'
import type { Findings } from '../findings.ts'
import { CarriedWords } from './carried-words.ts'
import { type Block, blocksOf, linesOfBlocks } from './section-blocks.ts'

/** What a skill says about a question: a section, or the parts of a long one that carry the question's words. */
export interface SkillPassage {
  readonly section: SkillEvidence
  readonly lines: readonly string[]
  /** How surely each word of the question stands in it or in its heading. */
  readonly carried: readonly number[]
  /** Their weight as a share of the question's, 0 to 1. */
  readonly coverage: number
  /** The same of the paragraph, list item or row that carries most: how far the words stand together. */
  readonly together: number
}

/** A section that is not longer is quoted whole. */
const wholeChars = 600
const mostChars = 900
/** Of the weight that the best block carries. */
const leastShare = 0.5

/** The sections of the skills that were loaded, best first. */
export function skillPassages(words: readonly LocatedWord[], findings: Findings): readonly SkillPassage[] {
  const counted = new CarriedWords(words)
  const passages = sectionsOf(findings).flatMap((section) => {
    const passage = passageOf(section, counted)
    return passage === undefined ? [] : [passage]
  })
  return passages.sort((a, b) => b.coverage + b.together - a.coverage - a.together)
}

function sectionsOf({ skillTexts }: Findings): readonly SkillEvidence[] {
  const byPlace = new Map(skillTexts.map((section) => [`${section.name}:${section.startLine}`, section]))
  return [...byPlace.values()]
}

function passageOf(section: SkillEvidence, counted: CarriedWords): SkillPassage | undefined {
  const blocks = blocksOf(section.text.split('\n'))
  if (blocks.length === 0) return undefined
  const whole = linesOfBlocks(blocks)
  const lines = whole.join('\n').length <= wholeChars ? whole : linesOfBlocks(tellingBlocks(blocks, counted))
  const carried = counted.in(`${section.heading ?? ''}\n${lines.join('\n')}`)
  const together = Math.max(...blocks.map((block) => counted.share(counted.in(block.lines.join('\n')))))
  return { section, lines, carried, coverage: counted.share(carried), together }
}

/** The blocks that carry most, as many as there is room for, in their order. */
function tellingBlocks(blocks: readonly Block[], counted: CarriedWords): readonly Block[] {
  const scored = blocks
    .map((block) => ({ block, share: counted.share(counted.in(block.lines.join('\n'))) }))
    .sort((a, b) => b.share - a.share)
  const least = leastShare * (scored[0]?.share ?? 0)
  const taken: Block[] = []
  let chars = 0
  for (const { block, share } of scored) {
    const length = block.lines.join('\n').length
    if (share < least || (taken.length > 0 && chars + length > mostChars)) continue
    taken.push(block)
    chars += length
  }
  return taken.sort((a, b) => a.at - b.at)
}
