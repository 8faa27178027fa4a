import { outputMarkers } from '../../base/output-marker.ts'
import type { DocumentationSet } from './documentation-set.ts'
import { escapedText } from './escaped-text.ts'

/** What stands at the top of a page about the whole set: the marker, its title, and where it comes from. */
export function generatedHead({ source }: Pick<DocumentationSet, 'source'>, title: string): string {
  return `${outputMarkers[0]}\n\n# ${escapedText(title)}\n\nWritten by CodeWhisper from the questions of ${escapedText(source)}; changes to this page are overwritten.`
}
