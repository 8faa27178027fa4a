import type { Question } from './question.ts'

const whole = `(?:the|this|our|your) (?:whole |entire )?(?:system|application|codebase|code base|code|program|library|software|package|project|tool)`

const main = new RegExp(
  String.raw`^\W*(?:(?:which|what|where|how many)\b[^?]*|is there (?:a|one) )\bmain (?:programs?|procedures?|routines?|modules?|functions?|entry points?|entry)\b(?: of ${whole}| (?:here|in ${whole}))?(?=\W*$)|^\W*(?:where|in which (?:file|module|program|routine|member)) does (?:${whole}|it|execution|everything|control) (?:start|begin)(?=\W*$)|^\W*what (?:is|are) the entry points? of ${whole}(?=\W*$)`,
  'i',
)

const thing = '(?:programs?|procedures?|routines?|modules?|functions?)'
const called = `(?:sub-?)?${thing}`
const inOrder = String.raw`(?:,?\s+(?:and\s+)?in (?:which|what) order(?: (?:do|does|are|is) (?:they|it|these)(?: \w+)?)?)?`

/** `walk me through the main program`, `in which order does the main program call its routines`, `what are the main steps of a run`. */
const courseOfMain = new RegExp(
  String.raw`^\W*(?:(?:(?:what|which ${called}|in (?:which|what) order|how)\s+(?:do|does|is|are)|(?:walk|take|guide|lead) (?:me|us) through|describe|explain)\s+the main ${thing}(?:\s+(?:do|call|run|start|work|proceed|go|flow|invoke|structured|organi[sz]ed)\w*)?(?:\s+(?:its|the|all|other))?(?:\s+(?:${called}|steps))?|what are the main (?:steps|phases|stages) of (?:a|the|each) (?:run|program|execution|simulation|main ${thing}))${inOrder}(?=\W*$)`,
  'i',
)

/** Whether the main program is asked for: which it is, where it is, what it does first, or all that it does. */
export function asksMain({ bare, names }: Pick<Question, 'bare' | 'names'>): boolean {
  return names.length === 0 && /\b(?:main|start|begin|entry)\b/i.test(bare) && (main.test(bare) || asksCourseOfMain({ bare }))
}

/** Whether it is asked what the main program does, from its beginning to its end. */
export function asksCourseOfMain({ bare }: Pick<Question, 'bare'>): boolean {
  return courseOfMain.test(bare)
}

const build = new RegExp(
  String.raw`^\W*how (?:(?:is|are) (?:${whole}|it|this|everything|NAME) (?:built|compiled|assembled|linked|made|installed)|(?:do|can|should|would|to) ?(?:i|we|you|one)? ?(?:build|compile|assemble|install) (?:${whole}|it|this|everything|NAME))(?=\W*$)`,
  'i',
)

/** Whether it is asked how all of it is built. A name may be what the system is called. */
export function asksBuildOfAll({ bare, names }: Pick<Question, 'bare' | 'names'>): boolean {
  return names.length < 2 && /^\W*how\b/i.test(bare) && build.test(bare)
}
