import { languageOf } from '../../../src/files/language.ts'
import { createGraph } from '../../../src/structure/create-graph.ts'
import type { MemberFacts } from '../../../src/structure/facts.ts'
import type { StructureGraph } from '../../../src/structure/graph.ts'
import { scannerFor } from '../../../src/structure/scanners.ts'

/** Members by path, scanned as their names say and linked. */
export function linked(files: Readonly<Record<string, readonly string[]>>): StructureGraph {
  const members = new Map<string, MemberFacts>()
  for (const [path, lines] of Object.entries(files)) {
    const text = `${lines.join('\n')}\n`
    const language = languageOf(path, text) ?? ''
    const scanner = scannerFor(language)
    if (!scanner) throw new Error(`${path} has no scanner`)
    members.set(
      path,
      scanner.scan(text, path, language).facts(() => undefined),
    )
  }
  return createGraph(members)
}

/** Definitions and references as a reader would note them; members that are units by themselves are left out. */
export function said(files: Readonly<Record<string, readonly string[]>>): { units: string[]; edges: string[] } {
  const { units, edges } = linked(files)
  return {
    units: units
      .filter(({ detail }) => !/ (?:source|program|copybook|map)$/.test(detail ?? ''))
      .map(({ kind, name, of, startLine, endLine, comment, declaration }) => {
        const place = `${startLine}-${endLine}`
        const more = `${comment ? ` [${comment.startLine}-${comment.endLine}]` : ''}${declaration ? ' declared' : ''}`
        return `${place} ${kind === 'symbol' ? '' : `${kind} `}${of === undefined ? '' : `${of}.`}${name}${more}`
      }),
    edges: edges.map(({ kind, from, to, line, complete, found, how }) => {
      const target = `${to.kind === 'symbol' ? '' : `${to.kind} `}${to.of === undefined ? '' : `${to.of}.`}${to.name}`
      const more = `${complete ? '' : ' ?'}${how === 'literal' ? '' : ` ${how}`}${found === undefined ? '' : ` in ${found}`}`
      return `${line} ${from.name}${kind === 'call' ? '' : ` ${kind}`} > ${target}${more}`
    }),
  }
}
