import type { EdgeKind, UnitKind } from '../../answer/structure.ts'
import type { CodeReference, NamedUnit, PlanCode } from './plan-code.ts'
import type { PlanKind, PlanThing, PlanTrait } from './plan-kind.ts'

type Fits = (reference: CodeReference) => boolean

const ofKind = (...kinds: readonly EdgeKind[]): Fits => {
  const wanted = new Set<EdgeKind>(kinds)
  return ({ kind }) => wanted.has(kind)
}
const fromProgram: Fits = ({ from }) => from.kind === 'program'
const isJob = ({ kind }: NamedUnit) => kind === 'job' || kind === 'proc'
const fromJob: Fits = ({ from }) => isJob(from)
const toOther: Fits = ({ from, to }) => from.name !== to.name
const isMissing: Fits = ({ inRepo, system }) => !inRepo && system !== true

const isCall = ofKind('call', 'link', 'xctl')
/** A command of CICS: batch programs have verbs of their own and a REXX has EXECIO. */
const isCommand: Fits = ({ kind, verb }) =>
  kind === 'file' && /^(?:READ|WRITE|REWRITE|DELETE|STARTBR|RESETBR|ENDBR|UNLOCK)/.test(verb ?? '')
/** Neither libraries nor data sets of which the attributes alone are taken. */
const holdsData: Fits = ({ kind, op }) => kind === 'dataset' && op !== 'library' && op !== 'model'

const reads: Fits = ({ access }) => access === 'read' || access === 'both'
const changes: Fits = ({ access }) => access === 'write' || access === 'both'

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
const isA = (kind: UnitKind, means: string): PlanTrait => ({
  means,
  holds: (thing) => thing.to.some((reference) => reference.to.kind === kind),
})
/** What a job does itself, and in its procedures. */
const done = (own: readonly CodeReference[], code: PlanCode) => [
  ...own,
  ...own.filter(ofKind('runs-proc')).flatMap((run) => code.from(run.to)),
]
const runsOurs = (own: readonly CodeReference[], code: PlanCode) => done(own, code).some(({ kind, inRepo }) => kind === 'runs' && inRepo)

/** The jobs and procedures that read or write a data set. None where it is a library, or none of them runs a program of the code: it belongs to an installation. */
function usersOfData(thing: PlanThing, code: PlanCode): ReadonlySet<string> {
  if (thing.to.some(({ op }) => op === 'library')) return new Set()
  const users = thing.to.filter(({ from, op }) => isJob(from) && op !== 'define' && op !== 'model').map((reference) => reference.from)
  return new Set(users.some((user) => runsOurs(code.from(user), code)) ? users.map(({ name }) => name) : [])
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
      programs: { means: 'run a program of the code', holds: (thing, code) => runsOurs(thing.from, code) },
      utility: { means: 'run no program of the code', holds: (thing, code) => !runsOurs(thing.from, code) },
      data: { means: 'read or write a data set', holds: (thing, code) => done(thing.from, code).some(holdsData) },
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
    // A statement does not say whether it names a table or a view.
    named: ({ kind, to: { name }, system }, code) => kind === 'sql' && system !== true && !code.has({ kind: 'view', name }),
    traits: { defined: isDefined, read: isRead, changed: isChanged },
  },
  view: { means: 'a view', units: ['view'], traits: {} },
  database: {
    means: 'a database of IMS',
    units: ['dbd'],
    traits: {
      used: isUsed,
      segments: { means: 'have segments', holds: ({ name }, code) => code.hasSegments(name) },
    },
  },
  segment: { means: 'a segment of a database of IMS', units: ['segment'], traits: { read: isRead, changed: isChanged, used: isUsed } },
  file: {
    means: 'a file of CICS',
    units: ['file'],
    defined: ({ of }) => of === undefined,
    named: isCommand,
    traits: { defined: isDefined, read: isRead, changed: isChanged, used: isUsed },
  },
  dataset: {
    means: 'a data set whose whole name is known',
    units: ['dataset'],
    named: (reference) => holdsData(reference) && wholeDataSet.test(reference.to.name),
    traits: {
      used: { means: 'a job that runs programs of the code reads or writes', holds: (thing, code) => usersOfData(thing, code).size > 0 },
      shared: { means: 'such a job and another one read or write', holds: (thing, code) => usersOfData(thing, code).size > 1 },
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
