import { addToGroup } from '../../base/group-by.ts'
import { bytesOfNumbers } from '../../base/number-columns.ts'
import type { MemberFacts } from '../facts.ts'
import type { LinkedFacts } from '../link.ts'
import { openBlob, sealBlob } from '../sealed-blob.ts'
import { edgeKeys, type GraphRows, unitKeys, unresolvedKeys } from './graph-rows.ts'
import { KeyIndex, keyIndexSections } from './key-index.ts'
import { fieldNamesOf } from './listed-rows.ts'
import { PackedRows, rowSections } from './packed-rows.ts'
import { SectionReader } from './section-reader.ts'
import { StringTable, StringTableWriter } from './string-table.ts'

const magic = 'structure graph 2\n'
const linker = typeof __LINKER__ === 'undefined' ? 'sources' : __LINKER__

interface Header {
  readonly linker: string
  readonly state: string
  /** Lengths of the sections behind it. */
  readonly sections: readonly number[]
}

/**
 * What linking found, for the cache: as long as the facts (`state`) and the linker are the same, nobody has to link them again. Behind a header, a line of JSON,
 * stand sections: the table of texts, then units, edges and unresolved references with their indices, the names of all, and which `members` have which data
 * items. So a question unpacks what it asks for: parsing the same as JSON took most of its time.
 */
export function encodeGraph(
  { units, edges, unresolved }: LinkedFacts,
  members: ReadonlyMap<string, MemberFacts>,
  state: string,
): Uint8Array {
  const strings = new StringTableWriter()
  const rows = [
    ...rowSections(units, unitKeys, strings),
    ...rowSections(edges, edgeKeys, strings),
    ...rowSections(unresolved, unresolvedKeys, strings),
    bytesOfNumbers(Uint32Array.from(new Set([...units, ...edges.map(({ to }) => to)].map(({ name }) => strings.add(name))))),
    ...keyIndexSections(membersByField(members), strings),
  ]
  const sections = [...strings.sections(), ...rows]
  const header: Header = { linker, state, sections: sections.map(({ length }) => length) }
  return sealBlob(magic, [Buffer.from(`${JSON.stringify(header)}\n`), ...sections])
}

function membersByField(members: ReadonlyMap<string, MemberFacts>): Map<string, number[]> {
  const places = new Map<string, number[]>()
  for (const [place, member] of [...members.values()].entries()) {
    for (const name of new Set(fieldNamesOf(member))) addToGroup(places, name, place)
  }
  return places
}

/** Undefined when the blob is damaged, or of another version, or of other facts. */
export function decodeGraph(bytes: Uint8Array, state: string): GraphRows | undefined {
  const body = openBlob(magic, bytes)
  if (body === undefined) return undefined
  // Whoever can make a checksum can make anything else; so much that no bytes end in a crash here.
  try {
    const headerEnd = body.indexOf('\n')
    const header: Header = JSON.parse(body.toString('utf8', 0, headerEnd))
    if (header.linker !== linker || header.state !== state) return undefined
    const sections = new SectionReader(body, headerEnd + 1, header.sections)
    const rows = readRows(sections)
    return sections.isDone ? rows : undefined
  } catch {
    return undefined
  }
}

function readRows(sections: SectionReader): GraphRows {
  const strings = new StringTable(sections)
  const units = new PackedRows(sections, unitKeys, strings)
  const edges = new PackedRows(sections, edgeKeys, strings)
  const unresolved = new PackedRows(sections, unresolvedKeys, strings)
  const names = sections.numbers()
  const fields = new KeyIndex(sections, strings)
  return {
    units,
    edges,
    unresolved,
    *names() {
      for (const name of names) yield strings.at(name)
    },
    fieldNames: () => fields.keys(),
    membersWithField: (name) => fields.places(name),
  }
}
