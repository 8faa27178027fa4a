import type { JclStatement } from '../../base/jcl/jcl-stream.ts'
import { cutText } from '../../base/text.ts'
import type { StructureGraph } from '../graph.ts'

const conditionChars = 80

/** By the line of their EXEC, on what condition the steps of a member run: IF … THEN around them, and COND, which says when they do not. */
export function stepConditions({ members }: Pick<StructureGraph, 'members'>, path: string): ReadonlyMap<number, string> {
  const found = new Map<number, string>()
  const open: string[] = []
  const jcl = members.get(path)?.jcl
  for (const statement of jcl === undefined ? [] : [jcl, ...(jcl.members ?? [])].flatMap(({ statements }) => statements)) {
    const { operation, startLine, parameters } = statement
    if (operation === 'IF') open.push(ifText(statement))
    else if (operation === 'ELSE') open.push(`else of ${open.pop() ?? ''}`)
    else if (operation === 'ENDIF') open.pop()
    else if (operation === 'JOB') open.length = 0
    else if (operation === 'EXEC') {
      const own = parameters.filter(({ key }) => /^COND(?:\.|$)/i.test(key)).map(({ key, value }) => `${key}=${value}`)
      // IFs may be nested 15 deep (z/OS MVS JCL Reference).
      const all = [...open.slice(-15), ...own]
      if (all.length > 0) found.set(startLine, all.join(', '))
    }
  }
  return found
}

function ifText({ parameters }: JclStatement): string {
  const text = (parameters[0]?.value ?? '').replace(/\s+/g, ' ').replace(/\s*\bTHEN\b.*$/i, '')
  return cutText(text.trim(), conditionChars)
}
