import { nameMark } from './name-mark.ts'

const noun = String.raw`(?:[a-z-]+\s+){0,2}`
const named = String.raw`(?:the\s+)?${noun}${nameMark}\b`
const member = String.raw`(?:files?|members?|modules?|sources?|source\s+(?:files?|members?)|librar(?:y|ies)|programs?)`
/** Where it is used is not where it stands. */
const use =
  '(?:call|use|run|invoke|start|execut|perform|link|load|reach|copi|includ|referenc|refer|nam|mention|set|chang|test|check|enter|submit)(?:t?ed|d)?'
const place = new RegExp(
  [
    String.raw`\bwhere\s+(?:is|are)\s+${named}(?:\s+[a-z]+)?\s+(?:defined|declared|located|coded|implemented|found|written|stored)\b`,
    String.raw`\bwhere\s+(?:is|are)\s+${named}(?:\s+(?!${use}\b)[a-z]+)?\s*\?*$`,
    String.raw`\bwhere\s+(?:can|do|does|would|will)\s+(?:I|we|you|one|somebody)\s+find\s+${named}`,
    String.raw`\bwhere\s+does\s+${named}\s+(?:live|stand|begin|start)\b`,
    String.raw`\b(?:which|what)\s+${member}\s+(?:has|have|holds?|contains?|defines?|implements?|declares?)\s+${named}`,
    String.raw`\bin\s+(?:which|what)\s+${member}\s+(?:is|are|does|do)\s+${named}`,
  ].join('|'),
  'i',
)

/** Whether it is asked where what is named stands: `where is NAME defined`, `which member holds NAME`. */
export function asksPlace(bare: string): boolean {
  return place.test(bare)
}
