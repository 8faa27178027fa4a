import type { Question } from './question.ts'

const layout = String.raw`(?:copybooks?|copy\s+(?:books?|members?)|include\s+members?|(?:record\s+|file\s+|data\s+)?(?:layouts?|structures?|descriptions?|definitions?|formats?)|records?)`
const file = String.raw`(?:files?|masters?|data\s*sets?|ksds)`
const forms = [
  // `which copybook describes the daily order file`, `where is the record layout of the order file`
  String.raw`^\W*(?:which|what|where)\b[^?,;]*\b${layout}\b[^?,;]*\b${file}\W*$`,
  // `how is a record of the order file laid out`, `what does a record of the order file look like`
  String.raw`^\W*(?:how\s+(?:is|are)|what\s+do(?:es)?)\b[^?,;]*\b${file}\s+(?:records?\s+)?(?:laid\s+out|structured|defined|described|look(?:s)?\s+like)\W*$`,
  String.raw`^\W*(?:show|give)\s+me\s+[^?,;]*\b${layout}\b[^?,;]*\b${file}\W*$`,
].map((form) => new RegExp(form, 'i'))
/** Who asks for something else of a record. */
const others =
  /\b(?:how\s+(?:long|many|big|large)|length|size|keys?|programs?|jobs?|who|reads?|writes?|written|updates?|updated|deletes?|added|adds?|number\s+of|count|sort\w*|order|first|last|each|every|no|not|missing|lines?|copied|copies|copy\s+statements?)\b/i

/** Whether a question asks how the records of a file are laid out that it describes, and nothing else. */
export function asksFileLayout({ text, names }: Pick<Question, 'text' | 'names'>): boolean {
  return names.length === 0 && forms.some((form) => form.test(text)) && !others.test(text.replace(/\bcopy\s+(?:book|member)s?\b/gi, ''))
}
