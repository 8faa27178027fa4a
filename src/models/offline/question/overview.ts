import { keepSome } from '../../../base/keep-some.ts'
import type { Question } from './question.ts'

const noun =
  '(?:system|application|app|code ?base|code|sources?|repository|repo|product|software|package|suite|project|tool|toolkit|library|thing)'
const kind = '(?:whole|entire|complete|old|legacy|software|program|source)'
/** What stands in place of what a question calls the system; with `the` before it where that may be another thing: `what is the code`. */
const mark = 'WHOLE'
const wholeSystem = new RegExp(
  String.raw`\b(?<which>the|this|our|your|these|all (?:of )?(?:the|this|these)) (?:${kind} )*(?<noun>${noun})\b(?!-)`,
  'gi',
)
const itself = /^(?:system|application|app|repository|product|software|project)$/i
/** A program is the whole only where what else is said of it speaks of the whole. */
const wholeProgram = /\b(?:the|this) (?:whole |entire )?program\b(?!-)/gi
const marked = `(?:(?:the )?${mark}|PROGRAM)`
const whole = `(?:${marked}|(?:all )?this|it|everything)`
/** Where the question ends, or goes on with who uses it and from where. */
const end = String.raw`(?=\W*$|,? and (?:(?:by |for |from )?(?:who|whom|what|where|which \w+)|how|when|why)\b)`

function withMarks(text: string): string {
  return text
    .replace(wholeSystem, (...found) => {
      const { which = '', noun: said = '' } = found.at(-1) as Readonly<Record<string, string>>
      return /^the$/i.test(which) && !itself.test(said) ? `the ${mark}` : mark
    })
    .replace(wholeProgram, 'PROGRAM')
}

/** How short an answer is wanted, for whom, and what else says nothing of what is asked. */
const manners =
  /(?:^|,? )(?:(?:in|with) (?:short|brief|general|a nutshell|(?:one|two|three|a few|a couple of|simple|plain|your own|other|layman'?s) (?:sentences?|words?|lines?|terms|english))|briefly|basically|actually|really|exactly|overall|please|roughly|to (?:me|us|a newcomer|newcomers|a new (?:colleague|developer|programmer|joiner))|for (?:me|us|a newcomer|newcomers|beginners|a beginner|a new (?:colleague|developer|programmer|joiner))|(?:can|could|would|will) you|i(?: am|'m) new(?: here| to (?:this|it|the \w+))?\b[,.:;]?)(?=\W|$)/gi

const part = '(?:parts|components|modules|subsystems|pieces|building blocks)'
/** Of the whole by name or pointing. */
const asked: readonly string[] = [
  `overview(?: (?:of|over) ${whole})?${end}`,
  `overview of how ${whole} (?:is (?:structured|organi[sz]ed|built|put together|laid out)|works|hangs together|fits together)${end}`,
  `(?:summary|description|introduction|tour|outline|synopsis) (?:of|to) (?:${marked}|(?:all )?this|everything)${end}`,
  `(?:explain|describe|introduce|summari[sz]e|sum up|outline|present)(?: me)? (?:what )?(?:${marked}|(?:all )?this)(?: (?:does|is(?: for| about)?))?${end}`,
  `what (?:does|do|is|are) (?:${marked}|all this)(?: (?:do|doing|consist of|made of|for|good for|(?:used|meant|made|there|intended|written|designed) (?:for|to do)|supposed to do|(?:all )?about))${end}`,
  `what (?:is|are) ${mark}${end}`,
  `(?<=^\\W*)what (?:does|do|is|are) (?:this|it|everything) (?:(?:all )?(?:about|for)|good for|(?:used|meant|made|intended) for)${end}`,
  `(?:what is|what's|whats) (?:all )?this${end}`,
  `what (?:does|do) ${marked} consist`,
  `what (?:kind|sort|type) of (?:[\\w-]+ ){0,2}(?:system|application|app|program|software|package|product|code|tool|thing) (?:is|are) (?:this|it|that|these|here)`,
  `what can (?:one|i|you|we|users?|people|somebody|an? [a-z]+|its users) do with (?:it|this|${marked})`,
  `what can ${marked} do${end}`,
  `what (?:is|are) the (?:purpose|aim|goal|main (?:features|functions|capabilities)|features|capabilities) of ${whole}${end}`,
  `(?:what|which) (?:problem|business (?:problem|process|function|need|area)|task) (?:does|is) ${whole} (?:solve|serve|support|handle|address|for|about)`,
  `who (?:is ${whole} (?:(?:meant|made|written|intended) )?for|(?:would|will|does|should|can|might)? ?uses? (?:it|this|${marked}) (?:and )?(?:for|to do) what)${end}`,
  `what am i (?:looking at|dealing with|seeing)(?: here)?${end}`,
  `what(?: is|'s) (?:here|in (?:here|${marked}${end}))`,
  `what (?:have|do) we (?:got|have) here`,
  `tell me (?:something |more |a bit )?about (?:${marked}|this)${end}`,
  `what does all this do${end}`,
  String.raw`(?:which|what) (?:programming )?languages(?=\W*$|[^?]*\b(?:written|use[sd]?|coded|programmed|there|here|systems?|code|codebase|application|repository|contains?|${mark}|PROGRAM)\b)`,
  `how (?:big|large) is (?:${marked}|this|it)${end}`,
  `(?:where (?:do|should|can)|how do) (?:i|we|one) (?:start|begin)(?: (?:reading|looking|to read|to look|with it|with ${marked}))?${end}`,
  `what are the (?:main |major |most important |central )?${part}(?: of ${whole})${end}`,
  `what are the (?:main |major |most important |central )${part}${end}`,
  `(?:which|what) (?:are|is) the (?:main|most important) (?:programs?|entry points?|jobs)(?: here| of ${whole})?${end}`,
  `which programs? (?:is|are) the (?:main|entry) (?:programs?|points?)${end}`,
  `how (?:is|are) ${whole} (?:structured|organi[sz]ed|put together|laid out|divided)${end}`,
  `(?:which|what) (?:main )?(?:parts|subsystems|components) (?:does|do|has|make)`,
]
const asksWhole = new RegExp(String.raw`\b(?:${asked.join('|')})`, 'i')
/** Each of the above has one of these: V8 takes as long to read all of them for the first time as for fifty other patterns. */
const mayAskWhole = new RegExp(
  String.raw`\b(?:${mark}|PROGRAM|this|that|these|it|everything|here|am|overview|languages?|start|begin|main|important|entry|${part})\b`,
  'i',
)

// What is planned is of jobs unless a word says of what else: a schedule of payments, a pumping schedule.
const schedule = String.raw`(?:^|\b(?:the|an?|our|your|this|any|jobs?|batch|production|night(?:ly)?|daily|weekly|monthly|run) )schedule\b(?! (?:of|for) (?!(?:the |all |our )?(?:\S+ )?(?:jobs|batch|runs|programs)\b))`
const ofJobs = new RegExp(String.raw`\b(?:jobs|night(?:ly)?|batch (?:cycle|window|run|chain|flow|processing))\b|${schedule}`, 'i')
const ofSchedule = new RegExp(schedule, 'i')
const inOrder =
  /\b(?:order|sequence|fit together|one after (?:the )?(?:other|another)|chain|cycle|take me through|walk me through|hang together|work together|overview)\b/i

const asksOfWhole = keepSome((bare: string): boolean => {
  const text = withMarks(bare.replace(manners, ''))
  return mayAskWhole.test(text) && asksWhole.test(text)
})

/** Whether a question is about the system as a whole. */
export function asksOverview({ bare }: Pick<Question, 'bare'>): boolean {
  return asksOfWhole(bare)
}

/** Whether a question is about the jobs as a whole: which there are, and which comes after which. */
export function asksSchedule({ bare, names }: Question): boolean {
  return names.length === 0 && ofJobs.test(bare) && (inOrder.test(bare) || ofSchedule.test(bare))
}
