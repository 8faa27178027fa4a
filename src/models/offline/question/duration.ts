/** `how long is a record kept`: of time. */
const duration =
  /\bhow long\b(?=[^?]*\b(?:kept|keep|stored|held|hold|retain(?:ed)?|lasts?|takes?|took|waits?|waited|lives?|stays?|remains?|runs?|before|until|till|after|since|ago|valid|locked|open|cached|available)\b)/gi

/** A question without what asks for a time: the other `how long` asks for a length. */
export function withoutDuration(text: string): string {
  return /\bhow long\b/i.test(text) ? text.replace(duration, ' ') : text
}
