import { keepSome } from '../../../base/keep-some.ts'

const sort = '(?:(?:different|distinct|cobol|cics|db2|sql|ims|jcl|bms|vsam|batch|online|source) )?'
const things =
  '(?:programs?|modules?|routines?|subroutines?|jobs?|jcls?|procs?|procedures?|copy ?books?|copy members?|tables?|transactions?|screens?|maps?|mapsets?|segments?|psbs?|dbds?|queues?|data ?sets?|files?|macros?)'
const kind = `(?<kind>${sort}${things})`
const ask = '(?:(?:please )?(?:list|show|give|tell|name|find|count)(?: me| us)? )?'
const here =
  '(?: (?:there are|we have|exist|exists))?(?: (?:in|of) (?:the|this|our|all of the) (?:whole |entire )?(?:system|application|app|code ?base|code|repository|repo))?'
const end = String.raw`${here}\W*$`
const done = '(?<done>called|used|copied|run|executed|started|referenced|read|written|updated|accessed|invoked|included|reached)'
const never = '(?:never|not|no longer|nowhere)(?: ever| actually| really)?'
const nobody = '(?:nobody|no ?one|nothing|no (?:other )?(?:program|module|job))'
const uses = '(?<uses>uses|calls|copies|runs|reads|writes|updates|accesses|includes|starts|references|invokes)'
const store = '(?:the )?(?<store>(?:(?!(?:which|what|who|is|the)\\b)[a-z-]+ ){1,4}(?:table|file))'
const plural = '(?:programs|modules|routines|jobs|procs|procedures|copy ?books|tables|transactions|screens|maps|files|macros|segments)'

/** Ways to ask for how many there are of a kind, for those to which something is not done, and for the segments of IMS, without a name. */
const ways: readonly (readonly [RegExp, string])[] = [
  // `number of programs`, `give me the total number of cobol programs`
  [
    `^\\W*(?:what is |what's )?${ask}(?:the )?(?:total )?(?:number|count|quantity|total) of (?:all |the )*${kind}${end}`,
    'how many $<kind> are there',
  ],
  // `what tables does the application use`, `which jobs exist`
  [
    `^\\W*(?:which|what|list|show)(?: me)?(?: all)?(?: of)?(?: the)? (?<kind>${plural}) (?:that )?(?:(?:does|do) )?(?:the |this |our )(?:whole |entire )?(?:system|application|app|code ?base|code|repository|repo) (?:uses?|ha(?:ve|s)|access(?:es)?|contains?|consists? of|works? with|needs?|defines?)${end}`,
    'which $<kind> are there',
  ],
  [`^\\W*(?:which|what) (?<kind>${plural}) (?:exist|are (?:present|available|defined|in use))${end}`, 'which $<kind> are there'],
  // `programs: how many`
  [`^\\W*${kind}\\s*[-:,]+\\s*how many${end}`, 'how many $<kind> are there'],
  // `programs never called`, `unused copybooks`, `programs without callers`
  [
    `^\\W*${ask}(?:all |any |the )*${kind} (?:(?:that|which) )?(?:(?:is|are|get|gets) )?${never} ${done}${end}`,
    'which $<kind> are never $<done>',
  ],
  [`^\\W*${ask}(?:all |any |the )*un${done} ${kind}${end}`, 'which $<kind> are never $<done>'],
  [`^\\W*(?:is|are) there (?:any |an? |some )?un${done} ${kind}${end}`, 'which $<kind> are never $<done>'],
  [
    `^\\W*(?:is|are) there (?:any |an? |some )?${kind} (?:(?:that|which) (?:is|are|gets?) )?${never} ${done}(?: by (?:anything|anybody|any (?:program|job)))?${end}`,
    'which $<kind> are never $<done>',
  ],
  [
    `^\\W*${ask}(?:(?:which|what) )?(?:all |any |the )*${kind} (?:without|with no|that have no|have no|has no) (?:callers?)${end}`,
    'which $<kind> are never called',
  ],
  [
    `^\\W*${ask}(?:(?:which|what) )?(?:all |any |the )*${kind} (?:without|with no|that have no|have no|has no) (?:users?)${end}`,
    'which $<kind> are never used',
  ],
  // `programs that have no job that runs them`, `which programs does no job run`
  [
    `^\\W*${ask}(?:(?:which|what) )?(?:all |any |the )*(?<kind>${sort}(?:programs|modules)) (?:(?:that|which) )?(?:(?:have|has|with) no jobs? (?:that |which )?(?:runs?|starts?|executes?) (?:them|it)|(?:does )?no job (?:ever )?(?:runs?|starts?|executes?)|(?:have|has|with) no job|without (?:an? |any )?jobs?)${end}`,
    'which $<kind> are not run by any job',
  ],
  // `copybooks nobody uses`
  [
    `^\\W*${ask}(?:(?:is|are) there )?(?:all |any |the )*(?<kind>${sort}${plural}) (?:that |which )?${nobody} ${uses}${end}`,
    'which $<kind> does nobody $<uses>',
  ],
  // `price table: readers`, `the price table is read by what`
  [`^\\W*${store}\\s*[-:,]+\\s*(?<does>reader|writer|updater)s?\\W*$`, 'which programs $<does> the $<store>'],
  [
    `^\\W*${store} (?:is|gets) (?<does>read|written|updated|changed) by (?:what|whom?|(?:which|what) (?:programs?|modules?))\\W*$`,
    'which programs $<does> the $<store>',
  ],
  // `what does the IMS database hold`, `describe the hierarchy of the price database`
  [
    `^\\W*(?:what|which data) (?:does|do) (?:the|our|its) (?:ims|dl/?i) databases? (?:hold|contain|consist of|store|have|keep)${end}`,
    'list all ims segments',
  ],
  [
    `^\\W*(?:what is in|describe|explain|show(?: me)?|list|what (?:are|is)|which segments are (?:there )?in) (?:the )?(?:(?:segments?|structure|hierarchy|segment hierarchy|contents?|layout) (?:of|in) )?(?:the|our|its) (?:ims|dl/?i) databases?${end}`,
    'list all ims segments',
  ],
  [
    `^\\W*${ask}(?:describe |explain |what is |what are |which )?(?:the )?(?:segments?|hierarchy|segment hierarchy|hierarchical structure) (?:are )?(?:of|in) (?:the|our|its) (?:[a-z-]+ ){1,2}databases?${end}`,
    'list all ims segments',
  ],
].map(([pattern, plain]) => [new RegExp(pattern ?? '', 'i'), plain ?? ''] as const)

const plainVerb: Readonly<Record<string, string>> = {
  copies: 'copy',
  accesses: 'access',
  reader: 'read',
  writer: 'write',
  written: 'write',
  updater: 'update',
  updated: 'update',
  changed: 'change',
}
const mayAsk =
  /\b(?:number|count|quantity|total|how many|never|not|no|nowhere|without|un[a-z]+ed|unread|nobody|nothing|ims|dl\/?i|hierarch\w*|segments?|readers?|writers?|updaters?|by|system|app|application|code ?base|code|repo|repository|exist|are)\b/i
/** Longer questions ask for more. */
const longest = 160

/** `programs that write the price file`: the word that asks is left out. */
const telegram = new RegExp(
  `^\\W*(?<kind>${sort}(?:programs|modules|routines|jobs|procs|copy ?books|tables|transactions|files|macros|steps)) (?:that|which) (?=[a-z])`,
  'i',
)

const parts = '(?:programs?|modules?|routines?|utilit(?:y|ies)|tools?)'
const wholeOf =
  '(?:the|this|that|these|our|your) (?:whole |entire )?(?:system|application|app|package|suite|tool ?kit|tool ?set|collection|product|software|project|library)(?: of (?:tools|utilities|programs))?'
/** `which utilities make up this package`, `which tools does the suite consist of`. */
const making = new RegExp(
  `^\\W*(?:which|what)(?: are the)? ${parts} (?:(?:(?:together )?make up|form|constitute|(?:are|is) (?:(?:there|contained|included|delivered) )?(?:part of|in)|belong to|come with) ${wholeOf}|(?:does|do|is|are) ${wholeOf} (?:consist of|made (?:up )?of|comprise|contain|include|bring|offer|provide))(?= and\\b|\\W*$)`,
  'i',
)

/** A question that wants all of a kind, or how many, in words that rules know: `number of jobs` is `how many jobs are there`. */
export const plainLists = keepSome((asked: string): string => {
  const bare = asked.replace(telegram, 'which $<kind> ').replace(making, 'which programs are in the system')
  if (bare.length > longest || !mayAsk.test(bare)) return bare
  for (const [way, plain] of ways) {
    const found = way.exec(bare)
    if (found === null) continue
    const { groups = {} } = found
    return plain.replaceAll(/\$<(\w+)>/g, (_, group: string) => {
      const text = groups[group]?.toLowerCase() ?? ''
      return group === 'uses' || group === 'does' ? (plainVerb[text] ?? text.replace(/s$/, '')) : text
    })
  }
  return bare
})
