import type { Definition } from '../../../answer/structure-results.ts'
import { distinctBy } from '../../../base/distinct-by.ts'
import { fileName } from '../../../base/file-name.ts'

/** Beside the system itself. */
const aside = /(?:^|\/)(?:examples?|samples?|tests?|demos?|tools?|utils?|misc|old|contrib|doc|docs)\//i
/** Fewer are versions of it. */
const fewestBegun = 3
const leads = /menu|main|start|driver|control/i

/**
 * The programs with which one would begin to read where nothing tells of the system: those that no program calls, first what is called as its folder is or as others
 * begin, and menus.
 */
export function leadingPrograms(programs: readonly Definition[], most: number): readonly Definition[] {
  const own = programs.filter(({ path }) => !aside.test(path))
  const all = distinctBy(own.length > 0 ? own : programs, ({ name }) => name.toUpperCase())
  const worth = ({ name, path, detail = '', reachedBy = [] }: Definition) => {
    const folder = path.split('/').at(-2) ?? ''
    const upper = name.toUpperCase()
    const begun = all.filter((other) => other.name.toUpperCase() !== upper && other.name.toUpperCase().startsWith(upper)).length
    return (
      (reachedBy.includes('call') ? 0 : 2) +
      (folder.toUpperCase() === upper ? 2 : 0) +
      (begun >= fewestBegun ? 2 : 0) +
      (leads.test(name) || leads.test(fileName(path)) || /\bMAIN\b/.test(detail) ? 2 : 0)
    )
  }
  return all.toSorted((a, b) => worth(b) - worth(a)).slice(0, most)
}
