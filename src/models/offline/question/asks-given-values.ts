import { nameMark } from './name-mark.ts'

const thing = String.raw`(?:the\s+)?(?:program\s+|module\s+|field\s+|item\s+|variable\s+)?${nameMark}`
const giving =
  '(?:moved?|puts?|give|given|returns?|pass(?:es)?|passed|hands?|sends?|assign(?:ed)?|stored?|set|placed?|cop(?:y|ied)|loaded?|written)'
const forms = [
  String.raw`\b(?:what|which)\s+(?:values?\s+)?(?:is|are|was|gets?)\s+${giving}\s+(?:back\s+)?(?:(?:in)?to\s+|in\s+)?${thing}`,
  String.raw`\b(?:what|which)\s+(?:values?\s+)?(?:does|do|did|will)\s+${thing}\s+${giving}\s+(?:back\s+)?(?:(?:in)?to\s+|in\s+)?${thing}`,
  String.raw`\b(?:what|which)\s+values?\s+(?:does|do|did|will|can)\s+${thing}\s+(?:get|receive|take|be\s+(?:set|given|assigned))\b`,
  String.raw`\bwhat(?:'s|\s+is|\s+are)\s+(?:the\s+)?values?\s+of\s+${thing}\s+in\s+${thing}`,
  String.raw`\b(?:what|which)\s+(?:values?\s+)?(?:is|are|was|gets?)\s+${thing}\s+(?:set|assigned|given|initiali[sz]ed|changed)\b`,
  String.raw`\bsets?\s+${thing}(?:\s+and)?\s+to\s+what\b`,
].map((form) => new RegExp(form, 'i'))

/** Whether a question wants the values that statements give to what it names: `what is X set to in P`, `which values are moved to X`. */
export function asksGivenValues(bare: string): boolean {
  return /\b(?:what|which)\b/i.test(bare) && forms.some((form) => form.test(bare))
}
