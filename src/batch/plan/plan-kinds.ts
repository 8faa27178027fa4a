import type { CodeReference } from './plan-code.ts'
import type { PlanKind, PlanThing, PlanTrait } from './plan-kind.ts'

type Fits = (reference: CodeReference) => boolean

const ofKind = (...kinds: readonly string[]): Fits => {
  const wanted = new Set(kinds)
  return ({ kind }) => wanted.has(kind)
}
const fromProgram: Fits = ({ from }) => from.kind === 'program'
const fromJob: Fits = ({ from }) => from.kind === 'job' || from.kind === 'proc'
const toOther: Fits = ({ from, to }) => from.name !== to.name
const isMissing: Fits = ({ inRepo, system }) => !inRepo && system !== true

const runsOurs: Fits = ({ kind, inRepo }) => kind === 'runs' && inRepo
const isCall = ofKind('call', 'link', 'xctl')
const isCommand = new Set([
  'READ',
  'READ UPDATE',
  'WRITE',
  'REWRITE',
  'DELETE',
  'STARTBR',
  'READNEXT',
  'READPREV',
  'ENDBR',
  'UNLOCK',
  'RESETBR',
])
/** Neither libraries nor data sets of which the attributes alone are taken. */
const holdsData: Fits = ({ kind, op }) => kind === 'dataset' && op !== 'library' && op !== 'model'
const passesData: Fits = ({ op }) => op === 'read' || op === 'write' || op === 'update'

const readVerbs = new Set(['SELECT', 'FETCH', 'GU', 'GHU', 'GN', 'GHN', 'GNP', 'GHNP'])
const readOps = new Set(['read', 'read for update', 'browse', 'open input', 'open i-o', 'receive'])
const reads: Fits = ({ verb, op }) => readVerbs.has(verb ?? '') || readOps.has(op ?? '')
const changeVerbs = new Set(['INSERT', 'UPDATE', 'DELETE', 'MERGE', 'TRUNCATE', 'ISRT', 'REPL', 'DLET'])
const changeOps = new Set(['write', 'update', 'delete', 'create', 'open output', 'open extend', 'open i-o', 'send'])
const changes: Fits = ({ verb, op }) => changeVerbs.has(verb ?? '') || changeOps.has(op ?? '')

const all =
  (...tests: readonly Fits[]): Fits =>
  (reference) =>
    tests.every((test) => test(reference))
const to = (means: string, ...tests: readonly Fits[]): PlanTrait => ({ means, holds: (thing) => thing.to.some(all(...tests)) })
const from = (means: string, ...tests: readonly Fits[]): PlanTrait => ({ means, holds: (thing) => thing.from.some(all(...tests)) })

const isCalled = (thing: PlanThing) => thing.to.some(all(isCall, fromProgram, toOther))
const isStarted = (thing: PlanThing) => thing.to.some(ofKind('runs', 'transaction'))
const isDefined: PlanTrait = { means: 'the code defines', holds: ({ definitions }) => definitions.length > 0 }
const isRead = to('a program reads', fromProgram, reads)
const isChanged = to('a program writes, changes or deletes', fromProgram, changes)
const isUsed = to('a program uses', fromProgram)
const isA = (kind: string, means: string): PlanTrait => ({
  means,
  holds: (thing) => thing.to.some((reference) => reference.to.kind === kind),
})
const throughProcs =
  (fits: Fits): PlanTrait['holds'] =>
  (thing, code) =>
    [...thing.from, ...thing.from.filter(ofKind('runs-proc')).flatMap((run) => code.from(run.to))].some(fits)

/** Jobs and procedures; none of what any of them uses as a library. */
function usersOfData({ to: references }: PlanThing, fits: Fits): ReadonlySet<string> {
  if (references.some(({ op }) => op === 'library')) return new Set()
  return new Set(references.filter(all(fromJob, fits)).map((reference) => reference.from.name))
}

/** A name of at least two qualifiers, all of them known: no symbol, no member of a library, nothing temporary. */
const wholeDataSet = /^[A-Z@#$][A-Z0-9@#$-]*(?:\.[A-Z@#$][A-Z0-9@#$-]*)+$/

/** What templates can name, by the name of the placeholder. */
export const planKinds: Readonly<Record<string, PlanKind>> = {
  program: {
    means: 'a program',
    units: ['program'],
    traits: {
      main: { means: 'a job, procedure or transaction starts', holds: isStarted },
      called: { means: 'another program calls', holds: isCalled },
      shared: { means: 'programs call, and nothing starts', holds: (thing) => isCalled(thing) && !isStarted(thing) },
      batch: to('a job or procedure runs', ofKind('runs'), fromJob),
      transaction: to('a transaction starts', ofKind('transaction')),
      screen: from('show a screen', ofKind('map')),
      calls: from('call a program', isCall, toOther, ({ system }) => system !== true),
      files: from('read or write a file', ofKind('file')),
      tables: from('read or change a table', ofKind('sql')),
      segments: from('read or change a segment', ({ to: { kind } }) => kind === 'segment'),
      queues: from('read or write a queue', ofKind('queue')),
      copies: from('copy a copybook of the code', ofKind('copy'), ({ inRepo }) => inRepo),
      codes: { means: 'set the return code', holds: (thing, code) => code.setsReturnCode(thing.name) },
    },
  },
  job: {
    means: 'a job',
    units: ['job'],
    traits: {
      programs: { means: 'run a program of the code', holds: throughProcs(runsOurs) },
      utility: { means: 'run no program of the code', holds: (thing, code) => !throughProcs(runsOurs)(thing, code) },
      data: { means: 'read or write a data set', holds: throughProcs(holdsData) },
      scheduled: {
        means: 'wait for another job or are waited for',
        holds: (thing) => [...thing.to, ...thing.from].some(ofKind('triggers')),
      },
    },
  },
  proc: { means: 'a procedure of jobs', units: ['proc'], traits: { used: to('a job runs', ofKind('runs-proc')) } },
  transaction: {
    means: 'a transaction',
    units: ['transaction'],
    traits: { program: from('start a program of the code', ofKind('transaction'), ({ inRepo }) => inRepo) },
  },
  screen: { means: 'a map of CICS or a screen of IMS', units: ['map'], traits: { shown: to('a program shows', fromProgram) } },
  table: {
    means: 'a table of a relational database, defined in the code or only named',
    units: ['table'],
    named: all(ofKind('sql'), ({ system }) => system !== true),
    traits: { defined: isDefined, read: isRead, changed: isChanged },
  },
  view: { means: 'a view', units: ['view'], traits: {} },
  database: {
    means: 'a database of IMS',
    units: ['dbd'],
    traits: {
      used: isUsed,
      segments: { means: 'have segments', holds: ({ name }, code) => code.units.some(({ kind, of }) => kind === 'segment' && of === name) },
    },
  },
  segment: { means: 'a segment of a database of IMS', units: ['segment'], traits: { read: isRead, changed: isChanged, used: isUsed } },
  file: {
    means: 'a file of CICS',
    units: ['file'],
    defined: ({ of }) => of === undefined,
    named: ({ kind, verb }) => kind === 'file' && isCommand.has(verb ?? ''),
    traits: { defined: isDefined, read: isRead, changed: isChanged, used: isUsed },
  },
  dataset: {
    means: 'a data set whose whole name is known',
    units: ['dataset'],
    named: (reference) => holdsData(reference) && wholeDataSet.test(reference.to.name),
    traits: {
      used: { means: 'a step of a job uses, and not as a library', holds: (thing) => usersOfData(thing, holdsData).size > 0 },
      shared: { means: 'several jobs or procedures read or write', holds: (thing) => usersOfData(thing, passesData).size > 1 },
    },
  },
  queue: {
    means: 'a queue of CICS or MQ',
    units: ['queue'],
    named: ofKind('queue'),
    traits: { defined: isDefined, read: isRead, changed: isChanged, used: isUsed },
  },
  copybook: {
    means: 'a copybook',
    units: ['copybook'],
    traits: {
      used: isUsed,
      data: {
        means: 'hold records and are no symbolic map',
        holds: ({ name, definitions }, code) =>
          definitions.some(({ path }) => code.holdsRecords(path)) && !code.has({ kind: 'mapset', name }),
      },
    },
  },
  record: {
    means: 'a record of data items',
    units: ['record'],
    traits: {
      copied: { means: 'stand in a copybook', holds: ({ definitions }, code) => definitions.some(({ path }) => code.isCopybook(path)) },
    },
  },
  source: {
    means: 'a source file of a language whose programs have no names of their own',
    units: ['symbol'],
    defined: ({ name, path }) => path === name || path.endsWith(`/${name}`),
    nameOf: ({ path }) => path,
    traits: {},
  },
  missing: {
    means: 'a program, copybook or procedure that is used and not in the code',
    units: ['program', 'copybook', 'proc'],
    defined: () => false,
    named: all(isMissing, ofKind('call', 'link', 'xctl', 'runs', 'runs-proc', 'copy')),
    traits: {
      program: isA('program', 'are programs'),
      copybook: isA('copybook', 'are copybooks'),
      proc: isA('proc', 'are procedures'),
    },
  },
}
