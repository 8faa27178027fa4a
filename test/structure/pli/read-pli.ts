import { languageOf } from '../../../src/files/language.ts'
import type { MemberFacts } from '../../../src/structure/facts.ts'
import type { ScannedMember } from '../../../src/structure/scanner.ts'
import { pliScanner } from '../../../src/structure/scanners/pli/pli.ts'

/** What a PL/I member says; `members` by upper-case name. Lines stand from column 2, unless they begin with `|`, which stands for column 1. */
export function factsOf(
  lines: readonly string[],
  members: Readonly<Record<string, readonly string[]>> = {},
  path = 'pli/TEST.pli',
): MemberFacts {
  const scanned = new Map<string, ScannedMember>()
  for (const [name, text] of Object.entries(members)) {
    scanned.set(name, pliScanner.scan(textOf(text), `inc/${name}.plinc`, 'PL/I include'))
  }
  const text = textOf(lines)
  return pliScanner.scan(text, path, languageOf(path, text) ?? 'PL/I').facts(({ name }) => scanned.get(name))
}

export function textOf(lines: readonly string[]): string {
  return lines.map((line) => (line.startsWith('|') ? line.slice(1) : ` ${line}`)).join('\n')
}

/** `first-last kind name [of owner]: detail` */
export function unitsOf({ units }: MemberFacts, ...kinds: readonly string[]): string[] {
  return units
    .filter(({ kind }) => kinds.length === 0 || kinds.includes(kind))
    .map(({ kind, name, of, startLine, endLine, detail }) =>
      [`${startLine}-${endLine}`, kind, name, ...(of === undefined ? [] : ['of', of])]
        .join(' ')
        .concat(detail === undefined ? '' : `: ${detail}`),
    )
}

/** `line from kind target (verb or op) how via` */
export function edgesOf({ references }: MemberFacts, ...kinds: readonly string[]): string[] {
  return references
    .filter(({ kind }) => kinds.length === 0 || kinds.includes(kind))
    .map(({ kind, from, to, line, verb, op, how, via, complete }) =>
      [
        line,
        from.name,
        kind,
        to.name,
        ...(verb === undefined ? [] : [`(${verb})`]),
        ...(op === undefined ? [] : [`[${op}]`]),
        ...(how === 'literal' ? [] : [how]),
        ...(via === undefined ? [] : [`via ${via.path.replace(/^.*\//, '')}:${via.line}`]),
        ...(complete ? [] : ['open']),
      ].join(' '),
    )
}

export function unresolvedOf({ unresolved }: MemberFacts): string[] {
  return unresolved.map(({ line, kind, operand, reason }) => `${line} ${kind} ${operand}: ${reason}`)
}

/** `offset length level name: detail` */
export function layoutOf({ fields }: MemberFacts): string[] {
  return fields.flatMap(({ names, offsets, lengths, levels, details }) =>
    names.map((name, i) => `${offsets[i]} ${lengths[i]} ${levels[i]} ${name}${details[i] === '' ? '' : `: ${details[i]}`}`),
  )
}

/** `line access name (verb)`, by the qualified name of the field. */
export function usesOf({ fields }: MemberFacts): string[] {
  return fields.flatMap(({ names, parents, uses, verbs }) => {
    const qualified = (row: number): string => ((parents[row] ?? -1) < 0 ? '' : `${qualified(parents[row] ?? -1)}.`) + (names[row] ?? '')
    return Array.from({ length: uses.length / 5 }, (_, i) => {
      const [row = 0, line = 0, , verb = 0, access = 0] = uses.subarray(i * 5, i * 5 + 5)
      return `${line} ${['read', 'write', 'both'][access & 3]} ${qualified(row)} (${verbs[verb]})`
    })
  })
}
