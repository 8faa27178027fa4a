const tells =
  'log(?:s|ged|ging)?|(?:report|complain|warn|print|show|display|claim|output|announce|state|mention)(?:s|ed|ing)?|say(?:s|ing)?|said|tells?|told|writes?|wrote|(?:message|warning|note|complaint|line)'
const whom = String.raw`(?:\s+(?:us|me|you|them|the (?:user|operator)|(?:a|the) (?:message|warning|line|error)|on (?:the )?\w+|in (?:the|its) \w+))?`
const reported = new RegExp(
  String.raw`\b(?:${tells})${whom}\s+that\s+(?<said>[^.;:,?!\n]{8,90}?)(?=[.;:,?!\n]|$|\s+(?:and|but)\s+(?:what|which|how|where|why|when|who)\b)`,
  'giu',
)
const article = /^(?:a|an|the|its|our|their|his|this|that|these|those)$/i
const fewestWords = 4
const mostWords = 9

/** The words of what a question says that somebody was told, in their order: `the run logged that the file may be damaged`. */
export function reportedTexts(text: string): readonly (readonly string[])[] {
  return [...text.matchAll(reported)].flatMap(({ groups }) => {
    const words = (groups?.said?.match(/[\p{L}\p{N}_-]+/gu) ?? []).filter((word) => !article.test(word))
    return words.length < fewestWords || words.length > mostWords ? [] : [words]
  })
}
