import type { StructureUnit } from '../answer/structure.ts'
import { memberName } from './member-name.ts'

/**
 * `SEG$ENTRY`: what others write for an entry of another segment (Multics PL/I Reference, "External names"). The segment has the name of the member, or that of its
 * program. Nothing for what is called by its own name alone.
 */
export function entryNames({ kind, name, of, path }: Pick<StructureUnit, 'kind' | 'name' | 'of' | 'path'>): readonly string[] {
  if (name.includes('$')) return []
  const member = memberName(path)
  if (kind === 'entry') return [...new Set([member, of ?? member])].map((segment) => `${segment}$${name}`)
  return kind === 'program' && of === undefined && member !== name ? [`${member}$${name}`] : []
}
