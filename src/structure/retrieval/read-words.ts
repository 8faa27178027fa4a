import type { Sandbox } from '../../files/sandbox.ts'
import type { MemberFacts } from '../facts.ts'
import { readMember } from '../read-member.ts'
import { memberWords } from './member-words.ts'
import type { WordTerms } from './word-terms.ts'
import { packWords } from './words-bytes.ts'

/** The words of a member as it stands on disk, as bytes; none where there is no text. */
export function readWords(sandbox: Sandbox, facts: Pick<MemberFacts, 'path' | 'language' | 'units'>, wordTerms: WordTerms): Uint8Array {
  return packWords(memberWords(facts, readMember(sandbox, facts.path).text, wordTerms))
}
