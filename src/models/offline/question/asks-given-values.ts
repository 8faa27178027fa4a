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

const isGiven =
  '(?:comput|calculat|deriv|determin|populat|fill|obtain|built|build|form|initiali[sz]|work|arriv|maintain|updat|count|increment|decrement|assign|given|generat|produc|set|chang|round|total|add|accumulat|format)(?:s|es|ed|led|ing)?'
const howGiven = [
  String.raw`\b(?:how|where|when)\s+(?:is|are|was|were|does|do)\s+${thing}\s+(?:get\s+(?:its\s+(?:contents?|value)\b|${isGiven}\b)|${isGiven}\b|come\s+from\b)`,
  String.raw`\b(?:what|which)\s+(?:\w+\s+)?(?:computes?|calculates?|derives?|determines?|populates?|fills?|initiali[sz]es?|increments?|generates?)\s+${thing}`,
  String.raw`\bwhat\s+(?:is|are)\s+${thing}\s+(?:computed|calculated|derived|built|made|formed)\s+(?:from|of|with|by)\b`,
].map((form) => new RegExp(form, 'i'))

/** Whether a question wants the statements that give what it names its value: `how is X computed`, `where does X get its value`. */
export function asksHowGiven(bare: string): boolean {
  return howGiven.some((form) => form.test(bare))
}
