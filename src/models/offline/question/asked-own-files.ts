import type { Question } from './question.ts'

const kinds = '(?:input|output|data|dataset|report|log|sequential|indexed|flat|vsam)'
const files = String.raw`(?:which|what)\s+(?:${kinds}\s+)*(?:files?|data ?sets?)\b`
/** `Into which file does it write`, `which files does it take them from`, `in which file is X kept`. */
const written = new RegExp(
  String.raw`\b(?:in)?to\s+${files}|\b${files}[^?]*\b(?:writes?|written|puts?|creates?|produces?|outputs?|appends?)\b`,
  'i',
)
const read = new RegExp(
  String.raw`\b(?:from|out of)\s+${files}|\b${files}[^?]*\b(?:reads?|takes?|gets?|loads?|fetch(?:es)?|come|comes)\b`,
  'i',
)
const any = new RegExp(String.raw`\b${files}[^?]*\b(?:uses?|opens?|works?|kept|stored|saved|needs?|touch(?:es)?)\b`, 'i')
/** What has the source, or what a file looks like, is another question. */
const ofSource = /\b(?:source|code|defined|declared|implemented|copybook|member|script|layout|format|record layout)\b/i

/** Which of the files of a program a question wants to know; undefined where it asks for none. */
export function askedOwnFiles({ bare }: Pick<Question, 'bare'>): 'read' | 'write' | 'any' | undefined {
  if (ofSource.test(bare)) return undefined
  if (written.test(bare)) return 'write'
  if (read.test(bare)) return 'read'
  return any.test(bare) ? 'any' : undefined
}

/** Whether it wants to know what the files are outside the program. */
export function asksDataSets({ bare }: Pick<Question, 'bare'>): boolean {
  return askedOwnFiles({ bare }) !== undefined && /\bdata ?sets?\b/i.test(bare)
}
