import { at, key, single, upper, valuesOf } from './comparison.mjs'

/** What schedulers say of the order of jobs. A list of CA-7 has one line a trigger; one of Control-M the conditions that each job awaits and sets. */
export function scheduleLists({ lists, edges, units }) {
  const triggers = edges.filter(({ kind }) => kind === 'triggers')
  const ca7 = valuesOf(lists.ca7_triggers)
  const controlM = valuesOf(lists.controlm_jobs)
  const within = (list) => {
    const paths = new Set(list.map(({ file }) => file))
    return triggers.filter(({ path }) => paths.has(path))
  }
  // The list has the line of the job that waits, the export that of its condition.
  const jobAt = ({ path, line }) =>
    units.findLast((unit) => unit.kind === 'symbol' && unit.path === path && unit.startLine <= line && line <= unit.endLine)
  return [
    {
      name: 'triggers (CA-7)',
      gold: single(ca7.map((one) => key(at(one), upper(one.job), upper(one.triggers), Number(one.schid)))),
      found: within(ca7).map((edge) => key(at(edge), edge.from.name, edge.to.name, Number(/SCHID=(\d+)/.exec(edge.verb)?.[1]))),
    },
    {
      name: 'triggers (Control-M)',
      gold: single(
        controlM.flatMap((job) =>
          job.incond.flatMap((condition) =>
            controlM
              .filter((before) => before.outcond.includes(condition))
              .map((before) => key(at(job), upper(before.job), upper(job.job), condition)),
          ),
        ),
      ),
      found: within(controlM).map((edge) => key(`${edge.path}:${jobAt(edge)?.startLine}`, edge.from.name, edge.to.name, edge.operand)),
    },
    {
      name: 'scheduled jobs (Control-M)',
      gold: single(controlM.map((job) => key(at(job), upper(job.job), upper(job.member)))),
      found: units
        .filter(({ kind, detail }) => kind === 'symbol' && detail?.startsWith('Control-M JOB '))
        .map((unit) => key(`${unit.path}:${unit.startLine}`, unit.name, /MEMNAME=(\S+?):?(?=\s|$)/.exec(unit.detail)?.[1])),
    },
  ]
}
