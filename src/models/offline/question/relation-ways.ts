import { nameMark } from './name-mark.ts'

/** What a question is asked about: a name, or a word that points to it. */
export const it = String.raw`(?:the\s+)?(?:(?:program|module|routine|job|copybook|field|paragraph|transaction|file|data ?set|table)\s+)?(?<it>${nameMark}\b|it\b|this\b|that\b)`
const runners = '(?<runner>jobs?|jcls?|jcl members?|procs?|procedures?|job streams?|transactions?|steps?|scripts?)'
const people = '(?:I|we|you|one|users?|an? (?:user|operator|clerk)|the (?:user|operator|clerk))'
/** What is done to things, and what one does who does it. */
export const deeds: Readonly<Record<string, string>> = {
  called: 'call',
  invoked: 'call',
  linked: 'call',
  performed: 'perform',
  executed: 'run',
  started: 'start',
  run: 'run',
  used: 'use',
  referenced: 'use',
  accessed: 'access',
  opened: 'open',
  closed: 'close',
  read: 'read',
  written: 'write',
  updated: 'update',
  changed: 'change',
  created: 'write',
  deleted: 'delete',
  removed: 'remove',
  added: 'add',
  inserted: 'insert',
  reader: 'read',
  writer: 'write',
  updater: 'update',
  copied: 'copy',
  included: 'copy',
  sent: 'send',
  displayed: 'show',
  shown: 'show',
  printed: 'print',
}
const done = `(?<done>${Object.keys(deeds).join('|')})`
/** The same of whoever does it. */
const doneSo = done.replace('<done>', '<does>')
/** What is said of one who does it: `copies`. */
export const does = (deed: string) => (/(?:y|s)$/.test(deed) ? deed.replace(/y$/, 'ie').replace(/s$/, 'sse') : deed).concat('s')
const changes = '(?:read|write|update|rewrite|delete|insert|add|create|remove|erase|purge|change|modify)'
const request = '(?:list|show|name|give|find|get|enumerate)(?: me| us)?(?: a list of)?(?: all| every| each)?(?: of)?(?: the)?'
const copybooks =
  '(?:includes?|included (?:members|files)|include (?:members|files)|copies|copy ?books?|copy (?:members|books|files)|copied members)'
const source = String.raw`(?:the\s+(?:source|code|source\s+code)\s+(?:of|for)\s+)?`
const stores = '(?<what>(?:input |output |vsam |sequential |db2 )?(?:files|data ?sets|tables|queues))'
/** A noun in the plural, not one of the small words that end alike. */
const plural = String.raw`(?!(?:what|which|who|is|are|was|has|does|this)\b)[a-z]+`
const sources = '(?<who>(?:which|what|who)(?: (?:other )?[a-z]+)?|(?:list |show |find |me |all |the )*[a-z]+s that)'
const builders = '(?:jobs?|jcls?|jcl members?|steps?|procs?|procedures?|scripts?)'
const builds = '(?:assembles?|link-?edits?|links?)'
/** Of what a program does while it runs. */
const asRun = String.raw`[^?]*\b(?:messages?|errors?|screens?|keys?|written|shown|displayed|printed|sent|stored|saved|logged|updated)\b`

/** Other ways to ask who does what to whom, and where things are; the plain way that the rules for questions know. Only ways that ask nothing else besides. */
export const relationWays: readonly (readonly [string, string])[] = [
  // `X: who needs it`
  [String.raw`^\W*(?<it>${nameMark})\s*[-:,]+\s*(?<rest>(?:who|what|which|where|how|when|is|does)\b[^?]*?)\bit\b`, '$<rest>$<it>'],
  // `X table: readers`
  [String.raw`^\W*${it}(?:\s+(?:table|file|segment|data ?set))?\s*[-:,]+\s*(?<does>reader|writer|updater)s?\W*$`, 'who $<does> $<it>'],
  // `X is read by what`, `X is created by which job`, `in which job is X created`
  [
    String.raw`^\W*${it}(?:\s+(?:table|file|segment|data ?set))?\s+(?:is|gets)\s+${doneSo}\s+by\s+(?<who>what|whom?|(?:which|what)\s+[a-z]+)(?=\W*$)`,
    '$<who> $<does> $<it>',
  ],
  [
    String.raw`^\W*(?:in|by)\s+(?<who>(?:which|what)\s+(?:jobs?|steps?|jcls?))\s+(?:is|gets)\s+${it}\s+(?:being\s+)?${doneSo}(?=\W*$)`,
    '$<who> $<does> $<it>',
  ],
  // `segments of X`, `input files of X`, `outputs of X`
  [
    String.raw`^\W*(?:${request}\s+|what\s+are\s+the\s+)?inputs?(?:\s+files?)?\s+(?:of|to|for)\s+${it}(?=\W*$)`,
    'which files does $<it> read',
  ],
  [
    String.raw`^\W*(?:${request}\s+|what\s+are\s+the\s+)?outputs?(?:\s+files?)?\s+(?:of|from)\s+${it}(?=\W*$)`,
    'which files does $<it> write',
  ],
  // `which files does X not update`: what it does to each of its own tells those.
  [
    String.raw`^\W*(?:which|what)\s+(?<what>(?:input |vsam )?(?:files|data ?sets))\s+(?:does|do)\s+${it}\s+(?:not|never)\s+(?:read|write|update|delete|change|rewrite)(?=\W*$)`,
    'which $<what> does $<it> use',
  ],
  // `X: callers`, `X callers?`
  [String.raw`^\W*(?<it>${nameMark})[-:,\s]*(?<rest>callers?|callees?|users?|usages?)\W*$`, '$<rest> of $<it>'],
  // `X runs in what job`, `X is part of which programs`, `X is read by what`
  [
    String.raw`^\W*${it}\s+(?:runs?|executes?|starts?|(?:is|gets)\s+(?:run|executed|started|submitted))\s+(?:in|by|under|from|through|as part of)\s+(?:which|what)\s+${runners}(?=\W*$)`,
    'which $<runner> runs $<it>',
  ],
  [
    String.raw`^\W*${it}\s+(?:is|gets)\s+(?:a\s+)?(?:part of|contained in|found in)\s+(?<what>(?:which|what)\s+[a-z]+)(?=\W*$)`,
    '$<what> use $<it>',
  ],
  // `can X delete a user`, `is X able to add one`, `can users be deleted by X`
  [String.raw`^\W*(?:can|could|may)\s+${it}\s+(?:also\s+|ever\s+)?(?=${changes}\b)`, 'does $<it> '],
  [String.raw`^\W*is\s+${it}\s+(?:able|allowed)\s+to\s+(?=${changes}\b)`, 'does $<it> '],
  [
    String.raw`^\W*(?:can|could|are|is)\s+(?<what>(?:[a-z]+\s+){1,3}?)(?:be\s+)?(?<done>deleted|removed|added|inserted|updated)\s+(?:by|in|with|from|through)\s+${it}(?=\W*$)`,
    'does $<it> $<done> $<what>',
  ],
  // `list the modules that are called by X`, `what files are opened by X`
  [
    String.raw`(?:^\W*${request}|\b(?:which|what)(?: are the)?)\s+(?<what>(?:(?!(?:is|are|was|gets?)\b)[a-z]+\s+){0,2}?(?!(?:is|was|gets|does|has)\b)[a-z]+(?:s|(?=\s+(?:is|gets)\s)))\s+(?:(?:that|which)\s+)?(?:(?:is|are|gets?)\s+)?${done}\s+(?:by|from|in)\s+${it}(?=\W*$)`,
    'which $<what> does $<it> $<done>',
  ],
  // `macros used by X`, `what macros are in X`, `X: macros`
  [
    String.raw`^\W*(?:all\s+)?(?<what>(?:${plural}\s+)?${plural}s)\s+(?:that\s+are\s+)?${done}\s+(?:by|from|in)\s+${it}(?=\W*$)`,
    'which $<what> does $<it> $<done>',
  ],
  [
    String.raw`(?:^\W*(?:${request}\s+)?|\b(?:which|what)(?:\s+are\s+the)?\s+)macro(?:s|\s+calls?)\s+(?:(?:are|do we have|exist)\s+)?(?:there\s+)?(?:of|in|inside|used (?:by|in))\s+${it}(?=\W*$)`,
    'which macros does $<it> use',
  ],
  [String.raw`^\W*(?<it>${nameMark})\s*[-:,]*\s*macros\W*$`, 'which macros does $<it> use'],
  // `which programs issue the macro X`, `what code contains calls to X`
  [
    String.raw`^\W*${sources}\s+(?:issues?|codes?|expands?|invokes?)\s+(?=[^?]{0,40}\bmacro\b)(?:(?:the|an?)\s+)?(?:macro\s+)?(?<it>${nameMark})(?:\s+macro)?(?=\W*$)`,
    '$<who> use the macro $<it>',
  ],
  [
    String.raw`^\W*${sources}\s+(?:contains?|has|have)\s+(?=[^?]{0,40}\bcalls?\b)(?:(?:an?|any)\s+)?(?:calls?\s+(?:to|of|for)\s+)?(?<it>${nameMark})(?:\s+calls?)?(?=\W*$)`,
    '$<who> use $<it>',
  ],
  // `which routines does X branch to`, `who branches to X`
  [String.raw`\b(?:does|do|did)\s+${it}\s+branch\s+(?:and\s+link\s+)?to(?=\W*$)`, 'does $<it> call'],
  [
    String.raw`\b(?<who>who|what|which\s+(?:[a-z]+\s+)?[a-z]+)\s+branch(?:es)?\s+(?:and\s+links?\s+)?to\s+${it}(?=\W*$)`,
    '$<who> calls $<it>',
  ],
  // `which job links X`: who calls it is another question
  [
    String.raw`^\W*(?:which|what)\s+${builders}\s+(?:(?:is|are)\s+used\s+to\s+|(?:do|must|should|can)\s+${people}\s+(?:submit|run|use)\s+to\s+)?${builds}(?:\s+and\s+${builds})?\s+${it}(?=\W*$)`,
    'how is $<it> linked',
  ],
  [String.raw`^\W*where\s+is\s+${it}\s+(?:assembled(?:\s+and\s+linked)?|link-?edited)(?=\W*$)`, 'how is $<it> linked'],
  [
    String.raw`^\W*(?:which|what)\s+${builders}\s+(?:(?:do|must|should|can)\s+${people}\s+(?:submit|run|use)\s+to\s+|(?:is|are)\s+used\s+to\s+)install\s+${it}(?=\W*$)`,
    'how do I install $<it>',
  ],
  // `what does X read`: who else works with it is not asked
  [String.raw`^\W*what\s+(?:all\s+)?(?:does|is)\s+${it}\s+read(?:ing)?(?=\W*$)`, 'which data does $<it> read'],
  // `what is run by X`
  [String.raw`^\W*what\s+(?:all\s+)?(?:is|are|gets?)\s+(?:being\s+)?${done}\s+(?:by|from)\s+${it}(?=\W*$)`, 'what does $<it> $<done>'],
  // `in what order do the steps of X run`
  [
    String.raw`^\W*(?:in\s+(?:what|which)\s+order\s+(?:do|are)|what\s+is\s+the\s+order\s+of)\s+the\s+(?:job\s*)?steps\s+(?:of|in)\s+${it}(?:\s+(?:run|executed|done|performed))?(?=\W*$)`,
    'how many steps does $<it> have',
  ],
  // `what are the dependencies of X`, `which routines does X rely on`
  [
    String.raw`(?:${request}|\b(?:what|which)\s+(?:are|is)(?:\s+all)?(?:\s+the)?)\s+(?:(?:external|direct|other|outgoing)\s+)?dependenc(?:y|ies)\s+(?:of|for)\s+${it}(?=\W*$)`,
    'what does $<it> use',
  ],
  [
    String.raw`\b(?<what>(?:what|which)(?:\s+(?:other\s+)?[a-z]+)?)\s+(?:does|do)\s+${it}\s+(?:rely|build)\s+(?:up)?on(?=\W*$|\s+and\b)`,
    '$<what> does $<it> use',
  ],
  // `list the includes of X`, `what copy members are in X`
  [
    String.raw`(?:^\W*${request}|\b(?:which|what)(?:\s+are\s+the)?)\s+${copybooks}\s+(?:(?:are|do we have|exist)\s+)?(?:there\s+)?(?:of|in|inside|used (?:by|in))\s+${it}(?=\W*$)`,
    'which copybooks does $<it> copy',
  ],
  // `list the files of X`
  [
    String.raw`(?:^\W*${request}\s+|\b(?:which|what)\s+are\s+the\s+|^\W*(?:all\s+)?(?:the\s+)?)${stores}\s+(?:of|in|used (?:by|in))\s+${it}(?=\W*$)`,
    'which $<what> does $<it> use',
  ],
  [
    String.raw`\b(?:which|what)\s+${stores}\s+(?:does|do)\s+${it}\s+(?:have|need|require|declare|work with|deal with|handle|process)(?=\W*$)`,
    'which $<what> does $<it> use',
  ],
  [String.raw`^\W*(?:which|what)\s+${stores}\s+has\s+${it}(?=\W*$)`, 'which $<what> does $<it> use'],
  // `when does X run`
  [
    String.raw`^\W*when\s+(?:does|is|will|do)\s+${it}\s+(?:(?:get|being)\s+)?(?:run|executed|started|scheduled|launched|submitted|kicked off)(?=\W*$)`,
    'when is $<it> run',
  ],
  // `how do users get to X`, `what leads to X`
  [
    String.raw`\bhow\s+(?:do|does|can|could|would|will)\s+${people}\s+(?:get|come|navigate|go|arrive|reach)\s*(?:to|into|at|in)?\s+${it}(?=\W*$|\s+from\b)`,
    'who calls $<it>',
  ],
  [String.raw`^\W*(?<who>what|who|which\s+(?:other\s+)?[a-z]+)\s+leads?\s+to\s+${it}(?=\W*$)`, '$<who> calls $<it>'],
  // `what do I have to pass to X`, `what is the calling sequence of X`
  [
    String.raw`\b(?:what|which\s+[a-z]+)\s+(?:do|does|must|should|has|have)\s+${people}\s+(?:have\s+to\s+|need\s+to\s+|to\s+)?(?:pass|hand|give)(?:\s+over)?\s+(?:to\s+)?${it}(?=\W*$)`,
    'what are the arguments of $<it>',
  ],
  [
    String.raw`\bwhat\s+is\s+the\s+(?:calling\s+sequence|signature|parameter\s+list|argument\s+list)\s+(?:of|for)\s+${it}(?=\W*$)`,
    'what are the arguments of $<it>',
  ],
  [
    String.raw`^\W*how\s+is\s+${it}\s+called,?\s+(?:and\s+)?with\s+(?:which|what)\s+(?:parameters|arguments)(?=\W*$)`,
    'what are the arguments of $<it>',
  ],
  // `in which file is X`, `where can I find X`, `where does X live`
  [
    String.raw`^\W*in\s+(?:which|what)\s+(?:source\s+)?(?:file|member|module|library)\s+is\s+${source}${it}(?:\s+(?:defined|found|located|stored|kept))?(?=\W*$)`,
    'where is $<it> defined',
  ],
  [
    String.raw`^\W*(?:which|what)\s+(?:source\s+)?(?:file|member)\s+(?:contains|holds|defines|has)\s+${source}${it}(?=\W*$)`,
    'where is $<it> defined',
  ],
  [String.raw`^\W*where\s+(?:can|do|could)\s+${people}\s+find\s+${source}${it}(?=\W*$)`, 'where is $<it> defined'],
  [String.raw`^\W*(?:where\s+is\s+the\s+(?:source|code|source\s+code)\s+(?:of|for)|find|locate)\s+${it}(?=\W*$)`, 'where is $<it> defined'],
  [String.raw`^\W*where\s+does\s+${it}\s+live(?=\W*$)`, 'where is $<it> defined'],
  [
    String.raw`^\W*(?:(?:what|where)\s+is\s+)?(?:the\s+)?(?:location|path|source(?:\s+code)?)\s+of\s+${it}(?=\W*$)`,
    'where is $<it> defined',
  ],
  [String.raw`^\W*(?<it>${nameMark})\s*[-:,]*\s*(?:source(?:\s+code)?|location)\W*$`, 'where is $<it> defined'],
  // `what SQL does X issue`
  [
    String.raw`\b(?:what|which)\s+(?<what>SQL|Db2|DL/I|DLI|IMS)\s+(?:does|do|is|are)\s+(?:there\s+)?(?:in\s+)?${it}(?:\s+(?:issue|use|contain|have|execute|run|do))?(?=\W*$|,|\s+and\b)`,
    'which $<what> statements are in $<it>',
  ],
  // `how does control get to X`
  [String.raw`\bhow\s+does\s+(?:the\s+)?control\s+(?:get|come|pass|go|reach)\s+(?:to\s+|into\s+)?${it}`, 'who calls $<it>'],
  // `in which job does X run`, `which job is it part of`, `which transaction does it belong to`
  [
    String.raw`\b(?:in|by|through|under|as part of|within)\s+(?:which|what)\s+${runners}\s+(?:does|is|are|do|can|will)\s+${it}(?:\s+(?:run|runs|running|executed?|executing|started?|invoked|called|contained|included|used))?(?=\W*$|,|\s+and\b)`,
    'which $<runner> runs $<it>',
  ],
  [
    String.raw`\b(?:which|what)\s+${runners}\s+(?:is|are|does|do)\s+${it}\s+(?:(?:a\s+)?part of|belongs? to|in|run in|run by|started by)(?=\W*$|,|\s+and\b)`,
    'which $<runner> runs $<it>',
  ],
  // `is X called by any job`: what calls it tells of no job.
  [
    String.raw`^\W*is\s+${it}\s+(?:ever\s+)?(?:called|run|started|executed|used|invoked)\s+(?:by|in|from)\s+(?:any|an?|some)\s+(?:batch\s+)?(?<runner>jobs?)(?=\W*$)`,
    'which $<runner> runs $<it>',
  ],
  // `when is the paragraph X done`
  [
    String.raw`^\W*(?<when>when|why|(?:under|in|at|on)\s+(?:what|which)\s+[a-z]+)\s+(?:is|are|does)\s+${it}\s+(?:ever\s+)?(?:done|entered|gone to|jumped to|branched to|reached|taken|come to|gets? control|happen)(?=\W*$|\s+in\b)`,
    '$<when> is $<it> called',
  ],
  // `why is X needed`: what for, not by whom
  [String.raw`^\W*why\s+(?:does|is)\s+${it}\s+(?:exist|there|needed)(?=\W*$)`, 'what does $<it> do'],
  // `which routines refer to X`
  [
    String.raw`\b(?<who>who|what|which\s+(?!(?:other\s+)?tables?\b)(?:[a-z]+\s+)?[a-z]+s?)\s+(?:refers?|makes?\s+(?:use|reference))\s+(?:to|of)\s+${it}`,
    '$<who> uses $<it>',
  ],
  // `who needs X`, `usages of X`, `is X still needed`, `can X be deleted`
  [String.raw`\b(?<who>who|what|which\s+(?:[a-z]+\s+)?[a-z]+s?)\s+(?:needs?|requires?|relies on|rely on)\s+${it}`, '$<who> uses $<it>'],
  [
    String.raw`^\W*(?:all\s+|any\s+|the\s+|list\s+|show\s+|find\s+|me\s+)*(?:usages?|uses|occurrences|references)\s+(?:of|to)\s+${it}`,
    'who uses $<it>',
  ],
  [String.raw`\bis\s+${it}\s+(?:still\s+|really\s+|actually\s+)*(?:needed|alive|in use|referenced|live)\b`, 'is $<it> used by anything'],
  // A field that is required has to be filled in; only what is still required is used.
  [String.raw`\bis\s+${it}\s+(?:still|really|actually)\s+required\b`, 'is $<it> used by anything'],
  // Where yes means that nothing uses it, an answer must not begin with `no`.
  [String.raw`\bis\s+${it}\s+(?:really\s+|actually\s+|already\s+)*(?:dead|obsolete)\b`, 'who uses $<it>'],
  [
    String.raw`\b(?:can|may|could|is it safe to|am I allowed to|are we allowed to)\s+(?:I\s+|we\s+|you\s+)?(?:safely\s+)?(?:delete|remove|drop|retire|throw away|get rid of)\s+${it}`,
    'who uses $<it>',
  ],
  [String.raw`\b(?:can|may|could)\s+${it}\s+(?:safely\s+)?be\s+(?:deleted|removed|dropped|retired|thrown away)`, 'who uses $<it>'],
  // `if I change X, what else has to be tested`; what a program does when its user changes something is another question
  [
    String.raw`\b(?:if|when)\s+(?:I|we|you|one|somebody|someone)\s+(?:change|modify|touch|alter|extend|edit|fix|replace|rename)\s+${it},?\s+(?!${asRun})(?:then\s+)?(?:what|which)(?:\s+(?:else|other\s+[a-z]+|[a-z]+))?\s+(?:do|must|should|will|would|has|have|needs?|might|may|could|can|is|are)\b[^?]*`,
    'what is affected by a change of $<it>',
  ],
  [
    String.raw`\bwhat\s+(?:else\s+)?(?:do|must|should|would)\s+${people}\s+(?:have to\s+|need to\s+)?(?:re-?)?test\b[^?]*?(?:if|when|after)\s+(?=[^?]*\b(?:chang|modif|touch|alter|extend|edit|fix|replac|renam|updat)\w*)[^?]*?${it}[^?]*`,
    'what is affected by a change of $<it>',
  ],
  // `which job creates the data set X`, `where does X come from`, `where does X go`
  [
    String.raw`\b(?<who>who|what|which\s+(?:[a-z]+\s+){0,2}?[a-z]+)\s+(?:creates?|produces?|generates?|builds?|outputs?|delivers?)\s+${it}(?=\W*$|,|\s+(?:and|in|from|for|when)\b)`,
    '$<who> writes $<it>',
  ],
  [String.raw`\bwhere\s+(?:does|do)\s+${it}\s+(?:come|originate)\s+from`, 'what writes $<it>'],
  [String.raw`\bwhere\s+(?:does|do)\s+${it}\s+go(?:\s+to)?(?=\W*$|,|\s+and\b)`, 'what reads $<it>'],
  // `which files does X open`
  [
    String.raw`\b(?<who>(?:which|what)\s+(?:[a-z]+\s+)?(?:files?|data ?sets?))\s+(?:does|do|is|are)\s+${it}\s+open(?:ing)?(?=\W*$|,|\s+(?:and|for|in)\b)`,
    '$<who> does $<it> use by opening',
  ],
  // `where does the field get its value`, `where does its content come from`
  [
    String.raw`\b(?:where|how)\s+(?:does|do|is|are)\s+${it}\s+(?:gets?|receives?|obtains?|given)\s+(?:its|their|the|a)\s+(?:values?|contents?)`,
    'what sets $<it>',
  ],
  [String.raw`\bwhere\s+(?:does|do)\s+the\s+(?:values?|contents?)\s+(?:of|in)\s+${it}\s+come\s+from`, 'what sets $<it>'],
  // `which routines does X choose from`
  [
    String.raw`\b(?<who>(?:which|what)\s+(?:[a-z]+\s+)?(?:sub)?(?:routines|programs|modules|functions|procedures))\s+(?:does|can|may|will)\s+${it}\s+(?:pick|choose|select|switch)\s+(?:from|among|between)`,
    '$<who> does $<it> call',
  ],
  // `what do I type to get to X`
  [
    String.raw`\b(?:what|which\s+[a-z]+)\s+(?:do|does|must|should|can|has|have)\s+${people}\s+(?:have\s+to\s+|to\s+|need\s+to\s+)?(?:type|enter|key)(?:\s+in)?\b[^?,]*?\bto\s+(?:get\s+to|get\s+into|reach|start|open|run|call\s+up|invoke|use)\s+${it}`,
    'which transaction starts $<it>',
  ],
]
