import { schedulerScanner } from '../../../src/structure/scanners/scheduler/scheduler.ts'

/** What a member of a scheduler says, a line each: units, jobs with their members, triggers, conditions. */
export function scheduled(text: string, path = 'sched/X') {
  const { units, schedule } = schedulerScanner.scan(text, path, 'scheduler').facts(() => undefined)
  const { jobs = [], triggers = [], conditions = [] } = schedule ?? {}
  return {
    units: units.map(
      ({ startLine, endLine, kind, name, of, detail }) =>
        `${startLine}-${endLine} ${kind} ${name}${of === undefined ? '' : ` of ${of}`}: ${detail}`,
    ),
    jobs: jobs.map(({ line, name, member }) => `${line} ${name} ${member ?? '-'}`),
    triggers: triggers.map(
      ({ line, before, after, words }) => `${line} ${before.kind} ${before.name} -> ${after.kind} ${after.name} ${words}`,
    ),
    conditions: conditions.map(({ line, of, condition, role, words }) => `${line} ${of.kind} ${of.name} ${role} ${condition} ${words}`),
  }
}
