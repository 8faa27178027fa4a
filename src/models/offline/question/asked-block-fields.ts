import { keepLast } from '../../../base/keep-last.ts'

/** `which two ASCB fields does it add`: fields of a control block of the system begin with its name. */
const asked =
  /\b(?:[Ww]hich|[Ww]hat)\s+(?:(?:one|two|three|four|five|\d+)\s+)?(?:(?:other|further)\s+)?([A-Z][A-Z0-9]{2,4})\s+fields?\b|\b(?:[Ww]hich|[Ww]hat)\s+(?:(?:two|three|four|five|\d+)\s+)?fields?\s+(?:of|in|from)\s+(?:the\s+)?([A-Z][A-Z0-9]{2,4})\b/

/** The control block of which a question asks what fields are used; undefined where it asks anything else. */
export const askedBlockFields = keepLast((text: string): string | undefined => {
  const found = asked.exec(text)
  return found?.[1] ?? found?.[2]
})
