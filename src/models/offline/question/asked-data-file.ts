import { keepLast } from '../../../base/keep-last.ts'
import type { Question } from './question.ts'

/** With an extension, or as systems name a file for its unit: `FOR012`, `fort.12`. */
const named = /(?<![\w./*"'-])((?:[A-Za-z][\w-]*\.[A-Za-z]\w{1,3})|FOR\d{3}|fort\.\d{1,3})(?![\w/]|\.\w)/
const source = /\.(?:f|for|f77|f90|f95|inc|h|c|cc|cpp|py|sh|bat|pl|java|cob|cbl|cpy|pli|asm|mac|s|jcl|md|com|exe|dll|so|lib|obj)$/i
/** What is done with it, or what stands in it. */
const asks =
  /\b(?:reads?|writes?|written|opens?|opened|creates?|created|produces?|produced|outputs?|prints?|printed|fills?|filled|used for)\b|^\W*what(?:'s| is| does| stands?)?(?: stored| kept| found)?(?: in| inside)\b|\b(?:which|what) columns\b|^\W*what does (?:the )?(?:file )?\S+ (?:contain|hold)\b|^\W*what(?:'s| is) (?:the )?(?:file )?\S+\W*$/i

/** The file of data that a question names as a program would in a text, where it asks who works on it or what is in it. */
export const askedDataFile = keepLast(({ text }: Pick<Question, 'text'>): string | undefined => {
  const name = named.exec(text)?.[1]
  return name === undefined || source.test(name) || !asks.test(text) ? undefined : name
})
