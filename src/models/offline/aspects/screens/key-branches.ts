import { sameName } from '../../../../answer/name-match.ts'
import type { FlowLink, SubjectFlow } from '../../../../answer/structure-estate-results.ts'
import { distinctBy } from '../../../../base/distinct-by.ts'
import { bareFileName } from '../../../../base/file-name.ts'
import { groupBy } from '../../../../base/group-by.ts'
import { flowCall } from '../../calls.ts'
import type { Findings } from '../../findings.ts'
import type { Question } from '../../question/question.ts'
import { chosenOptions } from './chosen-option.ts'
import { consoleKey, isOneOfKeys, numberOf } from './key-names.ts'
import { ownKeys } from './own-keys.ts'

/** How programs name keys: by DFHAID, by copies of it, by 88-levels, by the constants of GnuCOBOL's `screenio`. */
const keyName = new RegExp(
  String.raw`\b(?:${consoleKey}|DFH(?:ENTER|CLEAR|PA\d|PF\d{1,2})|[A-Z0-9-]*(?:PFK?|PF-?KEY-?|PA)-?\d{1,2}|[A-Z0-9-]*(?<!RE)(?:ENTER|CLEAR)(?:-KEY)?)\b`,
  'gi',
)

export interface ChosenLink extends FlowLink {
  readonly choice: string
  /** What key that is, where the program names it otherwise: `PF3`. */
  readonly key?: string
  readonly target: string
  readonly kindOfTarget: string
  /** Control comes here on this key alone; else the condition has other keys in it, or asks for more. */
  readonly alone: boolean
}

/** What control does while one key or option is in hand: most telling link first. */
export interface Branch {
  readonly program: string
  readonly choice: string
  readonly key?: string
  readonly links: readonly ChosenLink[]
}

export function branchesOf(question: Pick<Question, 'bare' | 'text'>, program: string, findings: Findings): readonly Branch[] {
  const flows = findings.structure(flowCall(program), 'flow')?.subjects ?? []
  const inProgram = flows.filter(({ flow }) => flow === 'program')
  const own = ownKeys(pathsOf([program], findings), findings)
  const conditions = inProgram.flatMap(({ links }) => links.flatMap(({ condition }) => condition ?? []))
  const links = inProgram
    .flatMap((flow) => chosenLinks(question, flow, own))
    .filter(({ choice, key }) => key !== undefined || isOneOfKeys(choice, conditions))
  return [...groupBy(links, ({ choice }) => choice)].map(([choice, all]) => ({
    program,
    choice,
    ...ownKeyOf(all),
    links: distinctBy(
      all.toSorted((a, b) => Number(b.alone) - Number(a.alone)),
      ({ target }) => target,
    ).sort((a, b) => rank(a) - rank(b) || a.line - b.line),
  }))
}

function ownKeyOf([first]: readonly ChosenLink[]): { readonly key?: string } {
  return first?.key === undefined ? {} : { key: first.key }
}

/** What is done on this key alone before what others share, and a jump to where the paragraph ends last. */
function rank({ alone, kind }: ChosenLink): number {
  return (alone ? 0 : 1) + (kind === 'goto' ? 2 : 0)
}

function chosenLinks(
  question: Pick<Question, 'bare' | 'text'>,
  { nodes, links }: SubjectFlow,
  own: ReadonlyMap<string, string>,
): readonly ChosenLink[] {
  return links.flatMap((link) => {
    const node = nodes[link.to]
    const alone = !/\b(?:AND|OR)\b/i.test(link.condition ?? '')
    if (node === undefined) return []
    return choicesOf(question, link, own).map((choice) => {
      const key = own.get(choice.toUpperCase())
      return { ...link, choice, ...(key === undefined ? {} : { key }), alone, target: node.unit.name, kindOfTarget: node.unit.kind }
    })
  })
}

/** From its statement on control goes to the label whenever the key is pressed. */
const handledKey = /^HANDLE AID ([A-Z]+\d*)$/i

/** The keys of which one, or the option that, must have been chosen for control to come here, where the question asks for them. */
function choicesOf(
  { bare, text }: Pick<Question, 'bare' | 'text'>,
  { condition = '', does = '' }: FlowLink,
  own: ReadonlyMap<string, string>,
): readonly string[] {
  const parts = condition.split(', ').filter((part) => !part.startsWith('else of'))
  const options = chosenOptions({ bare })
  if (options.length > 0) {
    const isOption = (option: string) => new RegExp(String.raw`(?:WHEN|=|IS|TO)\s*['"]?0*${option}['"]?\s*$`, 'i')
    const option = options.find((one) => parts.some((part) => !isTurned(part) && isOption(one).test(part)))
    return option === undefined ? [] : [`option ${option}`]
  }
  const handled = handledKey.exec(does)?.[1]
  const ofParts = parts.toReversed().map((part) => keysIn(part, own))
  const keys = handled === undefined ? (ofParts.find(({ length }) => length > 0) ?? []) : [handled]
  const wanted = askedKeys(text)
  return keys.filter((key) => wanted.length === 0 || wanted.includes(numberOf(own.get(key.toUpperCase()) ?? key) ?? ''))
}

/** Whether a comparison holds for any other value: `NOT OPTION = '4'`, `OPTION NOT = '4'`. */
export function isTurned(condition: string): boolean {
  return /^\s*NOT\b|\bNOT\s*(?:=|EQUALS?\b)[^=]*$|<>/i.test(condition)
}

/** The last comparison before a name, and whether it is turned round. A key behind another one shares its comparison: `NOT = DFHPF3 AND DFHPF4`. */
const comparison = /(\bNOT\s*)?(?:=|\bEQUALS?\b)(?:\s+TO\b)?[\s(]*(?:[\w-]+\s+(?:AND|OR)\s+)*$|<>\s*$/i

/** Whether any other key is meant: `NOT X-PFK03`, `NOT (EIBAID = DFHPF7 OR DFHPF8)`; of one that is compared also `EIBAID NOT = DFHENTER`. */
function isNegated(before: string, isCompared: boolean): boolean {
  const isInside = [...before.matchAll(/\bNOT\s*\(/gi)].some(({ index }) => isOpen(before.slice(index)))
  const last = isCompared ? comparison.exec(before) : null
  return isInside || /\bNOT\s*$/i.test(before) || (last !== null && (last[1] !== undefined || last[0].startsWith('<>')))
}

function isOpen(text: string): boolean {
  return (text.match(/\(/g) ?? []).length > (text.match(/\)/g) ?? []).length
}

/** The keys that a condition asks for, as the program names them: `EIBAID = DFHPF3 OR DFHPF12` for each of both. */
function keysIn(condition: string, own: ReadonlyMap<string, string>): readonly string[] {
  const names = [...condition.matchAll(/(?<![\w-])[A-Z][\w-]*/gi)]
    .filter(([name]) => own.has(name.toUpperCase()))
    .filter(({ index }) => !isNegated(condition.slice(0, index), false))
  const keys = [...condition.matchAll(keyName)].filter(({ 0: name, index }) => !isNegated(condition.slice(0, index), /^DFH/i.test(name)))
  return [...new Set((names.length > 0 ? names : keys).map(([name]) => name))]
}

export function askedKeys(text: string): readonly string[] {
  return [...text.matchAll(/\bp?f[ -]?k?0?(\d{1,2})\b/gi)].flatMap((match) => match[1] ?? [])
}

/** The members of the programs: of several that define one, an expanded source among them, the one that is called like it. */
export function pathsOf(programs: readonly string[], findings: Findings): readonly string[] {
  const paths = programs.flatMap((name) => {
    const flows = findings.structure(flowCall(name), 'flow')?.subjects ?? []
    const all = flows.flatMap(({ definitions }) => definitions.map(({ path }) => path))
    const own = all.find((path) => sameName(bareFileName(path), name))
    return own === undefined ? all : [own]
  })
  return [...new Set(paths)]
}
