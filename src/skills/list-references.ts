import { outputMarkerFile } from '../base/output-marker.ts'
import { listDirectory } from '../files/list-directory.ts'
import { directoryOf, isDirectorySkill } from './skill.ts'

const maxListed = 100
const maxDepth = 3
const skipped = new Set(['node_modules', '.git'])

/**
 * The files that belong to a skill beside its SKILL.md, relative to its directory and sorted; nothing is read. Of a skill at the top of its skills
 * directory only what stands in `references/`, since other skills may stand beside it; a flat skill has none.
 */
export async function listReferences(root: string, path: string): Promise<{ paths: string[]; more: boolean }> {
  const paths: string[] = []
  if (!isDirectorySkill(path)) return { paths, more: false }
  const directory = directoryOf(path)
  const visit = async (below: string, depth: number): Promise<void> => {
    const at = [directory, below].filter((part) => part !== '').join('/')
    // A directory that vanished or must not be read has nothing to list.
    const entries = await listDirectory({ root, path: at || '.' }).catch(() => [])
    if (entries.some((entry) => entry.name === outputMarkerFile)) return
    for (const entry of entries) {
      if (paths.length > maxListed) return
      const name = below === '' ? entry.name : `${below}/${entry.name}`
      const topOfRoot = directory === '' && below === ''
      if (entry.kind === 'directory' && !entry.link && depth < maxDepth && !skipped.has(entry.name)) {
        if (!topOfRoot || entry.name === 'references') await visit(name, depth + 1)
      } else if (entry.kind === 'file' && !topOfRoot && !/^skill\.md$/i.test(name)) paths.push(name)
    }
  }
  await visit('', 0)
  return { paths: paths.slice(0, maxListed).sort(), more: paths.length > maxListed }
}
