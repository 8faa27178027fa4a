import { outputMarkerFile } from '../../base/output-marker.ts'

/** What a run writes at the top of the output directory beside the pages. */
export const ownNames: readonly string[] = [
  'index.md',
  'not-answered.md',
  'names.md',
  'journal.jsonl',
  'answers.jsonl',
  'lock',
  outputMarkerFile,
]
