import { groupBy } from '../../../base/group-by.ts'
import type { CommentBlock, Lexis, TextForm } from './lexis.ts'

/** What begins a comment or a text. */
export type Opener =
  | { readonly what: 'line'; readonly open: string }
  | ({ readonly what: 'block' } & CommentBlock)
  | ({ readonly what: 'text' } & TextForm)

/** By the first character, the longest first. */
export function openersOf({ lineComments = [], blockComments = [], texts = [] }: Lexis): Map<number, Opener[]> {
  const all: Opener[] = [
    ...lineComments.map((open) => ({ what: 'line' as const, open })),
    ...blockComments.map((block) => ({ what: 'block' as const, ...block })),
    ...texts.map((form) => ({ what: 'text' as const, ...form })),
  ]
  all.sort((a, b) => b.open.length - a.open.length)
  return groupBy(all, ({ open }) => open.charCodeAt(0))
}
