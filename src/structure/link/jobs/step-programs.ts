import type { SourcePlace } from '../../../answer/structure.ts'
import { parmText } from '../../../base/jcl/parameters.ts'
import { isMemberName } from '../../member-name.ts'
import { readControlCards } from '../../scanners/control-cards/read-control-cards.ts'
import { controlText } from './control-text.ts'
import { dataSetName } from './data-set-name.ts'
import type { DdEntry } from './dd-entry.ts'
import type { ExpandedStep } from './expanded-step.ts'
import { type JobFact, knownBy } from './job-fact.ts'
import type { JobLibrary } from './job-library.ts'
import { definesDatabase, launcherKind, programRegions } from './launchers.ts'
import { isServiceAssistant, serviceTargets } from './service-targets.ts'
import { shellTargets } from './shell-targets.ts'
import type { Substituted } from './symbols.ts'
import { entriesOf } from './taken-dds.ts'

/** The programs that a step runs, launchers looked through. */
export class StepPrograms {
  readonly #step: ExpandedStep
  readonly #library: JobLibrary
  /** Finds the DD that `*.STEP.DD` means. */
  readonly #referredTo: (written: string) => DdEntry | undefined

  constructor(step: ExpandedStep, library: JobLibrary, referredTo: (written: string) => DdEntry | undefined) {
    this.#step = step
    this.#library = library
    this.#referredTo = referredTo
  }

  /** `program`: what EXEC names. */
  facts(program: Substituted): JobFact[] {
    const name = program.text.toUpperCase()
    if (name.startsWith('*.')) return [this.#referredProgram(program)]
    if (!isMemberName(name)) return [this.#unknown(program.written, 'symbol', program)]
    const found = this.#launched(name, program)
    return found ?? [this.#runs(name, knownBy(program), program.symbolic ? { operand: program.written } : {})]
  }

  /** What a procedure from elsewhere is given to run: SYSTSIN, which nothing but TSO reads, or the `member` of one for IMS. */
  ofUnknownProc(proc: Substituted, member: Substituted | undefined, psb: Substituted | undefined): JobFact[] {
    const launcher = proc.text.toUpperCase()
    const tso = this.#step.dds.some(({ name }) => name === 'SYSTSIN') ? this.#tso(launcher, proc) : []
    const facts = [...tso, ...this.#assisted(launcher)]
    if (member === undefined) return facts
    const name = member.text.toUpperCase()
    return isMemberName(name)
      ? [
          ...facts,
          this.#runs(name, { ...knownBy(member), how: 'launcher' }, { operand: launcher }),
          ...this.#definition('psb', psb?.text ?? '', 'PSB', { ...knownBy(psb ?? member), how: 'launcher' }, { operand: launcher }),
        ]
      : [...facts, this.#unknown(member.written, 'symbol', member)]
  }

  #launched(launcher: string, known: Substituted): JobFact[] | undefined {
    switch (launcherKind(launcher)) {
      case 'tso':
        return this.#tso(launcher, known)
      case 'ims':
        return this.#ims(launcher, known)
      case 'exec': {
        const [name] = this.#parm().split(' ')
        return name === undefined || name === '' ? undefined : [this.#exec(name.toUpperCase(), launcher, this.#parmDecides(known))]
      }
      case 'shell':
        return this.#shell(launcher, known)
      case 'debugger':
        return this.#debugged(launcher, known)
      default:
        return undefined
    }
  }

  #tso(launcher: string, known: Substituted): JobFact[] {
    const { cards, unknown } = controlText(this.#step, (name) => name === 'SYSTSIN', 'tso', this.#library)
    const command = readControlCards('tso', [this.#parm()], this.#step.at.line).map((card) => ({
      card,
      place: undefined,
      open: this.#step.parm?.text.open ?? false,
    }))
    const facts = [...command, ...cards].flatMap(({ card, place, open }): JobFact[] => {
      const decided = { how: 'launcher', open: open || known.open, missing: false } as const
      if (card.kind === 'run-program') {
        const { program } = card
        if (!isMemberName(program)) return [this.#unknown(program, 'symbol', decided, place)]
        return [this.#runs(program, decided, { operand: launcher, via: place })]
      }
      if (card.kind !== 'run-exec' || (card.implicit && this.#library.exec(card.name, this.#step.asking) === undefined)) return []
      return [this.#exec(card.name, launcher, decided, place)]
    })
    if (facts.length > 0) return facts
    if (unknown === undefined) {
      // TSO commands alone run no program; with none at all they come from elsewhere.
      const isTold = this.#parm() !== '' || this.#step.dds.some(({ name }) => name === 'SYSTSIN')
      return isTold ? [] : [this.#unknown('SYSTSIN', 'control cards', known)]
    }
    const { source } = unknown
    if (source?.kind !== 'data set') return [this.#unknown('SYSTSIN', 'control cards', known)]
    return [
      this.#unknown(source.name.written, source.name.open || source.name.missing ? 'symbol' : 'control cards', source.name, unknown.at),
    ]
  }

  #ims(launcher: string, known: Substituted): JobFact[] | undefined {
    const [region = '', name = '', definition = ''] = this.#parm()
      .split(',')
      .map((part) => part.trim().toUpperCase())
    const hasProgram = programRegions.has(region)
    const isWritten = region !== '' && !/[&<{%$]/.test(region)
    // Utilities stand where programs do.
    if (!hasProgram && isWritten) return isMemberName(name) ? [this.#runs(name, this.#parmDecides(known), { operand: launcher })] : []
    if (!hasProgram || !isMemberName(name)) {
      const reason = name.includes('&') ? 'symbol' : 'parameter'
      return [this.#unknown(this.#step.parm?.text.written ?? launcher, reason, this.#parmDecides(known))]
    }
    const parmAt = this.#step.parm?.at
    const byParm = { name, via: parmAt === this.#step.at ? undefined : parmAt }
    const { name: program, via } = (name === 'DSNMTV01' ? this.#underDb2() : undefined) ?? byParm
    const kind = definesDatabase.has(region) ? 'dbd' : 'psb'
    return [
      this.#runs(program, this.#parmDecides(known), { operand: launcher, via }),
      ...this.#definition(kind, definition, `${region} region`, this.#parmDecides(known), { operand: launcher, via: byParm.via }),
    ]
  }

  /** The PSB of the program, or the database that a utility works on. */
  #definition(
    kind: 'psb' | 'dbd',
    name: string,
    verb: string,
    decided: Pick<JobFact, 'how' | 'open' | 'missing'>,
    more: Partial<JobFact>,
  ): JobFact[] {
    const upper = name.trim().toUpperCase()
    return isMemberName(upper) ? [{ kind: 'dli', to: { kind, name: upper }, at: this.#step.at, verb, ...decided, ...more }] : []
  }

  /** DB2 starts the program of a DL/I batch step itself, and reads its name in DDITV02, the ninth of a record's parts (DB2 for z/OS, "DL/I batch"). */
  #underDb2(): { readonly name: string; readonly via: SourcePlace } | undefined {
    const data = this.#inStream('DDITV02')
    const name = data?.lines[0]?.slice(0, 72).split(',')[8]?.trim().toUpperCase() ?? ''
    return data !== undefined && isMemberName(name) ? { name, via: { path: data.path, line: data.startLine } } : undefined
  }

  #shell(launcher: string, known: Substituted): JobFact[] | undefined {
    const inStream = this.#parm() === '' ? this.#inStream('STDPARM') : undefined
    const facts = shellTargets(inStream?.lines ?? [this.#parm()]).map(({ path, line }) => {
      const via = inStream && { path: inStream.path, line: inStream.startLine + line }
      return this.#runs(path, this.#parmDecides(known), { to: { kind: 'symbol', name: path }, operand: launcher, via })
    })
    return facts.length > 0 ? facts : undefined
  }

  /** What an assistant of CICS makes a service of. */
  #assisted(assistant: string): JobFact[] {
    if (!isServiceAssistant(assistant)) return []
    const data = this.#inStream('SYSUT1')
    return serviceTargets(data?.lines ?? []).flatMap(({ parameter, kind, name, line }): JobFact[] => {
      if (!isMemberName(name)) return []
      const via = data && { path: data.path, line: data.startLine + line }
      const known = { at: this.#step.at, verb: `${assistant} ${parameter}`, how: 'launcher', open: false, missing: false } as const
      return [{ kind: kind === 'program' ? 'call' : 'copy', to: { kind, name }, via, ...known }]
    })
  }

  #debugged(launcher: string, known: Substituted): JobFact[] | undefined {
    const name = this.#parm().split(/[,/]/, 1)[0]?.trim().toUpperCase() ?? ''
    return isMemberName(name) ? [this.#runs(name, this.#parmDecides(known), { operand: launcher })] : undefined
  }

  #inStream(name: string): { readonly lines: readonly string[]; readonly path: string; readonly startLine: number } | undefined {
    const { dds } = this.#step
    const dd = dds.find((one) => one.name === name || one.name.endsWith(`.${name}`))
    const entry = dd && entriesOf(dd, dds)[0]
    return entry?.source?.kind === 'in-stream' ? { ...entry.source, path: entry.at.path } : undefined
  }

  #referredProgram(program: Substituted): JobFact {
    const entry = this.#referredTo(program.text)
    const source = entry?.source?.kind === 'data set' ? entry.source.name : undefined
    const name = dataSetName(source?.text ?? '')
    if (entry === undefined || source === undefined || name?.member === undefined || name.temporary || !isMemberName(name.member)) {
      return this.#unknown(program.written, name?.temporary ? 'temporary data set' : 'symbol', source ?? program)
    }
    // Which library it is does not matter, as long as the member's name is fixed.
    const decided = dataSetName(source.written)?.member?.includes('&') ? source : program
    return this.#runs(name.member, { ...knownBy(decided), missing: false }, { operand: program.written, via: entry.at })
  }

  #exec(name: string, launcher: string, decided: Pick<JobFact, 'how' | 'open' | 'missing'>, via?: SourcePlace): JobFact {
    const found = this.#library.exec(name, this.#step.asking)
    return this.#runs(name, decided, { operand: launcher, via, found })
  }

  #runs(name: string, decided: Pick<JobFact, 'how' | 'open' | 'missing'>, more: Partial<JobFact>): JobFact {
    return { kind: 'runs', to: { kind: 'program', name }, at: this.#step.at, ...decided, ...more }
  }

  #unknown(operand: string, reason: string, decided: { readonly open: boolean; readonly missing: boolean }, via?: SourcePlace): JobFact {
    const { open, missing } = decided
    return { kind: 'runs', to: undefined, reason, operand, how: 'symbolic', at: this.#step.at, open, missing, via }
  }

  #parm(): string {
    return parmText(this.#step.parm?.text.text ?? '')
  }

  #parmDecides(known: Substituted): Pick<JobFact, 'how' | 'open' | 'missing'> {
    const parm = this.#step.parm?.text
    return { how: 'launcher', open: known.open || (parm?.open ?? false), missing: false }
  }
}
