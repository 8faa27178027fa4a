import { sameName } from '../../../answer/name-match.ts'
import { bareFileName } from '../../../base/file-name.ts'

const listing = /\.(?:txt|lst|lis|list|listing|prt|log)$/i

/** What a compiler printed of a member, beside it and of its name: that stands in every head there, and calls nothing. */
export function isListingOf(path: string, members: readonly string[]): boolean {
  return listing.test(path) && members.some((member) => sameName(bareFileName(member), bareFileName(path)))
}
