import { languageOf } from '../../../src/files/language.ts'
import { emptyFacts, type MemberFacts } from '../../../src/structure/facts.ts'
import { packFacts, unpackFacts } from '../../../src/structure/facts-bytes.ts'
import { linkFacts } from '../../../src/structure/link.ts'
import { imsScanner } from '../../../src/structure/scanners/ims/ims.ts'
import { scannerFor } from '../../../src/structure/scanners.ts'

/** What an IMS member says, a line each. */
export function definitions(text: string) {
  const { units, references, psbs = [] } = imsScanner.scan(text, 'ims/MEM.dbd', 'DBD').facts(() => undefined)
  return {
    units: units.map(({ startLine, endLine, kind, name, of = '', detail = '', comment }) =>
      [`${startLine}-${endLine}`, kind, name, of && `of ${of}`, detail, comment && `[${comment.startLine}-${comment.endLine}]`]
        .filter(Boolean)
        .join(' '),
    ),
    references: references.map(({ line, from, kind, to, verb, op, operand }) =>
      [line, from.name, kind, to.kind, to.of, to.name, verb, op, operand && `<${operand}>`].filter(Boolean).join(' '),
    ),
    psbs,
  }
}

/** IMS edges and open references of a codebase, a line each. */
export function linkedIms(files: Readonly<Record<string, string>>): string[] {
  const members = Object.entries(files).map(([path, text]): [string, MemberFacts] => {
    const language = languageOf(path, text) ?? ''
    const facts = scannerFor(language)
      ?.scan(text, path, language)
      .facts(() => undefined)
    // As the cache and the threads hand them on.
    return [path, unpackFacts(packFacts(facts ?? emptyFacts(path, language, 0)))]
  })
  const { edges, unresolved } = linkFacts(new Map(members))
  const told = edges
    .filter(({ kind, from }) => kind === 'dli' && from.kind !== 'psb' && from.kind !== 'dbd')
    .map(({ from, to, path, line, via, verb, op, complete }) =>
      [
        `${from.kind} ${from.name} -> ${to.kind} ${to.name}`,
        `${path}:${line}`,
        via && `via ${via.path}:${via.line}`,
        verb,
        op,
        complete ? '' : 'open',
      ]
        .filter(Boolean)
        .join(' '),
    )
  const open = unresolved
    .filter(({ kind }) => kind === 'dli')
    .map(({ from, operand, path, line, reason }) => `?${from.name} ${operand} ${path}:${line} ${reason}`)
  return [...told, ...open]
}
