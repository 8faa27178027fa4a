import { count } from '../../base/text.ts'
import type { App } from '../create-app.ts'
import type { Check } from './check.ts'

/** The skills that were found, and what is wrong with the others. */
export function skillChecks(app: App): Check[] {
  const name = 'skills'
  const found = app.skills.list().length
  const first: Check =
    found > 0
      ? { name, status: 'ok', detail: count(found, 'skill') }
      : { name, status: 'note', detail: 'none; answers rest on the code alone', fix: '--skills-dir DIR names a directory of skills' }
  const told = [...app.notes, ...app.skills.diagnostics].map(({ level, message }): Check => {
    return level === 'info'
      ? { name, status: 'ok', detail: message }
      : { name, status: 'note', detail: message, fix: 'codewhisper skills validate' }
  })
  return [first, ...told]
}
