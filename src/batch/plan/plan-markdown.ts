import { outputMarkers } from '../../base/output-marker.ts'
import type { Plan, PlannedSection } from './fill-template.ts'

/**
 * The plan as a question list in Markdown. The marker of what CodeWhisper writes stands in the front matter, as a comment: there it is near the top of the file
 * whatever follows, and no question.
 */
export function planMarkdown({ frontMatter, root }: Plan): string {
  const head = ['---', `# ${outputMarkers[0]}`, ...markerNote, ...(frontMatter === undefined ? [] : [frontMatter]), '---']
  return `${head.join('\n')}\n${sectionText(root, looksLikeTitle(root) ? 1 : 0)}`
}

/** A heading that stands alone above all others is read as the title of the list: its pages would lie elsewhere than with another limit. */
function looksLikeTitle({ questions, sections: [first, ...others] }: PlannedSection): boolean {
  return questions.length === 0 && first?.questions.length === 0 && others.length === 0
}

const markerNote = [
  '# Written by codewhisper plan, which replaces a file with the line above.',
  '# Delete these three lines when you edit the list, so that it is yours.',
]

function sectionText({ level, title, questions, sections }: PlannedSection, deeper: number): string {
  const heading = level === 0 ? '' : `\n${'#'.repeat(Math.min(level + deeper, 6))} ${title}\n`
  const items = questions.map(({ question, nested }) => [`- ${question}`, ...nested.map((text) => `  - ${text}`), ''].join('\n')).join('')
  return `${heading}${items === '' ? '' : `\n${items}`}${sections.map((section) => sectionText(section, deeper)).join('')}`
}
