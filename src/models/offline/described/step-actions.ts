import type { Reference } from '../../../answer/structure-results.ts'

/** What one step of a job runs, and what it does to which data sets. */
export interface StepDoing {
  readonly name: string
  readonly programs: readonly string[]
  readonly data: readonly { readonly name: string; readonly op: string; readonly isTable?: boolean }[]
}

/** Something that people say a job does, and how a step shows that it does that. */
interface StepAction {
  readonly said: RegExp
  /** Programs that do it. */
  readonly programs?: RegExp
  /** What they must do to some data set for it. */
  readonly op?: RegExp
  /** What the trade writes for it in names of steps, programs and data sets. */
  readonly named?: RegExp
  /** Of data sets such names count that are written: what is read was made by another step. */
  readonly isOutput?: boolean
  /** Only utilities do it, by such control statements (a pattern for lines): a job that neither shows nor says it does not. */
  readonly cards?: string
  /** The programs do other things as well: it counts only where no step shows that it makes something. */
  readonly isLikely?: true
}

const building = 'IGYCRCTL|IKFCBL00|ASMA90|IEV90|IFOX00|IEL0AA|IEL1AA|IBMZPLI|CCNDRVR|IEWL|IEWBLINK|HEWL|DFHEAP1\\$|DFHECP1\\$'
const builders = new RegExp(`^(?:${building})$`)
/** A step that compiles or links, be it of a procedure, or one that calls such a procedure of the compiler. */
export const buildingSteps = String.raw`\bEXEC\s+(?:PGM=(?:${building})|(?:PROC=)?(?:IGYW|ASMA|IBMZ|IEL1|DFH[YEZ][IX]T|HLAS|COB[A-Z]*CL|ASM[AFH][A-Z]*C)[A-Z0-9]*)(?:[\s,]|$)`
const saysBuild = /\b(?:re)?(?:compil\w+|assembl(?:es?|ed)|link-?edit\w*|links|builds?)\b/i

/** Whether it is asked for what compiles or links. */
export function asksBuilding(text: string): boolean {
  return saysBuild.test(text)
}
/** Data of a load; load modules and their libraries are no data. */
const loaded = /LOA?D(?!SET|LIB|MOD|\()/

/** Whether steps compile or link. */
export function isBuild(steps: readonly StepDoing[]): boolean {
  return steps.some(({ programs }) => programs.some((program) => builders.test(program)))
}

/** What CICS knows is defined by its own utility. */
const inCsd = /\b(?:defin|install|updat|creat)\w*\b[^?]*\b(?:cics|csd)\b/i
const csdUtility = /^DFHCSDUP$/

/** Utilities of z/OS (DFSMS Access Method Services and Utilities, DFSORT), Db2, IMS and CICS, by what people run them for. */
const actions: readonly StepAction[] = [
  { said: /\b(?:re-?)?(?:defin\w+|allocat\w+|creat\w+|sets? up)\b/i, op: /^(?:define|create)$/ },
  { said: inCsd, programs: csdUtility },
  { said: /\bdefin\w+\b/i, programs: /^(?:IDCAMS|DFHCSDUP|DSNTEP\d|DSNTIAD|ACBGEN|DBDGEN|PSBGEN)$/, isLikely: true },
  {
    // Who creates tables or clusters puts nothing into them.
    said: /\b(?:re-?)?(?:load(?:s|ed|ing)?|populat\w+|fill(?:s|ed|ing)?|initiali[sz]\w+|refresh\w*|creat\w+(?! (?:(?!of\b|for\b|from\b|with\b|in\b)\S+ ){0,3}(?:tables?|clusters?|files?|ksds|data ?sets?|data ?bases?|index(?:es)?|views?)\b))\b/i,
    programs: /^(?:IDCAMS|IEBGENER|ICEGENER|DSNUTILB|DSNUPROC|DFSURGL0)$|LOA?D/,
    op: /^(?:write|update)$/,
    named: loaded,
  },
  {
    said: /\bunload\w*/i,
    programs: /^(?:DSNTIAUL|DFSURGU0|ADUUMAIN|INZUTILB)$|UNL/,
    named: /UNL/,
    isOutput: true,
    cards: String.raw`^\s*UNLOAD\s+(?:TABLESPACE|TABLE|DATA|FROM)\b`,
  },
  { said: /\bextract\w*|\bdownload\w*/i, programs: /^(?:DSNTIAUL|DFSURGU0)$|UNL/, named: /UNL|EXT/, isOutput: true },
  {
    said: /\bback(?:s|ed|ing)?[ -]?ups?\b|\bsav(?:es?|ed|ing)\b/i,
    programs: /^(?:ADRDSSU|DFSUDMP0)$/,
    named: /BA?C?KU?P|\bBA?C?K(?![A-Z])|SAVE/,
    isOutput: true,
  },
  {
    said: /\bback(?:s|ed|ing)?[ -]?ups?\b|\bimage cop(?:y|ies)\b/i,
    programs: /^(?:ADRDSSU|DFSUDMP0|IEBCOPY)$/,
    named: /BA?C?KU?P|\bBA?C?K(?![A-Z])|SAVE/,
    isOutput: true,
    cards: String.raw`^\s*(?:COPY\s+(?:TABLESPACE|INDEX(?:SPACE)?|LIST)\b|QUIESCE\b|REPRO\s.*BA?C?KU?P|(?:DUMP|BACKUP)\s+\(?(?:DATASET|FULL|TRACKS|SYSTEM)\b)`,
  },
  { said: /\b(?:re-?)?(?:sort\w*|order(?:s|ed)?|merg\w+)\b/i, programs: /^(?:SORT|DFSORT|ICEMAN|ICETOOL|SYNCSORT|SYNCTOOL)$/ },
  { said: /\b(?:delet\w+|scratch\w*|remov\w+|clears?)\b/i, op: /^delete$/ },
  {
    said: /\b(?:re)?(?:compil\w+|assembl(?:es?|ed)|link-?edit\w*)\b/i,
    programs: builders,
  },
  { said: /\b(?:re)?(?:binds?|bound|binding)\b/i, named: /BIND/, cards: String.raw`^\s*(?:RE)?BIND\s+(?:PACKAGE|PLAN|QUERY|SERVICE)\b` },
  { said: /\breorgani[sz]\w*|\breorg(?:s|ed|ing)?\b/i, named: /REORG/, cards: String.raw`^\s*REORG\s+(?:TABLESPACE|INDEX)\b` },
  { said: /\b(?:ftp|transmit\w*|uploads?)\b/i, programs: /FTP/ },
]

/** The steps of a job that show by what they run, do and are called that they do what the text says; empty where it says nothing of the kind. */
export function stepsDoing<Step extends StepDoing>(text: string, steps: readonly Step[]): readonly Step[] {
  const doing = new Set(stepsByDeed(text, steps).flat())
  return steps.filter((step) => doing.has(step))
}

/** The same for each thing that the text says is done. */
export function stepsByDeed<Step extends StepDoing>(text: string, steps: readonly Step[]): readonly (readonly Step[])[] {
  const defined = new Set(steps.flatMap(({ data }) => data.flatMap(({ op, name }) => (isMaking(op) ? name : []))))
  const said = actions.filter((action) => action.said.test(text) && !(action.isLikely && (defined.size > 0 || inCsd.test(text))))
  const counts = (step: StepDoing) => (aStore.test(text) ? step : { ...step, data: step.data.filter((one) => !isMadeAnew(one, defined)) })
  return said.map((action) => steps.filter((step) => does(counts(step), action)))
}

/** What is kept as a whole: who asks for records that are deleted means no file that is made anew. */
const aStore = /\b(?:files?|clusters?|ksds|vsam|data ?sets?|tables?|data ?bases?|gdgs?|generations?|librar(?:y|ies)|index(?:es)?)\b/i

function isMadeAnew({ name, op }: StepDoing['data'][number], defined: ReadonlySet<string>): boolean {
  return op === 'delete' && defined.has(name)
}

/** Whether steps can show that they do what the text says. */
export function isShownBySteps(text: string): boolean {
  return actions.some((action) => action.said.test(text))
}

/** For the control statements by which utilities do what the text says; undefined where it says nothing that only utilities do. */
export function cardsDoing(text: string): string | undefined {
  const cards = actions.flatMap((action) => (action.said.test(text) ? (action.cards ?? []) : []))
  return cards.length === 0 ? undefined : cards.join('|')
}

/** Whether a job bears a name by which the trade calls what the text says. */
export function isCalledFor(text: string, name: string): boolean {
  return actions.some(({ said, named }) => said.test(text) && named?.test(name) === true)
}

function does({ name, programs, data }: StepDoing, { programs: doers, op, named, isOutput = false }: StepAction): boolean {
  const runs = doers === undefined || programs.some((program) => doers.test(program))
  const acts = op === undefined || data.some((one) => op.test(one.op))
  if ((doers !== undefined || op !== undefined) && runs && acts) return true
  const bearing = isOutput ? data.filter((one) => /^(?:write|update)$/.test(one.op)) : data
  return named !== undefined && namesOf({ name, programs, data: bearing }).some((one) => named.test(one))
}

/** The names of a step, of what it runs and of its data sets. */
export function namesOf({ name, programs, data }: StepDoing): readonly string[] {
  return [name, ...programs, ...data.map((one) => one.name)]
}

const makes = /\b(?:re-?)?(?:defin|allocat|creat)\w+|\bsets? up\b/i

const kindsMade: readonly (readonly [RegExp, boolean])[] = [
  [/\b(?:tables?|views?|index(?:es)?|table ?spaces?)\b/i, true],
  [/\b(?:files?|clusters?|ksds|vsam|data ?sets?)\b/i, false],
]

/** Whether a step makes a thing of the very kind that a text says is made: DDL makes tables, DEFINE and DISP=NEW files, whatever they are called. */
export function isMadeBy(text: string, { data, programs }: StepDoing): boolean {
  if (inCsd.test(text)) return programs.some((program) => csdUtility.test(program))
  if (!makes.test(text)) return false
  const [, ofTables] = kindsMade.find(([noun]) => noun.test(text)) ?? []
  return data.some(({ op, isTable = false }) => isMaking(op) && isTable === ofTables)
}

/** By a control statement, or by the DD statement of a step that does nothing else. */
function isMaking(op: string): boolean {
  return op === 'define' || op === 'create'
}

/** The steps of a job by what it leads to; libraries from which programs are taken are no data. */
export function stepsOf(references: readonly Reference[]): readonly StepDoing[] {
  const runs = references.filter(({ kind }) => kind === 'runs' || kind === 'runs-proc')
  const starts = [...new Set(runs.map(({ path, line }) => `${path}:${line}`))]
  const data = references.filter(({ kind, op }) => (kind === 'dataset' && op !== 'library') || kind === 'sql')
  return starts.map((start) => {
    const own = runs.filter(({ path, line }) => `${path}:${line}` === start)
    const [first] = own
    const next = Math.min(...runs.filter((run) => run.path === first?.path && run.line > first.line).map(({ line }) => line))
    const inside = data.filter(({ path, line }) => path === first?.path && line > (first?.line ?? 0) && line < next)
    return {
      name: first?.step ?? inside[0]?.from.name ?? '',
      programs: own.map(({ to }) => to.name),
      data: inside.map(({ to, op = '', kind, verb = '' }) =>
        kind === 'sql' ? { name: to.name, op: opOfSql(verb), isTable: true } : { name: to.name, op },
      ),
    }
  })
}

/** A table that a utility or a script in the step works on. */
function opOfSql(verb: string): string {
  return /^(?:LOAD|INSERT|MERGE)/i.test(verb)
    ? 'write'
    : /^(?:DELETE|DROP|TRUNCATE)/i.test(verb)
      ? 'delete'
      : /^CREATE/i.test(verb)
        ? 'define'
        : 'read'
}
