import { keepLast } from '../../../base/keep-last.ts'
import { nameMark } from './name-mark.ts'

const it = String.raw`(?:the\s+)?(?:cobol\s+|cics\s+|batch\s+)?(?:(?:program|module|routine|transaction)\s+)?${nameMark}`
const abends = String.raw`(?:(?:user|cics|own)\s+)?(?:abends?(?:[- ]?codes?)?|abcodes?)`
const can = '(?:does|do|can|could|may|might|will|would)'
const issue =
  '(?:issue|raise|give|force|take|cause|throw|produce|trigger|set|have|end\\s+with|terminate\\s+with|abend\\s+with|stop\\s+with|fail\\s+with)'
const forms = [
  // `what abends does X issue`, `which abend codes can X end with`
  String.raw`^\W*(?:which|what|list(?:\s+all)?(?:\s+the)?)\s+(?:possible\s+|different\s+|other\s+)?${abends}\s+(?:that\s+)?${can}\s+${it}\s+(?:itself\s+)?${issue}\W*$`,
  // `with which abend codes can X end`
  String.raw`^\W*with\s+(?:which|what)\s+${abends}\s+${can}\s+${it}\s+(?:itself\s+)?(?:end|terminate|abend|stop|fail|abort)\W*$`,
  // `which abends are issued by X`, `list the abends of X`
  String.raw`^\W*(?:(?:which|what)\s+|list\s+|show\s+(?:me\s+)?|(?:which|what)\s+are\s+)(?:all\s+)?(?:the\s+)?${abends}\s+(?:(?:are|is|get|can\s+be)\s+)?(?:issued|raised|set|given|forced|caused|produced|used)?\s*(?:by|of|in|from)\s+${it}\W*$`,
  // `does X issue an abend`, `does X abend`
  String.raw`^\W*(?:does|can|could|will|may)\s+${it}\s+(?:ever\s+|itself\s+)?(?:abend|${issue}\s+(?:an?\s+|any\s+)?${abends})(?:\s+(?:itself|on\s+its\s+own|deliberately))?\W*$`,
].map((form) => new RegExp(form, 'i'))

/** Whether a question asks with which abends a program ends itself, and nothing else. */
export const asksIssuedAbends = keepLast((bare: string): boolean => /ab(?:end|code)/i.test(bare) && forms.some((form) => form.test(bare)))
