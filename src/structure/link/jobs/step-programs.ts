import type { SourcePlace } from '../../../answer/structure.ts'
import { readControlCards } from '../../scanners/control-cards/read-control-cards.ts'
import { parmText } from '../../scanners/jcl/parameters.ts'
import { controlText } from './control-text.ts'
import { dataSetName, isMemberName } from './data-set-name.ts'
import type { DdEntry } from './dd-entry.ts'
import type { ExpandedStep } from './expanded-step.ts'
import { type JobFact, knownBy } from './job-fact.ts'
import type { JobLibrary } from './job-library.ts'
import { launcherKind, programRegions } from './launchers.ts'
import type { Substituted } from './symbols.ts'

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

  /** The program that an IMS procedure from elsewhere is given. */
  imsMember(member: Substituted, proc: string): JobFact {
    const name = member.text.toUpperCase()
    return isMemberName(name)
      ? this.#runs(name, { ...knownBy(member), how: 'launcher' }, { operand: proc })
      : this.#unknown(member.written, 'symbol', member)
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
      default:
        return undefined
    }
  }

  #tso(launcher: string, known: Substituted): JobFact[] | undefined {
    const { cards, unknown } = controlText(this.#step, (name) => name === 'SYSTSIN', 'tso', this.#library)
    const command = readControlCards('tso', [this.#parm()], this.#step.at.line).map((card) => ({
      card,
      place: undefined,
      open: this.#step.parm?.text.open ?? false,
    }))
    const facts = [...command, ...cards].flatMap(({ card, place, open }): JobFact[] => {
      const decided = { how: 'launcher', open: open || known.open, missing: false } as const
      const via = place === undefined ? {} : { via: place }
      if (card.kind === 'run-program') {
        const { program } = card
        return [
          isMemberName(program)
            ? this.#runs(program, decided, { operand: launcher, ...via })
            : this.#unknown(program, 'symbol', decided, via.via),
        ]
      }
      if (card.kind !== 'run-exec' || (card.implicit && this.#library.exec(card.name, this.#step.asking) === undefined)) return []
      return [this.#exec(card.name, launcher, decided, via.via)]
    })
    if (facts.length > 0) return facts
    if (unknown === undefined) return undefined
    const { source } = unknown
    if (source?.kind !== 'data set') return [this.#unknown('SYSTSIN', 'control cards', known)]
    return [
      this.#unknown(source.name.written, source.name.open || source.name.missing ? 'symbol' : 'control cards', source.name, unknown.at),
    ]
  }

  #ims(launcher: string, known: Substituted): JobFact[] | undefined {
    const [region = '', name = ''] = this.#parm()
      .split(',')
      .map((part) => part.trim().toUpperCase())
    if (!programRegions.has(region))
      return region === '' || /[&<{%$]/.test(region)
        ? [this.#unknown(this.#step.parm?.text.written ?? launcher, 'parameter', this.#parmDecides(known))]
        : undefined
    if (!isMemberName(name))
      return [
        this.#unknown(this.#step.parm?.text.written ?? launcher, name.includes('&') ? 'symbol' : 'parameter', this.#parmDecides(known)),
      ]
    // DB2 starts the program of a DL/I batch step itself, and reads its name in DDITV02, the ninth of a record's parts (DB2 for z/OS, "DL/I batch").
    if (name === 'DSNMTV01') {
      const inStream = this.#step.dds.find((dd) => dd.name === 'DDITV02')?.entries[0]
      const record = inStream?.source?.kind === 'in-stream' ? inStream.source : undefined
      const program = record?.lines[0]?.slice(0, 72).split(',')[8]?.trim().toUpperCase() ?? ''
      if (inStream !== undefined && record !== undefined && isMemberName(program)) {
        return [
          this.#runs(program, this.#parmDecides(known), { operand: launcher, via: { path: inStream.at.path, line: record.startLine } }),
        ]
      }
    }
    const at = this.#step.parm?.at
    const via = at === undefined || at === this.#step.at ? {} : { via: at }
    return [this.#runs(name, this.#parmDecides(known), { operand: launcher, ...via })]
  }

  #shell(launcher: string, known: Substituted): JobFact[] | undefined {
    const inStream = this.#step.dds.find((dd) => dd.name === 'STDPARM')?.entries[0]
    const data = inStream?.source?.kind === 'in-stream' ? inStream.source : undefined
    const parm = this.#parm() || (data?.lines.join(' ') ?? '')
    const [verb, target] = parm.trim().split(/\s+/, 2)
    if (target === undefined || !/^(?:PGM|SH)$/i.test(verb ?? '')) return undefined
    const via: SourcePlace | undefined =
      this.#parm() === '' && inStream !== undefined && data !== undefined ? { path: inStream.at.path, line: data.startLine } : undefined
    return [this.#runs(target, this.#parmDecides(known), { operand: launcher, ...(via === undefined ? {} : { via }) })]
  }

  #referredProgram(program: Substituted): JobFact {
    const entry = this.#referredTo(program.text)
    const name = entry?.source?.kind === 'data set' ? dataSetName(entry.source.name.text) : undefined
    if (entry === undefined || name?.member === undefined || name.temporary) {
      return this.#unknown(program.written, name?.temporary ? 'temporary data set' : 'symbol', program)
    }
    return this.#runs(name.member, knownBy(program), { operand: program.written, via: entry.at })
  }

  #exec(name: string, launcher: string, decided: Pick<JobFact, 'how' | 'open' | 'missing'>, via?: SourcePlace): JobFact {
    const found = this.#library.exec(name, this.#step.asking)
    return this.#runs(name, decided, {
      operand: launcher,
      ...(via === undefined ? {} : { via }),
      ...(found === undefined ? {} : { found }),
    })
  }

  #runs(name: string, decided: Pick<JobFact, 'how' | 'open' | 'missing'>, more: Partial<JobFact>): JobFact {
    return { kind: 'runs', to: { kind: 'program', name }, at: this.#step.at, ...decided, ...more }
  }

  #unknown(operand: string, reason: string, decided: { readonly open: boolean; readonly missing: boolean }, via?: SourcePlace): JobFact {
    const { open, missing } = decided
    return {
      kind: 'runs',
      to: undefined,
      reason,
      operand,
      how: 'symbolic',
      at: this.#step.at,
      open,
      missing,
      ...(via === undefined ? {} : { via }),
    }
  }

  #parm(): string {
    return parmText(this.#step.parm?.text.text ?? '')
  }

  #parmDecides(known: Substituted): Pick<JobFact, 'how' | 'open' | 'missing'> {
    const parm = this.#step.parm?.text
    return { how: 'launcher', open: known.open || (parm?.open ?? false), missing: false }
  }
}
