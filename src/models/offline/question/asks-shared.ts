import { askedUsersOfBoth } from './asked-users-of-both.ts'
import type { Question } from './question.ts'

const deed =
  '(?:us(?:e|es|ing)|includ(?:e|es|ing)|cop(?:y|ies)|call|read|writ(?:e|es)|access|open|touch|declare|work (?:on|with)|have|need)s?'
const two = String.raw`\bNAME(?:,? (?:and|or) |, )(?:the )?(?:[a-z]+ )?NAME\b`
const shared = new RegExp(
  [
    String.raw`${two}[^?]*\b(?:${deed}\b[^?]*\b(?:the same|in common)|share[sd]?\b|both ${deed}\b)`,
    String.raw`\bwhat (?:do|have) ${two.slice(2)} (?:have )?in common\b`,
    String.raw`\b(?:both|shared (?:by|between)|common to|used by both) (?:of )?(?:the )?(?:[a-z]+ )?(?=NAME)${two.slice(2)}`,
  ].join('|'),
  'i',
)

/** Whether a question asks what two things that it names both use: `do A and B use the same common block`. */
export function asksShared({ bare, names }: Pick<Question, 'bare' | 'names'>): boolean {
  return names.length > 1 && shared.test(bare) && askedUsersOfBoth({ bare, names }) === undefined
}
