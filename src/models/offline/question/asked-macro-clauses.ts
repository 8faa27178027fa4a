import { keepLast } from '../../../base/keep-last.ts'
import { asksDeed } from './asks-deed.ts'
import { withMarks, wordlessMark } from './name-mark.ts'
import { partsOf } from './parts.ts'
import type { Question } from './question.ts'

/** What screens and databases are made of, the innermost first: what is asked of a field is not asked of its map. */
export const macroKinds = ['screen field', 'map', 'mapset', 'ims field', 'segment', 'pcb', 'dbd'] as const
export type MacroKind = (typeof macroKinds)[number]

/** An operand of a statement that defines something, and how it is asked for. */
export interface MacroClause {
  readonly of: MacroKind
  readonly keys: readonly string[]
  readonly asked: RegExp
  /** What holds where it is left out: CICS TS Application Programming Reference, "BMS macros"; IMS System Utilities, DBDGEN and PSBGEN. */
  readonly byDefault?: string
  /** It also stands on the statement around: of the map, and of its mapset. */
  readonly inherited?: boolean
  /** Asked in words that mean something else of data that is no screen. */
  readonly isVague?: boolean
}

const clause = (of: MacroKind, keys: string, asked: RegExp, more: Partial<MacroClause> = {}): MacroClause => ({
  of,
  keys: keys.split(' '),
  asked,
  ...more,
})

const size = /\bhow (?:long|wide|big|large)\b|\b(?:lengths?|size|width|wide)\b|\bhow many (?:characters|bytes|positions|digits)\b/i
const attributes =
  /\battrib\w*\b|\b(?:un)?prot(?:ected)?\b|\bdark\b|\bhidden\b|\binvisible\b|\b(?:non-?)?display(?:able|ed)?\b|\bnumeric\b|\bbright\b|\bintens\w*|\bask?ip\b|\bskip\w*\b|\bcursor\b|\bfset\b|\bmdt\b|\b(?:can|may|could|able|possible|allowed)\b[^?]*\b(?:enter|typ|key|chang|overtyp|edit)\w*\b|\b(?:input|read-?only|output[- ]only|enterable|editable)\b|\bmask\w*\b/i
const ctrl = /\bctrl\b|\balarm\b|\bbeeps?\b|\bfree ?kb\b|\bkeyboard\b|\bfrset\b|\bcontrol options?\b/i

const clauses: readonly MacroClause[] = [
  clause(
    'screen field',
    'POS',
    /\bpos(?:itions?|itioned)?\b|\b(?:which|what|on|in) (?:row|line|column)\b|\brow\b|\bcolumn\b|\bcoordinates?\b|\bwhere on\b|\bwhere\b[^?]*\b(?:field|screen|map|panel|stands?|located|appears?|shown|displayed|placed)\b/i,
    { isVague: true },
  ),
  clause('screen field', 'LENGTH', size, { isVague: true }),
  clause('screen field', 'ATTRB', attributes, { byDefault: 'ASKIP and NORM' }),
  clause('screen field', 'COLOR', /\bcolou?r(?:s|ed)?\b|\b(?:red|green|blue|yellow|turquoise|pink|neutral|white)\b/i, {
    inherited: true,
    byDefault: "the terminal's default",
  }),
  clause('screen field', 'HILIGHT', /\bhi(?:gh)?light\w*\b|\bunderlin\w*\b|\bblink\w*\b|\breverse\b/i, {
    inherited: true,
    byDefault: 'OFF',
  }),
  clause(
    'screen field',
    'INITIAL XINIT',
    /\binitial(?:ly|s)?\b|\bdefault (?:value|text|content)s?\b|\bat first\b|\bpre-?filled\b|\bfirst (?:hold|show|contain)\w*\b/i,
    { isVague: true },
  ),
  clause('screen field', 'PICIN', /\bpicin\b|\binput pic(?:ture)?\b/i),
  clause('screen field', 'PICOUT', /\bpicout\b|\boutput pic(?:ture)?\b|\bedit(?:ing)? (?:pattern|pic\w*|mask)\b/i),
  clause('screen field', 'OCCURS', /\boccurs\b|\bhow (?:often|many times)\b/i, { byDefault: '1' }),
  clause('screen field', 'JUSTIFY', /\bjustif\w*\b|\balign\w*\b/i),
  clause('screen field', 'VALIDN', /\bvalidn\b|\bmust ?(?:fill|enter)\b|\bmandatory\b/i, { inherited: true }),
  clause('screen field', 'CASE', /\bupper ?case\b|\bmixed\b|\bcase\b/i),
  clause('screen field', 'GRPNAME', /\bgrpname\b|\bgroup\b/i),
  clause(
    'map',
    'SIZE',
    /\bsize\b|\bhow (?:big|large|wide|high)\b|\bdimensions?\b|\bhow many (?:rows|lines|columns)\b|\brows (?:and|by|x) columns\b/i,
  ),
  clause(
    'map',
    'LINE',
    /\bstart(?:s|ing)? (?:line|row)\b|\b(?:which|what) (?:line|row)\b[^?]*\b(?:begin|start|placed)\w*|\bline operand\b|\bLINE\b/,
    { byDefault: '1' },
  ),
  clause('map', 'COLUMN', /\bstart(?:s|ing)? column\b|\b(?:which|what) column\b[^?]*\b(?:begin|start|placed)\w*|\bCOLUMN\b/, {
    byDefault: '1',
  }),
  clause('map', 'JUSTIFY', /\bjustif\w*\b/i, { byDefault: 'LEFT and FIRST' }),
  clause('map', 'CTRL', ctrl, { inherited: true }),
  clause('map', 'HEADER TRAILER', /\b(?:header|trailer)\b/i),
  clause('mapset', 'MODE', /\bmode\b|\binput,? (?:or|and) output\b|\binout\b|\b(?:input|output)[- ]only map/i, { byDefault: 'OUT' }),
  clause('mapset', 'LANG', /\blang(?:uage)?\b/i, { byDefault: 'ASM' }),
  clause('mapset', 'TERM', /\bTERM\b|\bterminal(?: types?)?\b|\bterm operand\b/, { byDefault: '3270' }),
  clause('mapset', 'CTRL', ctrl),
  clause('mapset', 'TIOAPFX', /\btioapfx\b|\bprefix\b/i, { byDefault: 'NO' }),
  clause('mapset', 'STORAGE', /\bstorage\b/i),
  clause('mapset', 'BASE', /\bBASE\b/),
  clause('mapset', 'SUFFIX', /\bsuffix\b/i),
  clause('mapset', 'EXTATT', /\bextatt\b|\bextended attributes?\b/i, { byDefault: 'NO' }),
  clause('mapset', 'DSATTS', /\bdsatts?\b/i),
  clause('mapset', 'MAPATTS', /\bmapatts?\b/i),
  clause('mapset', 'TYPE', /\bTYPE\b/),
  clause('mapset', 'MAPS', /\bhow many maps\b|\b(?:which|what) maps\b/i),
  clause('ims field', 'START', /\bstart(?:s|ing)?\b|\boffset\b|\bpositions?\b|\bbegins?\b/i),
  clause('ims field', 'BYTES', size),
  clause('ims field', 'TYPE DATATYPE', /\btype\b|\bpacked\b|\bcharacter\b|\bhexadecimal\b|\bformat\b/i, { byDefault: 'C' }),
  clause('ims field', 'NAME', /\bseq(?:uence)?\b|\bunique\b|\bkey\b/i),
  clause('segment', 'BYTES', /\bhow (?:long|big|large)\b|\b(?:lengths?|size)\b|\bhow many (?:characters|bytes)\b|\bBYTES\b/i),
  clause(
    'segment',
    'PARENT',
    /\bparent\b|\broot\b|(?<!\b(?:which|what)(?: segments?)? (?:is|are) (?:the |a )?)\bchild of\b|\bbelow which\b|\bunder which\b/i,
  ),
  clause('segment', 'RULES', /\brules?\b/i),
  clause('segment', 'POINTER PTR', /\bpointers?\b|\bPTR\b|\btwin\w*\b/i),
  clause('segment', 'FREQ', /\bfreq\w*\b/i),
  clause('segment', 'COMPRTN', /\bcompr\w*\b/i),
  clause('segment', 'SOURCE', /\bsource segment\b|\bSOURCE\b/),
  clause('segment', 'EXTERNALNAME', /\bexternal ?name\b/i),
  clause('segment', 'LCHILD', /\blchild\b|\blogical child(?:ren)?\b/i),
  clause('segment', 'SEQ', /\b(?:key|sequence) fields?\b|\bkey(?:ed)? (?:of|by)\b|\bkey\b|\bunique\b/i),
  clause('pcb', 'PROCOPT', /\bprocopts?\b|\bprocessing options?\b/i),
  clause('pcb', 'KEYLEN', /\bkey ?len(?:gth)?\b|\bkey feedback\b|\blength of the (?:concatenated )?key\b/i),
  clause('pcb', 'DBDNAME', /\b(?:which|what) (?:ims )?(?:databases?|dbds?)\b|\bdbdname\b/i),
  clause('pcb', 'SENSEG', /\bsensegs?\b|\bsensitive\b|\b(?:which|what) segments?\b/i),
  clause('pcb', 'TYPE', /\btypes? of pcbs?\b|\bpcb types?\b|\bTYPE\b/),
  clause('pcb', 'POS', /\bpositioning\b|\bPOS\b/, { byDefault: 'SINGLE' }),
  clause('pcb', 'LANG', /\blang(?:uage)?\b/i, { byDefault: 'COBOL' }),
  clause('pcb', 'CMPAT', /\bcmpat\b|\bcompatib\w*\b/i, { byDefault: 'NO' }),
  clause('pcb', 'PROCSEQ', /\bprocseq\b|\bsecondary index\b/i),
  clause(
    'dbd',
    'ACCESS',
    /\baccess\b|\borgani[sz]ation\b|\b(?:kind|type|sort) of (?:ims )?database\b|\b(?:hdam|hidam|hisam|gsam|shisam)\b/i,
  ),
  clause('dbd', 'RMNAME', /\brmname\b|\brandomi[sz]\w*\b/i),
  clause('dbd', 'PASSWD', /\bpasswd\b|\bpassword\b/i),
  clause('dbd', 'EXIT', /\bexit\b/i),
  clause('dbd', 'ENCODING', /\bencoding\b/i),
  clause('dbd', 'VERSION', /\bVERSION\b/),
  clause('dbd', 'DD1 DD2 OVFLW', /\bdd ?[12]?(?:[- ]?names?)?\b|\bddname\b/i),
  clause('dbd', 'DEVICE', /\bdevice\b/i),
  clause('dbd', 'SIZE', /\b(?:block|ci) ?size\b|\bSIZE\b/),
  clause('dbd', 'RECORD', /\brecord (?:length|size)\b|\blrecl\b/i),
  clause('dbd', 'RECFM', /\brecfm\b|\brecord format\b/i),
]

/** What programs make of it is another thing than what its statement says. */
const asksLayout = /\b(?:programs|copybooks?|cobol|picture)\b/i

/** Operands of these statements. */
export const macroKeys: ReadonlySet<string> = new Set(clauses.flatMap(({ keys }) => keys))

/** What is not named has to be said to be one. */
const saysKind =
  /\b(?:fields?|inputs?|titles?|headings?|labels?|texts?|messages?|screens?|maps?|mapsets?|panels?|bms|segments?|databases?|ims|dl\/i|psbs?|pcbs?|dbds?)\b/i

/** What is asked of the statements that define screens and databases, whatever of the two a question names; none where a part of it asks for anything else. */
export const askedMacroClauses = keepLast((question: Pick<Question, 'text' | 'names'>): readonly MacroClause[] => {
  const { text, names } = question
  if (names.length === 0 && !saysKind.test(text)) return []
  if (partsOf(text).length > 1 || asksLayout.test(text)) return []
  const bare = withMarks(question, (name) => macroKeys.has(name.toUpperCase()), wordlessMark)
  if (asksDeed.test(bare)) return []
  // An operand that is named is asked for itself.
  const words = new Set(bare.match(/\w{4,}/g))
  return clauses.filter(({ asked, keys }) => keys.some((key) => words.has(key)) || asked.test(bare))
})
