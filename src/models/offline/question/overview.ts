import { keepLast } from '../../../base/keep-last.ts'
import type { Question } from './question.ts'

const wholeSystem = `(?:the|this|our|your) (?:whole |entire )?(?:system|application|codebase|code base|repository|repo|product)`
const asksWhole = new RegExp(
  String.raw`\b(?:overview(?: of ${wholeSystem})?(?=\W*$)|what (?:does|is) ${wholeSystem}(?: do| for| about| all about| made of)?(?=\W*$)|what is this (?:system|application|codebase|code)|what (?:does|do) ${wholeSystem} (?:do|consist)|(?:explain|describe|introduce)(?: me)? ${wholeSystem}(?=\W*$)|what (?:kind|sort|type) of (?:[\w-]+ ){0,2}(?:system|application|program|software|package|product|code) (?:is|are) (?:this|it|that|these)|what can (?:one|i|you|we|users?|people|somebody|an? [a-z]+) (?:actually )?do with (?:it|this|this (?:system|program|application|software|code)|${wholeSystem})|what is the (?:purpose|aim|goal) of (?:it|this|${wholeSystem})(?=\W*$)|(?:which|what) (?:programming )?languages(?=\W*$|[^?]*\b(?:written|use[sd]?|coded|programmed|there|here|systems?|code|codebase|application|repository|contains?)\b)|overview of how ${wholeSystem} (?:is (?:structured|organi[sz]ed|built|put together|laid out)|works|hangs together|fits together)(?=\W*$)|how (?:big|large) is ${wholeSystem}|what(?: is|'s) (?:in )?(?:here|this repository)|what (?:have|do) we (?:got|have) here|tell me about ${wholeSystem}|(?:what is|what's) (?:all )?this(?=\W*$)|what does (?:all this|the code) do(?=\W*$)|(?:where (?:do|should|can)|how do) (?:i|we|one) (?:start|begin)(?: (?:reading|looking|to read|to look|with it|with (?:the|this) code))?(?=\W*$)|what are the (?:main |major |most important |central )(?:parts|components|modules|subsystems|pieces|building blocks)(?: of (?:it|(?:the|this) (?:system|program|library|application|code|codebase|software|package|project|tool)))?(?=\W*$)|(?:which|what) (?:are|is) the (?:main|most important) (?:programs?|entry points?|jobs)(?: here| of ${wholeSystem})?(?=\W*$)|which programs? (?:is|are) the (?:main|entry) (?:programs?|points?)(?=\W*$)|what are the (?:parts|components|subsystems|building blocks) of ${wholeSystem}(?=\W*$)|how (?:is|are) ${wholeSystem.replace('system|', 'system|program|code|')} (?:structured|organi[sz]ed|put together|laid out|divided)(?=\W*$)|(?:which|what) (?:main )?(?:parts|subsystems|components) (?:does|do|has|make))`,
  'i',
)
// What is planned is of jobs unless a word says of what else: a schedule of payments, a pumping schedule.
const schedule = String.raw`(?:^|\b(?:the|an?|our|your|this|any|jobs?|batch|production|night(?:ly)?|daily|weekly|monthly|run) )schedule\b(?! (?:of|for) (?!(?:the |all |our )?(?:\S+ )?(?:jobs|batch|runs|programs)\b))`
const ofJobs = new RegExp(String.raw`\b(?:jobs|night(?:ly)?|batch (?:cycle|window|run|chain|flow|processing))\b|${schedule}`, 'i')
const ofSchedule = new RegExp(schedule, 'i')
const inOrder =
  /\b(?:order|sequence|fit together|one after (?:the )?(?:other|another)|chain|cycle|take me through|walk me through|hang together|work together|overview)\b/i

/** Whether a question is about the system as a whole. */
export const asksOverview = keepLast(({ bare }: Pick<Question, 'bare'>): boolean => asksWhole.test(bare))

/** Whether a question is about the jobs as a whole: which there are, and which comes after which. */
export function asksSchedule({ bare, names }: Question): boolean {
  return names.length === 0 && ofJobs.test(bare) && (inOrder.test(bare) || ofSchedule.test(bare))
}
