import type { StructureUnit } from '../../../answer/structure.ts'
import type { MemberFacts, Reference } from '../../facts.ts'
import { memberName } from '../../member-name.ts'
import { CommandReferences } from '../host-commands/command-references.ts'
import { dataSetUses } from '../host-commands/data-set-uses.ts'
import { environmentOf, type HostEnvironment, type HostTarget } from '../host-commands/host-target.ts'
import { isSystemCommand } from '../host-commands/system-commands.ts'
import { readTsoCommand } from '../host-commands/tso-commands.ts'
import { headComment } from '../line-kinds.ts'
import { isWorthKeeping, messageName } from '../message-text.ts'
import { AssignedValues } from './assigned-values.ts'
import { isBuiltinFunction } from './builtin-functions.ts'
import { type Clause, clausesOf, isSign, keywordAt } from './clauses.ts'
import { expressionText } from './expression.ts'
import { isLabelClause, type Label, labelsOf } from './labels.ts'
import { lexRexx, type Token } from './lex.ts'

/** Instructions that are no commands; what stands in them is looked through for calls of functions. */
const instructions = new Set(
  `ARG DO DROP ELSE END EXIT EXPOSE FORWARD GUARD IF INTERPRET ITERATE LEAVE LOOP NOP NUMERIC OPTIONS OTHERWISE PARSE PROCEDURE PULL PUSH QUEUE RAISE REPLY
  RETURN SAY SELECT SIGNAL THEN TRACE UPPER USE WHEN ADDRESS CALL`.split(/\s+/),
)
/** Stand before what they take in parentheses, and are functions of no program. */
const keywords = new Set('IF WHEN WHILE UNTIL THEN ELSE SAY RETURN EXIT OTHERWISE BY TO'.split(' '))
/** Variables whose text ISPF and TSO show: long and short messages. */
const shownVariables = /^Z(?:ED|ERR)[LS]M(?:SG)?$/
/** What a variable instruction may be asked to run that calls nothing. */
const callsNothing = /^\s*(?:[A-Z@#$!?_&][A-Z0-9@#$!?_.&]*\s*=|(?:DROP|PARSE|SAY|UPPER|NUMERIC|TRACE|RETURN|EXIT|QUEUE|PUSH|PULL)\b)/i
const routineName = /^[A-Z@#$!?_][A-Z0-9@#$!?_.]*$/

export function readRexxProgram(lines: readonly string[], path: string): Pick<MemberFacts, 'units' | 'references' | 'unresolved'> {
  return new ProgramReader(lines, path).read()
}

class ProgramReader {
  readonly #path: string
  readonly #name: string
  readonly #clauses: readonly Clause[]
  readonly #labels: ReadonlyMap<string, Label>
  readonly #values: AssignedValues
  readonly #commands: CommandReferences
  readonly #units: StructureUnit[] = []
  readonly #references: Reference[] = []
  #environment: HostEnvironment | undefined = 'TSO'
  /** The last one, to which ADDRESS alone goes back. */
  #former: HostEnvironment | undefined = 'TSO'
  /** In force where the first label stands: a routine is called from there as a rule. */
  #atFirstLabel: { readonly environment: HostEnvironment | undefined } | undefined
  #label: Label | undefined

  constructor(lines: readonly string[], path: string) {
    const { tokens, lineKinds, includes } = lexRexx(lines)
    this.#path = path
    this.#name = memberName(path)
    this.#clauses = clausesOf(tokens)
    const labels = labelsOf(this.#clauses, { name: this.#name, path }, lineKinds)
    this.#labels = new Map(labels.map((label) => [label.name, label]))
    this.#values = new AssignedValues(this.#clauses)
    this.#commands = new CommandReferences(this.#values.find)
    const comment = headComment(lineKinds)
    this.#units.push({
      ...{ kind: 'program', name: this.#name, path, startLine: 1, endLine: Math.max(1, lines.length), detail: 'REXX' },
      ...(comment === undefined ? {} : { comment }),
    })
    this.#units.push(...labels.map(({ unit }) => unit))
    for (const { name, line } of includes) {
      // What is put in is a member as any other, which is known as the exec of its name.
      const from: Reference['from'] = { kind: 'program', name: this.#name, path }
      this.#references.push({
        kind: 'copy',
        from,
        to: { kind: 'program', name },
        path,
        line,
        how: 'literal',
        complete: true,
        verb: 'INCLUDE',
      })
    }
  }

  read(): Pick<MemberFacts, 'units' | 'references' | 'unresolved'> {
    for (const clause of this.#clauses) this.#clause(clause)
    const references = [...this.#references, ...this.#commands.references]
    return { units: this.#units, references: dataSetUses(references), unresolved: this.#commands.unresolved }
  }

  #clause(clause: Clause): void {
    const { tokens, line } = clause
    if (isLabelClause(clause)) {
      this.#atFirstLabel ??= { environment: this.#environment }
      this.#environment = this.#atFirstLabel.environment
      this.#label = this.#labels.get(tokens[0]?.text.toUpperCase() ?? '')
      return
    }
    const word = keywordAt(tokens, 0)
    const isInstruction = instructions.has(word) && !isSign(tokens[1], '=') && !(isSign(tokens[1], '(') && tokens[1]?.glued)
    const isAssignment = tokens[0]?.kind === 'symbol' && isSign(tokens[1], '=')
    this.#functions(tokens, word === 'CALL' && isInstruction ? 2 : 0)
    if (isAssignment) this.#assignment(clause)
    else if (isInstruction) this.#instruction(word, clause)
    // A call of a function as a clause: what it gives back is a command, which nobody means.
    else if (!(tokens[0]?.kind === 'symbol' && isSign(tokens[1], '(') && tokens[1]?.glued))
      this.#command(this.#environment, tokens, 0, line)
  }

  #instruction(word: string, { tokens, line }: Clause): void {
    switch (word) {
      case 'CALL':
        this.#call(tokens, line)
        break
      case 'SIGNAL':
        this.#signal(tokens, line)
        break
      case 'ADDRESS':
        this.#address(tokens, line)
        break
      case 'SAY':
        this.#message(tokens, 1, line, 'SAY')
        break
      case 'PUSH':
      case 'QUEUE':
        this.#stacked(tokens, line)
        break
      case 'INTERPRET': {
        const text = this.#text(tokens, 1)
        if (!callsNothing.test(text)) this.#unresolved('call', `INTERPRET ${text}`.trim(), line, 'computed')
      }
    }
  }

  #call(tokens: readonly Token[], line: number): void {
    const target = tokens[1]
    const word = keywordAt(tokens, 1)
    if (word === 'ON' || word === 'OFF') {
      if (word === 'ON') this.#trap('perform', tokens, line)
    } else if (target?.kind === 'symbol') this.#routine(target, line, undefined)
    else if (target?.kind === 'string') this.#external(target.text.toUpperCase(), line, 'CALL')
    else if (target !== undefined)
      this.#unresolved(
        'call',
        tokens
          .slice(1)
          .map(({ text }) => text)
          .join(''),
        line,
        'computed',
      )
  }

  /** `SIGNAL X`, `SIGNAL ON ERROR [NAME X]`, `SIGNAL VALUE expression`. */
  #signal(tokens: readonly Token[], line: number): void {
    const word = keywordAt(tokens, 1)
    if (word === 'OFF') return
    if (word === 'ON') this.#trap('goto', tokens, line)
    else if (tokens.length === 2) this.#jump('goto', tokens[1]?.text.toUpperCase() ?? '', line, undefined)
    else this.#unresolved('goto', this.#text(tokens, word === 'VALUE' ? 2 : 1), line, 'computed')
  }

  /** `ON condition [NAME label]`; without a name the label is called like the condition. */
  #trap(kind: 'perform' | 'goto', tokens: readonly Token[], line: number): void {
    const condition = keywordAt(tokens, 2)
    const label = keywordAt(tokens, 3) === 'NAME' ? keywordAt(tokens, 4) : condition
    this.#jump(kind, label, line, `${kind === 'goto' ? 'SIGNAL' : 'CALL'} ON ${condition}`)
  }

  /** Internal routines come first, then functions of the language, then other members. */
  #routine({ text }: Token, line: number, verb: string | undefined): void {
    const name = text.toUpperCase()
    if (this.#labels.has(name)) this.#jump('perform', name, line, verb)
    else this.#external(name, line, verb ?? 'CALL')
  }

  #external(name: string, line: number, verb: string): void {
    if (isBuiltinFunction(name) || !routineName.test(name)) return
    this.#references.push({
      ...{ kind: 'call', from: this.#from(), to: { kind: 'program', name }, path: this.#path, line },
      ...{ how: 'literal', complete: true, verb },
    })
  }

  #jump(kind: 'perform' | 'goto', name: string, line: number, verb: string | undefined): void {
    if (!this.#labels.has(name)) return
    const label = this.#label
    this.#references.push({
      kind,
      from: label === undefined ? this.#from() : { kind: 'paragraph', name: label.name, of: this.#name, path: this.#path },
      to: { kind: 'paragraph', name, of: this.#name },
      ...{ path: this.#path, line, how: 'literal', complete: true },
      ...(verb === undefined ? {} : { verb }),
    })
  }

  /** `name(` with nothing between: a function. */
  #functions(tokens: readonly Token[], from: number): void {
    for (let i = from; i + 1 < tokens.length; i++) {
      const [token, open] = [tokens[i], tokens[i + 1]]
      if (token === undefined || !open?.glued || !isSign(open, '(')) continue
      if (token.kind === 'symbol' && !/^[\d.]/.test(token.text) && !keywords.has(token.text.toUpperCase()))
        this.#routine(token, token.line, 'function')
      else if (token.kind === 'string') this.#external(token.text, token.line, 'function')
    }
  }

  #address(tokens: readonly Token[], line: number): void {
    const target = tokens[1]
    if (target === undefined) {
      ;[this.#environment, this.#former] = [this.#former, this.#environment]
      return
    }
    const isNamed = target.kind !== 'sign' && keywordAt(tokens, 1) !== 'VALUE'
    const environment = isNamed ? environmentOf(target.text) : undefined
    if (isNamed && tokens.length > 2) this.#command(environment, tokens, 2, line)
    else {
      this.#former = this.#environment
      this.#environment = environment
    }
  }

  #command(environment: HostEnvironment | undefined, tokens: readonly Token[], from: number, line: number): void {
    if (environment === undefined) return
    const text = this.#text(tokens, from)
    if (text.trim() === '' || text.startsWith('&COMPUTED')) return
    // A word that begins no string is a command only if it is known as one or has a value: lines of data look like that too.
    const isVariable = text.startsWith('&') && this.#values.isSet(tokens[from]?.text ?? '')
    const isKnown =
      environment !== 'TSO' || tokens[from]?.kind === 'string' || isVariable || isSystemCommand(text.split(/[\s(]/, 1)[0] ?? '')
    if (isKnown) this.#commands.command(environment, text, { from: this.#from(), line })
  }

  /** Lines that a command reads from the stack: `DSN` takes its RUN from there. */
  #stacked(tokens: readonly Token[], line: number): void {
    const read = (text: string): readonly HostTarget[] => (/^\s*RUN\s+PROG/i.test(text) ? readTsoCommand(text) : [])
    this.#commands.targets(this.#text(tokens, 1), read, { from: this.#from(), line })
  }

  #assignment({ tokens, line }: Clause): void {
    const name = tokens[0]?.text.toUpperCase() ?? ''
    if (shownVariables.test(name)) this.#message(tokens, 2, line, name)
  }

  #message(tokens: readonly Token[], from: number, line: number, how: string): void {
    const literals = tokens.slice(from).flatMap(({ kind, text }) => (kind === 'string' ? [text] : []))
    const text = tokens
      .slice(from)
      .filter((token) => !isSign(token, '||'))
      .map((token, i, all) => (i === 0 || (token.glued && !isStringBeside(token, all[i - 1])) ? token.text : ` ${token.text}`))
      .join('')
      .replace(/ {2,}/g, ' ')
      .trim()
    if (/\p{L}{2}/u.test(literals.join(' ')) && isWorthKeeping(text)) {
      this.#units.push({
        kind: 'message',
        name: messageName(text),
        of: this.#name,
        path: this.#path,
        startLine: line,
        endLine: line,
        detail: how,
      })
    }
  }

  #text(tokens: readonly Token[], from: number): string {
    return expressionText(tokens, from, tokens.length, this.#values.isBare).text
  }

  #from(): Reference['from'] {
    return { kind: 'program', name: this.#name, path: this.#path }
  }

  #unresolved(kind: 'call' | 'goto', operand: string, line: number, reason: string): void {
    this.#commands.unresolved.push({ kind, from: this.#from(), operand, path: this.#path, line, reason })
  }
}

/** A name beside a string is told from it by a blank. */
function isStringBeside(one: Token, other: Token | undefined): boolean {
  return (one.kind === 'string' && other?.kind === 'symbol') || (one.kind === 'symbol' && other?.kind === 'string')
}
