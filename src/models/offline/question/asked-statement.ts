import { isSystemMacro } from '../../../base/system-macros.ts'
import { conditionOfAll } from './asked-pli-conditions.ts'
import { withMarkFor } from './name-mark.ts'
import type { Question } from './question.ts'

/** Verbs, clauses and macros of COBOL, CICS, assembler, PL/I and Fortran: any other word in capitals names something of a system, or is called a statement. */
const known =
  'ACCEPT|ADD|ALTER|CALL|CANCEL|CLOSE|COMPUTE|COPY|DELETE|DISPLAY|DIVIDE|ENTRY|EVALUATE|EXIT PROGRAM|GOBACK|GO TO|GOTO|INITIALIZE|INSPECT|INVOKE|MERGE|MOVE CORRESPONDING|MOVE|MULTIPLY|NEXT SENTENCE|OPEN|PERFORM|READ|RELEASE|REWRITE|SEARCH ALL|SEARCH|SORT|START|STOP RUN|STRING|SUBTRACT|UNSTRING|WRITE|REDEFINES|RENAMES|OCCURS DEPENDING ON|OCCURS|COMP(?:-[1-9])?|COMPUTATIONAL(?:-[1-9])?|PACKED-DECIMAL|REPLACING|REPORT SECTION|LINAGE|DECLARATIVES|SYNCPOINT|GETMAIN|FREEMAIN|STORAGE|WTO|WTOR|ATTACH|LINK|LOAD|XCTL|GET|PUT|ENQ|DEQ|WAIT|POST|STIMER|STIMERM|ABEND|SNAP|ESTAE|ESTAEX|SPIE|ESPIE|SVC|EXCP|RDJFCB|DYNALLOC|TPUT|TGET|FETCH|ALLOCATE|SIGNAL|COMMON|EQUIVALENCE|NAMELIST'
/** In capitals as it stands in the code: `EXEC CICS START`, `GO TO`, `COMP-3`. */
const spelled = String.raw`(?<statement>EXEC\s+(?:CICS|SQL|DLI)(?:\s+[A-Z][A-Z-]+){0,2}|(?:${known})(?![\w-])|[A-Z][A-Z0-9-]+(?:\s+[A-Z][A-Z0-9-]+){0,2}(?=\s+(?:statements?|commands?|verbs?|clauses?|macros?)\W*$))`
const noun = String.raw`(?:\s+(?:statements?|commands?|verbs?|clauses?|calls?|macros?|requests?|sections?))?`
const members = '(?:programs?|modules?|routines?|members?|sources?|copybooks?)'
const article = String.raw`(?:(?:an?|the|any)\s+)?`
const ways = [
  String.raw`^\W*(?:[Ww]hich|[Ww]hat)\s+(?:[A-Za-z]+\s+){0,2}${members}\s+(?:still\s+|really\s+)?(?:issues?|uses?|contains?|has|have|executes?|codes?|works?\s+with)\s+${article}${spelled}${noun}\W*$`,
  String.raw`^\W*[Ww]ho\s+(?:still\s+)?(?:issues|uses|executes|codes)\s+${article}${spelled}${noun}\W*$`,
  String.raw`^\W*(?:[Ii]s|[Aa]re)\s+(?:there\s+)?${article}${spelled}${noun}\s+(?:used|issued|coded|in use)(?:\s+anywhere)?\W*$`,
  String.raw`^\W*[Ww]here\s+(?:is|are)\s+${article}${spelled}${noun}\s+(?:used|issued|coded|executed)\W*$`,
  // An operand of JCL: which jobs, steps or data sets have it.
  String.raw`^\W*(?:[Ww]hich|[Ww]hat|[Hh]ow many)\s+(?:[A-Za-z]+\s+)?(?:jobs?|procs?|steps?|data ?sets?|dds?|jcl|members?)\s+(?:have|has|use|uses|run with|runs with|specify|specifies|with|are|is|in)\s+(?<statement>[A-Z]+=(?:[A-Z0-9$#@*]+|\([A-Z0-9$#@*,]+\)))\W*$`,
].map((way) => new RegExp(way))

/** `Which jobs run SORT`: what a step of JCL runs, which `about-statement.ts` takes for a statement where the name tells of no program. */
const runs =
  /^\W*(?:which|what|how many)\s+(?:jobs?|procs?|steps?|jcls?|jcl members?)\s+(?:runs?|uses?|executes?|calls?|invokes?)\s+(?:the\s+)?(?:program\s+|utility\s+)?(?<program>[A-Z][A-Z0-9$#@]{2,7})(?:\s+(?:utility|program|steps?))?\W*$/i

/** Two capitals in a row, as every statement has. */
const hasCapitals = /[A-Z]{2}/

/** The statement of which a question wants all places; undefined where it asks for none. */
export function askedStatement({ text }: Pick<Question, 'text'>): string | undefined {
  const condition = conditionOfAll({ text })
  if (condition !== undefined) return `ON ${condition}`
  if (!hasCapitals.test(text)) return undefined
  for (const way of ways) {
    const statement = way.exec(text)?.groups?.statement
    if (statement !== undefined) return statement.replace(/\s+/g, ' ')
  }
  return undefined
}

/** Also the operand of a step that runs a program. */
export function askedStatementOrRun(question: Pick<Question, 'text'>): string | undefined {
  const statement = askedStatement(question)
  if (statement !== undefined) return statement
  const program = runs.exec(question.text)?.groups?.program
  return program === undefined || program !== program.toUpperCase() ? undefined : `PGM=${program}`
}

/** Of assembler there are more than a list of verbs can hold. */
const macro = '[A-Z][A-Z0-9]{2,7}'
const done = '(?:issues?|uses?|codes?|contains?|has|have|executes?|makes?)'
/** With `NAME` for the program: ways to ask for a statement of one. */
const waysOfNamed = [
  String.raw`^\W*[Ww]here\s+(?:does|do)\s+NAME\s+${done}\s+${article}(?<statement>${known}|${macro})${noun}\W*$`,
  String.raw`^\W*(?:[Ww]hich|[Ww]hat)\s+(?<statement>${known}|${macro})\s+(?:statements?|commands?|calls?|macros?|requests?|messages?)\s+(?:does|do)\s+NAME\s+${done}\W*$`,
  String.raw`^\W*[Dd]oes\s+NAME\s+(?:ever\s+|really\s+)?${done}\s+${article}(?<statement>${known}|${macro})${noun}\W*$`,
].map((way) => new RegExp(way))

/** The statement that is asked for of the program of that name: `where does NAME issue a GETMAIN`. */
export function statementOfNamed({ text }: Pick<Question, 'text'>, program: string): string | undefined {
  const marked = withMarkFor(text, program)
  return waysOfNamed.map((way) => way.exec(marked)?.groups?.statement).find((found) => found !== undefined && isStatement(found))
}

const isKnown = new RegExp(`^(?:${known})$`)

function isStatement(word: string): boolean {
  return isKnown.test(word) || isSystemMacro(word)
}
