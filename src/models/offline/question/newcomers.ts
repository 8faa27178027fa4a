import type { Question } from './question.ts'

const whole = `(?:the|this|our|your) (?:whole |entire )?(?:system|application|codebase|code base|code|program|library|software|package|project|tool)`

const main = new RegExp(
  String.raw`^\W*(?:(?:which|what|where|how many)\b[^?]*|is there (?:a|one) )\bmain (?:programs?|procedures?|routines?|modules?|functions?|entry points?|entry)\b(?: of ${whole}| (?:here|in ${whole}))?(?=\W*$)|^\W*(?:where|in which (?:file|module|program|routine|member)) does (?:${whole}|it|execution|everything|control) (?:start|begin)(?=\W*$)|^\W*what (?:is|are) the entry points? of ${whole}(?=\W*$)`,
  'i',
)

/** Whether the main program is asked for: which it is, where it is, what it does first. */
export function asksMain({ bare, names }: Pick<Question, 'bare' | 'names'>): boolean {
  return names.length === 0 && /\b(?:main|start|begin|entry)\b/i.test(bare) && main.test(bare)
}

const build = new RegExp(
  String.raw`^\W*how (?:(?:is|are) (?:${whole}|it|this|everything|NAME) (?:built|compiled|assembled|linked|made|installed)|(?:do|can|should|would|to) ?(?:i|we|you|one)? ?(?:build|compile|assemble|install) (?:${whole}|it|this|everything|NAME))(?=\W*$)`,
  'i',
)

/** Whether it is asked how all of it is built. A name may be what the system is called. */
export function asksBuildOfAll({ bare, names }: Pick<Question, 'bare' | 'names'>): boolean {
  return names.length < 2 && /^\W*how\b/i.test(bare) && build.test(bare)
}
